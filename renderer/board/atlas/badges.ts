// Signs over pieces: life, dice, statuses, what a wound uncovered, numbers.
import { BONE, INK, TONE_COLOURS } from '../theme'
import type { Tone } from '../scene'
import { drawIcon } from './icon'
import { luminous, outlinedAt, polygon, write, type PenDrawing } from './pen'

export function hp(value: number, tone: Tone, { pen, w, h }: PenDrawing): void {
  const r = w / 2 - 4
  pen.beginPath()
  pen.moveTo(w / 2, h - 5)
  pen.bezierCurveTo(w / 2 - r * 1.5, h * 0.56, w / 2 - r * 1.1, 2, w / 2, h * 0.22)
  pen.bezierCurveTo(w / 2 + r * 1.1, 2, w / 2 + r * 1.5, h * 0.56, w / 2, h - 5)
  pen.closePath()
  pen.fillStyle = value > 0 ? '#8e251c' : '#3a3430'
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = TONE_COLOURS[tone].rim
  pen.stroke()
  write(pen, String(value), w / 2, h * 0.49, value > 9 ? 34 : 40, '#fff8ee', 800)
}

/** An HP die as it lies in its slot. */
export function die(value: number, edge: string, { pen, w, h }: PenDrawing): void {
  pen.beginPath()
  pen.roundRect(5, 5, w - 10, h - 10, 13)
  pen.fillStyle = '#f1e9d8'
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = edge
  pen.stroke()
  write(pen, String(value), w / 2, h / 2 + 3, 46, '#6d1a12', 800)
}

export function disc(icon: string, tone: Tone, count: number, { pen, w, h, icons }: PenDrawing): void {
  const { face, rim } = TONE_COLOURS[tone]
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 7, 0, 2 * Math.PI)
  pen.fillStyle = face
  pen.fill()
  pen.lineWidth = 8
  pen.strokeStyle = INK
  pen.stroke()
  pen.lineWidth = 4
  pen.strokeStyle = rim
  pen.stroke()
  drawIcon(pen, icons, icon, 26, 26, w - 52, BONE)
  if (count > 1) outlinedAt(pen, String(count), w - 30, h - 28, 44, '#ffffff')
}

export function status(icon: string, count: number, { pen, w, h, icons }: PenDrawing): void {
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 3, 0, 2 * Math.PI)
  pen.fillStyle = INK
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = '#e8c9a0'
  pen.stroke()
  drawIcon(pen, icons, icon, 12, 12, w - 24, '#f3d9b1')
  if (count > 1) outlinedAt(pen, String(count), w - 15, h - 15, 28, '#ffffff')
}

/** What a broken part uncovers, raised above it. */
export function risen(icon: string, edge: string, { pen, w, h, icons }: PenDrawing): void {
  pen.beginPath()
  polygon(pen, w / 2, h / 2, w / 2 - 5, 6, 0)
  pen.fillStyle = '#1a1312'
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = edge
  pen.stroke()
  drawIcon(pen, icons, icon, 24, 24, w - 48, '#ffb070')
}

export function number(text: string, colour: string, { pen, w, h }: PenDrawing): void {
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 5, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = INK
  pen.stroke()
  write(
    pen,
    text,
    w / 2,
    h / 2 + 3,
    /\d/.test(text) ? (text.length > 2 ? 32 : 42) : 58,
    luminous(colour) ? INK : '#fffaf0',
    800
  )
}
