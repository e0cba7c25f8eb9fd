import { rule } from '../../../../kernel/ids'
import { cardsHeld } from '../fight/caged'
import { runStage } from '../scope/run'
import { newStop } from '../table/event'
import { newScope, type Scope } from '../table/scope'
import { northing } from '../scope/who'
import { aheadOf, newActing } from '../table/acting'
import { partsOf, type CardPart } from './parts'
import { hasNoTurn } from '../fight/noTurn'
import { occur } from '../scope/interrupts'
import { endOfTurn } from '../scope/lasting'
import { bossesOf } from '../board/printedComponents'
import { releaseEnd } from '../fight/over'
import { checkStage, revealTop } from './stageDeck'
import { effectsTold, stageFacts } from '../cardFacts/stageTold'
import type { DefId, FigureId } from '../state/ids'
import type { QueuedCard } from '../state/state'
import type { Tab } from '../table/tab'

/** Cards are carried out in the order they were drawn; then the next one is turned up. OW-STAGE-05, OW-STAGE-06 */
export function resolveQueue(t: Tab): void {
  for (let queued = t.see.stage.queue[0]; queued; queued = t.see.stage.queue[0]) {
    t.happen({ kind: 'stageBegan', card: queued.card, reaction: queued.reaction, rule: rule('OW-STAGE-02') })
    t.in(rule('OW-STAGE-02'), () => resolveCard(t, queued))
    t.happen({ kind: 'stageResolved', card: queued.card, to: goesTo(t, queued.card), rule: rule('OW-STAGE-04') })
    occur(t, { on: 'stage-card', window: 'resolved' })
    // What lasts "this turn" ends with the card, unless it was a reaction in somebody's turn.
    if (t.see.turn === null) endOfTurn(t)
  }
  releaseEnd(t)
  checkStage(t)
  revealTop(t)
}

/** OW-STAGE-03, OW-STAGE-04, OW-CAGE-02: in view until the end of the round, with the one it cages, or discarded. */
export function goesTo(t: Tab, card: DefId): 'discard' | 'inView' | 'seat' {
  if (cardsHeld(t.see).includes(card)) return 'seat'
  return stageFacts(t.book, t.see, card).lasts === 'round' ? 'inView' : 'discard'
}

/** S6, step 2: every effect in printed order; with several bosses all act, one after another. OW-STAGE-09 */
function resolveCard(t: Tab, queued: QueuedCard): void {
  const { card, reaction, breaker, closest } = queued
  const stop = newStop()
  occur(t, { on: 'stage-card', window: 'drawn', stop })
  if (stop.cancelled) return
  const effects = effectsTold(t, card)
  const bosses = bossesInOrder(t)
  // A reaction is nobody's turn. OW-STAGE-10
  const idle = reaction ? [] : bosses.filter((id) => hasNoTurn(t, id))
  const acting = newActing({ breaker, bosses: queued.bosses, closest })
  let scopes: Map<FigureId | null, Scope> | null = null
  for (const part of partsOf(effects, bosses.length > 1 || idle.length > 0)) {
    for (const self of actorsOf(t, part, bosses, idle)) {
      if (self !== null && t.see.figures[self]?.at == null) continue
      // What came of it so far, and the water it has paid for, go with a boss through the whole card. OW-TILE-03
      const scope = scopes?.get(self) ?? newScope({ kind: 'stage-card', id: card }, { self, breaker }, reaction)
      if (bosses.length > 1) (scopes ??= new Map()).set(self, scope)
      runStage(t, { ...scope, acting: { ...acting, ahead: aheadOf(part.ahead) } }, part.effects)
    }
  }
}

/** Each boss that may; or one for all of them. Without a boss nobody in particular acts. OW-STAGE-09, OW-STAGE-10 */
function actorsOf(t: Tab, { each }: CardPart, bosses: readonly FigureId[], idle: readonly FigureId[]) {
  if (each && bosses.length > 0) return bosses.filter((id) => !idle.includes(id))
  return [bosses.find((id) => t.see.figures[id]?.at != null) ?? null]
}

/** North then west. OW-STAGE-09 */
function bossesInOrder(t: Tab): FigureId[] {
  const bosses = bossesOf(t.see).filter(({ at }) => at !== null)
  if (bosses.length > 1) bosses.sort((a, b) => northing(t.book, t.see, a) - northing(t.book, t.see, b))
  return bosses.map(({ id }) => id)
}
