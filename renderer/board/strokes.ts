// Strokes that everything painted in the plane is made of.
import type { Grid, TableSpot } from './hexes'
import type { Rgb } from './theme'

export type Pen2d = CanvasRenderingContext2D

export function tracePath(pen: Pen2d, points: readonly TableSpot[]): void {
  pen.beginPath()
  addPath(pen, points)
}

/** One more closed shape of the path that is being traced. */
export function addPath(pen: Pen2d, points: readonly TableSpot[]): void {
  points.forEach(({ x, z }, k) => (k === 0 ? pen.moveTo(x, z) : pen.lineTo(x, z)))
  pen.closePath()
}

export const hexCorners = (centre: TableSpot, size: number, grid: Grid): TableSpot[] =>
  Array.from({ length: 6 }, (_, k) => grid.cornerOf(centre, k, size))

export const hexPath = (pen: Pen2d, centre: TableSpot, size: number, grid: Grid): void =>
  tracePath(pen, hexCorners(centre, size, grid))

export const css = ([r, g, b]: Rgb, by = 1): string =>
  `rgb(${Math.round(Math.min(1, r * by) * 255)} ${Math.round(Math.min(1, g * by) * 255)} ${Math.round(Math.min(1, b * by) * 255)})`
