import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { Cooldown } from '../../content'
import { nameOf } from '../board/asking'
import { clearTable, isTableInUse } from '../might/draw'
import { abilityFacts, injuryFacts, itemFacts } from '../cardFacts/facts'
import { cardsAt, coolDown } from '../cardFacts/flow'
import { removeFallen } from '../fight/knockout'
import { endOfTurn } from '../scope/lasting'
import { dropHold } from '../fight/over'
import { goesTo } from './resolveQueue'
import { nameOfStageCard } from '../cardFacts/stageTold'
import { SEATS, type CardId, type SeatId } from '../state/ids'
import type { SeatCard } from '../state/state'
import type { Tab } from '../table/tab'

/**
 * What is being carried out ends where it is: nothing of it is taken back, and nothing of it comes any more. What hangs in
 * the air goes where it would have gone in the end, so that any phase can begin on this table.
 */
export function leaveOff(t: Tab): void {
  const { turn } = t.see
  if (turn) {
    const name = nameOf(t.see, t.see.seats[turn.seat].figure)
    t.happen({ kind: 'told', words: words('told.turnLeft', { name }) })
  }
  if (isTableInUse(t)) t.happen({ kind: 'told', words: words('told.drawLeft') })
  while (isTableInUse(t)) clearTable(t)
  for (const seat of SEATS) for (const card of cardsAt(t.see, seat, 'played')) putPlayedAway(t, seat, card)
  leaveStageCards(t)
  removeFallen(t)
  endOfTurn(t)
  dropHold(t)
}

/** OW-CARD-06, OW-FLOW-05: it cools down as if it had been played to its end. */
function putPlayedAway(t: Tab, seat: SeatId, card: CardId): void {
  const held = t.see.seats[seat].cards[card] as SeatCard
  // OW-COMP-13: items of companions take no cooldown.
  const isFree = held.kind === 'item' && t.see.seats[seat].mode === 'companion'
  const cooldown = isFree ? null : cooldownOf(t, held)
  if (cooldown !== null) return coolDown(t, seat, card, cooldown, held.kind === 'ability')
  t.happen({ kind: 'cardPut', seat, card, at: 'hand', rule: rule('OW-CARD-06') })
  // OW-COMP-13
  if (held.kind === 'item') t.happen({ kind: 'cardTurned', seat, card, faceDown: true, rule: rule('OW-COMP-13') })
}

/** Null: back to hand. */
function cooldownOf({ book }: Tab, held: SeatCard): Cooldown | null {
  switch (held.kind) {
    case 'ability':
      return abilityFacts(book, held).cooldown
    case 'item':
      return itemFacts(book, held).ability?.cooldown ?? null
    case 'injury':
      return injuryFacts(book, held).cooldown
  }
}

/** The card in the making is done with; those that wait behind it are not carried out. */
function leaveStageCards(t: Tab): void {
  const { resolving: card, queue } = t.see.stage
  if (card !== null) {
    t.happen({ kind: 'told', words: words('told.stageLeft', { card: nameOfStageCard(t.see, card) }) })
    t.happen({ kind: 'stageResolved', card, to: goesTo(t, card), rule: rule('OW-STAGE-04') })
  }
  if (queue.length > 0) t.happen({ kind: 'stageDropped', cards: queue.map((one) => one.card) })
}
