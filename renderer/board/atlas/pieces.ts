// Pieces: their plaques, their coins on the flat table, and the shapes that go with their colours.
import { BONE, EMBLEM_OF, INK, TONE_COLOURS, type Emblem } from '../theme'
import type { AtlasCell } from './cells'
import { drawIcon } from './icon'
import { polygon, write, type PenDrawing, type Pen } from './pen'

function arch(pen: Pen, w: number, h: number, inset: number): void {
  const r = w / 2 - inset
  pen.beginPath()
  pen.moveTo(inset, h - inset)
  pen.lineTo(inset, inset + r)
  pen.arc(w / 2, inset + r, r, Math.PI, 0)
  pen.lineTo(w - inset, h - inset)
  pen.closePath()
}

export function plaque(
  { tone, icon, mark, isDown }: Extract<AtlasCell, { kind: 'plaque' }>,
  { pen, w, h, icons }: PenDrawing
): void {
  const { face, rim } = TONE_COLOURS[tone]
  pen.fillStyle = face
  pen.fillRect(0, 0, w, h)
  arch(pen, w, h, 9)
  pen.strokeStyle = rim
  pen.lineWidth = 5
  pen.stroke()
  drawIcon(pen, icons, icon, 22, 22, w - 44, isDown ? rim : BONE)
  drawEmblem(pen, EMBLEM_OF[tone], w / 2, h - 42, 23, rim)
  if (mark) write(pen, mark, w / 2, h - 40, 32, INK, 800)
  if (!isDown) return
  pen.fillStyle = 'rgb(10 8 8 / 55%)'
  pen.fillRect(0, 0, w, h)
}

/** A piece seen from above. */
export function coin(
  { tone, icon, mark, isDown }: Extract<AtlasCell, { kind: 'coin' }>,
  { pen, w, h, icons }: PenDrawing
): void {
  const { face, rim } = TONE_COLOURS[tone]
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 6, 0, 2 * Math.PI)
  pen.fillStyle = isDown ? '#2a2524' : face
  pen.fill()
  pen.lineWidth = 12
  pen.strokeStyle = INK
  pen.stroke()
  pen.lineWidth = 7
  pen.strokeStyle = rim
  pen.stroke()
  drawIcon(pen, icons, icon, 34, 22, w - 68, isDown ? rim : BONE)
  drawEmblem(pen, EMBLEM_OF[tone], w / 2, h - 28, 17, rim)
  if (mark) write(pen, mark, w / 2, h - 26, 25, INK, 800)
}

/** The shape that goes with a tone, so that colour never tells alone. */
function drawEmblem(pen: Pen, emblem: Emblem, x: number, y: number, r: number, colour: string): void {
  pen.beginPath()
  const corners = EMBLEM_CORNERS[emblem]
  if (corners) polygon(pen, x, y, r * corners.size, corners.count, corners.turn)
  else if (emblem === 'shield') shield(pen, x, y, r)
  else pen.arc(x, y, r, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = INK
  pen.stroke()
}

const EMBLEM_CORNERS: Readonly<Partial<Record<Emblem, { count: number; turn: number; size: number }>>> = {
  triangle: { count: 3, turn: -Math.PI / 2, size: 1.25 },
  square: { count: 4, turn: Math.PI / 4, size: 1.25 },
  hexagon: { count: 6, turn: 0, size: 1.1 },
  diamond: { count: 4, turn: 0, size: 1.2 }
}

function shield(pen: Pen, x: number, y: number, r: number): void {
  pen.moveTo(x - r, y - r)
  pen.lineTo(x + r, y - r)
  pen.quadraticCurveTo(x + r, y + r * 0.6, x, y + r * 1.2)
  pen.quadraticCurveTo(x - r, y + r * 0.6, x - r, y - r)
  pen.closePath()
}
