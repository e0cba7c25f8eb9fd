import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { itemsWith, SEATS, sheetOf } from '../../../../../engine/games/oathsworn/campaign/state'
import { storyGame } from './fixtures/pack'
import { answer, asked, at, choose, founded, ids, must, toChapterDone } from './fixtures/play'
import { iron, kinds, telling } from './fixtures/telling'

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
    toChapterDone(run)
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
  ])('the story can depend on %s', (_, test, holds) => {
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
