import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../../../engine/games/oathsworn/campaign/people/strength'
import { storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, legal, must, type CampaignRun } from './fixtures/play'
import { checking, done, faces, number } from './fixtures/drawing'

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

  it('OW-STORY-15, OW-QUICK-04, OW-ROUND-06 who falls to 0 HP in the story is dead, without a tick, and replaced before the encounter', () => {
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
})
