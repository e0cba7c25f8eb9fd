// Pieces seen from above: coins with a notch for the facing, monsters as their locations.
import type { AtlasCell } from '../atlas/cells'
import { MODEL_GRID, middleOfSpots, ORIGIN, turnedSpot, type Grid, type Dir, type TableSpot } from '../hexes'
import { partKey, type Pose } from '../motion/poses'
import { inkColour } from '../overlay/kinds'
import { cutOut } from '../overlay/regions'
import type { Ghost } from '../overlay/shapes'
import { figureOf, footprintOf, hexesOfPart, monsterOf } from '../places'
import { harmOf, isBroken, type SceneFigure, type Monster, type MonsterPart } from '../scene'
import { arrowOf, hideOf } from '../sculpt/monsters/guess'
import { spotsOfPart } from '../sculpt/monsters/monster'
import { seedOf, unevenness } from '../sculpt/sculpt'
import { BONE, INK, mixed, rgbOf, TONE_COLOURS, type Rgb } from '../theme'
import { css, tracePath, type Pen2d } from '../strokes'
import { paintCell, type Canvas2d } from './brush'

export function paintFigures(canvas: Canvas2d, ghosts: readonly Ghost[]): void {
  const { state } = canvas
  const { grid } = state.poses
  for (const figure of state.scene.figures) {
    const pose = state.poses.pieces.get(figure.id)
    if (pose) paintFigure(canvas, figure, pose, pose.presence)
  }
  for (const { of, hex, facing } of ghosts) {
    const figure = figureOf(state.scene, of)
    const pose = state.poses.pieces.get(of)
    if (figure && pose)
      paintFigure(canvas, figure, { ...pose, ...grid.spotOf(hex), heading: turnOf(grid, pose, facing) }, 0.5)
  }
}

const turnOf = (grid: Grid, pose: Pose, facing: Dir | null): number => (facing ? grid.headingOf(facing) : pose.heading)

export const coinOf = ({ tone, icon, mark = '', isDown = false }: SceneFigure): AtlasCell => {
  return { kind: 'coin', tone, icon, mark, isDown }
}

function paintFigure(canvas: Canvas2d, figure: SceneFigure, pose: Pose, alpha: number): void {
  const { pen } = canvas
  const size = 1.16 * pose.size
  pen.save()
  pen.globalAlpha = alpha
  pen.translate(pose.x, pose.z)
  pen.rotate(pose.heading)
  notch(canvas, TONE_COLOURS[figure.tone].rim)
  pen.restore()
  paintCell(canvas, coinOf(figure), pose, [size, size], 0, alpha)
  if (pose.flash > 0.02) flash(canvas, pose)
}

function notch({ pen }: Canvas2d, rim: string): void {
  pen.beginPath()
  pen.moveTo(0, -0.92)
  pen.lineTo(0.36, -0.46)
  pen.lineTo(-0.36, -0.46)
  pen.closePath()
  pen.fillStyle = BONE
  pen.fill()
  pen.lineWidth = 0.06
  pen.strokeStyle = INK
  pen.stroke()
  pen.fillStyle = rim
}

function flash({ pen }: Canvas2d, { x, z, flash: alpha }: Pose): void {
  pen.save()
  pen.globalAlpha = alpha * 0.7
  pen.fillStyle = '#fff0dc'
  pen.beginPath()
  pen.arc(x, z, 0.56, 0, 2 * Math.PI)
  pen.fill()
  pen.restore()
}

export function paintMonsters(canvas: Canvas2d, ghosts: readonly Ghost[]): void {
  const { pen, state } = canvas
  const { grid } = state.poses
  for (const monster of state.scene.monsters) {
    const pose = state.poses.pieces.get(monster.id)
    if (pose) paintMonster(canvas, monster, pose)
  }
  for (const { of, hex, facing, ink } of ghosts) {
    if (!monsterOf(state.scene, of)) continue
    pen.save()
    pen.globalAlpha = 0.4
    pen.fillStyle = inkColour(ink, state.theme)
    for (const { polygon } of cutOut(footprintOf(state.scene, of, hex, facing), 0.12, 0.05, grid)) fill(pen, polygon)
    pen.restore()
  }
}

/** Painted facing north around its core, then moved and turned to its pose. */
function paintMonster(canvas: Canvas2d, monster: Monster, pose: Pose): void {
  const { pen } = canvas
  const home: Monster = { ...monster, hex: ORIGIN, facing: 'N' }
  pen.save()
  pen.globalAlpha = pose.presence
  pen.translate(pose.x, pose.z)
  pen.rotate(pose.heading)
  pen.scale(pose.size, pose.size)
  for (const part of monster.parts) paintPart(canvas, home, part)
  const front = arrowOf(monster)
  pen.translate(front.x, front.z)
  pen.scale(1.1, 1.1)
  notch(canvas, BONE)
  pen.restore()
}

function paintPart({ pen, state }: Canvas2d, monster: Monster, part: MonsterPart): void {
  const look = state.poses.parts.get(partKey(monster.id, part.id)) ?? { slump: 0, flash: 0 }
  const hide = mixed(rgbOf(hideOf(monster)), DEAD, 0.8 * look.slump)
  pen.fillStyle = css(mixed(hide, FLASH, look.flash * 0.7), 1.15)
  pen.strokeStyle = INK
  for (const { polygon, ribbons } of cutOut(hexesOfPart(monster, part), 0.07, 0.06, MODEL_GRID)) {
    fill(pen, polygon)
    pen.fillStyle = pen.strokeStyle
    for (const ribbon of ribbons) fill(pen, ribbon)
    pen.fillStyle = css(mixed(hide, FLASH, look.flash * 0.7), 1.15)
  }
  if (!isBroken(part)) cracks(pen, part)
}

function cracks(pen: Pen2d, part: MonsterPart): void {
  const howMany = Math.ceil(harmOf(part) * 5)
  pen.lineWidth = 0.06
  pen.lineJoin = 'round'
  pen.strokeStyle = '#ff8a3c'
  for (let n = 0; n < howMany; n++) {
    const spots = spotsOfPart(part)
    crack(pen, spots[n % spots.length] ?? middleOfSpots(spots), seedOf(part.id) + n * 31)
  }
}

function crack(pen: Pen2d, at: TableSpot, seed: number): void {
  const angle = unevenness(seed) * 2 * Math.PI
  pen.beginPath()
  for (let k = 0; k < 5; k++) {
    const bend = turnedSpot({ x: -0.55 + k * 0.28, z: (unevenness(seed + k + 1) - 0.5) * 0.34 }, angle)
    pen.lineTo(at.x + bend.x, at.z + bend.z)
  }
  pen.stroke()
}

function fill(pen: Pen2d, polygon: readonly TableSpot[]): void {
  tracePath(pen, polygon)
  pen.fill()
}

const DEAD: Rgb = rgbOf('#1d1b1b')
const FLASH: Rgb = rgbOf('#fff0dc')
