import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { asked, cardChoice, nameOf, nameOfCard } from '../board/asking'
import { defenceOf } from '../cardFacts/defence'
import { turnOrder } from '../scope/who'
import { abilityFacts } from '../cardFacts/facts'
import { coolDown } from '../cardFacts/flow'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { areCardsOwn, takeOwnCard } from '../cards/ownCards'
import { ofSeats, type CardId, type SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Hit, Strike } from '../state/strike'
import type { Tab } from '../table/tab'
import { flowUses, isWithinFlow, spendToken } from '../actions/tokens'
import { figureOf, playedBy } from '../board/figures'
import type { Book } from '../table/book'

/** OW-EATK-15: seat by seat in turn order. */
function seatsHit(t: Tab, strike: Strike): { seat: SeatId; hit: Hit }[] {
  const found: { seat: SeatId; hit: Hit }[] = []
  for (const seat of turnOrder(t.see)) {
    const played = playedBy(t.see, seat)?.id
    for (const hit of strike.hits)
      if (hit.figure === played) {
        found.push({ seat, hit })
        break
      }
  }
  return found
}

/** S8, step 3: each attacked full character may play one ability card from hand for its DEFENSE. OW-EATK-05 */
export function defenceCards(t: Tab, strike: Strike): void {
  for (const { seat, hit } of seatsHit(t, strike))
    if (mayDefend(t.book, t.see, seat) && hasWayToDefend(t, seat)) defend(t, strike, seat, hit)
}

/** OW-TOKEN-08: a battleflow token may bring a card back just in time. */
function defend(t: Tab, strike: Strike, seat: SeatId, hit: Hit): void {
  while (hasWayToDefend(t, seat)) {
    const chosen = t.chooseOne(() => ({
      rule: rule('OW-EATK-05'),
      seat: asked(seat),
      title: words('ask.defend', {
        name: nameOf(t.see, hit.figure),
        attacker: attackerOf(t, strike),
        attackers: strike.by === null ? 0 : 1,
        defence: defenceAgainst(t, hit)
      }),
      data: { figure: hit.figure, defence: defenceAgainst(t, hit) },
      options: [...waysToDefend(t, seat), { id: 'pass', label: words('option.noDefence') }]
    }))
    if (chosen.startsWith('card:')) return playForDefence(t, seat, chosen.slice('card:'.length) as CardId, hit)
    if (chosen === 'pass') return
    if (chosen === 'own-card') return defendWithOwn(t, seat, hit)
    spendToken(t, seat, chosen)
  }
}

/** Who may no longer defend by the time it is asked has none left. */
function waysToDefend(t: Tab, seat: SeatId): Option[] {
  if (!mayDefend(t.book, t.see, seat)) return []
  const own = areCardsOwn(t.see) ? [{ id: 'own-card', label: words('option.ownCard') }] : []
  return [...cardsToDefend(t, seat), ...tokensForCards(t, seat), ...own]
}

/** Is there one at all? Nobody is asked who has none, and the list is made for whoever is. */
const hasWayToDefend = (t: Tab, seat: SeatId): boolean =>
  areCardsOwn(t.see) || canDefend(t, seat) || tokensForCards(t, seat).length > 0

/** A card of the people's own box, of which only its DEFENSE and its place are wanted now. */
function defendWithOwn(t: Tab, seat: SeatId, hit: Hit): void {
  const isMeant = ({ defence }: { readonly defence: number | null }): boolean => defence !== null
  const card = takeOwnCard(t, seat, { title: words('ask.ownDefence'), isMeant, forDefence: true })
  if (cardsToDefend(t, seat).some(({ id }) => id === `card:${card}`)) playForDefence(t, seat, card, hit)
}

/** OW-TOKEN-08: only where a card that could defend can be brought back. */
function tokensForCards(t: Tab, seat: SeatId): Option[] {
  const { cards, figure } = t.see.seats[seat]
  if (isForbidden(t.book, t.see, figure, 'token')) return []
  const waiting = Object.values(cards).filter(
    (card) =>
      card.kind === 'ability' && isWithinFlow(t.see, seat, card.at) && abilityFacts(t.book, card).defence !== null
  )
  return flowUses(t.see, seat).filter(({ id }) => waiting.some(({ at }) => id === `token:battleflow:${at}`))
}

const attackerOf = (t: Tab, { by }: Strike) => (by === null ? words('figure.nobody') : nameOf(t.see, by))

/**
 * Only full characters have such cards (OW-COMP-05). OW-CAGE-10: the caged may not, but in one printing; nor may the
 * swallowed, who cannot be attacked anyway.
 */
function mayDefend(book: Book, s: Encounter, seat: SeatId): boolean {
  const { mode, caged, consumed, figure } = s.seats[seat]
  return (
    mode === 'full' &&
    playedBy(s, seat)?.id === figure &&
    consumed === null &&
    (caged === null || s.is.settings.cagedMayDefend) &&
    !isForbidden(book, s, figure, 'defend')
  )
}

function canDefend(t: Tab, seat: SeatId): boolean {
  const { cards } = t.see.seats[seat]
  for (const id in cards) {
    const card = cards[id as CardId]
    if (card?.kind === 'ability' && card.at === 'hand' && abilityFacts(t.book, card).defence !== null) return true
  }
  return false
}

/** A card without a DEFENSE value cannot be used. OW-EATK-05 */
function cardsToDefend(t: Tab, seat: SeatId): Option[] {
  const { cards } = t.see.seats[seat]
  const options: Option[] = []
  for (const id of Object.keys(cards) as CardId[]) {
    const card = cards[id]
    if (card?.kind !== 'ability' || card.at !== 'hand') continue
    const { defence, cooldown } = abilityFacts(t.book, card)
    if (defence === null) continue
    options.push({
      id: cardChoice(id),
      label: words('option.defendWith', { card: nameOfCard(t.see, seat, id), defence }),
      at: { card: id },
      data: { defence, cooldown }
    })
  }
  return options
}

/** OW-EATK-06, OW-EATK-07: no animus, no other effect; it cools down and battleflows as usual. */
function playForDefence(t: Tab, seat: SeatId, card: CardId, hit: Hit): void {
  const state = t.see.seats[seat].cards[card]
  if (!state) return
  const { defence, cooldown } = abilityFacts(t.book, state)
  t.happen({ kind: 'cardPlayed', seat, card, effect: 'defence', rule: rule('OW-EATK-06') })
  coolDown(t, seat, card, cooldown, true)
  hit.defence += defence ?? 0
  occur(t, { on: 'played', played: 'ability', who: [hit.figure] })
}

/** Mostly nobody has one. */
export const isAnyTokenHeld = (t: Tab): boolean => ofSeats(t.see.seats).some(({ tokens }) => tokens.defence > 0)

/** S8, step 5: defence tokens after the reveal, each +1 for this loss. OW-EATK-09, OW-TOKEN-09 */
export function defenceTokens(t: Tab, strike: Strike, damageTo: (hit: Hit) => number): void {
  for (const { seat, hit } of seatsHit(t, strike)) {
    const held = (): number => t.see.seats[seat].tokens.defence
    const { caged } = t.see.seats[seat]
    if (held() === 0 || (caged && !t.see.is.settings.cagedMayDefend)) continue
    if (isForbidden(t.book, t.see, hit.figure, 'token')) continue
    const damage = damageTo(hit)
    if (!isAnySaved(t, hit, damage, held())) continue
    const { value: count } = t.ask('number', () => ({
      rule: rule('OW-TOKEN-09'),
      seat: asked(seat),
      title: words('ask.defenceTokens', { name: nameOf(t.see, hit.figure), damage }),
      min: 0,
      max: held(),
      data: { figure: hit.figure, damage, defence: defenceAgainst(t, hit), tokens: held() }
    }))
    if (count === 0) continue
    t.happen({ kind: 'tokensSpent', seat, token: 'defence', count, rule: rule('OW-TOKEN-09') })
    hit.defence += count
  }
}

/** Would all of them spare a single HP? Nobody is asked for what changes nothing. */
const isAnySaved = (t: Tab, hit: Hit, damage: number, tokens: number): boolean =>
  lossOf(hit, damage, defenceAgainst(t, hit) + tokens) < lossOf(hit, damage, defenceAgainst(t, hit))

/** Divided by DEFENSE and rounded down, without what an interrupt prevents. OW-EATK-10 */
export const lossOf = ({ prevented }: Hit, damage: number, defence: number): number =>
  Math.max(0, Math.floor(damage / defence) - prevented)

/** DEFENSE for this draw: as it stands, the card played, the tokens spent. OW-EATK-07, OW-EATK-17 */
export const defenceAgainst = (t: Tab, hit: Hit): number =>
  Math.max(1, defenceOf(t.book, t.see, figureOf(t.see, hit.figure)) + hit.defence)
