import { rule, type Json } from '../../../../kernel/ids'
import type { StageEffect } from '../../content'
import type { Book } from '../table/book'
import { runStage } from '../scope/run'
import { newScope, type Source } from '../table/scope'
import type { Happened } from '../happenings'
import { isStageCard } from '../cardFacts/stageTold'
import { defId, ofSeats, SEATS, type DefId, type FigureId, type SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** What a stage card makes of the one it cages; who refreshes, is attacked and moved all the same. OW-CAGE-11 */
export interface CageTold {
  /** The card, or the special rules board when its box cages. */
  readonly source: Source
  readonly difficulty: number
  readonly fails: readonly StageEffect[]
  /** The enemy whose card it is. */
  readonly by: FigureId | null
}

/** What is kept for the day the cage is settled. */
interface Failure {
  readonly fails: readonly StageEffect[]
  readonly by: FigureId | null
  /** Left out: the stage card that is held. */
  readonly source?: Source
}

/**
 * OW-CAGE-01, OW-CAGE-02: the rest of this round and all of the next (OW-CAGE-12). A second cage takes the place of the
 * first and starts the time anew (OW-CAGE-13).
 */
export function cage(t: Tab, seat: SeatId, { source, difficulty, fails, by }: CageTold): void {
  const before = t.see.seats[seat].caged
  const card = defId(source.id)
  const failure: Failure = { fails, by, ...(source.kind === 'stage-card' ? {} : { source }) }
  // Effects are plain data; only `cageFails` reads them.
  const kept = failure as unknown as Json
  const until = t.see.clock.round + 1
  t.happen({ kind: 'caged', seat, cage: { card, difficulty, until, failure: kept }, rule: rule('OW-CAGE-01') })
  if (before) for (const one of putAway(t.book, t.see, before.card)) t.happen(one)
}

/** OW-CAGE-07: free at once. OW-CAGE-02: the card is discarded when nobody is held by it any more. */
export function openCage(t: Tab, seat: SeatId): void {
  for (const one of opened(t.book, t.see, seat)) t.happen(one)
}

function opened(book: Book, s: Encounter, seat: SeatId): Happened[] {
  const { caged } = s.seats[seat]
  if (!caged) return []
  return [{ kind: 'cageOpened', seat, rule: rule('OW-CAGE-07') }, ...putAway(book, s, caged.card, seat)]
}

/** Nothing holds a seat any more: there is nobody left to hold. */
export const letGo = (book: Book, s: Encounter, seat: SeatId): Happened[] => [
  ...(s.seats[seat].consumed ? [{ kind: 'released' as const, seat, rule: rule('OW-CONSUME-13') }] : []),
  ...opened(book, s, seat)
]

/** Not while somebody else is held by it, nor while it is being carried out: then it goes away in the end of that. */
function putAway(book: Book, s: Encounter, card: DefId, freed?: SeatId): Happened[] {
  const isHeld = SEATS.some((seat) => seat !== freed && s.seats[seat].caged?.card === card)
  if (isHeld || s.stage.resolving === card || !isStageCard(book, s, card)) return []
  return [{ kind: 'stageCardsDiscarded', cards: [card], from: 'seat', rule: rule('OW-CAGE-02') }]
}

/** Stage cards held by the caged: they are in neither deck nor discard. OW-STAGE-07 */
export function cardsHeld({ seats }: Encounter): readonly DefId[] {
  const held: DefId[] = []
  for (const { caged } of ofSeats(seats)) if (caged) held.push(caged.card)
  return held
}

/** OW-CAGE-08: the effect of failing is suffered; still caged. */
export function cageFails(t: Tab, seat: SeatId): void {
  const { caged } = t.see.seats[seat]
  const figure = playedBy(t.see, seat)
  if (!caged || !figure) return
  // Only `cage` writes it, from the effects of a checked card.
  const { fails, by, source = { kind: 'stage-card', id: caged.card } } = caged.failure as unknown as Failure
  t.in(rule('OW-CAGE-08'), () =>
    runStage(t, newScope(source, { self: by, holder: figure.id, target: figure.id }), fails)
  )
}

/** OW-CAGE-09, OW-END-03: time is up at the end of the following round: the effect once more, then free. */
export function timeOutCages(t: Tab): void {
  for (const seat of SEATS) {
    const { caged } = t.see.seats[seat]
    if (!caged || caged.until > t.see.clock.round) continue
    t.in(rule('OW-CAGE-09'), () => cageFails(t, seat))
    openCage(t, seat)
  }
}
