import { rule, type Json } from '../../../../kernel/ids'
import type { Option, Prompt, Reply } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { asked } from '../board/asking'
import type { Book } from '../table/book'
import { givenHands, HAND_CURVE, HAND_SIZE } from '../table/hands'
import { areCardsOwn, knownCards, knownOption, OWN } from '../cards/ownCards'
import { cardsOf } from '../table/start'
import { cardId, defId, SEATS, type DefId, type SeatId } from '../state/ids'
import { TOKENS, type SeatState } from '../state/state'
import type { Tab } from '../table/tab'
import { faceOfAbility, faceOfSide, withFaces } from '../cardFacts/face'

/** What everybody decides for themselves before the special rules board is turned up, all at the same time. */

const FREE_TOKENS = 3 // OW-REPLAY-06

/** OW-REPLAY-06: three combat tokens of choice each. */
export function replayTokens(t: Tab): void {
  if (!t.see.is.replay) return
  const replies = t.askAll(() => SEATS.map(tokenPrompt))
  SEATS.forEach((seat, n) => {
    const reply = replies[n]
    if (reply?.form !== 'spread') return
    for (const token of TOKENS) {
      const count = reply.amounts[token] ?? 0
      if (count > 0) t.happen({ kind: 'tokensGained', seat, token, count, rule: rule('OW-REPLAY-06') })
    }
  })
}

const tokenPrompt = (seat: SeatId): Prompt => ({
  form: 'spread',
  rule: rule('OW-REPLAY-06'),
  seat: asked(seat),
  title: words('ask.replayTokens', { count: FREE_TOKENS }),
  min: FREE_TOKENS,
  max: FREE_TOKENS,
  options: TOKENS.map((token) => ({ id: token, label: words(`token.${token}`), max: FREE_TOKENS }))
})

/** OW-ENC-05, OW-ENC-06, OW-ENC-07: seven ability cards each, given or chosen. */
export function chooseHands(t: Tab): void {
  if (areCardsOwn(t.see)) return chooseOwnHands(t)
  const full = fullSeats(t)
  const hands = new Map<SeatId, readonly string[]>()
  const asking: SeatId[] = []
  for (const seat of full) {
    const given = givenHands(t.book, t.see.is.chapter, t.see.seats[seat])
    const only = given?.length === 1 ? given[0] : !given ? onlyHand(t, seat) : undefined
    if (only) hands.set(seat, only)
    else asking.push(seat)
  }
  if (asking.length > 0) {
    const replies = t.askAll(() => asking.map((seat) => handPrompt(t, seat)))
    asking.forEach((seat, n) => hands.set(seat, handIn(t, seat, replies[n])))
  }
  for (const seat of full) takeHand(t, seat, hands.get(seat) ?? [])
}

const fullSeats = (t: Tab): readonly SeatId[] => SEATS.filter((seat) => t.see.seats[seat].mode === 'full')

const takeHand = (t: Tab, seat: SeatId, hand: readonly string[]): void =>
  t.happen({ kind: 'cardsTaken', seat, cards: cardsOf('ability', hand), rule: rule('OW-ENC-06') })

/** The people hold their own cards: those the app knows may be named now, the others are told in their time. */
function chooseOwnHands(t: Tab): void {
  chooseOwnSeven(t)
  chooseOwnKit(t)
}

function chooseOwnSeven(t: Tab): void {
  const asking = fullSeats(t).filter((seat) => knownCards(t.book, t.see, seat).length > 0)
  if (asking.length === 0) return
  const replies = t.askAll(() => asking.map((seat) => ownHandPrompt(t, seat)))
  asking.forEach((seat, n) => takeHand(t, seat, handIn(t, seat, replies[n])))
}

function ownHandPrompt(t: Tab, seat: SeatId): Prompt {
  const known = knownCards(t.book, t.see, seat)
  return {
    form: 'choose',
    rule: rule('OW-ENC-05'),
    seat: asked(seat),
    title: words('ask.ownHand'),
    min: 0,
    max: Math.min(HAND_SIZE, known.length),
    options: known.map((card) => withFaces(knownOption(card), [faceOfAbility(card)]))
  }
}

/** OW-ENC-09: items and injuries nobody but this table knows are in no bag; here they are taken in hand. */
function chooseOwnKit(t: Tab): void {
  const kit = (seat: SeatId): Kit[] => ownKit(t).filter(({ id }) => !t.see.seats[seat].cards[cardId(id)])
  const asking = SEATS.filter((seat) => kit(seat).length > 0)
  if (asking.length === 0) return
  const replies = t.askAll(() => asking.map((seat) => kitPrompt(seat, kit(seat))))
  asking.forEach((seat, n) => {
    const reply = replies[n]
    const chosen = new Set<string>(reply?.form === 'choose' ? reply.chosen : [])
    const named = kit(seat).filter(({ id }) => chosen.has(`card:${id}`))
    if (named.length === 0) return
    const of = (kind: Kit['kind']) =>
      cardsOf(
        kind,
        named.flatMap((one) => (one.kind === kind ? one.id : []))
      )
    t.happen({ kind: 'cardsTaken', seat, cards: { ...of('item'), ...of('injury') }, rule: rule('OW-ENC-09') })
  })
}

interface Kit {
  readonly kind: 'item' | 'injury'
  readonly id: string
}

const ownKit = (t: Tab): Kit[] =>
  (['item', 'injury'] as const).flatMap((kind) =>
    t.book.all(kind).flatMap(({ id }) => (id.startsWith(OWN) ? [{ kind, id }] : []))
  )

const kitPrompt = (seat: SeatId, kit: readonly Kit[]): Prompt => ({
  form: 'choose',
  rule: rule('OW-ENC-09'),
  seat: asked(seat),
  title: words('ask.ownKit'),
  min: 0,
  max: kit.length,
  options: kit.map(({ kind, id }) => ({ id: `card:${id}`, label: words(`${kind}.${id}.name`), at: { card: id } }))
})

/** A pool of exactly seven leaves nothing to choose. */
function onlyHand(t: Tab, seat: SeatId): readonly string[] | undefined {
  const { pool } = t.see.seats[seat]
  return pool.length === HAND_SIZE ? pool : undefined
}

function handPrompt(t: Tab, seat: SeatId): Prompt {
  const state = t.see.seats[seat]
  const given = givenHands(t.book, t.see.is.chapter, state)
  return given ? setPrompt(t.book, seat, given) : curvePrompt(t, seat, state)
}

/** OW-ENC-07: three fixed cards and one of several sets. What comes in any case is shown beside the question. */
function setPrompt(book: Book, seat: SeatId, hands: readonly (readonly string[])[]): Prompt {
  const isCommon = (card: string): boolean => hands.every((hand) => hand.includes(card))
  const faces = (cards: readonly string[]) => cards.map((card) => faceOfAbility(book.get('ability', card)))
  const [first = []] = hands
  return {
    form: 'choose',
    rule: rule('OW-ENC-07'),
    seat: asked(seat),
    title: words('ask.startSet'),
    min: 1,
    max: 1,
    data: { faces: faces(first.filter(isCommon)) as unknown as Json },
    options: hands.map((hand, n) => {
      const own = hand.filter((card) => !isCommon(card))
      const label = words('option.startSet', { cards: own.map((card) => words(`ability.${card}.name`)) })
      return withFaces({ id: `set:${n}`, label }, faces(own))
    })
  }
}

const COOLDOWNS = [0, 1, 2, 3] as const

/** OW-ENC-05: seven of what is unlocked, so many of each cooldown. */
const curvePrompt = (t: Tab, seat: SeatId, state: SeatState): Prompt => ({
  form: 'choose',
  rule: rule('OW-ENC-05'),
  seat: asked(seat),
  title: words('ask.hand'),
  min: HAND_SIZE,
  max: HAND_SIZE,
  groups: COOLDOWNS.map((cooldown) => ({
    id: String(cooldown),
    label: words('option.cooldown', { cooldown }),
    count: HAND_CURVE[cooldown] ?? 0
  })),
  options: state.pool.map((card) => cardOption(t, card))
})

function cardOption(t: Tab, card: DefId): Option {
  const record = t.book.get('ability', card)
  const { cooldown } = record
  const option = {
    id: `card:${card}`,
    label: words(`ability.${card}.name`),
    group: String(cooldown),
    at: { card },
    data: { cooldown }
  }
  return withFaces(option, [faceOfAbility(record)])
}

function handIn(t: Tab, seat: SeatId, reply: Reply | undefined): readonly string[] {
  if (reply?.form !== 'choose') throw new Error('a hand was asked for')
  const [first = ''] = reply.chosen
  if (!first.startsWith('set:')) return reply.chosen.map((id) => id.slice('card:'.length))
  return givenHands(t.book, t.see.is.chapter, t.see.seats[seat])?.[Number(first.slice('set:'.length))] ?? []
}

/** OW-ENC-10, OW-COMP-08: one side of one unlocked archetype for every companion. */
export function chooseArchetypes(t: Tab): void {
  const seats = SEATS.filter(
    (seat) => t.see.seats[seat].mode === 'companion' && t.see.seats[seat].archetypes.length > 0
  )
  if (seats.length === 0) return
  const replies = t.askAll(() => seats.map((seat) => archetypePrompt(t, seat)))
  seats.forEach((seat, n) => {
    const reply = replies[n]
    const [, def = '', side = '0'] = (reply?.form === 'choose' ? (reply.chosen[0] ?? '') : '').split(':')
    t.happen({
      kind: 'archetypeChosen',
      seat,
      def: defId(def),
      side: side === '1' ? 1 : 0,
      rule: rule('OW-ENC-10')
    })
  })
}

const archetypePrompt = (t: Tab, seat: SeatId): Prompt => ({
  form: 'choose',
  rule: rule('OW-ENC-10'),
  seat: asked(seat),
  title: words('ask.archetype'),
  min: 1,
  max: 1,
  options: t.see.seats[seat].archetypes.flatMap((def) =>
    t.book.get('archetype', def).sides.map(({ id }, side) =>
      withFaces(
        {
          id: `archetype:${def}:${side}`,
          label: words('option.archetype', {
            card: words(`archetype.${def}.name`),
            side: words(`archetype.${def}.side.${id}`)
          }),
          at: { card: def }
        },
        [faceOfSide(t.book, def, side === 1 ? 1 : 0)]
      )
    )
  )
})
