import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type WordArgs, type Words } from '../../../../messages/words'
import { asked, nameOf } from '../board/asking'
import type { Book } from '../table/book'
import { withSeat } from '../state/change'
import type { TableEvent } from '../table/event'
import type { Roles } from '../table/scope'
import { priceOf, refusesUse, rolesOf, type Usable } from '../cards/entries'
import { isWeapon } from './items'
import { isForbidden } from '../table/modifiers'
import { labelOfUse } from '../cards/offering'
import { isPlayedAsFull } from '../board/seats'
import { clockwiseFrom, type CardId, type FigureId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { Tab } from '../table/tab'
import { animusUse, flowUses, isWithinFlow, spendToken } from './tokens'
import { refusesIdle } from './idle'
import { isThere, openingsHeld, rolesIn, type Opening } from './openings'
import { extendsRange } from './ranging'

/** An opening whose moment has come, with the parts people play in it. */
interface Due {
  readonly opening: Opening
  readonly roles: Roles
  readonly refused: Words | null
}

/** INT: everybody who may act on this is asked, seat by seat, until all decline. OW-INT-02, OW-INT-05 */
export function offer(t: Tab, event: TableEvent, first: SeatId): void {
  let declined = NOBODY
  for (let seat: SeatId | null = first; seat; seat = nextToAsk(t.book, t.see, event, declined)) {
    const asking: SeatId = seat
    const chosen = t.chooseOne(() => ({
      rule: rule('OW-INT-01'),
      seat: asked(asking),
      title: words(`ask.interrupt.${event.on}`, whatHappens(t.see, event)),
      data: { on: event.on, who: event.who ?? [], ...(event.window === undefined ? {} : { window: event.window }) },
      options: optionsOf(t.book, t.see, asking, event)
    }))
    if (chosen === 'pass') declined = [...declined, asking]
    else if (take(t, asking, event, chosen)) declined = NOBODY
  }
}

const NOBODY: readonly SeatId[] = []

/** Whom it is about and who does it, in words; what nobody does is about nobody. */
function whatHappens(s: Encounter, { on, who = [], by, window, moment, status }: TableEvent): WordArgs {
  const more = {
    ...(window === undefined ? {} : { window }),
    ...(moment === undefined ? {} : { moment }),
    ...(status === undefined ? {} : { status: words(`status.${status}.name`) })
  }
  if (by == null) return { ...more, n: on === 'attack' ? 0 : who.length, who: namesOf(s, who) }
  return { ...more, n: who.length, who: namesOf(s, who), by: nameOf(s, by) }
}

const namesOf = (s: Encounter, who: readonly FigureId[]): readonly Words[] => who.map((one) => nameOf(s, one))

/** OW-INT-05: from the seat whose turn it is, in the encounter phase from the lead. Mostly nobody has anything to use. */
export function nextToAsk(
  book: Book,
  s: Encounter,
  event: TableEvent,
  declined: readonly SeatId[] = NOBODY
): SeatId | null {
  for (const seat of clockwiseFrom[s.turn?.seat ?? s.clock.lead])
    if (!declined.includes(seat) && hasChoice(book, s, seat, event)) return seat
  return null
}

/** True when something was used, so that everybody is asked again. */
function take(t: Tab, seat: SeatId, event: TableEvent, chosen: string): boolean {
  // OW-TOKEN-07: at any time, and so just before an interrupt that wants animus.
  if (chosen.startsWith('token:')) {
    spendToken(t, seat, chosen)
    return false
  }
  const due = dueFor(t.book, t.see, seat, event).find(({ opening }) => opening.id === chosen)
  if (!due) return false
  t.in(rule('OW-INT-01'), () => due.opening.play(t, due.roles, event))
  return true
}

function hasChoice(book: Book, s: Encounter, seat: SeatId, event: TableEvent): boolean {
  const held = openingsHeld(book, s, seat, event.on)
  if (held.length === 0) return false
  for (const due of dueOf(book, s, event, held)) if (due.refused === null || isWithinTokens(book, s, due)) return true
  return flowsToCards(book, s, seat, event).length > 0
}

/** Only animus is missing, and tokens could bring it. */
function isWithinTokens(book: Book, s: Encounter, { opening, refused }: Due): boolean {
  const { seat } = opening.use
  if (refused?.key !== 'refused.animus' || !isPlayedAsFull(s, seat)) return false
  if (isForbidden(book, s, opening.use.figure, 'token')) return false
  const { animus, tokens } = s.seats[seat]
  return animus.available + Math.min(animus.reserve, 2 * tokens.animus) >= priceOf(book, s, opening.use)
}

function optionsOf(book: Book, s: Encounter, seat: SeatId, event: TableEvent): Option[] {
  const due = dueFor(book, s, seat, event)
  const wantsAnimus = due.some((one) => isWithinTokens(book, s, one))
  return [
    ...due.map(({ opening, refused }) => optionOf(book, s, opening, refused)),
    ...(wantsAnimus ? animusUse(s, seat) : []),
    ...flowsToCards(book, s, seat, event),
    { id: 'pass', label: words('option.pass') }
  ]
}

/** OW-TOKEN-08: at any time, and so just before an interrupt whose card it would bring back to hand. */
function flowsToCards(book: Book, s: Encounter, seat: SeatId, event: TableEvent): readonly Option[] {
  const { cards, figure, tokens } = s.seats[seat]
  if (tokens.battleflow === 0) return NO_FLOWS
  const near = cardsHeldFor(book, s, seat, event).filter((id) => isWithinFlow(s, seat, cards[id]?.at ?? 'out'))
  if (near.length === 0 || isForbidden(book, s, figure, 'token')) return []
  const helpful = near.filter((id) => {
    const back = withCardInHand(s, seat, id)
    return dueFor(book, back, seat, event).some(
      (due) => due.opening.use.card === id && (due.refused === null || isWithinTokens(book, back, due))
    )
  })
  return flowUses(s, seat).filter((use) => helpful.some((id) => use.id === `token:battleflow:${cards[id]?.at}`))
}

/** The cards that wait for this event, wherever they lie. */
function cardsHeldFor(book: Book, s: Encounter, seat: SeatId, event: TableEvent): readonly CardId[] {
  const found: CardId[] = []
  for (const { use } of openingsHeld(book, s, seat, event.on)) if (use.card !== null) found.push(use.card)
  return found
}

const NO_FLOWS: readonly Option[] = []

const withCardInHand = (s: Encounter, seat: SeatId, id: CardId): Encounter =>
  withSeat(s, seat, {
    cards: { ...s.seats[seat].cards, [id]: { ...(s.seats[seat].cards[id] as SeatCard), at: 'hand' } }
  })

const optionOf = (book: Book, s: Encounter, { id, use }: Opening, refused: Words | null): Option => ({
  id,
  label: labelOfUse(s, use),
  data: { animus: priceOf(book, s, use) },
  ...(use.card ? { at: { card: use.card } } : {}),
  ...(refused ? { refused } : {})
})

const NOTHING_DUE: readonly Due[] = []

/** What this seat could use now because of the event, if its price can be paid. */
const dueFor = (book: Book, s: Encounter, seat: SeatId, event: TableEvent): readonly Due[] =>
  dueOf(book, s, event, openingsHeld(book, s, seat, event.on))

function dueOf(book: Book, s: Encounter, event: TableEvent, held: readonly Opening[]): readonly Due[] {
  let due: Due[] | null = null
  for (const opening of held) {
    const roles = isThere(s, opening.use) ? rolesIn(book, s, opening.use, event) : null
    // What lengthens the range was offered before the attack was aimed.
    if (!roles || (event.on === 'attack' && event.window === 'declared' && extendsRange(opening.use))) continue
    const all = { ...rolesOf(s, opening.use), ...roles }
    const refused =
      opening.refuses(book, s) ??
      refusesNow(book, s, opening.use, event) ??
      refusesIdle(book, s, opening.use, all, event) ??
      refusesUse(book, s, opening.use, undefined, all)
    due ??= []
    due.push({ opening, roles, refused })
  }
  return due ?? NOTHING_DUE
}

function refusesNow(book: Book, s: Encounter, use: Usable, { strike }: TableEvent): Words | null {
  const { figure, entry } = use
  const isInterrupt = entry.timing.kind === 'interrupt'
  // OW-UNARMED-02: an attack that its card calls unarmed has no use for them.
  if (strike?.unarmed && strike.by === figure && isWeapon(book, s, use)) return words('refused.unarmed')
  return isInterrupt && isForbidden(book, s, figure, 'interrupt') ? words('refused.forbidden') : null
}
