import { indexOf, labelOf, reach, wayTo, costOf, UNREACHED, type Hex, type Mask, type Reach } from '../../kernel/hex'
import { rule } from '../../kernel/ids'
import type { Option } from '../../kernel/prompt'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import type { Book } from './book'
import { enterStep } from './entering'
import { layoutOf } from './layout'
import { isForbidden, sumOf } from './modifiers'
import type { FigureId } from './state/ids'
import type { Encounter, Figure } from './state/state'
import type { Tab } from './tab'
import { blocked, boardOf, figureOf } from './world'

/** What a figure could do with a number of movement points. */
export interface Walk {
  readonly careful: Reach
  readonly bold: Reach
}

export interface Walker {
  readonly points: number
  /** Passes through these without hindrance. */
  readonly through: readonly ('figures' | 'obstacles' | 'tiles')[]
}

/**
 * OW-MOVE-01, OW-MOVE-02, OW-TILE-02: where a figure can go. Twice, because people go around a fire when they can:
 * first without stepping on tiles that hurt, then with.
 */
export function walkOf(book: Book, s: Encounter, figure: Figure, walker: Walker): Walk {
  const board = boardOf(book, s)
  const start = figure.at as Hex
  const solid = blockedFor(book, s, figure, walker.through)
  const extra = extraFor(book, s, walker)
  const ground = extra ? { blocked: solid, extra } : { blocked: solid }
  const bold = reach(board, start, walker.points, ground)
  const hurtful = walker.through.includes('tiles') ? null : hurtfulTiles(book, s)
  if (!hurtful) return { careful: bold, bold }
  const shy = Uint8Array.from(solid, (value, i) => value || (hurtful[i] ?? 0))
  return { careful: reach(board, start, walker.points, { ...ground, blocked: shy }), bold }
}

function blockedFor(book: Book, s: Encounter, figure: Figure, through: Walker['through']): Mask {
  if (through.length === 0) return blocked(book, s, figure.id)
  const { who, what, stands, board } = layoutOf(book, s)
  const own = stands.findIndex(({ id }) => id === figure.id) + 1
  return Uint8Array.from({ length: board.size }, (_, i) => {
    const stopped =
      (!through.includes('figures') && who[i] !== 0 && who[i] !== own) ||
      (!through.includes('obstacles') && what[i] !== 0)
    return stopped ? 1 : 0
  })
}

/** OW-TILE-03: the extra cost of one water hex is paid once a turn. */
function extraFor(book: Book, s: Encounter, walker: Walker): Mask | null {
  const { extra, board } = layoutOf(book, s)
  if (!extra || walker.through.includes('tiles')) return null
  const paid = s.turn?.waterPaid ?? []
  if (paid.length === 0) return extra
  const left = Uint8Array.from(extra)
  for (const h of paid) left[indexOf(board, h)] = 0
  return left
}

function hurtfulTiles(book: Book, s: Encounter): Mask | null {
  const hurting = s.tiles.filter((tile) => (book.find('tile', tile.def)?.onEnter.length ?? 0) > 0)
  if (hurting.length === 0) return null
  const board = boardOf(book, s)
  const mask = new Uint8Array(board.size)
  for (const tile of hurting) for (const h of tile.hexes) mask[indexOf(board, h)] = 1
  return mask
}

/** Every hex within reach as an option, with its cost. */
export function walkOptions(book: Book, s: Encounter, figure: Figure, walk: Walk): Option[] {
  const board = boardOf(book, s)
  const taken = layoutOf(book, s)
  const options: Option[] = []
  for (let i = 0; i < board.size; i++) {
    const cost = walk.bold.steps[i] ?? UNREACHED
    const h = board.hexes[i]
    if (h === undefined || cost === UNREACHED || h === figure.at || taken.who[i] !== 0 || taken.what[i] !== 0) continue
    const through = walk.careful.steps[i] === UNREACHED
    const least = through ? cost : (walk.careful.steps[i] ?? cost)
    options.push({
      id: `hex:${h}`,
      label: words('option.walk', { hex: labelOf(board, h) ?? '', cost: least }),
      at: { hex: h },
      data: through ? { cost: least, hurts: true } : { cost: least }
    })
  }
  return options
}

/** The way to a hex and what it costs. */
export function wayOf(walk: Walk, to: Hex): { readonly path: readonly Hex[]; readonly cost: number } {
  const by = costOf(walk.careful, to) === UNREACHED ? walk.bold : walk.careful
  return { path: wayTo(by, to) ?? [], cost: costOf(by, to) }
}

/** Why this figure cannot walk now; null when it can. OW-MOVE-06 */
export function refusesToWalk(s: Encounter, figure: Figure) {
  if (figure.at === null) return words('refused.offBoard')
  if (figure.statuses.crippled) return words('refused.crippled')
  return isForbidden(s, figure.id, 'move') ? words('refused.forbidden') : null
}

/** What one hex costs on the own move action. OW-MOVE-01 */
export const animusPerHex = (s: Encounter, figure: FigureId): number => Math.max(0, 1 + costChange(s, figure, 'move'))

export const costChange = (s: Encounter, figure: FigureId, of: string): number =>
  s.lasting.reduce((sum, { rule: by, on, with: what }) => {
    const change = what as { change?: string; of?: string; by?: number } | null
    return by === 'modify' && on === figure && change?.change === 'cost' && change.of === of
      ? sum + (change.by ?? 0)
      : sum
  }, 0)

/** How much farther a granted move goes. */
export const longer = (s: Encounter, figure: FigureId): number => sumOf(s, figure, 'movement')

/** Walks hex by hex; stops when the figure falls or is moved off its way by what it stepped on. */
export function* walk(t: Tab, id: FigureId, path: readonly Hex[]): Script {
  for (const h of path) {
    yield* t.in(rule('OW-MOVE-01'), enterStep(t, id, h, 'walk'))
    const figure = figureOf(t.see, id)
    if (figure.at !== h || figure.hp <= 0) return
  }
}
