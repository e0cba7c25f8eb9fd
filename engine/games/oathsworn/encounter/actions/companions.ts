import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { StoryEntry } from '../../content'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import { neverOffered, priceOf, refusesUse, rolesOf, useEntry, type ByWhat, type Usable } from '../cards/entries'
import { runAbilities } from '../scope/run'
import { newScope, type Source } from '../table/scope'
import { occur } from '../scope/interrupts'
import { isForbidden } from '../table/modifiers'
import { offered } from '../cards/offering'
import { isPlayedFully } from '../board/seats'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter, SeatState } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** The things a companion or an ally can do by its cards, under the ids of their options. */
export interface Act {
  readonly id: string
  readonly use: Usable
  /** Takes up the one attack or special ability of the turn. OW-COMP-07 */
  readonly slot: boolean
}

/** OW-COMP-06, OW-COMP-08, OW-ALLY-04, OW-ALLY-05 */
export function actsOf(book: Book, s: Encounter, seat: SeatId): readonly Act[] {
  const figure = playedBy(s, seat)
  const held = s.seats[seat]
  if (!figure || isPlayedFully(held, figure)) return NO_ACTS
  const { def } = figure
  return figure.kind === 'ally' ? actsOfAlly(book, seat, figure.id, def) : actsOfCompanion(book, seat, held)
}

const NO_ACTS: readonly Act[] = []

function actsOfCompanion(book: Book, seat: SeatId, { class: of, figure, archetype }: SeatState): Act[] {
  const source: Source = { kind: 'companion', id: book.get('class', of).companion }
  const { attack, special } = book.get('companion', source.id)
  const acts = [
    act('attack', seat, figure, source, attack),
    ...special.map((entry) => act(`special:${entry.id}`, seat, figure, source, entry))
  ]
  if (archetype) {
    const card: Source = { kind: 'archetype', id: archetype.def }
    book
      .get('archetype', archetype.def)
      .sides[archetype.side].abilities.forEach((entry, n) =>
        acts.push(act(`archetype:${n}`, seat, figure, card, entry))
      )
  }
  return acts
}

function actsOfAlly(book: Book, seat: SeatId, figure: FigureId, def: string): Act[] {
  const source: Source = { kind: 'ally', id: def }
  const { attack, special, once } = book.get('ally', def)
  return [
    ...(attack ? [act('attack', seat, figure, source, attack)] : []),
    ...special.map((entry) => act(`special:${entry.id}`, seat, figure, source, entry)),
    // OW-ALLY-05
    ...(once
      ? [act('special:once', seat, figure, source, { ...once, limit: once.limit ?? { times: 1, per: 'encounter' } })]
      : [])
  ]
}

function act(id: string, seat: SeatId, figure: FigureId, source: Source, entry: StoryEntry): Act {
  const isInterrupt = entry.timing.kind === 'interrupt'
  const isArchetype = source.kind === 'archetype'
  return {
    id,
    slot: entry.timing.kind === 'action',
    use: {
      seat,
      figure,
      // OW-COMP-09: once a round each; the mark comes off in the refresh.
      entry: isArchetype ? { ...entry, limit: entry.limit ?? { times: 1, per: 'round' } } : entry,
      source,
      key: `${figure}.${source.kind}.${source.id}.${entry.id}`,
      card: null,
      of: 'special',
      free: isInterrupt && source.kind !== 'ally', // OW-COMP-10, OW-INT-03
      offering: neverOffered()
    }
  }
}

/** OW-COMP-07: besides the move one attack or one special ability, never both. */
export function actOptions(book: Book, s: Encounter, seat: SeatId, farther: (price: number) => number): Option[] {
  const options: Option[] = []
  for (const { id, use, slot } of actsOf(book, s, seat)) {
    const { kind } = use.entry.timing
    if (kind !== 'action' && kind !== 'free') continue
    const animus = priceOf(book, s, use)
    const why =
      (slot && s.turn?.carded ? words('refused.actDone') : null) ??
      refusesAct(book, s, use, id) ??
      refusesUse(book, s, use, animus) ??
      cannotAct(book, s, rolesOf(s, use), use, farther, animus)
    options.push(offered(s, use, id, animus, why))
  }
  return options
}

function refusesAct(book: Book, s: Encounter, { figure }: Usable, id: string): Words | null {
  return isForbidden(book, s, figure, id === 'attack' ? 'attack' : 'special') ? words('refused.forbidden') : null
}

export function doAct(t: Tab, seat: SeatId, id: string): void {
  const found = actsOf(t.book, t.see, seat).find((one) => one.id === id)
  if (!found) return
  t.happen({ kind: 'turnUsed', what: found.slot ? 'carded' : 'acted', rule: rule('OW-COMP-07') })
  carryOutAct(t, found)
}

/** The mark of an archetype is kept on the card, for people to see. OW-COMP-09 */
export function carryOutAct(t: Tab, { id, use }: Act, ...by: ByWhat): void {
  const ability = id === 'archetype:0' ? 0 : 1
  if (id.startsWith('archetype:'))
    t.happen({ kind: 'archetypeUsed', seat: use.seat, ability, rule: rule('OW-COMP-09') })
  useEntry(t, use, ...by)
  occur(t, { on: 'played', played: 'special', who: [use.figure] })
}

/** The attack a token grants: that of the card, without its animus. OW-COMP-12 */
export function grantedAttack(book: Book, s: Encounter, seat: SeatId): { use: Usable | null; refused: Words | null } {
  const found = actsOf(book, s, seat).find(({ id }) => id === 'attack')
  if (!found) return { use: null, refused: words('refused.noAttack') }
  const costs = found.use.entry.costs.filter(({ pay }) => pay !== 'animus')
  const use: Usable = { ...found.use, entry: { ...found.use.entry, costs, limit: null }, granted: true }
  const refused =
    (isForbidden(book, s, use.figure, 'attack') ? words('refused.forbidden') : null) ??
    refusesUse(book, s, use) ??
    cannotAct(book, s, rolesOf(s, use), use)
  return { use, refused }
}

/** Does what a token grants: the attack, or with a number so many hexes of movement. */
export function runGranted(t: Tab, seat: SeatId, hexes?: number): void {
  const { use } = grantedAttack(t.book, t.see, seat)
  const figure = playedBy(t.see, seat)
  if (hexes === undefined) {
    if (use) useEntry(t, use)
  } else if (figure) {
    const source: Source = use?.source ?? { kind: 'token', id: 'animus' }
    runAbilities(t, newScope(source, { self: figure.id, owner: figure.id }), [
      { do: 'move', hexes, who: 'self', by: 'self', way: null, through: [], all: false, ends: null }
    ])
  }
}
