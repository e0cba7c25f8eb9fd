import { rule } from '../../kernel/ids'
import type { Option } from '../../kernel/prompt'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import type { Entry } from '../content'
import { choiceOf } from './asking'
import { cannotAct } from './attack/possible'
import type { Book } from './book'
import { labelOfUse } from './cards'
import { priceOf, refusesUse, rolesOf, useEntry, type ByWhat, type Usable } from './entries'
import { occur } from './interrupts'
import { isForbidden } from './modifiers'
import { isPlayedAsFull } from './seats'
import type { SeatId } from './state/ids'
import type { Encounter, SeatState } from './state/state'
import type { Tab } from './tab'

/** The special abilities of the class, as often as their data allow. OW-TURN-05 */
export function specialsOf(book: Book, s: Encounter, seat: SeatId): readonly Usable[] {
  return isPlayedAsFull(s, seat) ? specialsHeld(book, seat, s.seats[seat]) : NONE
}

function specialsHeld(book: Book, seat: SeatId, { class: of, figure }: SeatState): readonly Usable[] {
  const { special } = book.get('class', of)
  let bySeat = known.get(special)
  if (!bySeat) known.set(special, (bySeat = new Map()))
  let uses = bySeat.get(seat)
  if (!uses) bySeat.set(seat, (uses = special.map((entry) => specialUse(seat, figure, of, entry))))
  return uses
}

const NONE: readonly Usable[] = []
/** The figure of a class is the same at every table; where it sits is not. */
const known = new WeakMap<readonly Entry[], Map<SeatId, readonly Usable[]>>()

const specialUse = (seat: SeatId, figure: Usable['figure'], of: string, entry: Entry): Usable => ({
  seat,
  figure,
  entry,
  source: { kind: 'class', id: of },
  key: `${figure}.class.${of}.${entry.id}`,
  card: null,
  of: 'special',
  free: false
})

const specialChoice = choiceOf('special')

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
    const id = specialChoice(use.entry.id)
    const label = labelOfUse(s, use)
    options.push(why ? { id, label, data: { animus }, refused: why } : { id, label, data: { animus } })
  }
  return options
}

export function* doSpecial(t: Tab, seat: SeatId, id: string): Script {
  const use = specialsOf(t.book, t.see, seat).find(({ entry }) => entry.id === id)
  if (!use) return
  t.happen({ kind: 'turnUsed', what: 'acted', rule: rule('OW-TURN-05') })
  yield* carryOutSpecial(t, use)
}

export function* carryOutSpecial(t: Tab, use: Usable, ...by: ByWhat): Script {
  yield* useEntry(t, use, ...by)
  yield* occur(t, { on: 'played', played: 'special', who: [use.figure] })
}
