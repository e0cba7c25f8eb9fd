import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeRedraws } from '../../../../../engine/games/oathsworn/campaign/story/check'
import { storyGame } from './fixtures/pack'
import { answer, asked, at, choose, founded, ids, legal, must, type CampaignRun } from './fixtures/play'
import { checking, done, faces, lastCheck, number, whites } from './fixtures/drawing'

describe('checks', () => {
  it.each<[string, readonly string[], number, boolean]>([
    ['enough, no blank', ['2', '2', '1'], 5, true],
    ['enough, one blank', ['2', '2', '1', '0'], 5, true],
    ['enough, two blanks', ['2', '2', '1', '0', '0'], 5, false],
    ['too little', ['2', '1', '1'], 5, false]
  ])('OW-CHECK-01, OW-CHECK-04, OW-CHECK-05 %s', (_, drawn, difficulty, passed) => {
    const run = whites(checking({ difficulty }), ...drawn)
    done(run)
    expect(lastCheck(run)).toMatchObject({ passed, difficulty })
  })

  it('EX-040, OW-CRIT-01, OW-CRIT-03 difficulty 5: a critical two, 1 and 0, and its extra 2, make 5 with one blank: success', () => {
    const run = whites(checking({}), '2*', '1', '0')
    choose(run, 'extra:0')
    faces(run, { white: ['2'] })
    done(run)
    expect(lastCheck(run)).toMatchObject({ total: 5, passed: true })
  })

  it('OW-CHECK-09, OW-CRIT-03 a blank among extra cards is harmless', () => {
    const run = whites(checking({}), '2*', '2', '1', '0')
    choose(run, 'extra:0')
    faces(run, { white: ['0'] })
    done(run)
    expect(lastCheck(run)).toMatchObject({ total: 5, passed: true })
  })

  it('OW-CRIT-02, OW-CRIT-05 an extra card with the mark brings one more of its colour', () => {
    const run = whites(checking({ difficulty: 7 }), '2*', '1')
    choose(run, 'extra:0')
    faces(run, { white: ['2*'] })
    choose(run, 'extra:2')
    faces(run, { white: ['2'] })
    done(run)
    expect(lastCheck(run)).toMatchObject({ total: 7, passed: true })
  })

  it('OW-CRIT-04 the extra card need not be taken', () => {
    const run = whites(checking({}), '2*', '2')
    done(run)
    expect(lastCheck(run)).toMatchObject({ total: 4, passed: false })
  })

  it('OW-CHECK-03, OW-MIGHT-10 from one to ten white cards, the number chosen beforehand by whoever makes it', () => {
    const run = checking({})
    expect(run.waiting[0]).toMatchObject({ form: 'number', min: 1, max: 10, seat: 'company' })
    const each = checking({ scope: 'each' })
    expect(each.waiting[0]).toMatchObject({ seat: 'seat-1' })
  })

  it('OW-CHECK-02 by the company, by each in turn, by one the company names, by a class that is there', () => {
    const each = checking({ scope: 'each', difficulty: 0 })
    for (const _ of [1, 2, 3, 4]) done(whites(each, '1'))
    expect(each.log.filter(({ happening }) => happening.kind === 'checked')).toHaveLength(4)
    const chosen = checking({ scope: 'chosen' })
    expect(asked(chosen)).toBe('campaign.ask.checker')
    choose(chosen, at(chosen, 'seat-3').id)
    expect(chosen.waiting[0]?.seat).toBe('seat-3')
    expect(checking({ scope: { class: 'priest' } }).waiting[0]?.seat).toBe('seat-2')
    expect(asked(checking({ scope: { class: 'blade' } }))).toBe('campaign.ask.destination')
  })

  it.each([
    [['2', '2*', '2', '1', '1', '0'], 2],
    [['2', '2', '2', '1', '1', '0', '0'], 0],
    [['2', '0'], 0],
    [['2', '2', '2', '2*', '1'], 3]
  ])('EX-039, OW-CHECK-08 difficulty 3, drawn %j: %i successes', (drawn, successes) => {
    const run = whites(checking({ difficulty: 3, perSuccess: true, success: [{ do: 'iron', change: 1 }] }), ...drawn)
    done(run)
    expect(lastCheck(run)?.successes).toBe(successes)
    expect(run.state.purse).toBe(12 + successes)
  })

  it('EX-041, OW-TRAIT-01, OW-TRAIT-02 Bushcraft with two marks: two free redraws for each of the four checks', () => {
    const run = checking({ scope: 'each' }, (now) => must(now, { do: 'set-trait', trait: 'bushcraft', marks: 2 }))
    for (const _ of [1, 2, 3]) {
      whites(run, '1', '0')
      expect(run.waiting[0]?.data).toMatchObject({ freeRedraws: 2 })
      choose(run, 'redraw:1')
      faces(run, { white: ['0'] })
      expect(run.waiting[0]?.data).toMatchObject({ freeRedraws: 1 })
      choose(run, 'redraw:1')
      faces(run, { white: ['1'] })
      expect(asked(run)).not.toBe('ask.hand.onTable')
    }
    whites(run, '2', '2')
    expect(run.waiting[0]?.data).toMatchObject({ freeRedraws: 2 })
  })

  it.each([
    ['bushcraft', ['survival']],
    ['keen-eyed', ['spot', 'search', 'listening']],
    ['quick-witted', ['barter', 'threaten', 'reasoning']]
  ])('OW-TRAIT-01, OW-TRAIT-05, OW-TRAIT-08 %s gives a free redraw per mark in its own checks', (trait, types) => {
    const { book } = storyGame([])
    const company = founded(storyGame([])).state
    for (const type of [
      'survival',
      'spot',
      'search',
      'listening',
      'barter',
      'threaten',
      'reasoning',
      'might',
      'other'
    ] as const)
      for (const marks of [1, 2, 3])
        expect([type, freeRedraws(book, { ...company, traits: { [trait]: marks } }, type)]).toEqual([
          type,
          types.includes(type) ? marks : 0
        ])
  })

  it('OW-CHECK-06, OW-TOKEN-12, OW-TOKEN-13, OW-TRAIT-02 a redraw replaces one card by its like; free ones come before tokens', () => {
    const run = checking({ scope: 'chosen' }, (now) => {
      must(now, { do: 'set-trait', trait: 'bushcraft', marks: 1 })
      must(now, { do: 'gain-token', character: at(now).id, token: 'redraw', onPurpose: true })
    })
    must(run, { do: 'gain-token', character: at(run).id, token: 'redraw', onPurpose: true })
    choose(run, at(run).id)
    whites(run, '0', '0', '2')
    choose(run, 'redraw:0')
    faces(run, { white: ['2'] })
    const tokens = at(run).tokens.redraw
    choose(run, 'redraw:1')
    faces(run, { white: ['1'] })
    expect(at(run).tokens.redraw ?? 0).toBe((tokens ?? 0) - 1)
    done(run)
    expect(lastCheck(run)).toMatchObject({ total: 5, passed: true })
  })

  it('EX-038, OW-CHECK-12 a check that fails returns nothing and gains nothing', () => {
    const run = checking({ scope: 'chosen' })
    for (const _ of [1, 2]) must(run, { do: 'gain-token', character: at(run).id, token: 'redraw', onPurpose: true })
    choose(run, at(run).id)
    whites(run, '2', '2', '0', '0')
    for (const _ of [1, 2]) {
      choose(run, 'redraw:2')
      faces(run, { white: ['0'] })
    }
    done(run)
    expect([lastCheck(run)?.passed, at(run).tokens]).toEqual([false, {}])
  })

  it('OW-CHECK-10 in a company check anybody spends tokens, in an own check only the one who makes it', () => {
    const give = (run: CampaignRun) => {
      for (const seat of ['seat-2', 'seat-4'] as const)
        must(run, { do: 'gain-token', character: at(run, seat).id, token: 'redraw', onPurpose: true })
    }
    const company = checking({})
    give(company)
    whites(company, '0', '1')
    expect(ids(company.waiting[0])).toContain('redraw:0:seat-2')
    expect(ids(company.waiting[0])).toContain('redraw:0:seat-4')
    const own = checking({ scope: 'chosen' })
    give(own)
    choose(own, at(own, 'seat-2').id)
    whites(own, '0', '1')
    expect(legal(own.waiting[0])).toEqual(['redraw:0', 'redraw:1', 'done'])
  })

  it('OW-CHECK-07, OW-TOKEN-10, OW-TOKEN-11 empowered tokens help in a MIGHT check, and in no other', () => {
    const give = (run: CampaignRun): CampaignRun => {
      must(run, { do: 'gain-token', character: at(run).id, token: 'empowered', onPurpose: true })
      choose(run, at(run).id)
      number(run, 3)
      return run
    }
    const plain = give(checking({ scope: 'chosen' }))
    expect(plain.waiting[0]?.form).toBe('faces')
    const might = give(checking({ scope: 'chosen', type: 'might' }))
    expect(asked(might)).toBe('ask.empowerTokens')
    number(might, 1)
    answer(might, { form: 'spread', amounts: { 'card:0': 2, 'card:1': 1 } })
    expect(might.waiting[0]).toMatchObject({
      form: 'faces',
      piles: [{ id: 'white:card' }, { id: 'yellow:card' }, { id: 'red:card' }]
    })
    faces(might, { white: ['1'], yellow: ['3'], red: ['4*'] })
    done(might)
    expect(lastCheck(might)?.total).toBe(8)
    expect(at(might).tokens).toEqual({})
  })

  it.each([
    [2, ['2', '1'], 5, true],
    [-3, ['2', '2'], 1, false],
    [-9, ['2'], 0, false],
    [9, ['2', '0', '0'], 11, false]
  ])('OW-CHECK-11 a bonus of %i to %j makes %i and has no say in blanks', (bonus, drawn, total, passed) => {
    const run = whites(checking({ bonus }), ...drawn)
    done(run)
    expect(lastCheck(run)).toMatchObject({ total, passed })
  })

  it('what follows a check of each is said of each alone', () => {
    const run = checking({
      scope: 'each',
      difficulty: 2,
      success: [{ do: 'token', token: 'redraw' }],
      failure: [{ do: 'hp', change: -1 }]
    })
    for (const drawn of ['2', '1', '2', '1']) done(whites(run, drawn))
    expect(
      (['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const).map((seat) => [
        at(run, seat).tokens.redraw ?? 0,
        at(run, seat).hp
      ])
    ).toEqual([
      [1, 6],
      [0, 5],
      [1, 6],
      [0, 5]
    ])
  })

  it('OW-CHECK-04, OW-CHECK-05, OW-CHECK-11 whatever falls, a check is judged by total and blanks', () => {
    const deck = ['0', '0', '0', '1', '1', '1', '2', '2']
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { minLength: 1 }), fc.integer({ min: 1, max: 12 }), (drawn, difficulty) => {
        const run = whites(checking({ difficulty }), ...drawn)
        done(run)
        const total = drawn.reduce((sum, face) => sum + Number(face), 0)
        const passed = total >= difficulty && drawn.filter((face) => face === '0').length < 2
        expect(lastCheck(run)).toMatchObject({ total, passed })
      }),
      { numRuns: 25 }
    )
  })
})
