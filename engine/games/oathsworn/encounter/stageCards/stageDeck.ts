import { rule } from '../../../../kernel/ids'
import { isAttacking } from '../table/attacking'
import { holds } from '../scope/condition'
import { askingScope, type Scope } from '../table/scope'
import { occur } from '../scope/interrupts'
import { bossOnBoard, encounterOf, rulesOf } from '../board/printedComponents'
import { isUnturned } from '../../content/monster/unturned'
import { stageFacts, tellTop } from '../cardFacts/stageTold'
import { knowNumbers } from './untold'
import type { DefId } from '../state/ids'
import type { Encounter, QueuedCard } from '../state/state'
import type { Tab } from '../table/tab'

type StageNumber = 1 | 2 | 3
const LAST: StageNumber = 3
export const nextStage = (stage: StageNumber): StageNumber => (stage === 1 ? 2 : LAST)

/** OW-STAGE-07, OW-BRK-04: an empty deck is made anew of the stage 3 discards; cards in view or held are not among them. */
export function renewIfEmpty(t: Tab): boolean {
  const { deck, discard } = t.see.stage
  if (deck.length > 0) return true
  const cards = discard.filter((card) => stageFacts(t.book, t.see, card).stage === LAST)
  if (cards.length === 0) return false
  t.happen({ kind: 'stageDeckRenewed', cards, rule: rule('OW-STAGE-07') })
  return true
}

/** With real cards, or where only its back is known, the table says once what the top card is: turned up, or drawn unseen. */
export function knowTop(t: Tab): void {
  const { deck, shown } = t.see.stage
  const [top] = deck
  const isTold = t.see.is.dials.stage === 'table' || (top !== undefined && isUnturned(top))
  if (isTold && shown !== top) tellTop(t)
}

/** The top card leaves the deck and waits to be carried out. False when there is none. OW-STAGE-05 */
export function drawCard(t: Tab, how: Omit<QueuedCard, 'card'>, clause: string): boolean {
  if (!renewIfEmpty(t)) return false
  knowTop(t)
  const [card] = t.see.stage.deck
  if (card === undefined) return false
  const { reaction, breaker, bosses, closest } = how
  t.happen({
    kind: 'stageDrawn',
    drawn: { card, reaction, breaker, bosses, closest },
    rule: rule(clause),
    reveals: true
  })
  if (followBack(t)) occur(t, { on: 'stage-changed' })
  return true
}

/** OW-STAGE-01, OW-STAGE-06: the next card is turned face up. */
export function revealTop(t: Tab): void {
  if (!renewIfEmpty(t)) return
  const [top] = t.see.stage.deck
  if (t.see.stage.shown === top) return
  knowTop(t)
  const [card] = t.see.stage.deck
  if (card === undefined) return
  t.happen({ kind: 'stageRevealed', card, rule: rule('OW-STAGE-06'), reveals: true })
  if (followBack(t)) occur(t, { on: 'stage-changed' })
  occur(t, { on: 'stage-card', window: 'shown' })
}

/** OW-BRK-13: the stage number always follows the back of the top card. */
function followBack(t: Tab): boolean {
  const [top] = t.see.stage.deck
  const number = top === undefined ? t.see.stage.number : stageFacts(t.book, t.see, top).stage
  if (number <= t.see.stage.number) return false
  t.happen({ kind: 'stageNumberChanged', number, rule: rule('OW-BRK-13') })
  knowNumbers(t)
  return true
}

/** OW-BRK-03, OW-BRK-12: cards of earlier stages leave the deck. */
export function changeStage(t: Tab, number: StageNumber, clause: string): void {
  if (number === t.see.stage.number) return
  const old = t.see.stage.deck.filter((card) => stageFacts(t.book, t.see, card).stage < number)
  t.happen({ kind: 'stageNumberChanged', number, rule: rule(clause) })
  if (old.length > 0) t.happen({ kind: 'stageCardsDiscarded', cards: old, from: 'deck', rule: rule(clause) })
  knowNumbers(t)
  occur(t, { on: 'stage-changed' })
}

/** OW-BRK-02: does the special rules board say that the present stage is over? */
export function stageDue(t: Tab): StageNumber {
  const { stages } = rulesOf(t.book, t.see)
  let number = t.see.stage.number
  for (; number < LAST; number++) if (!isOver(t, t.see, stages[number - 1]?.until ?? null)) break
  return number
}

function isOver(t: Tab, s: Encounter, until: Parameters<typeof holds>[3] | null): boolean {
  if (until === null) return false
  const scope = askingScope({ kind: 'rules', id: encounterOf(t.book, s).rules }, { self: bossOnBoard(s) })
  return holds(t.book, s, scope, until)
}

/**
 * OW-BRK-12: the board changes the stage without a break: the new stage's top card is turned up, and nobody reacts. At
 * once, wherever the end is looked for, but never in the middle of an attack.
 */
export function checkStage(t: Tab): void {
  const { phase } = t.see.clock
  if (phase === 'setup' || phase === 'over') return
  const due = stageDue(t)
  if (!(due === t.see.stage.number || isAttacking(t))) goToStage(t, due)
}

/** After one effect of several. What it has broken changes the stage by itself, in its turn. OW-BRK-02, OW-BRK-12 */
export const checkStageAfter = (t: Tab, { deed, defers }: Scope): void => {
  if (!(deed.broken.length > 0 || defers)) checkStage(t)
}

export function goToStage(t: Tab, due: StageNumber): void {
  changeStage(t, due, 'OW-BRK-12')
  revealTop(t)
}

/** What cards may do with the deck. */
export function discardTop(t: Tab): void {
  if (!renewIfEmpty(t)) return
  knowTop(t)
  const [top] = t.see.stage.deck
  if (top === undefined) return
  t.happen({ kind: 'stageCardsDiscarded', cards: [top], from: 'deck', rule: rule('OW-STAGE-04') })
  revealTop(t)
}

export function putTopLast(t: Tab): void {
  const [top] = t.see.stage.deck
  if (top === undefined || t.see.stage.deck.length === 1) return
  t.happen({ kind: 'stagePutLast', card: top, rule: rule('OW-STAGE-06') })
  revealTop(t)
}

/** All discarded cards go back under the deck, mixed. */
export function shuffleDiscards(t: Tab): void {
  const cards: readonly DefId[] = t.see.stage.discard
  if (cards.length === 0) return
  t.happen({ kind: 'stageDeckRenewed', cards, rule: rule('OW-STAGE-07') })
  revealTop(t)
}
