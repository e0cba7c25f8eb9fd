import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { cageFails, openCage } from '../fight/caged'
import { makeCheck } from '../fight/checks'
import { dearer } from '../table/modifiers'
import { isPlayedAsFull } from '../board/seats'
import type { SeatId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard, isAdjacent, isFriendly, playedBy } from '../board/figures'

/** OW-CAGE-04, OW-COMP-17 */
const PRICE = 3
const COMPANION_PRICE = 1
/** OW-CAGE-05 */
const BONUS_PER_HELPER = 2

export function priceOfEscape(book: Book, s: Encounter, seat: SeatId): number {
  const figure = playedBy(s, seat)
  const more = figure ? dearer(book, s, figure.id, 'escape') : 0
  return Math.max(0, (isPlayedAsFull(s, seat) ? PRICE : COMPANION_PRICE) + more)
}

/** OW-CAGE-01, OW-CAGE-06: one attempt per turn. */
export function escapeOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  const { caged } = s.seats[seat]
  if (!caged) return []
  const animus = priceOfEscape(book, s, seat)
  const refused = refusesEscape(s, seat, animus)
  const data = { animus, difficulty: caged.difficulty, bonus: helpFor(book, s, seat) }
  return [{ id: 'escape', label: words('option.escape'), data, ...(refused ? { refused } : {}) }]
}

function refusesEscape(s: Encounter, seat: SeatId, needed: number): Words | null {
  if (s.turn?.triedEscape) return words('refused.triedEscape')
  const { available } = s.seats[seat].animus
  return available < needed ? words('refused.animus', { needed, available }) : null
}

/** OW-CAGE-05: +2 for each adjacent friend; by the later print Oathsworn and allies alone. */
export function helpFor(book: Book, s: Encounter, seat: SeatId): number {
  const figure = playedBy(s, seat)
  if (!figure) return 0
  const helps = (other: Figure): boolean =>
    other.id !== figure.id &&
    isFriendly(other) &&
    isAdjacent(book, figure, other) &&
    (s.is.settings.cageHelpers === 'friendly' || other.kind !== 'helper')
  return BONUS_PER_HELPER * figuresOnBoard(s).filter(helps).length
}

/** S3a: paid whether or not it succeeds; then free to act in the same turn, or the card's effect. OW-CAGE-03..08 */
export function tryEscape(t: Tab, seat: SeatId): void {
  const { caged } = t.see.seats[seat]
  if (!caged) return
  const count = priceOfEscape(t.book, t.see, seat)
  t.happen({ kind: 'turnUsed', what: 'triedEscape', rule: rule('OW-CAGE-06') })
  if (count > 0) t.happen({ kind: 'animusSpent', seat, count, rule: rule('OW-CAGE-04') })
  const bonus = helpFor(t.book, t.see, seat)
  const { difficulty } = caged
  const { passed } = t.in(rule('OW-CAGE-03'), () => makeCheck(t, { type: 'survival', difficulty, seat, bonus }))
  if (passed) openCage(t, seat)
  else cageFails(t, seat)
}
