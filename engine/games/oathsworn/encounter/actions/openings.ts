import { words, type Words } from '../../../../messages/words'
import type { Trigger } from '../../content'
import { entryChoice, itemChoice } from '../board/asking'
import type { Book } from '../table/book'
import { cardUses, playCard } from './cards'
import { actsOf, carryOutAct } from './companions'
import type { TableEvent } from '../table/event'
import { askingScope, type Roles } from '../table/scope'
import { isAbout, setOff } from '../scope/trigger'
import { rolesOf, type ByWhat, type Usable } from '../cards/entries'
import { ofHolding } from '../table/derived'
import { itemUse, refusesItem, useItem } from './items'
import { isForbidden } from '../table/modifiers'
import { isFreeToAct, isPlayedAsFull } from '../board/seats'
import { carryOutSpecial, specialChoice, specialsOf } from './specials'
import type { CardId, FigureId, SeatId } from '../state/ids'
import type { Archetype, Encounter, Mode, SeatCard, SeatState } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** Something a seat may use when its moment comes, whoever's turn it is. OW-INT-01 */
export interface Opening {
  /** The name of the choice. */
  readonly id: string
  readonly use: Usable
  /** Why it is not there to be used, whatever its moment; null when it is. */
  readonly refuses: (book: Book, s: Encounter) => Words | null
  readonly play: (t: Tab, ...by: ByWhat) => void
}

const NONE: readonly Opening[] = []

/**
 * What a seat has for when something of this kind happens, ability cards on cooldown too: nobody without any of these can
 * do anything about the event. OW-CAGE-10, OW-CONSUME-14, OW-KO-14: the caged, the swallowed and the fallen interrupt nothing.
 */
export function openingsHeld(book: Book, s: Encounter, seat: SeatId, on: TableEvent['on']): readonly Opening[] {
  const held = s.seats[seat]
  return isFreeToAct(held) ? (openingsByEvent(book, s, seat, held).get(on) ?? NONE) : NONE
}

/** An ability card has to be in hand; other things say themselves why they are not there. */
export const isThere = (s: Encounter, { seat, card, of }: Usable): boolean =>
  of !== 'card' || card === null || s.seats[seat].cards[card]?.at === 'hand'

/** All that decides what a seat could use at all, besides the cards it holds. */
interface Known {
  readonly mode: Mode
  readonly archetype: Archetype | null
  readonly ally: FigureId | null
  readonly played: FigureId | null
  readonly gone: boolean
  /** Who is there has not changed since it was looked at. */
  figures: Encounter['figures']
  readonly byEvent: ReadonlyMap<TableEvent['on'], readonly Opening[]>
}
const known = ofHolding<Known>()

/** Holdings change seldom and events are many, so openings are sorted by what they wait for once for each holding. */
function openingsByEvent(book: Book, s: Encounter, seat: SeatId, held: SeatState): Known['byEvent'] {
  const { cards, mode, archetype, figure, ally } = held
  const before = known.get(book, cards)
  const isSameSeat = before?.mode === mode && before.archetype === archetype && before.ally === ally
  if (before && isSameSeat && before.figures === s.figures) return before.byEvent
  const gone = s.figures[figure]?.gone !== null
  const played = gone ? (playedBy(s, seat)?.id ?? null) : figure
  if (before && isSameSeat && before.played === played && before.gone === gone) {
    before.figures = s.figures
    return before.byEvent
  }
  const byEvent = new Map<TableEvent['on'], Opening[]>()
  for (const opening of allOpenings(book, s, seat)) {
    const when = waitsFor(opening.use)
    if (!when) continue
    const others = byEvent.get(when.on)
    if (others) others.push(opening)
    else byEvent.set(when.on, [opening])
  }
  known.set(book, cards, { mode, archetype, ally, played, gone, figures: s.figures, byEvent })
  return byEvent
}

function allOpenings(book: Book, s: Encounter, seat: SeatId): Opening[] {
  if (!isPlayedAsFull(s, seat)) return [...ofCompanion(book, s, seat), ...ofItems(book, s, seat)]
  return [...ofCards(book, s, seat), ...ofItems(book, s, seat), ...ofClass(book, s, seat)]
}

/** What it waits for; null when it is not for a moment of its own. */
export const waitsFor = ({ entry: { timing } }: Usable): Trigger | null =>
  timing.kind === 'interrupt' || timing.kind === 'modifier' ? timing.when : null

/** Is this what it waits for? */
export function rolesIn(book: Book, s: Encounter, use: Usable, event: TableEvent): Roles | null {
  const when = waitsFor(use)
  if (!when || !isAbout(when, event)) return null
  return setOff(book, s, askingScope(use.source, rolesOf(s, use)), when, event)
}

const never = (): null => null

const isWaiting = (use: Usable): boolean => waitsFor(use) !== null

/** OW-INT-04: interrupt ability cards go on cooldown and battleflow like any other. */
function ofCards(book: Book, s: Encounter, seat: SeatId): Opening[] {
  const { cards } = s.seats[seat]
  const found: Opening[] = []
  for (const id in cards) {
    const card = cards[id as CardId] as SeatCard
    if (card.kind !== 'ability') continue
    cardUses(book, s, seat, id as CardId, card).forEach((use, index) => {
      if (use.entry.timing.kind === 'action' || use.entry.timing.kind === 'free') return
      found.push({
        id: entryChoice(id as CardId, index),
        use,
        refuses: never,
        play: (t, ...by) => playCard(t, use, ...by)
      })
    })
  }
  return found
}

function ofItems(book: Book, s: Encounter, seat: SeatId): Opening[] {
  const { cards, figure } = s.seats[seat]
  if (s.figures[figure]?.gone) return []
  const found: Opening[] = []
  for (const id in cards) {
    if (cards[id as CardId]?.kind !== 'item') continue
    const use = itemUse(book, s, seat, id as CardId)
    if (!use || !isWaiting(use)) continue
    const refuses = (now: Book, table: Encounter): Words | null => refusesItem(now, table, use)
    found.push({ id: itemChoice(id as CardId), use, refuses, play: (t, ...by) => useItem(t, use, ...by) })
  }
  return found
}

function ofClass(book: Book, s: Encounter, seat: SeatId): Opening[] {
  return specialsOf(book, s, seat)
    .filter(isWaiting)
    .map((use) => ({
      id: specialChoice(use.entry.id),
      use,
      refuses: refusesSpecial(use),
      play: (t, ...by) => carryOutSpecial(t, use, ...by)
    }))
}

function ofCompanion(book: Book, s: Encounter, seat: SeatId): Opening[] {
  return actsOf(book, s, seat)
    .filter(({ use }) => isWaiting(use))
    .map((act) => ({
      id: act.id,
      use: act.use,
      refuses: refusesSpecial(act.use),
      play: (t, ...by) => carryOutAct(t, act, ...by)
    }))
}

const refusesSpecial =
  ({ figure }: Usable): Opening['refuses'] =>
  (book, s) =>
    isForbidden(book, s, figure, 'special') ? words('refused.forbidden') : null
