import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import type { StoryEntry } from '../../content'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import { neverOffered, priceOf, refusesUse, rolesOf, useEntry, type ByWhat, type Usable } from '../cards/entries'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { offered } from '../cards/offering'
import { isPlayedAsFull } from '../board/seats'
import type { SeatId } from '../state/ids'
import type { Encounter, SeatState } from '../state/state'
import type { Tab } from '../table/tab'

/** The special abilities of the class, as often as their data allow. OW-TURN-05 */
export function specialsOf(book: Book, s: Encounter, seat: SeatId): readonly Usable[] {
  return isPlayedAsFull(s, seat) ? specialsHeld(book, seat, s.seats[seat]) : []
}

const specialsHeld = (book: Book, seat: SeatId, { class: of, figure }: SeatState): readonly Usable[] =>
  book.get('class', of).special.map((entry) => specialUse(seat, figure, of, entry))

const specialUse = (seat: SeatId, figure: Usable['figure'], of: string, entry: StoryEntry): Usable => ({
  seat,
  figure,
  entry,
  source: { kind: 'class', id: of },
  key: `${figure}.class.${of}.${entry.id}`,
  card: null,
  of: 'special',
  free: false,
  offering: neverOffered()
})

export const specialChoice = (id: string): string => `special:${id}`

/** Of an Oathsworn whose turn it is: no companion, and nobody who stands in for it. */
export function specialOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  const options: Option[] = []
  const held = s.seats[seat]
  if (held.mode !== 'full') return options
  const refused = isForbidden(book, s, held.figure, 'special') ? words('refused.forbidden') : null
  for (const use of specialsHeld(book, seat, held)) {
    const { kind } = use.entry.timing
    if (kind !== 'action' && kind !== 'free') continue
    const animus = priceOf(book, s, use)
    const why = refused ?? refusesUse(book, s, use, animus) ?? cannotAct(book, s, rolesOf(s, use), use)
    options.push(offered(s, use, specialChoice(use.entry.id), animus, why))
  }
  return options
}

export function doSpecial(t: Tab, seat: SeatId, id: string): void {
  const use = specialsOf(t.book, t.see, seat).find(({ entry }) => entry.id === id)
  if (!use) return
  t.happen({ kind: 'turnUsed', what: 'acted', rule: rule('OW-TURN-05') })
  carryOutSpecial(t, use)
}

export function carryOutSpecial(t: Tab, use: Usable, ...by: ByWhat): void {
  useEntry(t, use, ...by)
  occur(t, { on: 'played', played: 'special', who: [use.figure] })
}
