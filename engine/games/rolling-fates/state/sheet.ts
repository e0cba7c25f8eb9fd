import type { AbilityRecord, ModifierRecord } from '../content/parts'
import { isLiving } from '../enemies/enemy'
import { POISON_LOSS } from '../outcomes/fatePhase'
import { rowWith } from '../outcomes/levelUp'
import { inOrder, type Status } from '../statuses'
import type { Book } from './book'
import type { Hero, State } from './state'

/** RF-FAT-03 */
const ACTION_DICE = 5
/** RF-FAT-06 */
const REROLLS = 1

/** A character as it stands: the row of its level, changed by traits and treasures (RF-GEN-04, RF-STA-08). */
export interface Sheet {
  readonly life: number
  readonly defense: number
  readonly inventory: number
  readonly dice: number
  readonly rerolls: number
  readonly poisonLoss: number
  readonly damageOut: number
  readonly damageIn: number
  readonly immune: readonly Status[]
  readonly abilities: readonly AbilityRecord[]
}

export function sheetOf(book: Book, state: State, hero: Hero): Sheet {
  const { rows, abilities } = book.character(hero.character)
  const cards = [...hero.traits.map(book.trait), ...hero.treasures.map(book.treasure)]
  const all = cards.flatMap(({ modifiers }) => modifiers)
  const lasting = (at: ModifierRecord['at']): number => sum(all.filter((one) => one.at === at && one.if === undefined))
  const row = rowWith(rows, hero.level, [{ life: lasting('life'), defense: 0, inventory: lasting('inventory') }])
  const now = (at: ModifierRecord['at']): number =>
    sum(all.filter((one) => one.at === at && holds(one.if, state, hero, row.life)))
  return {
    life: row.life,
    inventory: row.inventory,
    defense: Math.max(0, row.defense + now('defense')),
    dice: Math.max(0, ACTION_DICE + now('dice')),
    rerolls: Math.max(0, REROLLS + now('reroll')),
    poisonLoss: Math.max(0, POISON_LOSS + now('poison')),
    damageOut: now('damageOut'),
    damageIn: now('damageIn'),
    immune: inOrder(cards.flatMap(({ immune }) => immune)),
    // RF-CHP-03: the board, treasures, and what traits grant.
    abilities: [...abilities, ...cards.flatMap((card) => card.abilities)]
  }
}

const sum = (modifiers: readonly ModifierRecord[]): number => modifiers.reduce((total, { amount }) => total + amount, 0)

function holds(condition: ModifierRecord['if'], { foes }: State, { life }: Hero, most: number): boolean {
  switch (condition) {
    case undefined:
      return true
    case 'hurt':
      return life * 2 < most
    case 'unhurt':
      return life === most
    case 'lone':
      return foes.filter(isLiving).length === 1
  }
}
