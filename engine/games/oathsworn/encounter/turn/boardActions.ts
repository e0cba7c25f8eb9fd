import type { Option } from '../../../../kernel/prompt'
import type { StoryEntry } from '../../content'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import { neverOffered, priceOf, refusesUse, rolesOf, useEntry, type Usable } from '../cards/entries'
import { rulesOf } from '../board/printedComponents'
import { offered } from '../cards/offering'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { playedBy } from '../board/figures'

/** Special actions that the special rules board offers to every Oathsworn. */
function boardUses(book: Book, s: Encounter, seat: SeatId): readonly Usable[] {
  const { actions, id } = rulesOf(book, s)
  if (actions.length === 0) return NONE
  const figure = playedBy(s, seat)
  if (figure?.kind !== 'oathsworn') return NONE
  return actions.map((entry) => boardUse(seat, figure.id, id, entry))
}

const NONE: readonly Usable[] = []

const boardUse = (seat: SeatId, figure: FigureId, id: string, entry: StoryEntry): Usable => ({
  seat,
  figure,
  entry,
  source: { kind: 'rules', id },
  key: `${figure}.rules.${entry.id}`,
  card: null,
  of: 'special',
  free: false,
  offering: neverOffered()
})

export function boardOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  return boardUses(book, s, seat).map((use) => {
    const animus = priceOf(book, s, use)
    const why = refusesUse(book, s, use, animus) ?? cannotAct(book, s, rolesOf(s, use), use)
    return offered(s, use, `board:${use.entry.id}`, animus, why)
  })
}

export function doBoardAction(t: Tab, seat: SeatId, id: string): void {
  const use = boardUses(t.book, t.see, seat).find(({ entry }) => entry.id === id)
  if (use) useEntry(t, use)
}
