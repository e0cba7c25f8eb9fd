// Where a hex lies on the table: corners one unit from the middle, x to the east, z to the south. Engine and models know
// flat-top hexes; a pointy grid is the same turned by half a step, so that only what lies on the table is turned.
import {
  DIRECTIONS,
  hex,
  moved,
  qOf,
  rOf,
  rotated,
  step,
  turned,
  turnsOf,
  type Dir,
  type Hex,
  type Offset
} from '../../engine/hex/hex'
import { middleOf, type Point } from '../../engine/hex/points'

export { DIRECTIONS, step, turned, turnsOf, type Dir, type Hex, type Offset, type Point }

/** A point on the table top. */
export interface TableSpot {
  readonly x: number
  readonly z: number
}

const ROOT3 = Math.sqrt(3)
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = ROOT3 / 2

/** Which way hexes lie: a side to the north, or a corner. */
export const ORIENTATIONS = ['flat', 'pointy'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** How far from the flat grid, clockwise seen from above. */
const TURNS: Readonly<Record<Orientation, number>> = { flat: 0, pointy: -Math.PI / 6 }

/** A point of the exact grid (OW-GEO-10) in a model, which always lies flat. */
const modelSpot = (point: Point): TableSpot => ({ x: point.x / 2, z: point.y * APOTHEM })

/** Where the hexes of a scene lie. */
export interface Grid {
  readonly orientation: Orientation
  /** The direction of corner 0, clockwise from the east. */
  readonly turn: number
  /** From the middle of a hex as far as it reaches to the east and to the south. */
  readonly half: TableSpot
  readonly spotOf: (h: Hex) => TableSpot
  readonly spotOfPoint: (point: Point) => TableSpot
  /** Clockwise seen from above, zero at north. */
  readonly headingOf: (facing: Dir) => number
  readonly hexUnder: (spot: TableSpot) => Hex | null
  /** Corner k of a hex of a given size, clockwise; in a flat grid corner 0 lies to the east. */
  readonly cornerOf: (centre: TableSpot, k: number, size?: number) => TableSpot
}

function makeGrid(orientation: Orientation): Grid {
  const turn = TURNS[orientation]
  const onTable = (spot: TableSpot): TableSpot => (turn === 0 ? spot : turnedSpot(spot, turn))
  const spotOfPoint = (point: Point): TableSpot => onTable(modelSpot(point))
  return {
    orientation,
    turn,
    half: orientation === 'flat' ? { x: 1, z: APOTHEM } : { x: APOTHEM, z: 1 },
    spotOf: (h) => spotOfPoint(middleOf(h)),
    spotOfPoint,
    headingOf: (facing) => (turnsOf(facing) * Math.PI) / 3 + turn,
    hexUnder: (spot) => modelHexUnder(turn === 0 ? spot : turnedSpot(spot, -turn)),
    cornerOf: (centre, k, size = 1) => ({
      x: centre.x + size * Math.cos((k * Math.PI) / 3 + turn),
      z: centre.z + size * Math.sin((k * Math.PI) / 3 + turn)
    })
  }
}

const GRIDS: Readonly<Record<Orientation, Grid>> = { flat: makeGrid('flat'), pointy: makeGrid('pointy') }

/** The grid of a board; one that does not say lies flat. */
export const gridOf = ({ orientation = 'flat' }: { readonly orientation?: Orientation }): Grid => GRIDS[orientation]

/** What people call a direction of the grid, as it lies on the table. */
export const compassOf = (facing: Dir, { orientation }: Grid): CompassPoint =>
  orientation === 'flat' ? facing : POINTY_COMPASS[facing]

export type CompassPoint = Dir | 'E' | 'W'
const POINTY_COMPASS: Readonly<Record<Dir, CompassPoint>> = {
  N: 'NW',
  NE: 'NE',
  SE: 'E',
  S: 'SE',
  SW: 'SW',
  NW: 'W'
}

/** In which models are made. */
export const MODEL_GRID = GRIDS.flat

/** The middle of every board and of every model. */
export const ORIGIN: Hex = hex(0, 0)
export const spotOfOffset = (by: Offset): TableSpot => modelSpot(middleOf(moved(ORIGIN, by)))

/** Where a hex of the footprint lies once the monster has turned from north to `facing`. */
export const placed = (core: Hex, by: Offset, facing: Dir): Hex => moved(core, rotated(by, turnsOf(facing)))

/** A point of a thing that faces north, as it lies at a heading. */
export function turnedSpot({ x, z }: TableSpot, heading: number): TableSpot {
  return { x: x * Math.cos(heading) - z * Math.sin(heading), z: x * Math.sin(heading) + z * Math.cos(heading) }
}

/** Farther out a packed hex would wrap. */
const FARTHEST = 62

/** The hex nearest to a point of the table: plain rounding with the worst coordinate put right. */
function modelHexUnder({ x, z }: TableSpot): Hex | null {
  const q = x / 1.5
  const r = z / ROOT3 - q / 2
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(-q - r)
  const dq = Math.abs(rq - q)
  const dr = Math.abs(rr - r)
  const ds = Math.abs(rs + q + r)
  if (dq > dr && dq > ds) rq = -rr - rs
  else if (dr > ds) rr = -rq - rs
  return Math.abs(rq) > FARTHEST || Math.abs(rr) > FARTHEST ? null : hex(rq, rr)
}

const RIM = 0.72
/** Nearer to the south lies the label. */
const LABEL = 0.6
/** Where something may stand along the rim of a hex: at its corners, where it hides neither a figure nor the label. */
export const rimOf = (grid: Grid, centre: TableSpot): TableSpot[] =>
  SIDES.map((_, k) => grid.cornerOf(centre, k, RIM)).filter(({ z }) => z - centre.z < LABEL)

/** The direction across the side from corner k to the next. */
export const SIDES: readonly Dir[] = ['SE', 'S', 'SW', 'NW', 'N', 'NE']

/** The middle of a group of hexes. */
export function middleOfSpots(spots: readonly TableSpot[]): TableSpot {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, z: a.z + b.z }), { x: 0, z: 0 })
  const n = Math.max(1, spots.length)
  return { x: sum.x / n, z: sum.z / n }
}

export { qOf, rOf }
