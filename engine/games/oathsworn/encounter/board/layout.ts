import { frontHex, indexOf, type Board, type Hex, type Mask } from '../../../../hex'
import type { Book } from '../table/book'
import { lyingOn, numbered } from './pieces'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure, Piece } from '../state/state'
import { standingOf, type Stand } from './stand'
import { boardOf } from './world'

export { standingOf, standOf, type Stand } from './stand'

/** Who and what stands where, and nothing else: all that a question of geometry needs to know. */
export interface Layout {
  readonly board: Board
  readonly stands: readonly Stand[]
  readonly pieces: readonly Piece[]
  /** By hex: one more than the number of the figure there, 0 for nobody. As a mask: the occupied hexes. */
  readonly who: Mask
  /** By hex: one more than the number of the obstacle there, 0 for none. As a mask: the obstacles. */
  readonly what: Mask
  /** Hexes with either: what nobody of normal size enters. OW-EMOVE-08 */
  readonly solid: Mask
  /** What entering a hex costs beyond the one point; null when nothing does. OW-TILE-02 */
  readonly extra: Mask | null
}

export function layOut(
  board: Board,
  stands: readonly Stand[],
  pieces: readonly Piece[],
  extra: Mask | null = null,
  what: Mask = numbered(board, pieces)
): Layout {
  return {
    board,
    stands,
    pieces,
    who: numbered(board, stands),
    what,
    solid: stands.length === 0 ? what : numbered(board, stands, what),
    extra
  }
}

interface Known extends Pick<Encounter, 'figures' | 'pieces' | 'tiles'> {
  readonly layout: Layout
}
let latest: Known | null = null

/** The layout of the board as it is now: laid out once, and once more when somebody or something is elsewhere. */
export function layoutOf(book: Book, s: Encounter): Layout {
  const { figures, pieces, tiles } = s
  const isLaid = latest?.pieces === pieces && latest.tiles === tiles
  if (latest && isLaid && latest.figures === figures) return latest.layout
  const board = boardOf(book, s)
  const known = isLaid && latest?.layout.board === board ? latest.layout : null
  const stands = standsOf(book, s, known?.stands ?? NOBODY)
  const layout = known?.stands === stands ? known : laidOut(book, board, s, stands, known)
  latest = { figures, pieces, tiles, layout }
  return layout
}

const NOBODY: readonly Stand[] = []

function laidOut(book: Book, board: Board, s: Encounter, stands: readonly Stand[], before: Layout | null): Layout {
  if (before && isCovering(before.stands, stands)) return { ...before, stands }
  const { pieces, what } = lyingOn(board, s.pieces)
  return layOut(board, stands, pieces, before ? before.extra : extraOf(book, board, s), what)
}

/** Somebody has only turned: the same hexes are taken by the same figures. */
function isCovering(before: readonly Stand[], after: readonly Stand[]): boolean {
  if (before.length !== after.length) return false
  for (let i = 0; i < after.length; i++) {
    const one = before[i] as Stand
    const other = after[i] as Stand
    if (one.hexes !== other.hexes || one.id !== other.id) return false
  }
  return true
}

/** Everybody on the board; the very list there was before when all stand as they stood. */
function standsOf(book: Book, s: Encounter, before: readonly Stand[]): readonly Stand[] {
  let found: Stand[] | null = null
  let count = 0
  for (const id in s.figures) {
    const figure = s.figures[id as FigureId] as Figure
    if (figure.at === null) continue
    const stand = standingOf(book, figure)
    if (!found && before[count] !== stand) found = before.slice(0, count)
    found?.push(stand)
    count++
  }
  return found ?? (count === before.length ? before : before.slice(0, count))
}

/** OW-TILE-02; OW-TILE-11: of several tiles on a hex the dearest counts, and counts once. */
function extraOf(book: Book, board: Board, s: Encounter): Mask | null {
  let extra: number[] | null = null
  for (const tile of s.tiles) {
    const more = (book.find('tile', tile.def)?.moveCost ?? 1) - 1
    if (more <= 0) continue
    extra ??= board.nothing.slice()
    for (const h of tile.hexes) raise(extra, indexOf(board, h), more)
  }
  return extra
}

function raise(mask: number[], at: number, to: number): void {
  if (at < mask.length) mask[at] = Math.max(mask[at] as number, to)
}

/** The stand of a figure that is on the board. */
export function standIn(layout: Layout, id: FigureId): Stand {
  const found = findStand(layout, id)
  if (!found) throw new Error(`${id} is not on the board`)
  return found
}

export function findStand({ stands }: Layout, id: FigureId | null): Stand | undefined {
  for (const stand of stands) if (stand.id === id) return stand
  return undefined
}

/** The figure on a hex. */
export function standAt(layout: Layout, h: Hex): Stand | undefined {
  const number = layout.who[indexOf(layout.board, h)] ?? 0
  return number === 0 ? undefined : layout.stands[number - 1]
}

export const isLargeStand = (stand: Stand): boolean => stand.body.size > 1 // OW-GEN-08

/** Where lines of sight and ranges of a large figure are taken from. OW-LOS-06, OW-EATK-14 */
export const eyeOf = ({ body, core, facing }: Stand): Hex => frontHex(body, core, facing)

/** The number of the most northern, then most western of some hexes: comparing two is comparing the figures. OW-GEN-02 */
export function keyOf(board: Board, hexes: readonly Hex[]): number {
  let key = board.size
  for (let i = 0; i < hexes.length; i++) key = Math.min(key, indexOf(board, hexes[i] as Hex))
  return key
}

/** Hexes a figure of normal size cannot enter: obstacles and all others. OW-EMOVE-08 */
export function blockedFor(layout: Layout, mover: Stand): Mask {
  const { board, who, what } = layout
  const mask = board.nothing.slice()
  const own = layout.stands.indexOf(mover) + 1
  for (let at = 0; at < mask.length; at++) {
    if (what[at] !== 0 || (who[at] !== 0 && who[at] !== own)) mask[at] = 1
  }
  return mask
}

/** Neither figure nor obstacle, and on the board. */
export function isOpen({ board, who, what }: Layout, h: Hex): boolean {
  const at = indexOf(board, h)
  return at < board.size && who[at] === 0 && what[at] === 0
}
