import type { Words } from '../../../../../engine/messages/words'
import { equipOf, itemIn, seatedIn, type CompanyView, type EquipView } from '../model'
import type { CompanyCommand } from '../store'

// Where an item can go, and what would come of it there. The game has worked it out; here it is only looked up.

export const BACKPACK = 'backpack'

export interface BagDestination {
  /** A character, or the backpack. */
  readonly to: string
  readonly name: string | null
  readonly refused: Words | null
  readonly effect: EquipView | null
  readonly command: CompanyCommand
}

export function destinationsOf(view: CompanyView, item: string): readonly BagDestination[] {
  const owned = itemIn(view, item)
  if (!owned) return []
  const onto = seatedIn(view)
    .filter(({ id }) => id !== owned.with)
    .map((who) => ({ ...destination(view, item, who.id), name: who.name }))
  return owned.with === BACKPACK ? onto : [...onto, destination(view, item, BACKPACK)]
}

/** Somewhere in particular; what the game has no word about is tried and told. */
export function destination(view: CompanyView, item: string, to: string): BagDestination {
  if (to === BACKPACK) return { to, name: null, refused: null, effect: null, command: { do: 'unequip', item } }
  const effect = equipOf(view, item, to) ?? null
  const instead = effect?.instead ?? []
  return {
    to,
    name: view.characters[to]?.name ?? null,
    refused: effect?.refused ?? null,
    effect,
    command: { do: 'equip', item, by: to, ...(instead.length > 0 ? { instead } : {}) }
  }
}
