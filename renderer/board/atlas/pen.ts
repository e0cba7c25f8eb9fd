// What every drawing needs: something to draw with, letters, corners.
import type { Palette } from '../theme'
import type { IconSource } from './icon'

/** The part of a 2D context that is used; an offscreen one will do. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface PenDrawing {
  readonly pen: Pen
  readonly w: number
  readonly h: number
  readonly palette: Palette
  readonly icons: IconSource
}

const FONT = "'Alegreya Sans', 'Segoe UI', sans-serif"

export function write(pen: Pen, text: string, x: number, y: number, size: number, colour: string, weight = 700): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** A number with an edge around it, readable on any ground. */
export function outlinedAt(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
  pen.font = `800 ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = size / 6
  pen.strokeStyle = luminous(colour) ? 'rgb(14 16 18 / 85%)' : 'rgb(255 250 238 / 90%)'
  pen.strokeText(text, x, y)
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

export const luminous = (colour: string): boolean => Number.parseInt(colour.slice(3, 5), 16) > 120

export function polygon(pen: Pen, x: number, y: number, r: number, count: number, turn: number): void {
  for (let k = 0; k < count; k++) {
    const angle = turn + (k / count) * 2 * Math.PI
    pen.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
  }
  pen.closePath()
}
