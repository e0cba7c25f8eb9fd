import { costOf, indexOf, labelOf, reach, wayTo, type Hex, type Mask, type Reach } from '../../../../hex'
import type { Board } from '../../../../hex'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import { hexChoice } from '../board/asking'
import type { Book } from '../table/book'
import { layoutOf } from '../board/layout'
import { dearer, isForbidden, modifiersOf } from '../table/modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { boardOf, isLarge, playedBy } from '../board/figures'

/** What a figure could do with a number of movement points. */
export interface Walk {
  readonly points: number
  /** Around tiles that hurt. */
  readonly careful: Reach
  /** Over them. */
  readonly bold: Reach
}

export interface Walker {
  readonly points: number
  /** Passes through these without hindrance. */
  readonly through: readonly Obstacle[]
}
export type Obstacle = 'figures' | 'obstacles' | 'tiles'

/**
 * OW-MOVE-01, OW-MOVE-02, OW-MOVE-05, OW-TILE-02: where a figure can go. Twice, because people go around a fire when they can:
 * first without stepping on tiles that hurt, then with.
 */
export function walkOf(book: Book, s: Encounter, figure: Figure, walker: Walker): Walk {
  const start = figure.at as Hex
  const { points } = walker
  const through = throughFor(book, s, figure.id, walker.through)
  const { board } = layoutOf(book, s)
  const solid = solidFor(book, s, figure, through)
  const extra = extraFor(book, s, figure.id, through)
  const hurtful = through.includes('tiles') ? null : hurtfulTiles(book, s)
  const ground = extra ? { blocked: solid, extra } : { blocked: solid }
  const bold = reach(board, start, points, ground)
  if (!hurtful) return { points, careful: bold, bold }
  const shy = joined(solid, hurtful)
  return { points, careful: reach(board, start, points, { ...ground, blocked: shy }), bold }
}

function joined(one: Mask, other: Mask): Mask {
  const both = one.slice()
  for (let i = 0; i < both.length; i++) if (other[i] !== 0) both[i] = 1
  return both
}

function throughFor(book: Book, s: Encounter, id: FigureId, own: readonly Obstacle[]): readonly Obstacle[] {
  const more = modifiersOf(book, s, id, 'walks')
  return more.length === 0 ? own : [...own, ...more.flatMap(({ through }) => through as readonly Obstacle[])]
}

function solidFor(book: Book, s: Encounter, figure: Figure, through: readonly Obstacle[]): Mask {
  const { who, what, stands, solid } = layoutOf(book, s)
  // The one hex where somebody stands does not hinder them from leaving it.
  if (through.length === 0 && !isLarge(book, figure)) return solid
  const own = stands.findIndex(({ id }) => id === figure.id) + 1
  const passes = through.includes('figures')
  const climbs = through.includes('obstacles')
  const mask = who.slice()
  for (let i = 0; i < mask.length; i++) {
    const isOther = !passes && mask[i] !== 0 && mask[i] !== own
    mask[i] = isOther || (!climbs && what[i] !== 0) ? 1 : 0
  }
  return mask
}

const NOTHING_PAID: readonly Hex[] = []

/** OW-TILE-03: once a turn by a character; what whoever's turn it is has paid does not serve others who are moved in it. */
const paidBy = (s: Encounter, id: FigureId): readonly Hex[] =>
  s.turn && isTurnOf(s, id) ? s.turn.waterPaid : NOTHING_PAID

const isTurnOf = (s: Encounter, id: FigureId): boolean => s.turn !== null && playedBy(s, s.turn.seat)?.id === id

/** The extra cost of water that is not paid yet. */
function extraFor(book: Book, s: Encounter, id: FigureId, through: readonly Obstacle[]): Mask | null {
  const { extra, board } = layoutOf(book, s)
  if (!extra || through.includes('tiles')) return null
  const paid = paidBy(s, id)
  if (paid.length === 0) return extra
  const left = extra.slice()
  for (const h of paid) left[indexOf(board, h)] = 0
  return left
}

function hurtfulTiles(book: Book, s: Encounter): Mask | null {
  const hurting = s.tiles.filter((tile) => (book.find('tile', tile.def)?.onEnter.length ?? 0) > 0)
  if (hurting.length === 0) return null
  const board = boardOf(book, s)
  const mask = board.nothing.slice()
  for (const tile of hurting) for (const h of tile.hexes) mask[indexOf(board, h)] = 1
  return mask
}

/** Every hex within reach as an option, with its cost in animus. */
export function walkOptions(book: Book, s: Encounter, walk: Walk, perPoint: number): readonly Option[] {
  const board = boardOf(book, s)
  const { who, what } = layoutOf(book, s)
  const { points } = walk
  const { steps: bold } = walk.bold
  const { steps: careful } = walk.careful
  const options: Option[] = []
  for (let i = 0; i < board.size; i++) {
    const cost = bold[i] as number
    if (cost > points || cost === 0 || who[i] !== 0 || what[i] !== 0) continue
    const shy = careful[i] as number
    const hurts = shy > points
    const price = (hurts ? cost : shy) * perPoint
    const option = walkOption(board, board.hexes[i] as Hex, price)
    options.push(hurts ? { ...option, data: { cost: cost * perPoint, hurts: true } } : option)
  }
  return options
}

const walkOption = (board: Board, h: Hex, cost: number): Option => ({
  id: hexChoice(h),
  label: words('option.walk', { hex: labelOf(board, h) ?? '', cost }),
  at: { hex: h },
  data: { cost }
})

/** The way to a hex and what it costs in movement to get to each hex of it. */
export function wayOf(walk: Walk, to: Hex): { readonly path: readonly Hex[]; readonly costs: readonly number[] } {
  const by = costOf(walk.careful, to) > walk.points ? walk.bold : walk.careful
  const path = wayTo(by, to) ?? []
  return { path, costs: path.map((h) => costOf(by, h)) }
}

/** The beginning of a given way that so many points pay for. OW-TILE-02 */
export function asFarAs(book: Book, s: Encounter, id: FigureId, path: readonly Hex[], walker: Walker): readonly Hex[] {
  const extra = extraFor(book, s, id, throughFor(book, s, id, walker.through))
  const { board } = layoutOf(book, s)
  let left = walker.points
  const end = path.findIndex((h) => (left -= 1 + (extra?.[indexOf(board, h)] ?? 0)) < 0)
  return end < 0 ? path : path.slice(0, end)
}

/** Why this figure cannot walk now; null when it can. OW-MOVE-06 */
export function refusesToWalk(book: Book, s: Encounter, figure: Figure): Words | null {
  if (figure.at === null) return words('refused.offBoard')
  if (figure.statuses.crippled) return words('refused.crippled')
  return isForbidden(book, s, figure.id, 'move') ? words('refused.forbidden') : null
}

/** What one point costs on the own move action. OW-MOVE-01 */
export const animusPerPoint = (book: Book, s: Encounter, figure: FigureId): number =>
  Math.max(0, 1 + dearer(book, s, figure, 'move'))

/** Water on a way that wants to be paid, and is then paid for this turn. OW-TILE-03 */
export function waterOn(book: Book, s: Encounter, id: FigureId, path: readonly Hex[]): Hex[] {
  const { extra, board } = layoutOf(book, s)
  if (!extra || !isTurnOf(s, id)) return []
  const paid = paidBy(s, id)
  return path.filter((h) => (extra[indexOf(board, h)] ?? 0) > 0 && !paid.includes(h))
}
