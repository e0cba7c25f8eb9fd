import { rule } from '../../../../kernel/ids'
import type { Book } from '../table/book'
import { statusCount, statusOf } from '../board/printedComponents'
import type { FigureId } from '../state/ids'
import type { EncounterClock, Encounter, Figure, Statuses } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** Status tokens: bleed and poison add up, crippled does not, the rest as its record says. STATUS */
export function gainCount(t: Tab, id: FigureId, status: string, count: number): void {
  const figure = figureOf(t.see, id)
  const works = statusOf(t.book, status)
  if (works === 'lethality') {
    // OW-STATUS-07: a resource of the class, kept by the seat.
    if (figure.seat)
      t.happen({ kind: 'resourceChanged', seat: figure.seat, resource: status, by: count, rule: rule('OW-STATUS-07') })
    return
  }
  if (works === 'crippled') return cripple(t, figure)
  const counts = t.book.find('status', status)?.counts ?? true
  const now = statusCount(t.book, t.see, figure, status)
  change(t, figure, status, counts ? now + count : 1)
}

/** OW-STATUS-09: a later one replaces the earlier if it lasts longer. */
function cripple(t: Tab, { id, statuses }: Figure): void {
  const until = Math.max(statuses.crippled?.until ?? 0, crippledUntil(t.see.clock))
  t.happen({ kind: 'statusChanged', figure: id, statuses: { crippled: { until } }, rule: rule('OW-STATUS-03') })
}

/**
 * The round whose Oathsworn phase ends it: the coming phase (OW-STATUS-03), and while one is under way, or over, that of
 * the next round. OW-STATUS-05
 */
export const crippledUntil = ({ round, phase }: EncounterClock): number =>
  phase === 'setup' || phase === 'refresh' ? round : round + 1

export function takeCount(t: Tab, id: FigureId, status: string, count: number): void {
  const figure = figureOf(t.see, id)
  const works = statusOf(t.book, status)
  if (works === 'crippled') {
    t.happen({ kind: 'statusChanged', figure: id, statuses: { crippled: null }, rule: rule('OW-STATUS-04') })
    return
  }
  if (works === 'lethality') {
    if (figure.seat)
      t.happen({ kind: 'resourceChanged', seat: figure.seat, resource: status, by: -count, rule: rule('OW-STATUS-07') })
    return
  }
  change(t, figure, status, Math.max(0, statusCount(t.book, t.see, figure, status) - count))
}

function change(t: Tab, { id, statuses: before }: Figure, status: string, count: number): void {
  const works = statusOf(t.book, status)
  const statuses: Partial<Statuses> =
    works === 'bleed'
      ? { bleed: count }
      : works === 'poison'
        ? { poison: count }
        : { other: { ...before.other, [status]: count } }
  t.happen({ kind: 'statusChanged', figure: id, statuses, rule: rule('OW-STATUS-01') })
}

/** The statuses of which a figure carries a token, in the order of the content. */
export const statusesHeld = (book: Book, s: Encounter, figure: Figure): string[] =>
  book
    .all('status')
    .map(({ id }) => id)
    .filter((id) => statusCount(book, s, figure, id) > 0)
