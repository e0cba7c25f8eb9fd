import type { ModifierRecord } from '../content/parts'
import { isLiving } from '../enemies/enemy'
import { rowWith } from '../outcomes/levelUp'
import { inOrder, type Status } from '../statuses'
import type { FatesBook } from './book'
import { boardOf, traitOf, treasureOf } from './lookup'
import type { Ability, Hero, State } from './state'

/** A character as it stands: the row of its level, changed by traits and treasures (RF-GEN-04, RF-STA-08). */
export interface HeroSheet {
  /** Null, as the inventory, where nobody has told the board. */
  readonly life: number | null
  readonly defense: number
  readonly inventory: number | null
  readonly dice: number
  readonly rerolls: number
  readonly poisonLoss: number
  readonly damageOut: number
  readonly damageIn: number
  readonly immune: readonly Status[]
  readonly abilities: readonly Ability[]
}

export function sheetOf(book: FatesBook, state: State, hero: Hero): HeroSheet {
  const { actionDice, rerolls, poisonLoss } = book.rules
  const board = boardOf(book, state, hero)
  const cards = [
    ...hero.traits.map((id) => traitOf(book, state, id)),
    ...hero.treasures.map((id) => treasureOf(book, state, id))
  ]
  const all = cards.flatMap(({ modifiers }) => modifiers)
  const lasting = (at: ModifierRecord['at']): number => sum(all.filter((one) => one.at === at && one.if === undefined))
  const added = { life: lasting('life'), defense: 0, inventory: lasting('inventory') }
  const row = board && rowWith(board.rows, hero.level, [added])
  const now = (at: ModifierRecord['at']): number =>
    sum(all.filter((one) => one.at === at && holds(one.if, state, hero, row?.life ?? null)))
  return {
    life: row?.life ?? null,
    inventory: row?.inventory ?? null,
    defense: Math.max(0, (row?.defense ?? 0) + now('defense')),
    dice: Math.max(0, actionDice + now('dice')),
    rerolls: Math.max(0, rerolls + now('reroll')),
    poisonLoss: Math.max(0, poisonLoss + now('poison')),
    damageOut: now('damageOut'),
    damageIn: now('damageIn'),
    immune: inOrder(cards.flatMap(({ immune }) => immune)),
    // RF-CHP-03: the board, treasures, and what traits grant.
    abilities: [...(board?.abilities ?? []), ...cards.flatMap((card): readonly Ability[] => card.abilities)]
  }
}

const sum = (modifiers: readonly ModifierRecord[]): number => modifiers.reduce((total, { amount }) => total + amount, 0)

/** A life that nobody tracks is neither hurt nor whole. */
function holds(condition: ModifierRecord['if'], { foes }: State, { life }: Hero, most: number | null): boolean {
  switch (condition) {
    case undefined:
      return true
    case 'hurt':
      return life !== null && most !== null && life * 2 < most
    case 'unhurt':
      return life !== null && life === most
    case 'lone':
      return foes.filter(isLiving).length === 1
  }
}
