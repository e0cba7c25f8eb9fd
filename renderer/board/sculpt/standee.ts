// One standee: a round base with a single notch to the front, and a plaque that turns to whoever looks.
import { linearOf } from '../theme'
import { band, cap, emptySolid, facet, facetsOf, quad, ring, type Solid, type Vec } from './sculpt'

export interface StandeeSolid extends Solid {
  /** 1 for corners of the plaque, 0 for the base. */
  readonly plaques: number[]
  /** 1 where the colour of the piece goes. */
  readonly rims: number[]
  /** Place on the plaque's picture, and 1 where it shows. */
  readonly faces: number[]
}

export const PLAQUE: readonly [width: number, height: number] = [0.9, 1.17]
/** How far behind the middle of its base the plaque stands, so that it never hides the notch. */
export const BACK = 0.25
const THICK = 0.1
const DARK = linearOf('#15171a')
const NOTCH = linearOf('#f7efdd')
const SIDES = 18

export function standeeSolid(): StandeeSolid {
  const solid: StandeeSolid = { ...emptySolid(), plaques: [], rims: [], faces: [] }
  base(solid)
  plaque(solid)
  return solid
}

/** Fills in what the corners added since the last call are. */
function mark(solid: StandeeSolid, isPlaque: boolean, isRim: boolean): void {
  const corners = facetsOf(solid) * 3
  while (solid.plaques.length < corners) {
    solid.plaques.push(isPlaque ? 1 : 0)
    solid.rims.push(isRim ? 1 : 0)
    solid.faces.push(0, 0, 0)
  }
}

function base(solid: StandeeSolid): void {
  band(solid, ring(SIDES, 0.62, 0.005), ring(SIDES, 0.6, 0.1), DARK)
  mark(solid, false, false)
  band(solid, ring(SIDES, 0.6, 0.1), ring(SIDES, 0.45, 0.13), DARK)
  mark(solid, false, true)
  cap(solid, ring(SIDES, 0.45, 0.13), DARK)
  mark(solid, false, false)
  notch(solid)
  mark(solid, false, false)
}

/** A bone arrowhead over the rim, so large that nobody asks where the piece looks. */
function notch(solid: StandeeSolid): void {
  const under: readonly Vec[] = [
    [0, 0.11, -0.96],
    [0.4, 0.11, -0.5],
    [0, 0.11, -0.36],
    [-0.4, 0.11, -0.5]
  ]
  const lift = (p: Vec, y: number, by: number): Vec => [p[0] * by, y, -0.55 + (p[2] + 0.55) * by]
  const corners = [...under].reverse()
  const low = corners.map((p) => lift(p, 0.0, 1.16))
  const edge = corners.map((p) => lift(p, 0.15, 1.16))
  const top = corners.map((p) => lift(p, 0.165, 0.92))
  band(solid, low, edge, DARK)
  band(solid, edge, top, DARK)
  cap(solid, top, NOTCH)
}

/** An arch around its own middle, facing +z. */
function outline(shrink: number): [number, number][] {
  const [w, h] = PLAQUE
  const r = w / 2 - shrink
  const top = h / 2 - w / 2
  const points: [number, number][] = [
    [-r, -h / 2 + shrink],
    [r, -h / 2 + shrink]
  ]
  for (let k = 0; k <= 12; k++) {
    const angle = (k / 12) * Math.PI
    points.push([r * Math.cos(angle), top + r * Math.sin(angle)])
  }
  return points
}

function plaque(solid: StandeeSolid): void {
  const outer = outline(-0.045)
  const inner = outline(0)
  outer.forEach(([x, y], k) => {
    const [nx, ny] = outer[(k + 1) % outer.length] ?? [x, y]
    const [ix, iy] = inner[k] ?? [x, y]
    const [jx, jy] = inner[(k + 1) % inner.length] ?? [x, y]
    quad(solid, [x, y, -THICK / 2], [nx, ny, -THICK / 2], [nx, ny, THICK / 2], [x, y, THICK / 2], DARK)
    quad(solid, [x, y, THICK / 2], [nx, ny, THICK / 2], [jx, jy, THICK / 2], [ix, iy, THICK / 2], DARK)
    facet(solid, [0, 0, -THICK / 2], [nx, ny, -THICK / 2], [x, y, -THICK / 2], DARK)
  })
  mark(solid, true, false)
  face(solid, inner)
}

function face(solid: StandeeSolid, points: readonly [number, number][]): void {
  const [w, h] = PLAQUE
  const z = THICK / 2
  points.forEach(([x, y], k) => {
    const [nx, ny] = points[(k + 1) % points.length] ?? [x, y]
    facet(solid, [0, 0, z], [x, y, z], [nx, ny, z], DARK)
    for (const [px, py] of [[0, 0] as const, [x, y] as const, [nx, ny] as const]) {
      solid.plaques.push(1)
      solid.rims.push(0)
      solid.faces.push(px / w + 0.5, 0.5 - py / h, 1)
    }
  })
}
