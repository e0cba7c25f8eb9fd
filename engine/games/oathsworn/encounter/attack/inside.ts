import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { attackLocation } from './attack'
import { settleBreaks } from '../fight/breaks'
import { newDeed, newScope } from '../table/scope'
import { isForbidden } from '../table/modifiers'
import { isPlayedAsFull } from '../board/seats'
import type { SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** OW-CONSUME-04, OW-COMP-17 */
const PRICE = 3
const COMPANION_PRICE = 1

const priceOfInside = (s: Encounter, seat: SeatId): number => (isPlayedAsFull(s, seat) ? PRICE : COMPANION_PRICE)

/** OW-CONSUME-02: once per turn, against the location that swallowed it. */
export function insideOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  const animus = priceOfInside(s, seat)
  const refused = refusesInside(book, s, seat, animus)
  return [
    { id: 'inside', label: words('option.inside', { animus }), data: { animus }, ...(refused ? { refused } : {}) }
  ]
}

function refusesInside(book: Book, s: Encounter, seat: SeatId, needed: number): Words | null {
  const figure = playedBy(s, seat)
  if (s.turn?.attackedFromInside) return words('refused.attackedFromInside')
  if (!figure || isForbidden(book, s, figure.id, 'attack')) return words('refused.forbidden')
  const { available } = s.seats[seat].animus
  return available < needed ? words('refused.animus', { needed, available }) : null
}

/** Pays and strikes at what is around it. */
export function attackFromInside(t: Tab, seat: SeatId): void {
  t.happen({ kind: 'turnUsed', what: 'attackedFromInside', rule: rule('OW-CONSUME-02') })
  t.happen({ kind: 'animusSpent', seat, count: priceOfInside(t.see, seat), rule: rule('OW-CONSUME-04') })
  strikeInside(t, seat, false)
}

/** The attack itself; by a token of a companion or ally it costs nothing and triggers no determination. OW-ATK-19 */
export function strikeInside(t: Tab, seat: SeatId, granted: boolean): void {
  const { consumed, class: of } = t.see.seats[seat]
  const figure = playedBy(t.see, seat)
  if (!consumed || !figure) return
  const roles = { self: figure.id, owner: figure.id, target: consumed.by }
  const scope = newScope({ kind: 'class', id: of }, roles, false, newDeed({ granted }))
  attackLocation(t, scope, figure.id, consumed.by, consumed.slot)
  settleBreaks(t, scope)
}
