// Overlays as areas, lines and marks, ready for either way of drawing them.
import { gridOf, type Dir, type Grid, type Hex, type TableSpot } from '../hexes'
import { footprintOf, hexesOfPlace, spotOfPlace } from '../places'
import { isGround, type ScenePlace, type BoardScene } from '../scene'
import {
  INK_STYLES,
  isClear,
  type OverlayCandidate,
  type GhostOverlay,
  type Hatch,
  type Ink,
  type Overlay
} from './kinds'

export interface OverlayArea {
  readonly ink: Ink
  readonly hatch: Hatch
  readonly hexes: readonly Hex[]
  readonly inset: number
  readonly width: number
  readonly fill: number
  readonly lines: number
}

export interface OverlayLine {
  readonly ink: Ink
  readonly points: readonly TableSpot[]
  readonly width: number
  readonly isDashed: boolean
  readonly hasHead: boolean
  /** Seen through whatever stands in front. */
  readonly isOnTop: boolean
}

/** A number or sign lying on the board or floating over a piece. */
export interface OverlayMark {
  readonly ink: Ink
  readonly text: string
  readonly at: TableSpot
  readonly height: number
  readonly isStrong: boolean
  /** The piece it goes along with while that moves. */
  readonly on: string | null
  /** How many signs hang over the same place before it. */
  readonly after: number
}

/** A piece as it would stand. */
export interface Ghost {
  readonly of: string
  readonly hex: Hex
  readonly facing: Dir | null
  readonly ink: Ink
}

export interface OverlayShapes {
  readonly grid: Grid
  readonly areas: readonly OverlayArea[]
  readonly lines: readonly OverlayLine[]
  readonly marks: readonly OverlayMark[]
  readonly ghosts: readonly Ghost[]
}

interface Sketch {
  readonly grid: Grid
  readonly areas: OverlayArea[]
  readonly lines: OverlayLine[]
  readonly marks: OverlayMark[]
  readonly ghosts: Ghost[]
}

const OUTLINE = 0.055

export function overlayShapes(overlays: readonly Overlay[], scene: BoardScene): OverlayShapes {
  const sketch: Sketch = { grid: gridOf(scene.board), areas: [], lines: [], marks: [], ghosts: [] }
  for (const overlay of overlays) draw(sketch, overlay, scene)
  return sketch
}

function draw(sketch: Sketch, overlay: Overlay, scene: BoardScene): void {
  switch (overlay.kind) {
    case 'arcs':
      for (const arc of ['front', 'left', 'right', 'rear'] as const) area(sketch, arc, overlay[arc])
      return
    case 'reach':
      area(
        sketch,
        'reach',
        overlay.cells.map((cell) => cell.hex)
      )
      for (const { hex, cost } of overlay.cells) mark(sketch, 'reach', String(cost), lower(sketch.grid.spotOf(hex)))
      return
    case 'spot':
      area(sketch, 'range', overlay.hexes)
      return
    case 'range':
      area(sketch, 'range', overlay.hexes)
      return area(sketch, 'unseen', overlay.unseen ?? [], 0.05)
    case 'area':
    case 'cone':
    case 'wave':
      return area(sketch, overlay.kind, overlay.hexes)
    case 'sight':
      return sight(sketch, overlay)
    case 'path':
      return path(sketch, overlay.hexes, overlay.cost)
    case 'charge':
    case 'knockback':
    case 'stage':
      return ghost(sketch, overlay, scene)
    case 'candidates':
      for (const entry of overlay.entries) candidate(sketch, entry, scene)
      return
    case 'harm':
      for (const { at, hp } of overlay.entries) sign(sketch, 'harm', `\u2212${hp}`, at, scene)
  }
}

/** Areas of later overlays lie a little inside those of earlier ones, so that every outline stays visible. */
function area(sketch: Sketch, ink: Ink, hexes: readonly Hex[], fill = 0.17): void {
  if (hexes.length === 0) return
  const inset =
    0.05 + 0.075 * (sketch.areas.filter((other) => other.hexes.some((hex) => hexes.includes(hex))).length % 4)
  sketch.areas.push({ ink, hatch: INK_STYLES[ink].hatch, hexes, inset, width: OUTLINE, fill, lines: 0.42 })
}

function line(
  sketch: Sketch,
  ink: Ink,
  points: readonly TableSpot[],
  options: Partial<Omit<OverlayLine, 'ink' | 'points'>> = {}
) {
  if (points.length > 1)
    sketch.lines.push({ ink, points, width: 0.13, isDashed: false, hasHead: false, isOnTop: false, ...options })
}

const mark = (sketch: Sketch, ink: Ink, text: string, at: TableSpot, height = 0, isStrong = false): void => {
  hang(sketch, { ink, text, at, height, isStrong, on: null })
}

/** Signs in one place hang side by side. */
function hang({ marks }: Sketch, one: Omit<OverlayMark, 'after'>): void {
  const { at, height } = one
  const before = marks.filter((other) => other.height === height && other.at.x === at.x && other.at.z === at.z)
  marks.push({ ...one, after: before.length })
}

/** Below the label of the hex. */
const lower = ({ x, z }: TableSpot): TableSpot => ({ x, z: z + 0.16 })

function sight(sketch: Sketch, overlay: Extract<Overlay, { kind: 'sight' }>): void {
  const { ends, blockers, from, to } = overlay
  const ink = isClear(overlay) ? 'sight' : 'blocked'
  const points = ends.map(sketch.grid.spotOfPoint)
  line(sketch, ink, points, { width: 0.09, isDashed: !isClear(overlay), isOnTop: true })
  area(sketch, ink, [from, to], 0.08)
  area(sketch, 'blocked', blockers, 0.3)
  for (const hex of blockers) mark(sketch, 'blocked', '×', sketch.grid.spotOf(hex), 1.5, true)
  for (const point of points) line(sketch, ink, around(point), { width: 0.06, isOnTop: true })
}

/** A small ring that shows which corner or middle the line starts from. */
const around = ({ x, z }: TableSpot): TableSpot[] =>
  Array.from({ length: 13 }, (_, k) => ({
    x: x + 0.12 * Math.cos((k * Math.PI) / 6),
    z: z + 0.12 * Math.sin((k * Math.PI) / 6)
  }))

function path(sketch: Sketch, hexes: readonly Hex[], cost: number | undefined): void {
  line(sketch, 'path', hexes.map(sketch.grid.spotOf), { hasHead: true })
  const last = hexes.at(-1)
  if (last !== undefined && cost !== undefined) mark(sketch, 'path', String(cost), sketch.grid.spotOf(last), 0, true)
}

function ghost(
  sketch: Sketch,
  { kind, of, path: way, facing, swept, hits, into }: GhostOverlay,
  scene: BoardScene
): void {
  const end = way.at(-1)
  if (swept) area(sketch, kind, swept, 0.12)
  line(sketch, kind, way.map(sketch.grid.spotOf), { hasHead: true, isDashed: true, width: 0.14 })
  if (end !== undefined) {
    area(sketch, kind, footprintOf(scene, of, end, facing ?? null), 0.2)
    sketch.ghosts.push({ of, hex: end, facing: facing ?? null, ink: kind })
  }
  for (const hex of hits ?? []) mark(sketch, kind, '!', sketch.grid.spotOf(hex), 1.7, true)
  if (into !== undefined) mark(sketch, kind, '×', sketch.grid.spotOf(into), 0.6, true)
}

function candidate(
  sketch: Sketch,
  { at, number, isChosen = false, isOut = false }: OverlayCandidate,
  scene: BoardScene
): void {
  const ink = isChosen ? 'decide' : isOut ? 'ruledOut' : 'candidate'
  if (isChosen && isGround(at)) area(sketch, 'candidate', hexesOfPlace(scene, at))
  sign(sketch, ink, number === null ? '\u2013' : String(number), at, scene)
}

/** A number that floats over a piece, or lies on bare ground. */
function sign(sketch: Sketch, ink: Ink, text: string, at: ScenePlace, scene: BoardScene): void {
  const spot = spotOfPlace(scene, at)
  if (!spot) return
  const height = isGround(at) ? 0 : 1.95
  hang(sketch, { ink, text, at: spot, height, isStrong: true, on: pieceOf(at) })
}

const pieceOf = (at: ScenePlace): string | null => (isGround(at) ? null : at.id)
