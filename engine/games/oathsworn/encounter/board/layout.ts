import { frontHex, indexOf, type Board, type Hex, type Mask } from '../../../../hex'
import { latest } from '../../../../remembered/remembered'
import type { Book } from '../table/book'
import { lyingOn, numbered } from './pieces'
import type { FigureId } from '../state/ids'
import type { Encounter, Piece } from '../state/state'
import { standingOf, type Stand } from './stand'

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

/** The layout of the board as it is now. Without the latest being remembered bots play a twentieth fewer answers. */
export const layoutOf = (book: Book, { is, figures, pieces, tiles }: Encounter): Layout =>
  latestLayout(book, book.boardOf(is.encounter), figures, pieces, tiles)

const latestLayout = latest(
  (
    book: Book,
    board: Board,
    figures: Encounter['figures'],
    pieces: Encounter['pieces'],
    tiles: Encounter['tiles']
  ): Layout => {
    const stands = Object.values(figures).flatMap((one) => (one.at === null ? [] : standingOf(book, one)))
    const lying = lyingOn(board, pieces)
    return layOut(board, stands, lying.pieces, extraOf(book, board, tiles), lying.what)
  }
)

/** OW-TILE-02; OW-TILE-11: of several tiles on a hex the dearest counts, and counts once. */
function extraOf(book: Book, board: Board, tiles: Encounter['tiles']): Mask | null {
  let extra: number[] | null = null
  for (const tile of tiles) {
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
