import type { FatesBook } from '../state/book'
import { boardOf, nameOf, traitOf, treasureOf } from '../state/lookup'
import { sheetOf } from '../state/sheet'
import type { Hero, State } from '../state/state'
import { abilitySheet, changesOf } from './abilityText'
import type { FatesCardSheet, FatesCharacterSheet } from './model'
import type { FatesTell } from './tell'

export function characterSheet(
  tell: FatesTell,
  book: FatesBook,
  state: State,
  hero: Hero,
  seat: number
): FatesCharacterSheet {
  const { level, life, statuses, character } = hero
  const { life: most, defense, inventory, dice, rerolls } = sheetOf(book, state, hero)
  return {
    seat,
    name: tell(nameOf(state, 'character', character)),
    ...{ level, life, most, defense, inventory, dice, rerolls, statuses },
    abilities: (boardOf(book, state, hero)?.abilities ?? []).map((one) => abilitySheet(tell, one)),
    treasures: hero.treasures.map((id) => cardSheet(tell, book, state, 'treasure', id)),
    traits: hero.traits.map((id) => cardSheet(tell, book, state, 'trait', id))
  }
}

function cardSheet(
  tell: FatesTell,
  book: FatesBook,
  state: State,
  kind: 'treasure' | 'trait',
  id: string
): FatesCardSheet {
  const card = kind === 'treasure' ? treasureOf(book, state, id) : traitOf(book, state, id)
  return {
    id,
    name: tell(nameOf(state, kind, id)),
    value: 'value' in card ? card.value : null,
    abilities: card.abilities.map((one) => abilitySheet(tell, one)),
    changes: changesOf(tell, card)
  }
}
