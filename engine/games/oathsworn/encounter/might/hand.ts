import { rule, type Json, type Seat } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { faceValue, isBlank } from '../../might'
import { mightWords, partsOfOption } from '../board/asking'
import { drawExtra, isTableInUse, redraw, type Drawer } from './draw'
import { SEATS, type SeatId } from '../state/ids'
import type { MightSeen, MightTable } from './mightTable'
import type { MightOnTable } from '../state/state'

/** What may still be done with the cards on the table. */
export interface Handling {
  /** Who decides. */
  readonly seat: Seat
  /** Redraws without a token: traits, boosts. OW-TRAIT-02: before tokens. */
  readonly free: number
  /** Whose redraw tokens may be used: the owner's (OW-TOKEN-14), in a company check anybody's (OW-CHECK-10). */
  readonly holders: readonly SeatId[]
  /** What a window needs to work out the odds of what may still be done. */
  readonly facts?: () => { readonly [fact: string]: Json }
}

/** Redraw tokens spent, by whom. Determination gives them back. OW-ATK-16 */
export type SpentHand = { readonly [S in SeatId]?: number }

/**
 * S5, step 5: extra cards of criticals and redraws, in any order and as often as there is anything to do, until it is
 * closed. OW-CRIT-01..07, OW-ATK-11, OW-TOKEN-12
 */
export function handle(t: MightTable, who: Drawer, handling: Handling): SpentHand {
  const spent: { [S in SeatId]?: number } = {}
  let free = handling.free
  for (;;) {
    if (!isAnythingLeft(t.see, who, handling, free)) return spent
    const chosen = t.chooseOne(() => ({
      rule: rule('OW-ATK-11'),
      seat: handling.seat,
      title: words('ask.hand.onTable', { total: totalOf(t.see.might.onTable) }),
      data: { ...handling.facts?.(), freeRedraws: free, tokens: tokensOf(t.see, handling.holders) },
      options: [...optionsFor(t.see, who, handling, free), { id: 'done', label: words('option.done') }]
    }))
    if (chosen === 'done') return spent
    const [kind, place = '0', seat] = partsOfOption(chosen)
    if (kind === 'extra') drawExtra(t, who, Number(place))
    else if (free > 0) {
      free--
      redraw(t, who, Number(place))
    } else {
      const holder = (seat as SeatId | undefined) ?? handling.holders[0]
      if (holder) redrawByToken(t, who, Number(place), holder, spent)
    }
  }
}

function redrawByToken(
  t: MightTable,
  who: Drawer,
  place: number,
  seat: SeatId,
  spent: { [S in SeatId]?: number }
): void {
  t.happen({ kind: 'tokensSpent', seat, token: 'redraw', count: 1, rule: rule('OW-TOKEN-12') })
  spent[seat] = (spent[seat] ?? 0) + 1
  redraw(t, who, place)
}

function optionsFor(s: MightSeen, who: Drawer, handling: Handling, free: number): Option[] {
  const table = s.might.onTable
  const holders = free > 0 ? [undefined] : handling.holders.filter((seat) => s.seats[seat].tokens.redraw > 0)
  const options: Option[] = []
  table.forEach((one, place) => {
    if (one.owes && canDraw(s, who, one)) options.push(extraOption(one, place))
  })
  table.forEach((one, place) => {
    if (canDraw(s, who, one)) for (const seat of holders) options.push(redrawOption(s, one, place, handling, seat))
  })
  return options
}

/** Is there a choice at all? Most hands are done as soon as they lie there. */
function isAnythingLeft(s: MightSeen, who: Drawer, { holders }: Handling, free: number): boolean {
  const mayRedraw = free > 0 || holders.some((seat) => s.seats[seat].tokens.redraw > 0)
  return s.might.onTable.some((one) => (mayRedraw || one.owes) && canDraw(s, who, one))
}

/** EX-037: nothing left of the colour, nothing drawn. */
function canDraw(s: MightSeen, who: Drawer, { by, colour }: MightOnTable): boolean {
  const pile = s.might.piles[who.side][colour]
  return by === 'die' || pile.draw.length + pile.discard.length > 0
}

/** Where a card of the hand lies, and what can be done with it, by its place: a hand has few. */
const placeOf = byPlace((place) => ({ card: `might:${place}` }))
const extraAt = byPlace((place) => `extra:${place}`)
const redrawAt = byPlace((place) => `redraw:${place}`)

function byPlace<T>(make: (place: number) => T): (place: number) => T {
  const known: T[] = []
  return (place) => (known[place] ??= make(place))
}

const extraOption = (one: MightOnTable, place: number): Option => ({
  id: extraAt(place),
  label: words('option.extra', mightWords(one)),
  at: placeOf(place)
})

function redrawOption(
  s: MightSeen,
  one: MightOnTable,
  place: number,
  { holders }: Handling,
  seat: SeatId | undefined
): Option {
  const named = seat !== undefined && holders.length > 1
  return {
    id: named ? `redraw:${place}:${seat}` : redrawAt(place),
    label: named
      ? words('option.redrawBy', { ...mightWords(one), name: s.seats[seat].name })
      : words('option.redraw', mightWords(one)),
    at: placeOf(place),
    data: { free: seat === undefined, blank: isBlank(one.face) && !one.extra }
  }
}

export const totalOf = (table: readonly MightOnTable[]): number =>
  table.reduce((sum, { face }) => sum + faceValue(face), 0)

const tokensOf = (s: MightSeen, holders: readonly SeatId[]): number =>
  SEATS.reduce((sum, seat) => (holders.includes(seat) ? sum + s.seats[seat].tokens.redraw : sum), 0)

/** Another draw may be in progress: its cards wait aside until `clearTable`. OW-MIGHT-04 */
export function openTable(t: MightTable): void {
  if (isTableInUse(t)) t.happen({ kind: 'mightSetAside', rule: rule('OW-MIGHT-04') })
}
