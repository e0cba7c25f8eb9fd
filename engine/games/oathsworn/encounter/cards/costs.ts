import { rule } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import type { Cost } from '../../content'
import { asked, cardOption } from '../board/asking'
import type { Book } from '../table/book'
import { counterFlag } from '../scope/amount'
import type { Deed } from '../table/scope'
import { lose } from '../fight/harm'
import { statusCount, statusOf } from '../board/printedComponents'
import { dearer } from '../table/modifiers'
import type { CardId, FigureId, SeatId } from '../state/ids'
import { TOKENS, type Encounter, type Tokens } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** Who pays, for what: some changes make cards, items or special abilities dearer. */
export interface Payer {
  readonly seat: SeatId
  readonly figure: FigureId
  readonly of: 'card' | 'item' | 'special' | 'escape'
  /** OW-INT-03, OW-COMP-10, OW-COMP-13: no animus is paid. */
  readonly free: boolean
  /** The card that is being played is nowhere and cannot pay. OW-CARD-08 */
  readonly card: CardId | null
}

/** OW-CARD-03: costs are all or nothing. Why they cannot be paid; null when they can. */
export function refusesCosts(
  book: Book,
  s: Encounter,
  payer: Payer,
  costs: readonly Cost[],
  /** Whoever has worked it out already says so. */
  needed = animusOf(book, s, payer, costs)
): Words | null {
  if (needed > 0) {
    const { available } = s.seats[payer.seat].animus
    if (needed > available) return words('refused.animus', { needed, available })
  }
  for (const cost of costs) {
    const why = refusesCost(book, s, payer, cost)
    if (why) return why
  }
  return null
}

/** The least animus all of it costs together. */
export function animusOf(book: Book, s: Encounter, payer: Payer, costs: readonly Cost[]): number {
  if (payer.free) return 0
  let sum = 0
  let isPriced = false
  for (const cost of costs) {
    if (cost.pay !== 'animus' && cost.pay !== 'any-animus') continue
    sum += cost.pay === 'animus' ? cost.animus : cost.least
    isPriced = true
  }
  return isPriced ? Math.max(0, sum + dearer(book, s, payer.figure, payer.of)) : 0
}

function refusesCost(book: Book, s: Encounter, payer: Payer, cost: Cost): Words | null {
  switch (cost.pay) {
    case 'animus':
    case 'any-animus':
    case 'animus-per-hex':
      return null
    case 'token': {
      const { tokens } = s.seats[payer.seat]
      return held(tokens, cost.token) >= cost.count ? null : words('refused.tokens', { count: cost.count })
    }
    case 'status':
      return statusCount(book, s, figureOf(s, payer.figure), cost.status) >= cost.least
        ? null
        : words('refused.status', { status: words(`status.${cost.status}.name`), count: cost.least })
    case 'hp':
      // Nobody can pay with the last HP: there would be nobody left to do what is paid for.
      return figureOf(s, payer.figure).hp > cost.hp ? null : words('refused.hp', { hp: cost.hp })
    case 'card':
      return cardsToPay(s, payer, cost).length >= cost.count ? null : words('refused.cards', { count: cost.count })
    case 'counter': {
      const value = s.flags[counterFlag(cost.counter)]
      return typeof value === 'number' && value >= cost.count ? null : words('refused.counter', { count: cost.count })
    }
  }
}

const held = (tokens: Tokens, token: keyof Tokens | 'any'): number =>
  token === 'any' ? TOKENS.reduce((sum, one) => sum + tokens[one], 0) : tokens[token]

/** OW-CARD-02: everything is paid before anything happens; what was chosen is counted as `spent`. */
export function payCosts(t: Tab, payer: Payer, deed: Deed, costs: readonly Cost[]): void {
  let fixed = 0
  for (const cost of costs) if (cost.pay === 'animus') fixed += cost.animus
  const extra = costs.some(({ pay }) => pay === 'animus' || pay === 'any-animus')
    ? dearer(t.book, t.see, payer.figure, payer.of)
    : 0
  if (!payer.free) spendAnimus(t, payer.seat, Math.max(0, fixed + extra))
  for (const cost of costs) payCost(t, payer, deed, cost)
}

function spendAnimus(t: Tab, seat: SeatId, count: number): void {
  if (count > 0) t.happen({ kind: 'animusSpent', seat, count, rule: rule('OW-CARD-02') })
}

function payCost(t: Tab, payer: Payer, deed: Deed, cost: Cost): void {
  switch (cost.pay) {
    case 'animus':
      return
    case 'any-animus': {
      // OW-CARD-04; a companion pays none, and gets the most out of it that its own pool would buy.
      const most = Math.min(cost.most, t.see.seats[payer.seat].animus.available)
      const count = anyNumber(t, payer.seat, words('ask.animus'), cost.least, Math.max(cost.least, most))
      if (!payer.free) spendAnimus(t, payer.seat, count)
      deed.spent += count
      return
    }
    case 'animus-per-hex':
      deed.perHex = payer.free ? 0 : cost.each
      return
    case 'token':
      return payTokens(t, payer.seat, cost.token, cost.count)
    case 'status':
      return payStatus(t, payer, deed, cost)
    case 'hp': {
      const most = Math.min(cost.most ?? cost.hp, figureOf(t.see, payer.figure).hp - 1)
      const hp = anyNumber(t, payer.seat, words('ask.hp'), cost.hp, Math.max(cost.hp, most))
      deed.spent += hp
      lose(t, [{ figure: payer.figure, hp, from: null }], 'cost', null, rule('OW-CARD-03'))
      return
    }
    case 'card':
      return payCards(t, payer, cost)
    case 'counter': {
      const flag = counterFlag(cost.counter)
      const value = t.see.flags[flag]
      const left = (typeof value === 'number' ? value : 0) - cost.count
      return t.happen({ kind: 'flagSet', flag, value: left, rule: rule('OW-CARD-03') })
    }
  }
}

function anyNumber(t: Tab, seat: SeatId, title: Words, min: number, max: number): number {
  if (min >= max) return min
  return t.ask('number', () => ({ rule: rule('OW-CARD-04'), seat: asked(seat), title, min, max })).value
}

function payTokens(t: Tab, seat: SeatId, token: keyof Tokens | 'any', count: number): void {
  const why = rule('OW-CARD-03')
  if (token !== 'any') return t.happen({ kind: 'tokensSpent', seat, token, count, rule: why })
  const { amounts } = t.ask('spread', () => ({
    rule: why,
    seat: asked(seat),
    title: words('ask.payTokens', { count }),
    min: count,
    max: count,
    options: TOKENS.map((one) => ({ id: one, label: words(`token.${one}`), max: t.see.seats[seat].tokens[one] }))
  }))
  for (const one of TOKENS)
    if (amounts[one]) t.happen({ kind: 'tokensSpent', seat, token: one, count: amounts[one], rule: why })
}

function payStatus(t: Tab, payer: Payer, deed: Deed, cost: Extract<Cost, { pay: 'status' }>): void {
  const has = statusCount(t.book, t.see, figureOf(t.see, payer.figure), cost.status)
  const title = words('ask.statusTokens', { status: words(`status.${cost.status}.name`) })
  const count = anyNumber(t, payer.seat, title, cost.least, Math.min(cost.most, has))
  deed.spent += count
  if (count === 0) return
  const { statuses } = figureOf(t.see, payer.figure)
  const why = rule('OW-CARD-03')
  switch (statusOf(t.book, cost.status)) {
    case 'lethality':
      return t.happen({ kind: 'resourceChanged', seat: payer.seat, resource: cost.status, by: -count, rule: why })
    case 'bleed':
      return giveUp(t, payer.figure, { bleed: statuses.bleed - count })
    case 'poison':
      return giveUp(t, payer.figure, { poison: statuses.poison - count })
    case 'crippled':
      return giveUp(t, payer.figure, { crippled: null })
    case 'plain':
      return giveUp(t, payer.figure, { other: { ...statuses.other, [cost.status]: has - count } })
  }
}

function giveUp(t: Tab, figure: FigureId, statuses: Partial<Encounter['figures'][FigureId]['statuses']>): void {
  t.happen({ kind: 'statusChanged', figure, statuses, rule: rule('OW-CARD-03') })
}

function cardsToPay(s: Encounter, payer: Payer, { from }: Extract<Cost, { pay: 'card' }>): CardId[] {
  const { cards } = s.seats[payer.seat]
  return (Object.keys(cards) as CardId[]).filter(
    (card) => cards[card]?.kind === 'ability' && cards[card].at === from && card !== payer.card
  )
}

/** Put there without battleflow: OW-FLOW-05. */
function payCards(t: Tab, payer: Payer, cost: Extract<Cost, { pay: 'card' }>): void {
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-CARD-03'),
    seat: asked(payer.seat),
    title: words('ask.payCards', { count: cost.count }),
    min: cost.count,
    max: cost.count,
    options: cardsToPay(t.see, payer, cost).map((card) => cardOption(t.see, payer.seat, card))
  }))
  for (const id of chosen)
    t.happen({
      kind: 'cardPut',
      seat: payer.seat,
      card: id.slice('card:'.length) as CardId,
      at: cost.to,
      rule: rule('OW-CARD-03')
    })
}
