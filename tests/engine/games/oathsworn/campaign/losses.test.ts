import { describe, expect, it } from 'vitest'
import { itemsWith, SEATS } from '../../../../../engine/games/oathsworn/campaign/state'
import { fallen, fighting, over, tally } from './fixtures/evening'
import { roadGame } from './fixtures/pack'
import { asked, at, choose, ids, must } from './fixtures/play'

const game = roadGame()

describe('losses', () => {
  it.each([
    ['journeyman', 2, 4],
    ['pilgrim', 2, 3],
    ['free-company', 2, 2],
    ['grim', 2, 1],
    ['dread', 2, 0],
    ['journeyman', 0, 2],
    ['pilgrim', 0, 1],
    ['free-company', 0, 0],
    ['grim', 0, 0],
    ['dread', 0, 0],
    ['dread', 4, 2]
  ])(
    'EX-127, OW-TALLY-09, OW-DIFF-01, OW-DIFF-02, OW-DIFF-03 %s with %i unconscious: %i ticks',
    (difficulty, n, ticks) => {
      const run = fighting(game, 1, { difficulty })
      over(run, fallen(n))
      expect(tally(run).state.ticks).toBe(ticks)
    }
  )

  it('OW-TALLY-10, OW-KO-03 each unconscious Oathsworn draws one injury', () => {
    const run = fighting(game)
    over(run, fallen(3))
    tally(run)
    expect(SEATS.map((seat) => at(run, seat).injuries.length)).toEqual([1, 1, 1, 0])
  })

  it('OW-TALLY-10 injuries that a card of the encounter promised are drawn too, by whoever fell and whoever did not', () => {
    const run = fighting(game)
    over(run, fallen(1), { injuries: { 'seat-1': 1, 'seat-2': 2 } })
    tally(run)
    expect(SEATS.map((seat) => at(run, seat).injuries.length)).toEqual([2, 2, 0, 0])
  })

  it('OW-TRAIT-11 with True grit two are drawn, one is kept and the other shuffled back', () => {
    const run = fighting(game)
    must(run, { do: 'set-trait', trait: 'true-grit', marks: 1 })
    const before = run.state.injuries.draw.length
    over(run, fallen(1))
    tally(run, 'campaign.ask.keepInjury')
    expect(ids(run.waiting[0])).toHaveLength(2)
    expect(run.waiting[0]?.seat).toBe('seat-1')
    tally(run)
    expect(run.state.injuries.draw.length).toBe(before - 1)
  })

  it('OW-SHOP-06, OW-TRAIT-11 a curative takes the place of the injury and is archived', () => {
    const run = fighting(game)
    must(run, { do: 'curatives', count: 12, onPurpose: true })
    for (const seat of ['seat-2', 'seat-3', 'seat-4'] as const) {
      const cards = run.state.injuries.draw.filter((card) => card !== 'willow-bark')
      if (cards.length > 0) must(run, { do: 'set-injuries', character: at(run, seat).id, cards })
    }
    over(run, fallen(1))
    tally(run)
    expect(at(run).injuries).toEqual([])
    expect(run.state.curatives.draw).toEqual(['willow-bark'])
  })

  it('EX-130, OW-TALLY-11 who fell loses two items that were equipped, one who has one loses one', () => {
    const run = fighting(game)
    const [three, one] = [at(run, 'seat-1').id, at(run, 'seat-2').id]
    over(run, ['seat-1', 'seat-2'])
    must(run, { do: 'archive', items: itemsWith(run.state, one).slice(1) })
    tally(run, 'campaign.ask.loseItems')
    expect([run.waiting[0]?.seat, ids(run.waiting[0])]).toEqual(['seat-1', itemsWith(run.state, three)])
    tally(run)
    expect([itemsWith(run.state, three).length, itemsWith(run.state, one).length]).toEqual([1, 0])
  })

  it('OW-TALLY-11 everybody else loses one, and fresh loot is not eligible', () => {
    const run = fighting(game)
    over(run, [])
    tally(run, 'campaign.ask.loseItems')
    const loot = itemsWith(run.state, 'backpack')
    expect(loot.length).toBeGreaterThan(0)
    must(run, {
      do: 'equip',
      item: loot.find((id) => run.state.items[id]?.def.startsWith('lamp')) ?? loot[0] ?? '',
      by: at(run).id,
      onPurpose: true
    })
    expect(ids(run.waiting[0]).some((id) => loot.includes(id))).toBe(false)
  })

  it('OW-TALLY-12 lost items go back to their own decks', () => {
    const run = fighting(game)
    over(run, [])
    tally(run)
    const lost = run.log.flatMap(({ happening }) =>
      happening.kind === 'itemsLost' ? Object.values(happening.decks).flat() : []
    )
    expect(lost).toHaveLength(4)
    for (const def of lost) expect(run.state.decks['common 1']?.draw).toContain(def)
  })

  it('OW-TALLY-13 dead allies are archived', () => {
    const run = fighting(game)
    over(run, [], { killedAllies: ['man-at-arms', 'man-at-arms'] })
    tally(run)
    expect(run.state.allies).toEqual({ 'man-at-arms': 2 })
  })

  it('OW-TALLY-15 the backpack is looked at once, after the losses', () => {
    const run = fighting(game, 2)
    for (const id of [
      'robe',
      'jerkin',
      'coat',
      'dirk',
      'blade',
      'club',
      'stave',
      'bow',
      'targe',
      'lamp',
      'robe',
      'coat'
    ])
      must(run, { do: 'gain-item', item: `${id}-1`, onPurpose: true })
    over(run, [])
    tally(run, 'campaign.ask.overflow')
    expect(run.state.battle?.step).toBe(9)
    tally(run)
    expect(itemsWith(run.state, 'backpack')).toHaveLength(12)
  })

  it('OW-TALLY-16, OW-TOKEN-03, OW-MIGHT-08 then tokens are gone, decks are whole, and the next chapter begins at full HP', () => {
    const run = fighting(game)
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { defence: 1 }, permanent: true })
    must(run, { do: 'set-hp', character: at(run, 'seat-2').id, hp: 1 })
    over(run, [])
    tally(run)
    expect(at(run).tokens).toEqual({ redraw: 2 })
    choose(run, 'next-chapter')
    expect(at(run).tokens).toEqual({})
    choose(run, 'bare')
    expect([at(run).tokens, at(run, 'seat-2').hp]).toEqual([{ defence: 1 }, 6])
  })

  it('OW-WIN-04 after a victory tokens are still there for the epilogue', () => {
    const run = fighting(game)
    must(run, { do: 'set-tokens', character: at(run).id, tokens: { redraw: 2 } })
    over(run, [])
    expect([asked(run), at(run).tokens]).toEqual(['campaign.ask.epilogue', { redraw: 2 }])
  })

  it('OW-ITEM-12 where the packs know fewer cards, the table is told to take the rest from its own box', () => {
    const poor = roadGame({
      'items/common-3.json': [{ id: 'only', deck: 'common', chapter: 3, slot: 'gear', type: 'gear', value: 1 }]
    })
    const run = fighting(poor, 2)
    over(run, [])
    tally(run)
    expect(run.log.some(({ happening }) => happening.kind === 'told' && happening.words.args?.['n'] === 3)).toBe(true)
  })

  it('OW-ITEM-08 a table that draws its own cards tells which they were', () => {
    const run = fighting(game, 2)
    must(run, { do: 'dials', cards: 'table' })
    over(run, fallen(1))
    tally(run, 'campaign.ask.drawnItems')
    choose(run, 'lamp-3:1', 'lamp-3:2', 'bow-3:1')
    expect(Object.values(run.state.items).filter(({ def }) => def === 'lamp-3')).toHaveLength(2)
    expect(run.state.decks['common 3']?.draw.filter((one) => one === 'lamp-3')).toHaveLength(1)
    tally(run, 'campaign.ask.drawnInjury')
    choose(run, 'gash:1')
    expect(at(run).injuries).toEqual(['gash'])
  })
})
