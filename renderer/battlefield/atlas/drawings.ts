// Draws the small pictures with a plain 2D context: the same hand for the atlas and for the flat table.
import { EMBLEM_OF, BONE, INK, TONE_COLOURS, type Emblem, type Palette } from '../theme'
import type { Tone } from '../scene'
import type { Cell, LabelGround } from './cells'
import { drawIcon, type IconSource } from './icon'

/** The part of a 2D context that is used; an offscreen one will do. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Drawing {
  readonly pen: Pen
  readonly w: number
  readonly h: number
  readonly palette: Palette
  readonly icons: IconSource
}

const FONT = "'Alegreya Sans', 'Segoe UI', sans-serif"

export function drawCell(cell: Cell, drawing: Drawing): void {
  switch (cell.kind) {
    case 'label':
      return label(cell.text, cell.on, drawing)
    case 'plaque':
      return plaque(cell, drawing)
    case 'coin':
      return coin(cell, drawing)
    case 'hp':
      return hp(cell.number, cell.tone, drawing)
    case 'die':
      return die(cell.number, cell.edge, drawing)
    case 'disc':
      return disc(cell.icon, cell.tone, cell.count, drawing)
    case 'status':
      return status(cell.icon, cell.count, drawing)
    case 'risen':
      return risen(cell.icon, cell.edge, drawing)
    case 'inlay':
      return inlay(cell.icon, drawing)
    case 'cost':
      return outlined(cell.text, 46, cell.colour, drawing)
    case 'number':
      return number(cell.text, cell.colour, drawing)
    case 'compass':
      return compass(drawing)
    case 'blob':
      return blob(drawing)
    case 'ring':
      return ring(cell.colour, drawing)
    case 'hexRing':
      return hexRing(cell.colour, cell.isFilled, drawing)
    case 'bracket':
      return bracket(cell.colour, drawing)
    case 'arrow':
      return arrow(cell.colour, drawing)
  }
}

function write(pen: Pen, text: string, x: number, y: number, size: number, colour: string, weight = 700): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** Engraved: a light lower edge, then the letters. */
function label(text: string, on: LabelGround, { pen, w, h, palette }: Drawing): void {
  const [ink, edge] = LABEL_INKS[on](palette)
  write(pen, text, w / 2, h / 2 + 2.5, 38, edge, 700)
  write(pen, text, w / 2, h / 2 + 0.5, 38, ink, 700)
}

const LABEL_INKS: Readonly<Record<LabelGround, (palette: Palette) => readonly [ink: string, edge: string]>> = {
  stone: ({ label: ink, labelEdge }) => [ink, labelEdge],
  green: ({ zoneLabel, labelEdge }) => [zoneLabel, labelEdge],
  dark: () => ['#f3ead6', '#1d1a16']
}

function arch(pen: Pen, w: number, h: number, inset: number): void {
  const r = w / 2 - inset
  pen.beginPath()
  pen.moveTo(inset, h - inset)
  pen.lineTo(inset, inset + r)
  pen.arc(w / 2, inset + r, r, Math.PI, 0)
  pen.lineTo(w - inset, h - inset)
  pen.closePath()
}

function plaque({ tone, icon, mark, isDown }: Extract<Cell, { kind: 'plaque' }>, { pen, w, h, icons }: Drawing): void {
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
function coin({ tone, icon, mark, isDown }: Extract<Cell, { kind: 'coin' }>, { pen, w, h, icons }: Drawing): void {
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
export function drawEmblem(pen: Pen, emblem: Emblem, x: number, y: number, r: number, colour: string): void {
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

function polygon(pen: Pen, x: number, y: number, r: number, count: number, turn: number): void {
  for (let k = 0; k < count; k++) {
    const angle = turn + (k / count) * 2 * Math.PI
    pen.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
  }
  pen.closePath()
}

function shield(pen: Pen, x: number, y: number, r: number): void {
  pen.moveTo(x - r, y - r)
  pen.lineTo(x + r, y - r)
  pen.quadraticCurveTo(x + r, y + r * 0.6, x, y + r * 1.2)
  pen.quadraticCurveTo(x - r, y + r * 0.6, x - r, y - r)
  pen.closePath()
}

function hp(value: number, tone: Tone, { pen, w, h }: Drawing): void {
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
function die(value: number, edge: string, { pen, w, h }: Drawing): void {
  pen.beginPath()
  pen.roundRect(5, 5, w - 10, h - 10, 13)
  pen.fillStyle = '#f1e9d8'
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = edge
  pen.stroke()
  write(pen, String(value), w / 2, h / 2 + 3, 46, '#6d1a12', 800)
}

function disc(icon: string, tone: Tone, count: number, { pen, w, h, icons }: Drawing): void {
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

function status(icon: string, count: number, { pen, w, h, icons }: Drawing): void {
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
function risen(icon: string, edge: string, { pen, w, h, icons }: Drawing): void {
  pen.beginPath()
  polygon(pen, w / 2, h / 2, w / 2 - 5, 6, 0)
  pen.fillStyle = '#1a1312'
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = edge
  pen.stroke()
  drawIcon(pen, icons, icon, 24, 24, w - 48, '#ffb070')
}

function inlay(icon: string, { pen, w, icons }: Drawing): void {
  drawIcon(pen, icons, icon, 12, 14, w - 24, 'rgb(0 0 0 / 55%)')
  drawIcon(pen, icons, icon, 12, 10, w - 24, 'rgb(255 246 226 / 88%)')
}

function outlined(text: string, size: number, colour: string, { pen, w, h }: Drawing): void {
  outlinedAt(pen, text, w / 2, h / 2 + 2, size, colour)
}

function outlinedAt(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
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

const luminous = (colour: string): boolean => Number.parseInt(colour.slice(3, 5), 16) > 120

function number(text: string, colour: string, { pen, w, h }: Drawing): void {
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

function compass({ pen, w, h }: Drawing): void {
  pen.beginPath()
  pen.moveTo(w / 2, 4)
  pen.lineTo(w / 2 + 17, 34)
  pen.lineTo(w / 2 - 17, 34)
  pen.closePath()
  pen.fillStyle = BONE
  pen.fill()
  write(pen, 'N', w / 2, h * 0.66, 50, BONE, 700)
}

function blob({ pen, w, h }: Drawing): void {
  const soft = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2)
  soft.addColorStop(0, 'rgb(0 0 0 / 100%)')
  soft.addColorStop(0.45, 'rgb(0 0 0 / 62%)')
  soft.addColorStop(1, 'rgb(0 0 0 / 0%)')
  pen.fillStyle = soft
  pen.fillRect(0, 0, w, h)
}

function ring(colour: string, { pen, w, h }: Drawing): void {
  pen.beginPath()
  pen.arc(w / 2, h / 2, w / 2 - 8, 0, 2 * Math.PI)
  pen.lineWidth = 9
  pen.strokeStyle = colour
  pen.stroke()
}

function hexRing(colour: string, isFilled: boolean, { pen, w, h }: Drawing): void {
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
function bracket(colour: string, { pen, w, h }: Drawing): void {
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

function arrow(colour: string, { pen, w, h }: Drawing): void {
  pen.beginPath()
  pen.moveTo(w / 2, 8)
  pen.lineTo(w - 12, h - 20)
  pen.lineTo(w / 2, h - 40)
  pen.lineTo(12, h - 20)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
  pen.lineWidth = 6
  pen.strokeStyle = INK
  pen.stroke()
}
