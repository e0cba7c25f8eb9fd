import type { SeatHappening } from '../../../engine/oathsworn/encounter/happenings/seats'
import { deed, detail, silent, type Tellers } from './sentence'

export const seatTellers: Tellers<SeatHappening['kind']> = {
  animusGained: (h, names) => detail('animusGained', { seat: names.seat(h.seat), n: h.count }),
  animusSpent: (h, names) => detail('animusSpent', { seat: names.seat(h.seat), n: h.count }),
  animusSet: (h, names) => detail('animusSet', { seat: names.seat(h.seat), n: h.available, reserve: h.reserve }),
  cardsTaken: silent,
  cardPlayed: (h, names) =>
    deed(h.effect === 'defence' ? 'cardForDefence' : 'cardPlayed', {
      seat: names.seat(h.seat),
      card: names.card(h.seat, h.card)
    }),
  cardPut: (h, names) =>
    typeof h.at === 'number'
      ? detail('cardPut', { card: names.card(h.seat, h.card), at: h.at })
      : h.at === 'hand'
        ? detail('cardToHand', { card: names.card(h.seat, h.card) })
        : null,
  cardsFlowed: (h, names) =>
    detail(h.position === 0 ? 'flowedToHand' : 'flowed', {
      cards: h.cards.map((card) => names.card(h.seat, card)),
      from: h.position,
      to: h.position - 1
    }),
  cardTurned: silent,
  cardDescribed: (h, names) => detail('cardDescribed', { card: names.card(h.seat, h.card) }),
  itemThrown: (h, names) =>
    deed('itemThrown', { seat: names.seat(h.seat), card: names.card(h.seat, h.card), hex: names.hex(h.to) }),
  itemRecovered: (h, names) => deed('itemRecovered', { seat: names.seat(h.seat), card: names.card(h.seat, h.card) }),
  tokensGained: (h, names) => detail('tokensGained', { seat: names.seat(h.seat), token: h.token, n: h.count }),
  tokensSpent: (h, names) => detail('tokensSpent', { seat: names.seat(h.seat), token: h.token, n: h.count }),
  resourceChanged: (h, names) =>
    detail(h.by > 0 ? 'resourceGained' : 'resourceLost', {
      seat: names.seat(h.seat),
      what: names.thing('status', h.resource),
      n: Math.abs(h.by)
    }),
  archetypeChosen: (h, names) =>
    detail('archetypeChosen', { seat: names.seat(h.seat), what: names.thing('archetype', h.def) }),
  archetypeUsed: (h, names) => deed('archetypeUsed', { seat: names.seat(h.seat) }),
  archetypeReady: silent,
  caged: (h, names) => deed('caged', { seat: names.seat(h.seat) }),
  cageOpened: (h, names) => deed('cageOpened', { seat: names.seat(h.seat) }),
  consumed: (h, names) => deed('consumed', { seat: names.seat(h.seat), by: names.figure(h.by.by) }),
  consumedTaken: silent,
  released: (h, names) => deed('released', { seat: names.seat(h.seat) }),
  allyBrought: (h, names) => deed('allyBrought', { seat: names.seat(h.seat), ally: names.thing('ally', h.def) }),
  seatFell: (h, names) => deed('seatFell', { seat: names.seat(h.seat) }),
  allyFell: (h, names) => deed('allyFell', { ally: names.thing('ally', h.def) })
}
