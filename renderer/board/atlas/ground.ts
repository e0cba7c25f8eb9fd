// What lies on the board: labels, signs let into it, shadows, rings, brackets.
import { BONE, type Palette } from '../theme'
import type { LabelGround } from './cells'
import { drawIcon } from './icon'
import { outlinedAt, polygon, write, type PenDrawing } from './pen'

/** Engraved: a light lower edge, then the letters. */
export function label(text: string, on: LabelGround, { pen, w, h, palette }: PenDrawing): void {
  const [ink, edge] = LABEL_INKS[on](palette)
  write(pen, text, w / 2, h / 2 + 2.5, 38, edge, 700)
  write(pen, text, w / 2, h / 2 + 0.5, 38, ink, 700)
}

const LABEL_INKS: Readonly<Record<LabelGround, (palette: Palette) => readonly [ink: string, edge: string]>> = {
  stone: ({ label: ink, labelEdge }) => [ink, labelEdge],
  green: ({ zoneLabel, labelEdge }) => [zoneLabel, labelEdge],
  dark: () => ['#f3ead6', '#1d1a16']
}

export function inlay(icon: string, { pen, w, icons }: PenDrawing): void {
  drawIcon(pen, icons, icon, 12, 14, w - 24, 'rgb(0 0 0 / 55%)')
  drawIcon(pen, icons, icon, 12, 10, w - 24, 'rgb(255 246 226 / 88%)')
}

export function outlined(text: string, size: number, colour: string, { pen, w, h }: PenDrawing): void {
  outlinedAt(pen, text, w / 2, h / 2 + 2, size, colour)
}

export function compass({ pen, w, h }: PenDrawing): void {
  pen.beginPath()
  pen.moveTo(w / 2, 4)
  pen.lineTo(w / 2 + 17, 34)
  pen.lineTo(w / 2 - 17, 34)
  pen.closePath()
  pen.fillStyle = BONE
  pen.fill()
  write(pen, 'N', w / 2, h * 0.66, 50, BONE, 700)
}

export function blob({ pen, w, h }: PenDrawing): void {
  const soft = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2)
  soft.addColorStop(0, 'rgb(0 0 0 / 100%)')
  soft.addColorStop(0.45, 'rgb(0 0 0 / 62%)')
  soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = soft
  pen.fillRect(0, 0, w, h)
}

export function ring(colour: string, { pen, w, h }: PenDrawing): void {
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 8, 0, 2 * Math.PI)
  pen.lineWidth = 9
  pen.strokeStyle = colour
  pen.stroke()
}

export function hexRing(colour: string, isFilled: boolean, { pen, w, h }: PenDrawing): void {
  pen.beginPath()
  polygon(pen, w / 2, h / 2, w / 2 - 14, 6, 0)
  pen.fillStyle = colour
  pen.globalAlpha = isFilled ? 0.34 : 0.14
  pen.fill()
  pen.globalAlpha = 1
  pen.lineWidth = isFilled ? 9 : 6
  pen.strokeStyle = colour
  pen.stroke()
}

/** The keyboard's place: six corner brackets. */
export function bracket(colour: string, { pen, w, h }: PenDrawing): void {
  const r = w / 2 - 10
  pen.lineWidth = 9
  pen.lineCap = 'round'
  pen.strokeStyle = colour
  for (let k = 0; k < 6; k++) {
    const at = (turn: number, by: number): [number, number] => [
      w / 2 + by * Math.cos((turn * Math.PI) / 3),
      h / 2 + by * Math.sin((turn * Math.PI) / 3)
    ]
    const [x, y] = at(k, r)
    const towards = (turn: number): [number, number] => {
      const [nx, ny] = at(turn, r)
      return [x + (nx - x) * 0.22, y + (ny - y) * 0.22]
    }
    pen.beginPath()
    pen.moveTo(...towards(k - 1))
    pen.lineTo(x, y)
    pen.lineTo(...towards(k + 1))
    pen.stroke()
  }
}
