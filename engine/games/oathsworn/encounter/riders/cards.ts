import { rule } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import type { Rider } from '../../content'
import { asked, cardOption, cooldownPlace, nameOfCard } from '../board/asking'
import { abilityFacts, injuryFacts, itemFacts } from '../cardFacts/facts'
import { battleflow, isFilled } from '../cardFacts/flow'
import type { CardId, FigureId, SeatId } from '../state/ids'
import { POSITIONS, type CardPlace, type Position, type SeatCard } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'
import { numberOf } from '../scope/amount'
import { nameOfSource } from '../scope/naming'
import { seatOf } from '../scope/reference'
import type { Scope } from '../table/scope'

type Cards = Extract<Rider, { do: 'cards' }>

/** OW-FLOW-05: cards move without battleflow. Somebody picks them where there are more than are wanted. */
export function shiftCards(t: Tab, scope: Scope, rider: Cards, figure: FigureId): void {
  const { seat, kind } = figureOf(t.see, figure)
  // OW-COMP-05, OW-COMP-13: a companion has no positions, neither for cards nor for items.
  if (!seat || kind !== 'oathsworn' || t.see.seats[seat].mode === 'companion') return
  for (const card of chosenCards(t, scope, rider, seat)) {
    const state = t.see.seats[seat].cards[card]
    const at = state ? goalOf(t, rider.to, state) : null
    if (at !== null && at !== state?.at) t.happen({ kind: 'cardPut', seat, card, at, rule: rule('OW-FLOW-05') })
  }
}

function chosenCards(t: Tab, scope: Scope, rider: Cards, seat: SeatId): readonly CardId[] {
  const meant = (): CardId[] => candidates(t, rider, seat)
  if (rider.count === 'all' || meant().length <= rider.count) return meant()
  const count = rider.count
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-FLOW-05'),
    seat: seatOf(t.see, scope, rider.by),
    title: words('ask.cards', { of: nameOfSource(t.see, scope.source), count }),
    min: Math.min(count, meant().length),
    max: Math.min(count, meant().length),
    options: meant().map((card) => cardOption(t.see, seat, card))
  }))
  return chosen.map((id) => id.slice('card:'.length) as CardId)
}

function candidates(t: Tab, { kinds, at }: Cards, seat: SeatId): CardId[] {
  const { cards } = t.see.seats[seat]
  return (Object.keys(cards) as CardId[]).filter((id) => {
    const card = cards[id]
    return card !== undefined && kinds.includes(card.kind) && (at as readonly CardPlace[]).includes(card.at)
  })
}

/** One lower than position 0 is the hand; there is nothing higher than 3, and nothing lower than the hand. */
function goalOf(t: Tab, to: Cards['to'], card: SeatCard): CardPlace | null {
  if (to === 'play') return ownPosition(t, card)
  if (to !== 'lower' && to !== 'higher') return to
  if (card.at === 'hand') return to === 'higher' ? 0 : null
  if (typeof card.at !== 'number') return null
  const next = card.at + (to === 'lower' ? -1 : 1)
  if (next < 0) return 'hand'
  return next > 3 ? null : (next as Position)
}

function ownPosition(t: Tab, card: SeatCard): CardPlace | null {
  if (card.kind === 'ability') return abilityFacts(t.book, card).cooldown
  if (card.kind === 'item') return itemFacts(t.book, card).ability?.cooldown ?? null
  return injuryFacts(t.book, card).cooldown
}

/** OW-FLOW-09: the position flows as if a card had arrived there; without one its player says which. */
export function flowPosition(
  t: Tab,
  scope: Scope,
  rider: Extract<Rider, { do: 'battleflow' }>,
  figure: FigureId
): void {
  const { seat, kind } = figureOf(t.see, figure)
  // OW-COMP-05: a companion has no cards to flow.
  if (!seat || kind !== 'oathsworn' || t.see.seats[seat].mode === 'companion') return
  const times = numberOf(t.book, t.see, scope, rider.times)
  for (let n = 0; n < times; n++) {
    const position = rider.at ?? choosePosition(t, seat)
    if (position === null) return
    battleflow(t, seat, position)
  }
}

function choosePosition(t: Tab, seat: SeatId): Position | null {
  const filled = (): Position[] => POSITIONS.filter((position) => isFilled(t.see, seat, position))
  if (filled().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-FLOW-09'),
    seat: asked(seat),
    title: words('ask.position'),
    options: filled().map((position) => ({
      id: `position:${position}`,
      at: cooldownPlace(seat, position),
      label: words('option.position', { position, cards: cardsAt(t, seat, position) })
    }))
  }))
  return Number(chosen.slice('position:'.length)) as Position
}

const cardsAt = (t: Tab, seat: SeatId, position: Position): Words[] =>
  (Object.keys(t.see.seats[seat].cards) as CardId[])
    .filter((card) => t.see.seats[seat].cards[card]?.at === position)
    .map((card) => nameOfCard(t.see, seat, card))
