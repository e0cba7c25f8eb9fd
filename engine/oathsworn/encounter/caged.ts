import { rule, type Json } from '../../kernel/ids'
import type { Script } from '../../kernel/script'
import type { StageEffect } from '../content'
import { runStage } from './effects/run'
import { newScope } from './effects/shared/scope'
import { SEATS, type DefId, type FigureId, type SeatId } from './state/ids'
import type { Encounter } from './state/state'
import type { Tab } from './tab'
import { playedBy } from './world'

/** What a stage card makes of the one it cages; who refreshes, is attacked and moved all the same. OW-CAGE-11 */
export interface CageTold {
  readonly card: DefId
  readonly difficulty: number
  readonly fails: readonly StageEffect[]
  /** The enemy whose card it is. */
  readonly by: FigureId | null
}

/** What is kept for the day the cage is settled. */
interface Failure {
  readonly fails: readonly StageEffect[]
  readonly by: FigureId | null
}

/**
 * OW-CAGE-01, OW-CAGE-02: the rest of this round and all of the next (OW-CAGE-12). A second cage takes the place of the
 * first and starts the time anew (OW-CAGE-13).
 */
export function cage(t: Tab, seat: SeatId, { card, difficulty, fails, by }: CageTold): void {
  const before = t.see.seats[seat].caged
  const failure: Failure = { fails, by }
  // Effects are plain data; only `cageFails` reads them.
  const kept = failure as unknown as Json
  const until = t.see.clock.round + 1
  t.happen({ kind: 'caged', seat, cage: { card, difficulty, until, failure: kept }, rule: rule('OW-CAGE-01') })
  if (before && before.card !== card) putAway(t, before.card)
}

/** OW-CAGE-07: free at once. OW-CAGE-02: the card is discarded when nobody is held by it any more. */
export function openCage(t: Tab, seat: SeatId): void {
  const { caged } = t.see.seats[seat]
  if (!caged) return
  t.happen({ kind: 'cageOpened', seat, rule: rule('OW-CAGE-07') })
  putAway(t, caged.card)
}

function putAway(t: Tab, card: DefId): void {
  if (SEATS.some((seat) => t.see.seats[seat].caged?.card === card)) return
  t.happen({ kind: 'stageCardsDiscarded', cards: [card], from: 'seat', rule: rule('OW-CAGE-02') })
}

/** Stage cards held by the caged: they are in neither deck nor discard. OW-STAGE-07 */
export const cardsHeld = (s: Encounter): DefId[] =>
  SEATS.flatMap((seat) => {
    const { caged } = s.seats[seat]
    return caged ? [caged.card] : []
  })

/** OW-CAGE-08: the effect of failing is suffered; still caged. */
export function* cageFails(t: Tab, seat: SeatId): Script {
  const { caged } = t.see.seats[seat]
  const figure = playedBy(t.see, seat)
  if (!caged || !figure) return
  // Only `cage` writes it, from the effects of a checked card.
  const { fails, by } = caged.failure as unknown as Failure
  const source = { kind: 'stage-card', id: caged.card } as const
  yield* t.in(
    rule('OW-CAGE-08'),
    runStage(t, newScope(source, { self: by, holder: figure.id, target: figure.id }), fails)
  )
}

/** OW-CAGE-09, OW-END-03: time is up at the end of the following round: the effect once more, then free. */
export function* timeOutCages(t: Tab): Script {
  for (const seat of SEATS) {
    const { caged } = t.see.seats[seat]
    if (!caged || caged.until > t.see.clock.round) continue
    yield* t.in(rule('OW-CAGE-09'), cageFails(t, seat))
    openCage(t, seat)
  }
}
