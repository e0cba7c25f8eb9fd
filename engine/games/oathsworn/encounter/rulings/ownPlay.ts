import { rule, type Json } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import { cardsAt } from '../cardFacts/flow'
import type { OwnCard } from '../cardFacts/forms'
import type { Happened } from '../happenings'
import { isForbidden } from '../table/modifiers'
import { freshCard } from '../cards/ownCards'
import { isPlayedAsFull } from '../board/seats'
import { defId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { SeatOwn } from '../cardFacts/told'
import { animusUse, ANIMUS_PER_TOKEN, flowUses, tokenSpent } from '../actions/tokens'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

/**
 * OW-TOKEN-07, OW-TOKEN-08: at any time, and so at any question, whoever is asked. It is no correction, so nothing is said
 * of a ruling. Companions and allies use theirs on their own turns alone: OW-COMP-12.
 */
export function spendNow(book: Book, s: Encounter, ruling: Extract<Ruling, { ruling: 'spend-token' }>): Said {
  const { seat, token, position } = ruling
  const why = refusesToken(book, s, seat)
  if (why) return { ok: false, why }
  const wanted = token === 'animus' ? 'token:animus' : `token:battleflow:${position}`
  const use = [...animusUse(s, seat), ...flowUses(s, seat)].find(({ id }) => id === wanted)
  if (s.seats[seat].tokens[token] === 0) return refuse('noToken')
  if (!use) return refuse('nothingThere')
  if (use.refused) return { ok: false, why: use.refused }
  const clause = rule(token === 'animus' ? 'OW-TOKEN-07' : 'OW-TOKEN-08')
  const spent: Happened = { kind: 'tokensSpent', seat, token, count: 1, rule: clause }
  const does: Happened =
    token === 'animus'
      ? { kind: 'animusGained', seat, count: ANIMUS_PER_TOKEN, rule: clause }
      : { kind: 'cardsFlowed', seat, position, cards: cardsAt(s, seat, position), rule: rule('OW-FLOW-09') }
  // OW-TURN-03: whoever did that on the own turn has not passed.
  const done: Happened[] = s.turn?.seat === seat ? [{ kind: 'turnUsed', what: 'token', rule: rule('OW-TURN-05') }] : []
  return { ok: true, happenings: [spent, does, ...done], then: (t) => tokenSpent(t, seat) }
}

/** OW-CAGE-10, OW-KO-14: the caged and the fallen use none. OW-CONSUME-03: the swallowed may. */
function refusesToken(book: Book, s: Encounter, seat: SeatId): Words | null {
  const { figure, caged } = s.seats[seat]
  if (s.clock.phase === 'setup' || s.clock.phase === 'over') return words('ruling.refused.notNow')
  if (!isPlayedAsFull(s, seat)) return words('ruling.refused.tokenOnTurn')
  if (caged && !s.is.settings.cagedMayDefend) return words('ruling.refused.caged')
  return isForbidden(book, s, figure, 'token') ? words('refused.forbidden') : null
}

/** Paid, put away, battleflowed; the rest is put right by other rulings. */
export function playedOwn(s: Encounter, ruling: Extract<Ruling, { ruling: 'own-card' }>): Said {
  const { seat, name, animus, cooldown, flows } = ruling
  if (!isPlayedAsFull(s, seat)) return refuse('noHand')
  const { available } = s.seats[seat].animus
  if (animus > available) return { ok: false, why: words('refused.animus', { needed: animus, available }) }
  const card = freshCard(s, seat)
  const others = cardsAt(s, seat, cooldown)
  const args = {
    name: nameOf(s, s.seats[seat].figure),
    card: name === '' ? words('card.own') : words('card.named', { name })
  }
  return accept(ruling, args, [
    ...(animus > 0 ? [{ kind: 'animusSpent' as const, seat, count: animus }] : []),
    { kind: 'cardsTaken', seat, cards: { [card]: { ...untold(name, animus, cooldown), at: cooldown } } },
    ...(flows && others.length > 0
      ? [{ kind: 'cardsFlowed' as const, seat, position: cooldown, cards: others, rule: rule('OW-FLOW-01') }]
      : [])
  ])
}

/** What else it does is asked when it is played on its own turn. */
function untold(name: string, animus: number, cooldown: OwnCard['cooldown']): Omit<SeatCard, 'at'> {
  const own: SeatOwn = {
    name,
    animus,
    cooldown,
    defence: null,
    timing: { kind: 'action' },
    effects: 'table',
    remember: false
  }
  return { kind: 'ability', def: defId('own'), own: own as unknown as Json }
}
