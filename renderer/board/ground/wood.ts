// The frame: four rails of old wood with mitred corners, and the dark bed between them.
import { FRAME, type Extent } from '../sculpt/board'
import { unevenness } from '../sculpt/sculpt'
import { tracePath, type Pen2d } from '../strokes'
import type { TableSpot } from '../hexes'
import type { Painting } from './painting'

const LIP = 0.06

export function paintFrame({ pen, palette }: Painting, extent: Extent): void {
  const { west, east, north, south } = extent
  const box = (by: number, radius: number): void => {
    pen.beginPath()
    pen.roundRect(west - by, north - by, east - west + 2 * by, south - north + 2 * by, radius)
  }
  box(FRAME, FRAME + 0.3)
  pen.fillStyle = palette.frame
  pen.fill()
  for (const rail of railsOf(extent)) grain(pen, rail, palette.woodDark, palette.woodLight)
  mitres(pen, extent, palette.woodDark)
  for (const [by, width, colour] of [
    [FRAME - 0.1, 0.05, palette.woodLight],
    [0.2, 0.035, palette.woodDark],
    [0.16, 0.03, palette.woodLight]
  ] as const) {
    box(by, by + 0.3)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  box(LIP, 0.36)
  pen.fillStyle = palette.seam
  pen.fill()
  underTheRails(pen, extent)
}

interface Rail {
  readonly outline: readonly TableSpot[]
  /** Where the grain begins and how it runs. */
  readonly from: TableSpot
  readonly along: TableSpot
  readonly across: TableSpot
}

function railsOf({ west, east, north, south }: Extent): Rail[] {
  const [w, e, n, s] = [west - FRAME, east + FRAME, north - FRAME, south + FRAME]
  const p = (x: number, z: number): TableSpot => ({ x, z })
  const wide = p(e - w, 0)
  const deep = p(0, s - n)
  return [
    { outline: [p(w, n), p(e, n), p(east, north), p(west, north)], from: p(w, n), along: wide, across: p(0, FRAME) },
    {
      outline: [p(w, s), p(e, s), p(east, south), p(west, south)],
      from: p(w, south),
      along: wide,
      across: p(0, FRAME)
    },
    { outline: [p(w, n), p(west, north), p(west, south), p(w, s)], from: p(w, n), along: deep, across: p(FRAME, 0) },
    { outline: [p(e, n), p(east, north), p(east, south), p(e, s)], from: p(east, n), along: deep, across: p(FRAME, 0) }
  ]
}

const FIBRES = 26

function grain(pen: Pen2d, rail: Rail, dark: string, light: string): void {
  pen.save()
  tracePath(pen, rail.outline)
  pen.clip()
  for (const [parity, colour] of [dark, light].entries()) {
    pen.beginPath()
    for (let k = parity; k < FIBRES; k += 2) fibre(pen, rail, (k + unevenness(k * 37)) / FIBRES, k * 101)
    pen.strokeStyle = colour
    pen.lineWidth = 0.016
    pen.stroke()
  }
  pen.restore()
}

function fibre(pen: Pen2d, { from, along, across }: Rail, at: number, seed: number): void {
  for (let k = 0; k <= 24; k++) {
    const t = k / 24
    const by = at + 0.035 * Math.sin(t * 9 + seed) + 0.02 * (unevenness(seed + k) - 0.5)
    const [x, z] = [from.x + along.x * t + across.x * by, from.z + along.z * t + across.z * by]
    if (k === 0) pen.moveTo(x, z)
    else pen.lineTo(x, z)
  }
}

function mitres(pen: Pen2d, { west, east, north, south }: Extent, colour: string): void {
  pen.beginPath()
  for (const [x, dx] of [
    [west, -1],
    [east, 1]
  ] as const)
    for (const [z, dz] of [
      [north, -1],
      [south, 1]
    ] as const) {
      pen.moveTo(x, z)
      pen.lineTo(x + dx * FRAME * 0.8, z + dz * FRAME * 0.8)
    }
  pen.lineWidth = 0.03
  pen.strokeStyle = colour
  pen.stroke()
}

/** The northern and the western rail keep the lamp off a strip of the bed. */
function underTheRails(pen: Pen2d, { west, east, north, south }: Extent): void {
  for (const [dx, dz] of [
    [0, 0.34],
    [0.34, 0]
  ] as const) {
    const soft = pen.createLinearGradient(west - LIP, north - LIP, west - LIP + dx, north - LIP + dz)
    soft.addColorStop(0, 'rgb(0 0 0 / 60%)')
    soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
    pen.fillStyle = soft
    pen.fillRect(west - LIP, north - LIP, dx || east - west + 2 * LIP, dz || south - north + 2 * LIP)
  }
}
