import { words } from '../../../../messages/words'
import type { SeatHappening } from '../happenings/seats'
import { silent, type Lines } from './line'

export const seatLines: Lines<SeatHappening> = {
  animusGained: (h, n) => words('report.animusGained', { name: n.seat(h.seat), count: h.count }),
  animusSpent: (h, n) => words('report.animusSpent', { name: n.seat(h.seat), count: h.count }),
  animusSet: silent,
  cardsTaken: (h, n) => {
    const cards = Object.keys(h.cards).map((card) => n.card(h.seat, card as never))
    return cards.length > 0 ? words('report.cardsTaken', { name: n.seat(h.seat), cards }) : null
  },
  cardPlayed: (h, n) =>
    words(h.effect === 'defence' ? 'report.cardDefends' : 'report.cardPlayed', {
      name: n.seat(h.seat),
      card: n.card(h.seat, h.card)
    }),
  cardPut: (h, n) => {
    const card = n.card(h.seat, h.card)
    return h.at === 'out'
      ? words('report.cardRemoved', { card })
      : words('report.cardPut', { card, at: words(`position.${h.at}`) })
  },
  cardsFlowed: (h, n) =>
    words('report.cardsFlowed', {
      name: n.seat(h.seat),
      cards: h.cards.map((card) => n.card(h.seat, card)),
      to: words(`position.${h.position === 0 ? 'hand' : h.position - 1}`)
    }),
  cardTurned: (h, n) =>
    words(h.faceDown ? 'report.cardTurnedDown' : 'report.cardTurnedUp', { card: n.card(h.seat, h.card) }),
  cardDescribed: silent,
  textTold: silent,
  itemThrown: (h, n) =>
    words('report.itemThrown', { name: n.seat(h.seat), card: n.card(h.seat, h.card), hex: n.hex(h.to) }),
  itemRecovered: (h, n) => words('report.itemRecovered', { name: n.seat(h.seat), card: n.card(h.seat, h.card) }),
  tokensGained: (h, n) =>
    words('report.tokensGained', { name: n.seat(h.seat), token: words(`token.${h.token}`), count: h.count }),
  tokensSpent: (h, n) =>
    words('report.tokensSpent', { name: n.seat(h.seat), token: words(`token.${h.token}`), count: h.count }),
  resourceChanged: (h, n) =>
    words(h.by < 0 ? 'report.resourceLost' : 'report.resourceGained', {
      name: n.seat(h.seat),
      status: words(`status.${h.resource}.name`),
      count: Math.abs(h.by)
    }),
  archetypeChosen: (h, n) =>
    words('report.archetypeChosen', { name: n.seat(h.seat), card: words(`archetype.${h.def}.name`) }),
  archetypeUsed: silent,
  archetypeReady: silent,
  caged: (h, n) => words('report.caged', { name: n.seat(h.seat), round: h.cage.until }),
  cageOpened: (h, n) => words('report.cageOpened', { name: n.seat(h.seat) }),
  consumed: (h, n) => words('report.consumed', { name: n.seat(h.seat), by: n.figure(h.by.by) }),
  consumedTaken: silent,
  released: (h, n) => words('report.released', { name: n.seat(h.seat) }),
  allyBrought: (h, n) => words('report.allyBrought', { ally: words(`ally.${h.def}.name`), name: n.seat(h.seat) }),
  seatFell: (h, n, s) => words('report.fell', { name: n.figure(s.seats[h.seat].figure) }),
  seatRose: (h, n) => words('report.rose', { name: n.seat(h.seat) }),
  alliesCounted: silent,
  allyFell: (h) => words('report.allyFell', { ally: words(`ally.${h.def}.name`) })
}
