import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel'
import { itemsWith, SEATS, sheetOf } from '../../../../engine/oathsworn/campaign/state'
import { laterSpaces } from '../../../../engine/oathsworn/campaign/story/time'
import type { PackFiles } from '../../../../engine/oathsworn/content'
import { roadGame, storyGame } from './fixtures/pack'
import { answer, asked, at, choose, command, founded, ids, legal, must, type CampaignRun } from './fixtures/play'

type Fields = { readonly [field: string]: Json }

/** The story of chapter 1, its first entry read: these effects are under way. */
function telling(effects: Json, more: PackFiles = {}, plan: Fields = {}): CampaignRun {
  const run = founded(storyGame(effects, more), plan)
  choose(run, 'story')
  choose(run, 'read')
  return run
}

/** A time track of a top and a bottom row. */
const track = (top: readonly Fields[], bottom: readonly Fields[] = [], more: Fields = {}): PackFiles => ({
  'tracks/day.json': { id: 'day', chapter: 1, top, bottom, ...more }
})
const iron = (change: number): readonly Fields[] => [{ do: 'iron', change }]
const entry = (id: string, effects: Json): PackFiles => ({ [`entries/${id}.json`]: { id, effects } })
const kinds = (run: CampaignRun): readonly string[] => run.log.map(({ happening }) => happening.kind)
const read = (run: CampaignRun): readonly string[] =>
  run.log.flatMap(({ happening }) => (happening.kind === 'entryRead' ? [happening.entry] : []))

describe('the map', () => {
  it('OW-STORY-04 map and track come into play when the story calls for them', () => {
    const run = founded(
      storyGame([
        { do: 'iron', change: 1 },
        { do: 'locations', tokens: [2] }
      ])
    )
    choose(run, 'story')
    expect([run.state.story?.map, run.state.story?.track]).toEqual([null, null])
    choose(run, 'read')
    expect([run.state.story?.map, run.state.story?.track]).toEqual(['town', 'day'])
  })

  it('OW-STORY-05 play begins at the entry of the chapter, and each is shown before it is followed', () => {
    const run = founded(storyGame(iron(5)))
    choose(run, 'story')
    expect([run.waiting[0]?.title.key, run.waiting[0]?.data, run.state.purse]).toEqual([
      'entry.start.name',
      { entry: 'start', text: 'entry.start.text' },
      12
    ])
    choose(run, 'read')
    expect(run.state.purse).toBe(17)
  })

  it('OW-STORY-06, OW-STORY-07, OW-STORY-08, OW-TIME-01 only places with a token; the marker goes, the token becomes time', () => {
    const run = telling([{ do: 'locations', tokens: [1, 3] }])
    expect(ids(run.waiting[0]).filter((id) => id.startsWith('go:'))).toEqual(['go:1', 'go:3'])
    choose(run, 'go:3')
    expect(run.state.story).toMatchObject({ at: 3, tokens: [1], time: 1 })
  })

  it('OW-STORY-09 a forced visit places the token and goes there at the same cost', () => {
    const run = telling([{ do: 'visit', token: 1 }])
    expect(run.state.story).toMatchObject({ at: 1, tokens: [], time: 1 })
    expect(run.waiting[0]?.data).toEqual({ entry: 'gate', text: 'entry.gate.text' })
  })

  it('OW-STORY-10, OW-STORY-11 the entry is the one for the path the company is on, and there is one path at most', () => {
    const run = telling([
      { do: 'path', path: 'a' },
      { do: 'path', path: 'b' },
      { do: 'visit', token: 2 }
    ])
    expect(run.state.story?.path).toBe('b')
    expect(read(run).at(-1)).toBe('well-b')
    expect(
      read(
        telling([
          { do: 'path', path: 'a' },
          { do: 'visit', token: 2 }
        ])
      ).at(-1)
    ).toBe('well')
  })

  it('OW-STORY-12 a clue is kept for the chapter, or for good when the story says so', () => {
    const run = telling([{ do: 'clue', clue: 'ring' }, { do: 'clue', clue: 'oath', lasting: true }, { do: 'proceed' }])
    expect([run.state.story, run.state.clues]).toEqual([null, ['oath']])
    const stays = telling([{ do: 'clue', clue: 'ring' }])
    expect(stays.state.story?.clues).toEqual(['ring'])
  })

  it('OW-STORY-13 when the story says that it is over, camp follows, to go on or to save', () => {
    const run = telling([{ do: 'proceed' }, { do: 'iron', change: 9 }])
    expect([asked(run), run.state.part, run.state.purse]).toEqual(['campaign.ask.camp', 'camp', 12])
    expect(sheetOf(run.state).storyDone).toBe(true)
  })

  it('OW-STORY-16 marker, token, what the space says at once, and only then the entry', () => {
    const run = telling([{ do: 'locations', tokens: [1] }], {
      ...track([{ immediate: { kind: 'go', entry: 'dawn' } }]),
      ...entry('dawn', iron(1))
    })
    choose(run, 'go:1')
    choose(run, 'read')
    expect(read(run).slice(-2)).toEqual(['dawn', 'gate'])
    const order = ['wentTo', 'timePassed', 'entryRead'].map((kind) => kinds(run).lastIndexOf(kind))
    expect([...order].sort((a, b) => a - b)).toEqual(order)
  })

  it('a story that leads nowhere any more can be left, one that goes on cannot', () => {
    expect(legal(telling([]).waiting[0])).toContain('leave')
    expect(legal(telling([{ do: 'locations', tokens: [1] }]).waiting[0])).not.toContain('leave')
  })

  it('entries that lead in a circle come to an end', () => {
    const run = telling([{ do: 'go', entry: 'round' }], entry('round', [{ do: 'go', entry: 'round' }]))
    while (run.waiting[0]?.title.key === 'entry.round.name') choose(run, 'read')
    expect(asked(run)).toBe('campaign.ask.destination')
    expect(
      run.log.some(({ happening }) => happening.kind === 'told' && happening.words.key === 'campaign.told.circle')
    ).toBe(true)
  })
})

describe('time', () => {
  it('EX-135, OW-TIME-02, OW-TIME-03, OW-TIME-04, OW-TIME-05 four of five covered, two more: the fifth draws its event, then the first below', () => {
    const run = telling(
      [
        { do: 'time', add: 4 },
        { do: 'time', add: 2 }
      ],
      {
        ...track([{}, {}, {}, {}, { immediate: { kind: 'event', event: 'city' } }], [{}])
      }
    )
    expect([run.state.story?.time, kinds(run).at(-1)]).toEqual([5, 'eventDrawn'])
    choose(run, 'read')
    expect(run.state.story?.time).toBe(6)
  })

  it('EX-136, OW-TIME-06, OW-TIME-08 an empty space pays out at the end of the story, a covered one does not', () => {
    const top = [{ endOfStory: iron(5) }, { endOfStory: iron(7) }]
    expect(telling([{ do: 'time', add: 1 }, { do: 'proceed' }], track(top)).state.purse).toBe(19)
    expect(telling([{ do: 'time', add: 2 }, { do: 'proceed' }], track(top)).state.purse).toBe(12)
  })

  it('OW-TIME-06 the company chooses who receives what the space does not give to anybody', () => {
    const run = telling(
      [{ do: 'locations', tokens: [1] }, { do: 'proceed' }],
      track([{ endOfStory: [{ do: 'token', token: 'redraw', who: 'chosen' }] }])
    )
    // Without time there is no track: it never came into play.
    expect(asked(run)).toBe('campaign.ask.camp')
    const timed = telling(
      [{ do: 'time', add: 1 }, { do: 'proceed' }],
      track([{}, { endOfStory: [{ do: 'token', token: 'redraw', who: 'chosen' }] }])
    )
    expect(asked(timed)).toBe('campaign.ask.member')
    choose(timed, at(timed, 'seat-2').id)
    expect(at(timed, 'seat-2').tokens).toEqual({ redraw: 1 })
  })

  it('OW-TIME-07 what pays after the encounter is decided when the story ends: the extra unique is marked, the rest comes in the epilogue', () => {
    const run = telling(
      [{ do: 'time', add: 1 }, { do: 'proceed' }],
      track([{}, { endOfEncounter: [{ do: 'extra-unique' }, { do: 'iron', change: 4 }] }])
    )
    expect(sheetOf(run.state)).toMatchObject({ extraUnique: true, later: [{ track: 'day', space: 1 }] })
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    choose(run, 'epilogue')
    expect(run.state.purse).toBe(16)
  })

  it('OW-TIME-07, OW-TIME-08 and not if the space is covered', () => {
    const game = storyGame([{ do: 'time', add: 2 }], track([{}, { endOfEncounter: [{ do: 'extra-unique' }] }]))
    const run = founded(game)
    choose(run, 'story')
    choose(run, 'read')
    expect(laterSpaces(game.book, run.state)).toEqual({ extraUnique: false, later: [] })
  })

  it('OW-TIME-09 a full track takes no more time, unless the chapter says where the story goes then', () => {
    expect(telling([{ do: 'time', add: 9 }], track([{}, {}])).state.story?.time).toBe(2)
    const run = telling([{ do: 'time', add: 3 }], {
      ...track([{}, {}], [], { overflow: 'late' }),
      ...entry('late', iron(1))
    })
    expect([run.state.story?.time, read(run).at(-1)]).toEqual([2, 'late'])
  })
})

describe('events', () => {
  it('OW-EVENT-03 the top card is followed, then archived', () => {
    const run = telling([{ do: 'draw-event', kind: 'city' }])
    const drawn = run.log.flatMap(({ happening }) => (happening.kind === 'eventDrawn' ? [happening.card] : []))
    expect(drawn).toHaveLength(1)
    expect(run.state.events.city.draw).not.toContain(drawn[0])
    expect(run.state.events.city.draw).toHaveLength(5)
  })

  it('OW-EVENT-04, OW-EVENT-05 a new one is shuffled in, and the decks stay as they are for the chapters after', () => {
    const run = telling([{ do: 'add-event', event: 'city-7' }, { do: 'proceed' }])
    expect([...run.state.events.city.draw].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `city-${n}`))
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    while (asked(run) !== 'campaign.ask.chapterDone') {
      const prompt = run.waiting[0]
      choose(run, ...legal(prompt).slice(0, Math.max(1, prompt?.form === 'choose' ? prompt.min : 1)))
    }
    choose(run, 'next-chapter')
    expect(run.state.events.city.draw).toHaveLength(7)
  })

  it('OW-EVENT-06 of an empty deck nothing is drawn', () => {
    const run = telling([{ do: 'draw-event', kind: 'deepwood' }], {
      'events/all.json': [{ id: 'city-7', kind: 'city', number: 7, effects: [] }]
    })
    expect(asked(run)).toBe('campaign.ask.destination')
  })

  it('a table that draws its own tells which card it was; one that only it can read is followed by it', () => {
    const run = telling([{ do: 'draw-event', kind: 'city' }], {}, { dials: { cards: 'table' } })
    expect(asked(run)).toBe('campaign.ask.drawnEvent')
    choose(run, 'city-3')
    expect(run.waiting[0]).toMatchObject({
      title: { key: 'event.city-3.name' },
      options: [{ label: { key: 'campaign.option.followed' } }]
    })
  })
})

describe('what the story does', () => {
  it('OW-STORY-14 players decide in secret, one vote for each; all are revealed together and most decide', () => {
    const vote = {
      do: 'vote',
      options: [
        { id: 'stay', then: iron(1) },
        { id: 'run', then: iron(7) }
      ]
    }
    const run = telling([vote], {}, { players: 3 })
    expect(run.waiting.map(({ seat }) => seat)).toEqual(['player-1', 'player-2', 'player-3'])
    const say = (seat: string, id: string) =>
      run.answer({ seat: seat as never, by: 'person', reply: { form: 'choose', chosen: [id] } })
    say('player-2', 'run')
    say('player-1', 'stay')
    expect([kinds(run).includes('voted'), run.state.purse]).toEqual([false, 12])
    say('player-3', 'run')
    expect(run.state.purse).toBe(19)
  })

  it('OW-STORY-14 even votes are talked over; every voted outcome; only when all agree; a solo player just decides', () => {
    const options = [
      { id: 'stay', then: iron(1) },
      { id: 'run', then: iron(7) }
    ]
    const after = (counts: string, players: number, ...votes: readonly string[]) => {
      const run = telling([{ do: 'vote', counts, options }], {}, { players })
      for (const id of votes) choose(run, id)
      return run
    }
    const tied = after('most', 2, 'stay', 'run')
    expect(asked(tied)).toBe('campaign.ask.tie')
    choose(tied, 'run')
    expect(tied.state.purse).toBe(19)
    expect(after('any', 2, 'run', 'stay').state.purse).toBe(20)
    expect(after('unanimous', 2, 'run', 'stay').state.purse).toBe(12)
    expect(after('unanimous', 2, 'run', 'run').state.purse).toBe(19)
    expect(asked(telling([{ do: 'vote', options }]))).toBe('campaign.ask.decide')
  })

  it('OW-STORY-15, OW-GEN-09 HP is lost and regained between 0 and the maximum', () => {
    const run = telling([
      { do: 'hp', change: -2 },
      { do: 'hp', change: 1, who: 'chosen' }
    ])
    choose(run, at(run, 'seat-3').id)
    expect(SEATS.map((seat) => at(run, seat).hp)).toEqual([4, 4, 5, 4])
    expect(at(telling([{ do: 'hp', change: 3 }])).hp).toBe(6)
  })

  it('OW-STORY-15 when all four have died, others come at once, or there would be no story', () => {
    const run = telling([{ do: 'hp', change: -6 }])
    expect(run.state.seats['seat-1']).toBeNull()
    expect(asked(run)).toBe('campaign.ask.recruit')
  })

  it('EX-142, OW-TOKEN-04, OW-TOKEN-05 a permanent redraw gained in the story is one now, and one at each start after', () => {
    const run = telling([
      { do: 'token', token: 'redraw', permanent: true, who: { class: 'warden' } },
      { do: 'proceed' }
    ])
    expect([at(run).permanent, at(run).tokens]).toEqual([{ redraw: 1 }, { redraw: 1 }])
    choose(run, 'by-hand')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    while (asked(run) !== 'campaign.ask.chapterDone') {
      const prompt = run.waiting[0]
      choose(run, ...legal(prompt).slice(0, Math.max(1, prompt?.form === 'choose' ? prompt.min : 1)))
    }
    choose(run, 'next-chapter')
    expect(at(run).tokens).toEqual({})
    choose(run, 'bare')
    expect(at(run).tokens).toEqual({ redraw: 1 })
  })

  it('OW-TOKEN-01, OW-TOKEN-15 a token of choice is chosen at once, from all five', () => {
    const run = telling([{ do: 'token', token: 'any', who: { class: 'cur' }, count: 2 }])
    expect([run.waiting[0]?.seat, ids(run.waiting[0])]).toEqual([
      'seat-3',
      ['animus', 'battleflow', 'defence', 'empowered', 'redraw']
    ])
    choose(run, 'defence')
    choose(run, 'defence')
    expect(at(run, 'seat-3').tokens).toEqual({ defence: 2 })
  })

  it('OW-ALLY-01, OW-ALLY-02 allies join and leave; some cannot fight', () => {
    const run = telling([
      { do: 'ally', ally: 'drummer' },
      { do: 'ally', ally: 'man-at-arms', lose: true, count: 9 }
    ])
    expect(run.state.allies).toEqual({ drummer: 1 })
    expect(run.game.book.get('ally', 'drummer').combat).toBe(false)
  })

  it('OW-ITEM-08 items are drawn from the top of this chapter’s deck into the backpack', () => {
    const before = founded(storyGame([])).state.decks['unique 1']?.draw ?? []
    const run = telling([{ do: 'items', deck: 'unique', count: 2 }])
    expect(itemsWith(run.state, 'backpack').map((id) => run.state.items[id]?.def)).toEqual(before.slice(0, 2))
    expect(run.state.decks['unique 1']?.draw).toEqual(before.slice(2))
  })

  it('OW-ITEM-12 fewer cards than asked for: what is there', () => {
    expect(itemsWith(telling([{ do: 'items', deck: 'unique', count: 9 }]).state, 'backpack')).toHaveLength(3)
  })

  it('OW-GEN-06 a particular item comes once for each copy there is', () => {
    const run = telling([
      { do: 'item', item: 'crown-of-1' },
      { do: 'item', item: 'crown-of-1' },
      { do: 'item', item: 'ring-of-1' },
      { do: 'item', item: 'ring-of-1', lose: true }
    ])
    expect(itemsWith(run.state, 'backpack').map((id) => run.state.items[id]?.def)).toEqual(['crown-of-1'])
  })

  it('OW-STORY-03, OW-ENC-15, OW-SAVE-04 an early reveal, an ambush and an extra unique are boxes of the sheet', () => {
    const run = telling([{ do: 'reveal-rules' }, { do: 'ambushed' }, { do: 'extra-unique' }])
    expect(sheetOf(run.state)).toMatchObject({ specialRulesRevealed: true, ambushed: true, extraUnique: true })
  })

  it.each<[string, Json, boolean]>([
    ['a path', { test: 'path', is: 'none' }, true],
    ['a clue', { test: 'clue', clue: 'ring' }, false],
    ['a flag', { test: 'flag', flag: 'told' }, true],
    ['an ally', { test: 'ally', ally: 'man-at-arms' }, true],
    ['an item', { test: 'item', item: 'buckler' }, true],
    ['a trait', { test: 'trait', trait: 'bushcraft' }, false],
    ['a class', { test: 'class', class: 'witch' }, true],
    ['iron', { test: 'iron', least: 13 }, false],
    ['time', { test: 'time', least: 1 }, false],
    [
      'all',
      {
        test: 'all',
        of: [
          { test: 'class', class: 'witch' },
          { test: 'iron', least: 13 }
        ]
      },
      false
    ],
    [
      'any',
      {
        test: 'any',
        of: [
          { test: 'class', class: 'witch' },
          { test: 'iron', least: 13 }
        ]
      },
      true
    ],
    ['not', { test: 'not', of: { test: 'iron', least: 13 } }, true]
  ])('it can depend on %s', (_, test, holds) => {
    const run = telling([
      { do: 'flag', flag: 'told' },
      { do: 'if', if: test, then: iron(1), else: iron(2) }
    ])
    expect(run.state.purse).toBe(holds ? 13 : 14)
  })

  it('choices are offered while they hold, and what is chosen happens', () => {
    const run = telling([
      {
        do: 'choose',
        options: [
          { id: 'pay', if: { test: 'iron', least: 99 }, then: [] },
          { id: 'beg', then: iron(2) },
          { id: 'wait', then: [] }
        ]
      }
    ])
    expect(ids(run.waiting[0])).toEqual(['beg', 'wait'])
    choose(run, 'beg')
    expect(run.state.purse).toBe(14)
  })

  it('OW-MIGHT-09 decks are refreshed as the table chooses', () => {
    const run = telling([{ do: 'check', check: 'look' }, { do: 'refresh-decks' }])
    answer(run, { form: 'number', value: 4 })
    while (asked(run) === 'ask.hand.onTable') choose(run, 'done')
    expect([asked(run), ids(run.waiting[0])]).toEqual(['campaign.ask.refreshDecks', ['white']])
    choose(run)
    expect(run.state.might.piles.oathsworn.white.discard.length).toBeGreaterThanOrEqual(4)
  })
})

describe('on the way', () => {
  const way = (trait: string, before: (run: CampaignRun) => void, plan: Fields = {}): CampaignRun => {
    const run = founded(
      storyGame(
        [{ do: 'locations', tokens: [1, 2] }],
        track([{}, { immediate: { kind: 'event', event: 'city' } }, {}])
      ),
      plan
    )
    must(run, { do: 'set-trait', trait, marks: 1 })
    choose(run, 'story')
    before(run)
    choose(run, 'read')
    return run
  }
  const hurt = (run: CampaignRun) => must(run, { do: 'set-hp', character: at(run, 'seat-2').id, hp: 3 })
  const injure = (run: CampaignRun) =>
    must(run, { do: 'set-injuries', character: at(run, 'seat-2').id, cards: ['gash'] })

  it('OW-TRAIT-12, OW-TRAIT-13 Tough as nails: a unit of time and 1 HP, once a chapter, before the destination', () => {
    const run = way('tough-as-nails', hurt)
    choose(run, 'trait:tough-as-nails')
    expect([run.state.story?.time, at(run, 'seat-2').hp]).toEqual([1, 4])
    expect([asked(run), legal(run.waiting[0]).includes('trait:tough-as-nails')]).toEqual([
      'campaign.ask.destination',
      false
    ])
  })

  it('OW-TRAIT-06, OW-TRAIT-13, OW-TIME-05 Field medic: two units with all that comes of them, then an injury is archived', () => {
    const run = way('field-medic', injure)
    choose(run, 'trait:field-medic')
    expect(run.waiting[0]?.title.key).toMatch(/^event\.city/)
    choose(run, 'read')
    expect([run.state.story?.time, at(run, 'seat-2').injuries]).toEqual([2, []])
  })

  it('OW-TRAIT-06 for iron in a later printing', () => {
    const run = way('field-medic', injure, { settings: { fieldMedic: 'iron' } })
    choose(run, 'trait:field-medic')
    expect([run.state.story?.time, run.state.purse, at(run, 'seat-2').injuries]).toEqual([0, 11, []])
  })

  it('nobody is helped who needs no help', () => {
    expect(legal(way('field-medic', () => undefined).waiting[0])).not.toContain('trait:field-medic')
    expect(legal(way('tough-as-nails', () => undefined).waiting[0])).not.toContain('trait:tough-as-nails')
  })

  it('OW-STORY-17, OW-TRAIT-09, OW-TRAIT-06 a journey: rations, one more with Quartermaster, directions, hunger', () => {
    const stretch = { do: 'journey', journey: 'north' }
    const run = founded(storyGame([stretch, stretch, stretch]))
    must(run, { do: 'set-trait', trait: 'quartermaster', marks: 1 })
    must(run, { do: 'set-trait', trait: 'tough-as-nails', marks: 1 })
    choose(run, 'story')
    must(run, { do: 'set-hp', character: at(run).id, hp: 4 })
    choose(run, 'read')
    expect([run.state.story?.rations, ids(run.waiting[0])]).toEqual([
      2,
      ['to:hill', 'to:marsh', 'trait:tough-as-nails']
    ])
    choose(run, 'trait:tough-as-nails')
    expect(at(run).hp).toBe(5)
    for (const rations of [1, 0]) {
      choose(run, 'to:hill')
      choose(run, 'read')
      expect(run.state.story?.rations).toBe(rations)
    }
    choose(run, 'to:marsh')
    expect(at(run).hp).toBe(4)
  })
})

describe('instant action and the own book', () => {
  it('OW-IAM-01, OW-IAM-02, OW-IAM-03 a short text, a check, one free trade with both, and the encounter; no map, no time', () => {
    const run = founded(roadGame())
    choose(run, 'instant')
    expect(run.waiting[0]?.data).toEqual({ chapter: 'chapter-1', text: 'chapter.chapter-1.instant' })
    choose(run, 'read')
    answer(run, { form: 'number', value: 1 })
    while (asked(run) === 'ask.hand.onTable') choose(run, 'done')
    const purse = run.state.purse
    expect(run.state.trade?.shops).toEqual(['banksmith', 'apothecary'])
    choose(run, 'done')
    expect([asked(run), run.state.purse, run.state.story]).toEqual(['campaign.ask.camp', purse, null])
    expect(kinds(run)).not.toContain('timePassed')
  })

  it('OW-IAM-02 with a runner’s fee when the chapter says so, to be paid or not', () => {
    const run = telling([{ do: 'shop', fee: true }])
    expect(ids(run.waiting[0])).toEqual(['trade', 'pass'])
    choose(run, 'trade')
    expect(run.state.purse).toBe(11)
  })

  it('OW-STORY-05 owners who read their own book tell the app what it says', () => {
    const run = founded(roadGame())
    choose(run, 'bare')
    must(run, { do: 'gain-token', character: at(run).id, token: 'defence', count: 2 })
    must(run, { do: 'hp', character: at(run).id, by: -1 })
    must(run, { do: 'clue', clue: 'The red door' })
    must(run, { do: 'path', path: 'a' })
    must(run, { do: 'box', box: 'ambushed', on: true })
    choose(run, 'time')
    answer(run, { form: 'number', value: 3 })
    choose(run, 'unique')
    answer(run, { form: 'number', value: 1 })
    choose(run, 'city')
    choose(run, legal(run.waiting[0])[0] ?? '')
    expect(run.state).toMatchObject({ story: { path: 'a', time: 3, track: null, clues: ['The red door'] } })
    expect(at(run)).toMatchObject({ hp: 5, tokens: { defence: 2 } })
    choose(run, 'check-one')
    choose(run, at(run).id)
    choose(run, 'barter')
    answer(run, { form: 'number', value: 4 })
    expect(run.waiting[0]).toMatchObject({ form: 'number', seat: 'seat-1', data: { check: 'barter', difficulty: 4 } })
  })

  it('where a pack tells the story, the table does not have to: what it says against it needs a word', () => {
    const run = telling([{ do: 'locations', tokens: [1] }])
    expect(command(run, { do: 'hp', character: at(run).id, by: -1 })).toBe('campaign.refused.onlyByTheBook')
    must(run, { do: 'hp', character: at(run).id, by: -1, onPurpose: true })
    expect(at(run).hp).toBe(5)
    expect(kinds(run).slice(-2)).toEqual(['ruled', 'hpSet'])
  })
})
