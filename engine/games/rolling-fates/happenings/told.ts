import type { ToldAbility, ToldBoard, ToldTrait, ToldTreasure } from '../content/told'
import type { FatesBook } from '../state/book'
import { sheetOf } from '../state/sheet'
import type { Ability, State, ToldThing } from '../state/state'
import { withHero } from './change'

/** Records the table has told get ids of their own, so that the rules treat them as those of a pack. */
export const withTold = <K extends keyof ToldThing>(
  state: State,
  kind: K,
  id: string,
  one: ToldThing[K][string]
): State => ({
  ...state,
  told: { ...state.told, [kind]: { ...state.told[kind], [id]: one } }
})

const abilitiesOf = (owner: string, abilities: readonly ToldAbility[]): readonly Ability[] =>
  abilities.map((ability, at) => ({ ...ability, id: `${owner}-${at + 1}` }))

export const toldTreasureOf = (id: string, card: ToldTreasure): ToldThing['treasure'][string] => ({
  ...card,
  id,
  abilities: abilitiesOf(id, card.abilities)
})

/** A trait of the table belongs to no deck of ours, nor is it sorted into good and bad. */
export const toldTraitOf = (id: string, card: ToldTrait): ToldThing['trait'][string] => ({
  ...card,
  id,
  icon: 2,
  sign: 'mixed',
  abilities: abilitiesOf(id, card.abilities)
})

/** RF-CHB-01, RF-CHB-02: from now on the app knows the board; life it has not tracked yet is full. */
export function boardTold(book: FatesBook, state: State, hero: string, board: ToldBoard | null): State {
  const owner = state.heroes.find(({ id }) => id === hero)?.character ?? ''
  return tracking(book, toldBoardOf(state, owner, board), hero)
}

export function toldBoardOf(state: State, owner: string, board: ToldBoard | null): State {
  const name = state.told.character[owner]?.name ?? owner
  const known = board && { rows: board.rows, abilities: abilitiesOf(owner, board.abilities) }
  return withTold(state, 'character', owner, { name, board: known })
}

/** Where the app has the dials, whoever has a board has a life. */
export const tracking = (book: FatesBook, state: State, hero: string): State =>
  withHero(state, hero, (one) => {
    if (state.dials.life === 'table') return { ...one, life: null }
    return one.life === null ? { ...one, life: sheetOf(book, state, one).life } : one
  })
