import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import { asked, cooldownPlace } from '../board/asking'
import type { Book } from '../table/book'
import { battleflow, isFilled } from '../cardFacts/flow'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { runGranted, grantedAttack } from './companions'
import { chooseDiscards, reshuffle } from '../might/reshuffling'
import { isPlayedAsFull, isPlayedFully } from '../board/seats'
import type { SeatId } from '../state/ids'
import { POSITIONS, type CardPlace, type Encounter, type Position } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** OW-TOKEN-07 */
export const ANIMUS_PER_TOKEN = 2
/** OW-COMP-12 */
const TOKEN_MOVE = 2

/** What an animus or a battleflow token does for a companion or an ally instead. OW-COMP-12, OW-ALLY-04 */
const INSTEAD = (['animus', 'battleflow'] as const).flatMap((token) =>
  (['move', 'attack', 'decks'] as const).map((use) => ({
    token,
    use,
    id: `token:${token}:${use}`,
    label: words(`option.token.${use}`, { token: words(`token.${token}`) })
  }))
)

/**
 * Tokens that can be spent on the own turn, at any point of it (OW-TURN-05). The others are offered where they matter, to
 * companions as to everybody (OW-COMP-11).
 */
export function tokenOptions(book: Book, s: Encounter, seat: SeatId): readonly Option[] {
  const held = s.seats[seat]
  if (held.tokens.animus === 0 && held.tokens.battleflow === 0) return NONE
  const figure = playedBy(s, seat)
  if (!figure) return NONE
  const refused = isForbidden(book, s, figure.id, 'token') ? words('refused.forbidden') : null
  if (!isPlayedFully(held, figure)) return insteadUses(book, s, seat, refused)
  return [...animusUse(s, seat, refused), ...flowUses(s, seat, refused)]
}

const NONE: readonly Option[] = []

/** OW-TOKEN-07: with less than 2 in reserve what is there. */
export function animusUse(s: Encounter, seat: SeatId, refused: Words | null = null): Option[] {
  const { tokens, animus } = s.seats[seat]
  if (tokens.animus === 0) return []
  const why = refused ?? (animus.reserve === 0 ? words('refused.noReserve') : null)
  return [option('token:animus', words('option.token.animus'), why)]
}

/** OW-TOKEN-08, OW-FLOW-09: one position of choice; an empty one would flow for nothing. */
export function flowUses(s: Encounter, seat: SeatId, refused: Words | null = null): Option[] {
  if (s.seats[seat].tokens.battleflow === 0) return []
  return POSITIONS.filter((position) => isFilled(s, seat, position)).map((position) => ({
    ...option(`token:battleflow:${position}`, words('option.token.battleflow', { position }), refused),
    at: cooldownPlace(seat, position)
  }))
}

function insteadUses(book: Book, s: Encounter, seat: SeatId, refused: Words | null): Option[] {
  const { tokens } = s.seats[seat]
  const options: Option[] = []
  for (const { token, use, id, label } of INSTEAD)
    if (tokens[token] > 0) options.push(option(id, label, refused ?? refusesInstead(book, s, seat, use)))
  return options
}

function refusesInstead(book: Book, s: Encounter, seat: SeatId, use: (typeof INSTEAD)[number]['use']): Words | null {
  const figure = playedBy(s, seat)
  if (!figure) return words('refused.offBoard')
  if (use === 'move' && figure.statuses.crippled) return words('refused.crippled')
  if (use === 'move' && figure.at === null) return words('refused.offBoard')
  // OW-CONSUME-02: from inside it strikes what is around it.
  if (use === 'attack' && s.seats[seat].consumed) return null
  if (use === 'attack') return grantedAttack(book, s, seat).refused
  return null
}

const option = (id: string, label: Words, refused: Words | null): Option =>
  refused ? { id, label, refused } : { id, label }

/** A card could be back in hand by the battleflow tokens there are: those on position 0 by one, higher up by more. */
export function isWithinFlow(s: Encounter, seat: SeatId, at: CardPlace): boolean {
  const position = POSITIONS.find((one) => one === at)
  return position !== undefined && isPlayedAsFull(s, seat) && position < s.seats[seat].tokens.battleflow
}

/** Spends it and does what it does. */
export function spendToken(t: Tab, seat: SeatId, chosen: string): void {
  const [, type = '', use = ''] = chosen.split(':')
  const token = type === 'animus' ? 'animus' : 'battleflow'
  const full = isPlayedAsFull(t.see, seat)
  const why = rule(!full ? 'OW-COMP-12' : token === 'animus' ? 'OW-TOKEN-07' : 'OW-TOKEN-08')
  t.happen({ kind: 'tokensSpent', seat, token, count: 1, rule: why })
  if (!full) instead(t, seat, use)
  else if (token === 'animus') t.happen({ kind: 'animusGained', seat, count: ANIMUS_PER_TOKEN, rule: why })
  else battleflow(t, seat, Number(use) as Position)
  tokenSpent(t, seat)
}

/** Others may have waited for it. */
export function tokenSpent(t: Tab, seat: SeatId): void {
  const figure = playedBy(t.see, seat)
  if (figure) occur(t, { on: 'played', played: 'token', who: [figure.id] })
}

function instead(t: Tab, seat: SeatId, use: string): void {
  if (use === 'decks') return reshuffle(t, 'oathsworn', chooseDiscards(t, asked(seat), 'oathsworn'))
  if (use === 'attack') return runGranted(t, seat)
  runGranted(t, seat, TOKEN_MOVE)
}
