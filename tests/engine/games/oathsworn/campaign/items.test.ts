import { describe, expect, it } from 'vitest'
import { canEquipAll, whyNotPetition } from '../../../../../engine/games/oathsworn/campaign/goods/petition'
import { backpackRoom, overflow } from '../../../../../engine/games/oathsworn/campaign/goods/bag'
import { itemsWith } from '../../../../../engine/games/oathsworn/campaign/state'
import { strengthOf } from '../../../../../engine/games/oathsworn/campaign/people/strength'
import { roadGame } from './fixtures/pack'
import { asked, at, choose, command, founded, ids, must, type CampaignRun } from './fixtures/play'

const game = roadGame()
const book = game.book

/** A fresh company with these cards in its backpack, and their ids. */
function withItems(...defs: readonly string[]): { run: CampaignRun; items: readonly string[] } {
  const run = founded(game)
  const items = defs.map((def) => {
    must(run, { do: 'gain-item', item: def })
    return Object.keys(run.state.items).at(-1) ?? ''
  })
  return { run, items }
}

const strip = (run: CampaignRun, seat: 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4'): void => {
  for (const item of itemsWith(run.state, at(run, seat).id)) must(run, { do: 'unequip', item })
}

describe('equipping', () => {
  // Warden: all armour, shields, sword, axe, mace. Everything here is offered to a warden with empty hands.
  it.each<[string, readonly string[], string, string | null]>([
    ['a two-handed weapon', [], 'club-1', null],
    ['a one-handed weapon', [], 'blade-1', null],
    ['a lone shield', [], 'targe-1', null],
    ['a weapon to a weapon', ['blade-1'], 'cudgel', null],
    ['a shield to a weapon', ['blade-1'], 'targe-1', null],
    ['a weapon to a shield', ['targe-1'], 'blade-1', null],
    ['a second shield', ['targe-1'], 'targe-1', 'campaign.refused.twoShields'],
    ['a two-handed weapon to a shield', ['targe-1'], 'club-1', 'campaign.refused.hands'],
    ['a third hand', ['blade-1', 'targe-1'], 'cudgel', 'campaign.refused.hands'],
    ['a second armour', ['coat-1'], 'robe-1', 'campaign.refused.slotTaken'],
    ['a second gear', ['lamp-1'], 'lamp-1', 'campaign.refused.slotTaken'],
    ['gear besides all else', ['coat-1', 'blade-1', 'targe-1'], 'lamp-1', null]
  ])('OW-ITEM-03 %s', (_, worn, item, why) => {
    const { run, items } = withItems(...worn, item)
    strip(run, 'seat-1')
    const by = at(run).id
    items.slice(0, -1).forEach((one) => must(run, { do: 'equip', item: one, by }))
    expect(command(run, { do: 'equip', item: items.at(-1) ?? '', by })).toBe(why)
  })

  it('OW-ITEM-04, OW-ITEM-05 a class uses its own kinds of item, and gear is for all', () => {
    const { run, items } = withItems('bow-1', 'stave-1', 'lamp-1')
    const [bow = '', stave = '', lamp = ''] = items
    for (const seat of ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const) strip(run, seat)
    const reach = (item: string) =>
      (['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const).map(
        (seat) =>
          book &&
          command(run, { do: 'equip', item, by: at(run, seat).id }) === null &&
          must(run, { do: 'unequip', item }) === undefined
      )
    expect(reach(bow)).toEqual([false, false, false, false])
    expect(reach(stave)).toEqual([false, true, false, true])
    expect(reach(lamp)).toEqual([true, true, true, true])
  })

  it('OW-ITEM-04 an item with a class icon belongs to that class alone', () => {
    const mine = roadGame({
      'items/own.json': {
        id: 'own',
        deck: 'common',
        chapter: 1,
        slot: 'armor',
        type: 'cloth',
        value: 1,
        class: 'witch'
      }
    })
    const run = founded(mine)
    must(run, { do: 'gain-item', item: 'own' })
    const item = Object.keys(run.state.items).at(-1) ?? ''
    for (const seat of ['seat-1', 'seat-4'] as const) strip(run, seat)
    expect(command(run, { do: 'equip', item, by: at(run, 'seat-1').id })).toBe('campaign.refused.otherClass')
    expect(command(run, { do: 'equip', item, by: at(run, 'seat-4').id })).toBeNull()
  })

  it('OW-ITEM-04 a class with small hands takes one-handed weapons alone', () => {
    const { run, items } = withItems('club-1')
    strip(run, 'seat-3')
    expect(command(run, { do: 'equip', item: items[0] ?? '', by: at(run, 'seat-3').id })).toBe(
      'campaign.refused.oneHanded'
    )
  })

  it('OW-ITEM-06 MIGHT and DEFENSE are worked out anew at once', () => {
    const { run, items } = withItems('coat-1', 'club-1')
    strip(run, 'seat-1')
    const who = at(run).id
    expect(strengthOf(book, run.state, who)).toMatchObject({ defence: 1, might: {} })
    items.forEach((item) => must(run, { do: 'equip', item, by: who }))
    expect(strengthOf(book, run.state, who)).toMatchObject({ defence: 4, might: { red: 1 } })
    must(run, { do: 'unequip', item: items[0] ?? '' })
    expect(strengthOf(book, run.state, who)).toMatchObject({ defence: 1, might: { red: 1 } })
  })

  it('OW-ITEM-07 items change hands until the encounter is set up, and again in the epilogue', () => {
    const { run, items } = withItems('lamp-1')
    const give = (seat: 'seat-1' | 'seat-2') =>
      command(run, { do: 'equip', item: items[0] ?? '', by: at(run, seat).id })
    expect(give('seat-1')).toBeNull()
    choose(run, 'bare')
    expect(give('seat-2')).toBeNull()
    choose(run, 'end')
    expect(give('seat-1')).toBeNull()
    choose(run, 'by-hand')
    expect(give('seat-2')).toBe('campaign.refused.exchangeClosed')
    expect(command(run, { do: 'unequip', item: items[0] ?? '' })).toBe('campaign.refused.exchangeClosed')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    expect(give('seat-2')).toBeNull()
  })

  it('OW-BAG-03 what is not equipped lies in the backpack, and two items can change places in one step', () => {
    const { run, items } = withItems('coat-1')
    const [coat = ''] = items
    const old = itemsWith(run.state, at(run).id).find((id) => run.state.items[id]?.def === 'pig-iron-coat') ?? ''
    must(run, { do: 'exchange', one: coat, other: old })
    expect(run.state.items[coat]?.with).toBe(at(run).id)
    expect(itemsWith(run.state, 'backpack')).toEqual([old])
    must(run, { do: 'equip', item: old, by: at(run).id, instead: [coat] })
    expect(itemsWith(run.state, 'backpack')).toEqual([coat])
  })

  it('refuses to equip what is worn already, what nobody has, and what is in the way of nothing', () => {
    const { run, items } = withItems('lamp-1')
    const [lamp = ''] = items
    must(run, { do: 'equip', item: lamp, by: at(run).id })
    expect(command(run, { do: 'equip', item: lamp, by: at(run).id })).toBe('campaign.refused.equippedAlready')
    expect(command(run, { do: 'equip', item: 'crown-77', by: at(run).id })).toBe('campaign.refused.unknown')
    expect(command(run, { do: 'equip', item: lamp, by: at(run, 'seat-2').id, instead: [lamp] })).toBe(
      'campaign.refused.unknown'
    )
  })
})

describe('the backpack', () => {
  const thirteen = [1, 2, 3, 4, 5]
    .flatMap((chapter) => ['robe', 'jerkin', 'coat'].map((id) => `${id}-${chapter}`))
    .slice(0, 13)

  it('OW-BAG-01 it holds 12 items', () => {
    const { run } = withItems(...thirteen.slice(0, 12))
    expect([backpackRoom(book, run.state), overflow(book, run.state)]).toEqual([12, 0])
    expect(asked(run)).toBe('campaign.ask.begin')
  })

  it('OW-TRAIT-04 and 20 with Endurance', () => {
    const { run } = withItems(...thirteen.slice(0, 12))
    must(run, { do: 'trait', trait: 'endurance', onPurpose: true })
    must(run, { do: 'gain-item', item: thirteen[12] ?? '' })
    expect([backpackRoom(book, run.state), overflow(book, run.state)]).toEqual([20, 0])
    expect(asked(run)).toBe('campaign.ask.begin')
  })

  it('OW-BAG-02, OW-BAG-04 what is too much is archived as soon as the gain is complete, whatever the company likes', () => {
    const { run, items } = withItems(...thirteen)
    expect(asked(run)).toBe('campaign.ask.overflow')
    const worn = itemsWith(run.state, at(run).id)[0] ?? ''
    const [prompt] = run.waiting
    const labelOf = (item: string) =>
      prompt?.form === 'choose' ? prompt.options.find(({ id }) => id === item)?.label : undefined
    expect(labelOf(worn)).toMatchObject({ key: 'campaign.option.worn', args: { who: 'Ysolde' } })
    expect(ids(run.waiting[0])).toContain(worn)
    choose(run, items[3] ?? '')
    expect(run.state.items[items[3] ?? '']).toBeUndefined()
    expect(asked(run)).toBe('campaign.ask.begin')
  })

  it('OW-BAG-02 equipping something settles it as well', () => {
    const { run } = withItems(...thirteen.slice(0, 12), 'lamp-1')
    expect(asked(run)).toBe('campaign.ask.overflow')
    must(run, { do: 'equip', item: Object.keys(run.state.items).at(-1) ?? '', by: at(run).id })
    expect(asked(run)).toBe('campaign.ask.begin')
  })

  it('OW-GEN-07 an archived item goes back to its own deck', () => {
    const { run, items } = withItems('robe-3')
    expect(run.state.decks['common 3']?.draw.filter((one) => one === 'robe-3')).toHaveLength(1)
    must(run, { do: 'archive', items: [items[0] ?? ''] })
    expect(run.state.decks['common 3']?.draw.filter((one) => one === 'robe-3')).toHaveLength(2)
  })
})

describe('the Raven Spire', () => {
  const kit = ['lamp-1', 'lamp-1', 'lamp-1', 'lamp-2', 'blade-1'] as const

  it('OW-ITEM-09 is asked only when four full kits cannot be put together out of all that is owned', () => {
    const { run } = withItems(...kit)
    // Warden short sword and buckler, priest maul, cur two knives, witch branch; armour for all; four lamps.
    expect(canEquipAll(book, run.state)).toBe(true)
    expect(command(run, { do: 'petition', cards: ['robe-1'] })).toBe('campaign.refused.wellEquipped')
    const branch = Object.keys(run.state.items).find((id) => run.state.items[id]?.def === 'gnarled-branch') ?? ''
    must(run, { do: 'archive', items: [branch] })
    expect(canEquipAll(book, run.state)).toBe(false)
    must(run, { do: 'petition', cards: ['stave-1', 'robe-1'] })
    expect(canEquipAll(book, run.state)).toBe(true)
  })

  it('OW-ITEM-09 gives common cards of this chapter and those before, no others, and none twice', () => {
    const { run } = withItems()
    expect(whyNotPetition(book, run.state, ['stave-1'])).toBeNull()
    expect(whyNotPetition(book, run.state, ['stave-1', 'stave-1'])?.key).toBe('campaign.refused.notOffered')
    expect(whyNotPetition(book, run.state, ['stave-2'])?.key).toBe('campaign.refused.notOffered')
    expect(whyNotPetition(book, run.state, ['crown-of-1'])?.key).toBe('campaign.refused.notOffered')
    expect(whyNotPetition(book, { ...run.state, chapter: 2 }, ['stave-2'])).toBeNull()
  })

  it('OW-ITEM-10 each card taken marks a box of the knockout track', () => {
    const { run } = withItems()
    must(run, { do: 'petition', cards: ['lamp-1', 'lamp-1', 'robe-1'] })
    expect(run.state.ticks).toBe(3)
    expect(itemsWith(run.state, 'backpack')).toHaveLength(3)
  })
})
