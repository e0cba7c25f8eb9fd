import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel'
import { freeRedraws } from '../../../../engine/oathsworn/campaign/story/check'
import type { ChangedOf } from '../../../../engine/oathsworn/campaign/happenings'
import { strengthOf } from '../../../../engine/oathsworn/campaign/strength'
import { storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'

type Fields = { readonly [field: string]: Json }

/** A story that begins with one check of this kind; the table draws, so that a test can say what falls. */
function checking(check: Fields, before: (run: CampaignRun) => void = () => undefined, might = 'table'): CampaignRun {
  const game = storyGame([{ do: 'check', check: 'trial' }], {
    'checks/all.json': [{ id: 'trial', type: 'survival', difficulty: 5, ...check }, ...others]
  })
  const run = founded(game, { dials: { might } })
  before(run)
  choose(run, 'story')
  choose(run, 'read')
  return run
}
const others: readonly Fields[] = ['look', 'survive', 'listen', 'lift', 'priestly'].map((id) => ({
  id,
  type: 'spot',
  difficulty: 1
}))

const number = (run: CampaignRun, value: number) => answer(run, { form: 'number', value })

/** Says which faces fell of each colour that is asked for. */
function faces(run: CampaignRun, drawn: { readonly [colour: string]: readonly string[] }): void {
  answer(run, { form: 'faces', faces: Object.fromEntries(Object.entries(drawn).map(([c, f]) => [`${c}:card`, f])) })
}

/** Draws these white cards and leaves them. */
function whites(run: CampaignRun, ...drawn: readonly string[]): CampaignRun {
  number(run, drawn.length)
  faces(run, { white: drawn })
  return run
}
const done = (run: CampaignRun): void => {
  if (asked(run) === 'ask.hand.onTable') choose(run, 'done')
}

const lastCheck = (run: CampaignRun): ChangedOf<'checked'> | undefined =>
  run.log.flatMap(({ happening }) => (happening.kind === 'checked' ? [happening] : [])).at(-1)

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

  it('EX-040, OW-CRIT-03 difficulty 5: a critical two, 1 and 0, and its extra 2, make 5 with one blank: success', () => {
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
})

describe('the MIGHT decks of the story', () => {
  it('OW-MIGHT-01, OW-MIGHT-04, OW-MIGHT-05 are the Oathsworn ones: used cards are discarded, and shuffled in when none is left', () => {
    const run = checking({ scope: 'each' }, () => undefined, 'app')
    number(run, 10)
    choose(run, 'done')
    const pile = () => run.state.might.piles.oathsworn.white
    expect([pile().draw.length, pile().discard.length]).toEqual([8, 10])
    number(run, 10)
    done(run)
    expect(run.log.some(({ happening }) => happening.kind === 'mightReshuffled')).toBe(true)
    expect(pile().draw.length + pile().discard.length).toBe(18)
    expect(run.state.might.piles.enemy.white.draw).toEqual([])
  })

  it('OW-MIGHT-07 while the story lasts, any token shuffles the discards of freely chosen decks back', () => {
    const run = checking({ scope: 'each' }, () => undefined, 'app')
    const who = at(run, 'seat-4').id
    must(run, { do: 'gain-token', character: who, token: 'defence', onPurpose: true })
    number(run, 5)
    done(run)
    const before = run.state.might.piles.oathsworn.white.discard.length
    expect(before).toBeGreaterThan(4)
    must(run, { do: 'reset-decks', by: who, token: 'defence', colours: ['white'] })
    expect(run.state.might.piles.oathsworn.white.discard).toEqual([])
    expect(command(run, { do: 'reset-decks', by: who, token: 'defence', colours: ['white'] })).toBe(
      'campaign.refused.noToken'
    )
  })

  it('OW-MIGHT-07 and never later', () => {
    const run = founded(storyGame([{ do: 'proceed' }]))
    choose(run, 'story')
    choose(run, 'read')
    const who = at(run).id
    must(run, { do: 'gain-token', character: who, token: 'defence' })
    expect(command(run, { do: 'reset-decks', by: who, token: 'defence', colours: ['white'] })).toBe(
      'campaign.refused.onlyInStory'
    )
  })

  it('OW-MIGHT-08 when the story ends every deck is whole again', () => {
    const run = founded(storyGame([{ do: 'check', check: 'look' }, { do: 'proceed' }]))
    choose(run, 'story')
    choose(run, 'read')
    number(run, 8)
    while (asked(run) === 'ask.hand.onTable') choose(run, 'done')
    expect(asked(run)).toBe('campaign.ask.camp')
    expect(run.state.might.piles.oathsworn.white.discard).toEqual([])
  })

  it('OW-MIGHT-03 a die of the table is told like a card: its face leaves no pile', () => {
    const run = checking({})
    number(run, 2)
    const before = run.state.might.piles.oathsworn.white.draw.length
    answer(run, { form: 'faces', faces: null })
    expect(run.state.might.piles.oathsworn.white.draw.length).toBe(before - 2)
  })
})

describe('a round of combat', () => {
  /** Wolves of DEFENSE 7; the table draws. */
  function fighting(): CampaignRun {
    const run = founded(storyGame([{ do: 'combat', combat: 'wolves' }]), {
      dials: { might: 'table' },
      seats: [{ class: 'ranger' }, { class: 'priest' }, { class: 'witch' }, { class: 'exile' }]
    })
    choose(run, 'story')
    choose(run, 'read')
    return run
  }
  const attack = (run: CampaignRun, drawn: { readonly [colour: string]: readonly string[] }): void => {
    answer(run, { form: 'spread', amounts: Object.fromEntries(Object.entries(drawn).map(([c, f]) => [c, f.length])) })
    faces(run, drawn)
    done(run)
  }

  it('EX-042, OW-ROUND-01, OW-ROUND-04, OW-ROUND-05, OW-ROUND-06, OW-ROUND-07 each attacks once: 7 is through, 6 and a miss cost 1 HP', () => {
    const run = fighting()
    attack(run, { yellow: ['3'], white: ['2', '2'] })
    attack(run, { yellow: ['3'], white: ['2', '1'] })
    attack(run, { yellow: ['0'], white: ['0', '2*'] })
    attack(run, { white: ['2*', '2*', '1', '1', '1'] })
    expect(
      run.log.flatMap(({ happening }) =>
        happening.kind === 'fought' ? [[happening.total, happening.passed, happening.missed]] : []
      )
    ).toEqual([
      [7, true, false],
      [6, false, false],
      [2, false, true],
      [7, true, false]
    ])
    expect((['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const).map((seat) => at(run, seat).hp)).toEqual([6, 5, 5, 6])
    expect(asked(run)).toBe('campaign.ask.destination')
  })

  it('OW-ROUND-03, OW-ITEM-14 any of the own cubes and up to ten white cards, at least one card', () => {
    const run = fighting()
    const prompt = run.waiting[0]
    expect(strengthOf(storyGame([]).book, run.state, at(run).id).might).toEqual({ yellow: 1 })
    expect(prompt?.form === 'spread' && prompt.options.map(({ id, max }) => [id, max])).toEqual([
      ['white', 10],
      ['yellow', 1],
      ['red', 0],
      ['black', 0]
    ])
    expect(prompt).toMatchObject({ min: 1, max: 11, seat: 'seat-1' })
  })

  it('OW-ROUND-02, OW-ROUND-08 tokens may be used, criticals and redraws work; a miss brings no token', () => {
    const run = fighting()
    must(run, { do: 'gain-token', character: at(run).id, token: 'redraw', onPurpose: true })
    answer(run, { form: 'spread', amounts: { white: 2 } })
    faces(run, { white: ['2*', '0'] })
    choose(run, 'extra:0')
    faces(run, { white: ['2'] })
    choose(run, 'redraw:1')
    faces(run, { white: ['0'] })
    expect(at(run).tokens).toEqual({})
    done(run)
    expect(at(run).hp).toBe(5)
    expect(at(run).tokens).toEqual({})
  })

  it('OW-STORY-15, OW-ROUND-06 who falls to 0 HP in the story is dead, without a tick, and replaced before the encounter', () => {
    const run = fighting()
    const ranger = at(run)
    must(run, { do: 'set-hp', character: ranger.id, hp: 1 })
    attack(run, { white: ['1'] })
    expect([run.state.characters[ranger.id]?.where, run.state.ticks, run.state.seats['seat-1']]).toEqual([
      'dead',
      0,
      null
    ])
    for (const _ of [1, 2, 3]) attack(run, { white: ['2'] })
    must(run, { do: 'set-story', tokens: [] })
    choose(run, 'leave')
    expect(asked(run)).toBe('campaign.ask.recruit')
    expect(legal(run.waiting[0])).not.toContain('new:ranger')
    choose(run, 'new:blade')
    choose(run, 'companion')
    while (run.state.settling) choose(run, legal(run.waiting[0])[0] ?? '')
    expect([asked(run), at(run).class]).toEqual(['campaign.ask.camp', 'blade'])
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
