import type { Dir, Hex } from '../../../../hex'
import type { Book } from '../table/book'
import { locationsOf, rulesOf } from './printedComponents'
import { defId, figureId, type FigureId, type SlotId } from '../state/ids'
import { NO_STATUSES, type Encounter, type Figure, type BodySlot } from '../state/state'

/** What an HP die can show. OW-GEN-09 */
const DIE = 6

/** A figure as it comes into play: an enemy with its dice, or with the HP of its box. OW-ENC-03, OW-DMG-08 */
export function enemyFigure(book: Book, s: Encounter, enemy: string, at: Hex, facing: Dir): Figure {
  const { role } = book.get('enemy', enemy)
  const blank: Figure = {
    id: freshEnemyId(s, enemy, role === 'minion'),
    kind: role,
    def: defId(enemy),
    seat: null,
    at,
    facing,
    hp: 0,
    slots: {},
    statuses: NO_STATUSES,
    gone: null
  }
  if (role === 'boss') return { ...blank, slots: slotsOf(book, s, blank) }
  return { ...blank, hp: rulesOf(book, s).minions.find((box) => box.enemy === enemy)?.hp ?? 1 }
}

/** More HP than one die can show lie there on several. */
function slotsOf(book: Book, s: Encounter, boss: Figure): Figure['slots'] {
  const slots: { [slot: SlotId]: BodySlot } = {}
  for (const { id, hp } of locationsOf(book, s, boss)) slots[id as SlotId] = { dice: diceOf(hp) }
  return slots
}

export const diceOf = (hp: number): readonly number[] =>
  Array.from({ length: Math.ceil(hp / DIE) }, (_, n) => Math.min(DIE, hp - n * DIE))

/** Copies are told apart by a number; a boss is usually the only one. */
export function freshEnemyId(s: Encounter, enemy: string, isNumbered: boolean): FigureId {
  if (!isNumbered && !s.figures[figureId(enemy)]) return figureId(enemy)
  for (let n = 1; ; n++) {
    const id = figureId(`${enemy}-${n}`)
    if (!s.figures[id]) return id
  }
}
