import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../../../engine/games/oathsworn/campaign/state'
import { laterSpaces } from '../../../../../engine/games/oathsworn/campaign/story/time'
import { storyGame } from './fixtures/pack'
import { asked, at, choose, founded, ids, legal, must, toChapterDone } from './fixtures/play'
import { entry, iron, kinds, read, telling, track } from './fixtures/telling'

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
    expect(asked(timed)).toBe('campaign.ask.token')
    expect(timed.waiting[0]?.title.args).toEqual({ count: 1, token: { key: 'token.redraw.name' } })
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
    toChapterDone(run)
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
