import type { Hex } from '../../../../hex'
import type { Happening } from '../../../../kernel/game'
import type { Json } from '../../../../kernel/ids'
import { withHeld, withSeat } from '../state/change'
import type { CardId, DefId, FigureId, SeatId } from '../state/ids'
import {
  NO_TOKENS,
  type Caged,
  type CardPlace,
  type Consumed,
  type Encounter,
  type Position,
  type SeatCard,
  type Token
} from '../state/state'
import type { Appliers } from './appliers'

/** What a seat holds: animus, cards around the board, tokens, marks. */
export type SeatHappening = Happening &
  (
    | { kind: 'animusGained'; seat: SeatId; count: number }
    | { kind: 'animusSpent'; seat: SeatId; count: number }
    /** The track is set up anew: an ally arrives, or the table corrects it. */
    | { kind: 'animusSet'; seat: SeatId; available: number; reserve: number }
    | { kind: 'cardsTaken'; seat: SeatId; cards: { readonly [card: CardId]: SeatCard } }
    | { kind: 'cardPlayed'; seat: SeatId; card: CardId; effect: number | 'defence' }
    | { kind: 'cardPut'; seat: SeatId; card: CardId; at: CardPlace }
    | { kind: 'cardsFlowed'; seat: SeatId; position: Position; cards: readonly CardId[] }
    | { kind: 'cardTurned'; seat: SeatId; card: CardId; faceDown: boolean }
    | { kind: 'cardDescribed'; seat: SeatId; card: CardId; own: Json }
    /** What a text does, as the table tells it. */
    | {
        kind: 'textTold'
        seat: SeatId
        of: string
        told: Json
        /** Where it is printed, and whether it shall go into the own pack. */
        printed: { readonly kind: string; readonly id: string; readonly entry: string }
        remember: boolean
      }
    | { kind: 'itemThrown'; seat: SeatId; card: CardId; to: Hex }
    | { kind: 'itemRecovered'; seat: SeatId; card: CardId }
    | { kind: 'tokensGained'; seat: SeatId; token: Token; count: number }
    | { kind: 'tokensSpent'; seat: SeatId; token: Token; count: number }
    | { kind: 'resourceChanged'; seat: SeatId; resource: string; by: number }
    | { kind: 'archetypeChosen'; seat: SeatId; def: DefId; side: 0 | 1 }
    | { kind: 'archetypeUsed'; seat: SeatId; ability: 0 | 1 }
    | { kind: 'archetypeReady'; seat: SeatId }
    | { kind: 'caged'; seat: SeatId; cage: Caged }
    | { kind: 'cageOpened'; seat: SeatId }
    | { kind: 'consumed'; seat: SeatId; by: Consumed }
    | { kind: 'consumedTaken'; seat: SeatId; hp: number }
    | { kind: 'released'; seat: SeatId }
    | { kind: 'allyBrought'; seat: SeatId; def: DefId; figure: FigureId }
    | { kind: 'seatFell'; seat: SeatId }
    /** By a correction: it had not fallen after all. */
    | { kind: 'seatRose'; seat: SeatId }
    | { kind: 'allyFell'; seat: SeatId; def: DefId }
    /** By a correction: so many of them are dead. */
    | { kind: 'alliesCounted'; def: DefId; killed: number }
  )

export const seatAppliers: Appliers<SeatHappening> = {
  animusGained: (s, h) => withAnimus(s, h.seat, h.count),
  animusSpent: (s, h) => withAnimus(s, h.seat, -h.count),
  animusSet: (s, h) => withSeat(s, h.seat, { animus: { available: h.available, reserve: h.reserve } }),
  cardsTaken: (s, h) => withSeat(s, h.seat, { cards: { ...s.seats[h.seat].cards, ...h.cards } }),
  cardPlayed: (s, h) => withCardAt(s, h.seat, h.card, 'played'),
  cardPut: (s, h) => withCardAt(s, h.seat, h.card, h.at),
  cardsFlowed: (s, h) => h.cards.reduce((now, card) => withCardAt(now, h.seat, card, below(h.position)), s),
  cardTurned: (s, h) =>
    withCard(s, h.seat, h.card, h.faceDown ? { faceDown: true } : {}, h.faceDown ? [] : ['faceDown']),
  cardDescribed: (s, h) => withCard(s, h.seat, h.card, { own: h.own }),
  textTold: (s, h) => withSeat(s, h.seat, { told: { ...s.seats[h.seat].told, [h.of]: h.told } }),
  itemThrown: (s, h) => withCard(s, h.seat, h.card, { thrownTo: h.to }),
  itemRecovered: (s, h) => withCard(s, h.seat, h.card, {}, ['thrownTo']),
  tokensGained: (s, h) => withTokens(s, h.seat, h.token, h.count),
  tokensSpent: (s, h) => withTokens(s, h.seat, h.token, -h.count),
  resourceChanged: (s, h) => {
    const { resources } = s.seats[h.seat]
    return withSeat(s, h.seat, { resources: { ...resources, [h.resource]: (resources[h.resource] ?? 0) + h.by } })
  },
  archetypeChosen: (s, h) => withSeat(s, h.seat, { archetype: { def: h.def, side: h.side, used: [false, false] } }),
  archetypeUsed: (s, h) => {
    const { archetype } = s.seats[h.seat]
    if (!archetype) return s
    const [first, second] = archetype.used
    const used: readonly [boolean, boolean] = h.ability === 0 ? [true, second] : [first, true]
    return withSeat(s, h.seat, { archetype: { ...archetype, used } })
  },
  archetypeReady: (s, h) => {
    const { archetype } = s.seats[h.seat]
    return archetype ? withSeat(s, h.seat, { archetype: { ...archetype, used: [false, false] } }) : s
  },
  caged: (s, h) => withSeat(s, h.seat, { caged: h.cage }),
  cageOpened: (s, h) => withSeat(s, h.seat, { caged: null }),
  consumed: (s, h) => withSeat(s, h.seat, { consumed: h.by }),
  consumedTaken: (s, h) => {
    const { consumed } = s.seats[h.seat]
    return consumed ? withSeat(s, h.seat, { consumed: { ...consumed, taken: consumed.taken + h.hp } }) : s
  },
  released: (s, h) => withSeat(s, h.seat, { consumed: null }),
  // OW-ALLY-09: tokens of the fallen wait for it; the ally begins with none.
  allyBrought: (s, h) => {
    const { tokens, fallenTokens } = s.seats[h.seat]
    const change = { ally: h.figure, tokens: NO_TOKENS, fallenTokens: fallenTokens ?? tokens }
    return withAlly(withSeat(s, h.seat, change), h.def, { inPlay: 1 })
  },
  seatFell: (s, h) => ({ ...s, tally: { ...s.tally, fallen: [...s.tally.fallen, h.seat] } }),
  seatRose: (s, h) =>
    withOwnTokens({ ...s, tally: { ...s.tally, fallen: s.tally.fallen.filter((seat) => seat !== h.seat) } }, h.seat),
  alliesCounted: (s, h) => {
    const others = s.tally.killedAllies.filter((def) => def !== h.def)
    const dead = Array.from({ length: h.killed }, () => h.def)
    const told = { ...s, tally: { ...s.tally, killedAllies: [...others, ...dead] } }
    return withAlly(told, h.def, { inPlay: 0, killed: h.killed - (s.allies[h.def]?.killed ?? 0) })
  },
  allyFell: (s, h) =>
    withAlly(
      withSeat({ ...s, tally: { ...s.tally, killedAllies: [...s.tally.killedAllies, h.def] } }, h.seat, { ally: null }),
      h.def,
      { inPlay: -1, killed: 1 }
    )
}

/** OW-MOVE-07: gems go from one side of the track to the other, none is made or lost. */
function withAnimus(s: Encounter, seat: SeatId, gained: number): Encounter {
  const { available, reserve } = s.seats[seat].animus
  const moved = Math.max(-available, Math.min(gained, reserve))
  const animus = { available: available + moved, reserve: reserve - moved }
  return withHeld(s, seat, { ...s.seats[seat], animus })
}

function withCard(
  s: Encounter,
  seat: SeatId,
  card: CardId,
  change: Partial<SeatCard>,
  dropped: readonly ('faceDown' | 'thrownTo')[] = []
): Encounter {
  const { cards } = s.seats[seat]
  const after = { ...heldCard(s, seat, card), ...change }
  for (const field of dropped) delete after[field]
  return withSeat(s, seat, { cards: { ...cards, [card]: after } })
}

function withCardAt(s: Encounter, seat: SeatId, card: CardId, at: CardPlace): Encounter {
  const { cards } = s.seats[seat]
  return withHeld(s, seat, { ...s.seats[seat], cards: { ...cards, [card]: putAt(heldCard(s, seat, card), at) } })
}

/** Nearly all cards are as they were printed: the few fields of those are written out. */
const putAt = (card: SeatCard, at: CardPlace): SeatCard =>
  card.own === undefined && card.faceDown === undefined && card.thrownTo === undefined
    ? { kind: card.kind, def: card.def, at }
    : { ...card, at }

function heldCard(s: Encounter, seat: SeatId, card: CardId): SeatCard {
  const held = s.seats[seat].cards[card]
  if (!held) throw new Error(`no card ${card} with ${seat}`)
  return held
}

/** What the Oathsworn of a seat held before an ally took its place. */
export function withOwnTokens(s: Encounter, seat: SeatId): Encounter {
  const { fallenTokens } = s.seats[seat]
  return fallenTokens ? withSeat(s, seat, { tokens: fallenTokens, fallenTokens: null }) : s
}

/** OW-FLOW-01, OW-FLOW-02 */
const below = (position: Position): CardPlace => (position === 0 ? 'hand' : ((position - 1) as Position))

function withTokens(s: Encounter, seat: SeatId, token: Token, by: number): Encounter {
  const { tokens } = s.seats[seat]
  return withSeat(s, seat, { tokens: { ...tokens, [token]: Math.max(0, tokens[token] + by) } })
}

function withAlly(s: Encounter, def: DefId, by: { inPlay: number; killed?: number }): Encounter {
  const ally = s.allies[def]
  if (!ally) throw new Error(`no ally ${def}`)
  const { inPlay, killed = 0 } = by
  return {
    ...s,
    allies: { ...s.allies, [def]: { ...ally, inPlay: ally.inPlay + inPlay, killed: ally.killed + killed } }
  }
}
