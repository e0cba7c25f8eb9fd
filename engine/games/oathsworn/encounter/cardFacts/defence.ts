import { earlierNumbersOf, numbersToldOf, type EnemyNumbers } from './stageNumbers'
import type { Book } from '../table/book'
import { itemFacts } from './facts'
import { rulesOf } from '../board/printedComponents'
import { sumOf } from '../table/modifiers'
import type { SeatId } from '../state/ids'
import type { Encounter, Figure, SeatState } from '../state/state'

/** DEFENSE as it stands now, whoever it is. */
export function defenceOf(book: Book, s: Encounter, figure: Figure): number {
  return Math.max(least(figure), printed(book, s, figure) + sumOf(book, s, figure.id, 'defence'))
}

/** OW-DMG-11: what divides damage is at least 1. */
const least = (_figure: Figure): number => 1

function printed(book: Book, s: Encounter, figure: Figure): number {
  switch (figure.kind) {
    case 'oathsworn':
      return figure.seat ? ofSeat(book, s, figure.seat) + bonus(book, s) : 1
    case 'ally':
      return book.get('ally', figure.def).defence + bonus(book, s) // OW-ALLY-06
    case 'helper':
      return book.get('helper', figure.def).defence // OW-DIFF-06: no bonus for helpers
    case 'boss':
    case 'minion':
      return enemyNumbers(book, s, figure)?.defence ?? 1 // OW-DMG-11
  }
}

/** OW-DIFF-06: added after the floor. */
const bonus = (book: Book, s: Encounter): number => book.get('difficulty', s.is.difficulty).defence

function ofSeat(book: Book, s: Encounter, seat: SeatId): number {
  const state = s.seats[seat]
  const items = itemDefence(book, state)
  if (state.mode === 'full') return Math.max(1, items) // OW-SETUP-10
  const companion = book.get('companion', book.get('class', state.class).companion)
  return Math.max(companion.leastDefence, companion.defence + items) // OW-COMP-04
}

/** OW-COMP-14, OW-FLOW-06: items count face down and on cooldown. OW-THROWN-04: a thrown weapon keeps its DEFENSE. */
function itemDefence(book: Book, { cards }: SeatState): number {
  let sum = 0
  for (const card of Object.values(cards)) {
    if (card.kind !== 'item' || card.at === 'out') continue
    const { slot, defence } = itemFacts(book, card)
    if (card.thrownTo === undefined || slot === 'weapon') sum += defence
  }
  return sum
}

/** DEFENSE, MIGHT and movement of an enemy in the present stage; a stage left out is like the one before. */
export function enemyNumbers(book: Book, s: Encounter, figure: Figure): EnemyNumbers | undefined {
  const told = numbersToldOf(s, s.stage.number, figure.def)
  if (told) return told
  const { stages } = rulesOf(book, s)
  const stage = stages[Math.min(s.stage.number, stages.length) - 1]
  const earlier = stage?.untoldMinions.includes(figure.def) ? earlierNumbersOf(s, figure.def) : undefined
  return earlier ?? stage?.enemies[figure.def]
}
