// Overlays on the flat table, hatched like on the other one.
import { gridOf, type TableSpot } from '../hexes'
import { inkColour, type Hatch } from '../overlay/kinds'
import { headOf, strokesOf } from '../overlay/mesh'
import { cutOut } from '../overlay/regions'
import type { OverlayArea, OverlayLine, OverlayShapes } from '../overlay/shapes'
import { tracePath, type Pen2d as Pen } from '../strokes'
import type { Canvas2d } from './brush'

export function paintOverlays(canvas: Canvas2d, { areas, lines }: OverlayShapes): void {
  for (const area of areas) paintArea(canvas, area)
  for (const line of lines) paintLine(canvas, line)
}

function paintArea({ pen, state }: Canvas2d, area: OverlayArea): void {
  const colour = inkColour(area.ink, state.theme)
  for (const { polygon, ribbons } of cutOut(area.hexes, area.inset, area.width, gridOf(state.scene.board))) {
    tracePath(pen, polygon)
    pen.fillStyle = colour
    pen.globalAlpha = area.fill
    pen.fill()
    pen.globalAlpha = area.lines + 0.15
    hatch(pen, polygon, area.hatch, colour)
    pen.globalAlpha = 0.95
    pen.fillStyle = colour
    for (const ribbon of ribbons) {
      tracePath(pen, ribbon)
      pen.fill()
    }
  }
  pen.globalAlpha = 1
}

/** Strokes through the hex, clipped to it; they meet those of the next hex because they follow the table. */
function hatch(pen: Pen, polygon: readonly TableSpot[], kind: Hatch, colour: string): void {
  if (kind === 'plain') return
  pen.save()
  tracePath(pen, polygon)
  pen.clip()
  pen.strokeStyle = pen.fillStyle = colour
  pen.lineWidth = 0.05
  const xs = polygon.map((p) => p.x)
  const zs = polygon.map((p) => p.z)
  STROKES[kind](pen, { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...zs), south: Math.max(...zs) })
  pen.restore()
}

interface Box {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

const GAP = 0.28

/** Whole multiples of the gap between two numbers. */
function* rungs(from: number, to: number): Generator<number> {
  for (let k = Math.ceil(from / GAP); k * GAP <= to; k++) yield k * GAP
}

function stroke(pen: Pen, ...points: readonly [number, number][]): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.stroke()
}

const rising = (pen: Pen, { west, east, north, south }: Box): void => {
  for (const s of rungs((west + north) / 1.414, (east + south) / 1.414)) {
    stroke(pen, [west, s * 1.414 - west], [east, s * 1.414 - east])
  }
}

const falling = (pen: Pen, { west, east, north, south }: Box): void => {
  for (const s of rungs((west - south) / 1.414, (east - north) / 1.414)) {
    stroke(pen, [west, west - s * 1.414], [east, east - s * 1.414])
  }
}

const STROKES: Readonly<Record<Exclude<Hatch, 'plain'>, (pen: Pen, box: Box) => void>> = {
  rising,
  falling,
  cross: (pen, box) => {
    rising(pen, box)
    falling(pen, box)
  },
  dots: (pen, { west, east, north, south }) => {
    for (const x of rungs(west, east)) {
      for (const y of rungs(north, south)) {
        pen.beginPath()
        pen.arc(x, y, 0.06, 0, 2 * Math.PI)
        pen.fill()
      }
    }
  },
  level: (pen, { west, east, north, south }) => {
    for (const y of rungs(north, south)) stroke(pen, [west, y], [east, y])
  },
  upright: (pen, { west, east, north, south }) => {
    for (const x of rungs(west, east)) stroke(pen, [x, north], [x, south])
  },
  chevron: (pen, { west, east, north, south }) => {
    for (const y of rungs(north - GAP, south + GAP)) {
      const points: [number, number][] = []
      for (let k = Math.floor(west / GAP); k * GAP <= east + GAP; k++) points.push([k * GAP, y + (k % 2 ? 0.12 : 0)])
      stroke(pen, ...points)
    }
  }
}

function paintLine({ pen, state }: Canvas2d, line: OverlayLine): void {
  const colour = inkColour(line.ink, state.theme)
  pen.strokeStyle = pen.fillStyle = colour
  pen.lineWidth = line.width
  pen.lineCap = 'butt'
  for (const [a, b] of strokesOf(line)) stroke(pen, [a.x, a.z], [b.x, b.z])
  const head = headOf(line)
  if (!head) return
  tracePath(pen, head)
  pen.fill()
}
