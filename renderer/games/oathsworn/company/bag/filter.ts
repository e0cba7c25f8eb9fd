import { say } from '../../../../words/say'
import type { ItemView } from '../model'

// Finding things in a full backpack.

export const SORTS = ['name', 'slot', 'value', 'chapter'] as const
export const SLOTS = ['weapon', 'shield', 'armor', 'gear'] as const
export const SLOT_FILTERS = ['all', ...SLOTS] as const

export interface Search {
  readonly text: string
  readonly slot: (typeof SLOT_FILTERS)[number]
  /** Only what this character could put on; anybody's without one. */
  readonly fits: string
  readonly sort: (typeof SORTS)[number]
}
export const EVERYTHING: Search = { text: '', slot: 'all', fits: '', sort: 'slot' }

export function found(
  items: readonly ItemView[],
  search: Search,
  fits: (item: ItemView, who: string) => boolean
): readonly ItemView[] {
  const wanted = search.text.trim().toLowerCase()
  return items
    .filter((item) => search.slot === 'all' || item.slot === search.slot)
    .filter((item) => search.fits === '' || fits(item, search.fits))
    .filter((item) => wanted === '' || textOf(item).includes(wanted))
    .toSorted((a, b) => compare(a, b, search.sort))
}

/** All that is written on a card can be looked for. */
const textOf = (item: ItemView): string =>
  [
    say(item.name),
    say(`item.${item.def}.text`),
    say(`campaign.slot.${item.slot}`),
    say(`campaign.itemType.${item.type}`)
  ]
    .join(' ')
    .toLowerCase()

function compare(a: ItemView, b: ItemView, sort: Search['sort']): number {
  const byName = say(a.name).localeCompare(say(b.name)) || a.id.localeCompare(b.id)
  if (sort === 'value') return b.value - a.value || byName
  if (sort === 'chapter') return b.chapter - a.chapter || byName
  if (sort === 'slot') return SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || byName
  return byName
}
