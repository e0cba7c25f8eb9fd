// Areas and lines of the overlays as one heap of triangles.
import type { Grid, TableSpot } from '../hexes'
import type { Theme } from '../scene'
import { rgbOf, type Rgb } from '../theme'
import { HATCHES, inkColour } from './kinds'
import { cutOut } from './regions'
import type { OverlayArea, OverlayLine, OverlayShapes } from './shapes'

export interface OverlayMesh {
  readonly positions: number[]
  readonly inks: number[]
  /** Fill, number of the hatching, its strength. */
  readonly styles: number[]
}

type Style = readonly [fill: number, hatch: number, strength: number]
const LINE: Style = [0.95, 0, 0]
/** Above the plates of obstacles and monsters. */
const GROUND = 0.08
const DASH = 0.34
const HEAD = 0.42

const emptyMesh = (): OverlayMesh => ({ positions: [], inks: [], styles: [] })

/** What lies on the board; pieces stand in front of it. */
export function overlayMesh({ areas, grid, lines }: OverlayShapes, theme: Theme): OverlayMesh {
  const mesh = emptyMesh()
  areas.forEach((area, k) => drawArea(mesh, area, grid, rgbOf(inkColour(area.ink, theme)), GROUND + 0.0015 * k))
  drawLines(
    mesh,
    lines.filter((line) => !line.isOnTop),
    theme
  )
  return mesh
}

/** What is drawn over everything: a line of sight is seen whole, whatever it passes. */
export function topMesh({ lines }: OverlayShapes, theme: Theme): OverlayMesh {
  const mesh = emptyMesh()
  drawLines(
    mesh,
    lines.filter((line) => line.isOnTop),
    theme
  )
  return mesh
}

function drawLines(mesh: OverlayMesh, lines: readonly OverlayLine[], theme: Theme): void {
  for (const line of lines) drawLine(mesh, line, rgbOf(inkColour(line.ink, theme)), 0.11)
}

function triangle(
  mesh: OverlayMesh,
  points: readonly [TableSpot, TableSpot, TableSpot],
  y: number,
  ink: Rgb,
  style: Style
): void {
  for (const { x, z } of points) {
    mesh.positions.push(x, y, z)
    mesh.inks.push(...ink)
    mesh.styles.push(...style)
  }
}

function polygon(mesh: OverlayMesh, points: readonly TableSpot[], y: number, ink: Rgb, style: Style): void {
  const [first, ...rest] = points
  rest.slice(1).forEach((point, k) => {
    const before = rest[k]
    if (first && before) triangle(mesh, [first, before, point], y, ink, style)
  })
}

function drawArea(mesh: OverlayMesh, area: OverlayArea, grid: Grid, ink: Rgb, y: number): void {
  const style: Style = [area.fill, HATCHES.indexOf(area.hatch), area.lines]
  for (const { polygon: points, ribbons } of cutOut(area.hexes, area.inset, area.width, grid)) {
    polygon(mesh, points, y, ink, style)
    for (const ribbon of ribbons) polygon(mesh, ribbon, y + 0.001, ink, LINE)
  }
}

const apart = (a: TableSpot, b: TableSpot): number => Math.hypot(b.x - a.x, b.z - a.z)
const along = (a: TableSpot, b: TableSpot, far: number): TableSpot => {
  const t = far / (apart(a, b) || 1)
  return { x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t }
}

function drawLine(mesh: OverlayMesh, line: OverlayLine, ink: Rgb, y: number): void {
  for (const [a, b] of strokesOf(line)) {
    const side = sideways(a, b, line.width / 2)
    polygon(mesh, [plus(a, side, 1), plus(b, side, 1), plus(b, side, -1), plus(a, side, -1)], y, ink, LINE)
  }
  const head = headOf(line)
  if (head) triangle(mesh, head, y + 0.002, ink, LINE)
}

const sideways = (a: TableSpot, b: TableSpot, by: number): TableSpot => {
  const far = apart(a, b) || 1
  return { x: (-(b.z - a.z) / far) * by, z: ((b.x - a.x) / far) * by }
}
const plus = (a: TableSpot, b: TableSpot, by: number): TableSpot => ({ x: a.x + b.x * by, z: a.z + b.z * by })

/** The straight bits to draw: dashed lines in pieces, the last bit shorter where an arrowhead sits. */
export function strokesOf({ points, isDashed, hasHead }: OverlayLine): [TableSpot, TableSpot][] {
  return points.slice(1).flatMap((b, k): [TableSpot, TableSpot][] => {
    const a = points[k] ?? b
    const isLast = k === points.length - 2
    const far = apart(a, b) - (isLast && hasHead ? HEAD * 0.8 : 0)
    if (far <= 0) return []
    if (!isDashed) return [[a, along(a, b, far)]]
    const dashes = Math.max(1, Math.round(far / DASH))
    const long = far / dashes
    return Array.from({ length: dashes }, (_, n) => [along(a, b, n * long), along(a, b, (n + 0.62) * long)])
  })
}

export function headOf({ points, hasHead }: OverlayLine): [TableSpot, TableSpot, TableSpot] | null {
  const [tip, before] = [points.at(-1), points.at(-2)]
  if (!hasHead || !tip || !before) return null
  const foot = along(tip, before, HEAD)
  const side = sideways(before, tip, HEAD * 0.55)
  return [tip, plus(foot, side, 1), plus(foot, side, -1)]
}
