import {
  bodyToward,
  byNorthThenWest,
  distance,
  distanceFrom,
  fits,
  frontHex,
  isOnBoard,
  moved,
  neighbours,
  DIRECTIONS,
  offsetBetween,
  placed,
  type Dir,
  type Hex
} from '../../../../hex'
import { faceValue, isBlank } from '../../might'
import type { Book } from '../table/book'
import { isBarred } from '../table/modifiers'
import { isLargeStand, keyOf, layoutOf, standIn, type Stand } from '../board/layout'
import { closestVacant, isVacant, scratchBoardOf } from '../board/scratchBoard'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Strike } from '../state/strike'
import type { PlaceWhy } from '../state/why'
import type { ChainWhy } from '../state/why'
import { boardOf, figuresOnBoard, hexesOf, sees } from '../board/figures'

/** The next link of a chain: whom, on which hex. OW-CHAIN-09 */
export interface ChainLink {
  readonly figure: FigureId
  readonly hex: Hex
  readonly why: ChainWhy
}

/**
 * OW-CHAIN-03, OW-CHAIN-04: the closest Oathsworn or ally to the target before, visible from it and within chain range,
 * nobody twice, ties north then west.
 */
export function nextLink(
  book: Book,
  s: Encounter,
  from: Hex,
  hop: number,
  struck: readonly FigureId[]
): ChainLink | null {
  const board = boardOf(book, s)
  const candidates = figuresOnBoard(s)
    .filter((figure) => isLinkFor(book, s, figure, struck))
    .map((figure) => ({
      figure: figure.id,
      ...nearestSeen(book, s, from, figure),
      key: keyOf(board, hexesOf(book, figure))
    }))
    .sort((a, b) => a.apart - b.apart || a.key - b.key)
  const best = candidates.find(({ visible, apart }) => visible && apart <= hop)
  if (!best) return null
  const why = candidates.map(({ figure, apart, visible }) => ({ figure, apart, visible }))
  return { figure: best.figure, hex: best.hex, why: { why: 'chain', candidates: why } }
}

const isLinkFor = (book: Book, s: Encounter, figure: Figure, struck: readonly FigureId[]): boolean =>
  (figure.kind === 'oathsworn' || figure.kind === 'ally') && !struck.includes(figure.id) && !isBarred(book, s, figure)

function nearestSeen(
  book: Book,
  s: Encounter,
  from: Hex,
  figure: Figure
): { hex: Hex; apart: number; visible: boolean } {
  const hexes = [...hexesOf(book, figure)].sort(
    (a, b) => distance(from, a) - distance(from, b) || byNorthThenWest(a, b)
  )
  const seen = hexes.find((h) => sees(book, s, from, h))
  const hex = seen ?? hexes[0] ?? from
  return { hex, apart: distance(from, hex), visible: seen !== undefined }
}

/** OW-CHAIN-05: without as many of the lowest cards as links lie before; blanks are not the lowest. */
export function chainDamage(strike: Strike, link: number): number {
  const values = strike.drawn
    .filter(({ face }, place) => !isBlank(face) && !strike.ignored.includes(place))
    .map(({ face }) => faceValue(face))
    .sort((a, b) => a - b)
  return values.slice(link).reduce((sum, value) => sum + value, 0)
}

/** Where a melee chain leaves its attacker: core and facing. OW-CHAIN-06, OW-CHAIN-08, OW-CHAIN-12 */
export interface Landing {
  readonly core: Hex
  readonly facing: Dir
  readonly why: PlaceWhy
}

/** Beside some hexes, those of the last target. */
export function landingOf(book: Book, s: Encounter, attacker: FigureId, to: readonly Hex[]): Landing | null {
  const layout = layoutOf(book, s)
  const stand = standIn(layout, attacker)
  return isLargeStand(stand) ? largeLanding(book, s, stand, to) : smallLanding(book, s, stand, to)
}

/** The free hex closest to the target, the one it stands on included; ties north then west. */
function smallLanding(book: Book, s: Encounter, stand: Stand, to: readonly Hex[]): Landing | null {
  const sketch = scratchBoardOf(layoutOf(book, s))
  const ends = to.flatMap((h) => closestVacant(sketch, h, to, stand.id))
  const away = (h: Hex): number => distanceFrom(h, to)
  const [core] = ends.sort((a, b) => away(a) - away(b) || byNorthThenWest(a, b))
  if (core === undefined) return null
  const goal = [...to].sort((a, b) => distance(core, a) - distance(core, b) || byNorthThenWest(a, b))[0] ?? core
  const among = [...new Set(ends)].filter((h) => away(h) === away(core))
  return { core, facing: bodyToward(stand.body, core, goal), why: { why: 'place', wanted: goal, among } }
}

/** OW-CHAIN-12: its front hex stands on the measured hex next to the target, the whole body on the board. */
function largeLanding(book: Book, s: Encounter, stand: Stand, to: readonly Hex[]): Landing | null {
  const board = boardOf(book, s)
  const sketch = scratchBoardOf(layoutOf(book, s))
  const beside = [...new Set(to.flatMap(neighbours))].filter((h) => isOnBoard(board, h) && !to.includes(h))
  const free = (h: Hex): number => (isVacant(sketch, h, stand.id) ? 0 : 1)
  const measured = beside.sort((a, b) => free(a) - free(b) || byNorthThenWest(a, b))
  for (const front of measured) {
    const facing = DIRECTIONS.filter((dir) => looksFrom(book, s, stand, front, dir, to)).sort((a, b) =>
      byNorthThenWest(mostNorthern(stand, front, a), mostNorthern(stand, front, b))
    )[0]
    const among = measured.filter((h) => free(h) === free(front))
    if (facing) return { core: coreFor(stand, front, facing), facing, why: { why: 'place', wanted: front, among } }
  }
  return null
}

const coreFor = (stand: Stand, front: Hex, facing: Dir): Hex =>
  moved(front, offsetBetween(frontHex(stand.body, stand.core, facing), stand.core))

/** The base hex that counts where places are compared; a body's hexes come north then west. OW-GEN-02 */
const mostNorthern = (stand: Stand, front: Hex, facing: Dir): Hex =>
  placed(stand.body, coreFor(stand, front, facing), facing)[0] ?? front

/** Standing with its front hex there it would face the target, fit on the board and leave the target uncovered. */
function looksFrom(book: Book, s: Encounter, stand: Stand, front: Hex, facing: Dir, to: readonly Hex[]): boolean {
  const core = coreFor(stand, front, facing)
  const goal = [...to].sort((a, b) => distance(core, a) - distance(core, b) || byNorthThenWest(a, b))[0]
  if (goal === undefined || goal === core || bodyToward(stand.body, core, goal) !== facing) return false
  const board = boardOf(book, s)
  if (!fits(board, stand.body, core, facing)) return false
  return !stand.body.facings[facing].offsets.some((by) => to.includes(moved(core, by)))
}
