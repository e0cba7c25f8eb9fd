// A whole monster from its parts: wounded parts crack and glow, broken ones go dark and slump.
import { middleOfSpots, MODEL_GRID, spotOfOffset, type TableSpot } from '../../hexes'
import { harmOf, isBroken, type Monster, type MonsterBuild, type MonsterPart, type PartRole } from '../../scene'
import { linearOf, mixed, scaled, type Rgb } from '../../theme'
import { hexRing } from '../board'
import { band, cap, deepen, emptySolid, join, seedOf, type Solid, type Vec } from '../sculpt'
import { beast } from './beast'
import { crack } from './cracks'
import { hulk } from './hulk'
import { arrowOf, baseOf, buildOf, hasHead, hideOf, roleOf } from './guess'
import type { Build, PartModel } from './parts'
import { serpent } from './serpent'
import { walkingTree } from './walkingTree'

export interface PartLook {
  /** 0 stands, 1 has fallen in on itself. */
  readonly slump: number
  /** 0 to 1: a blow just landed. */
  readonly flash: number
  readonly isLit: boolean
}

const BUILDS: Readonly<Record<MonsterBuild, Build>> = { beast, hulk, serpent, tree: walkingTree }
const BONE = linearOf('#cfc4a6')
export const EMBER = linearOf('#ff8a3c')
const BASE = linearOf('#25282b')
const NOTCH = linearOf('#f7efdd')
const DEAD = linearOf('#1d1b1b')
const FLASH = linearOf('#fff0dc')
const CRACKED = 7

export const spotsOfPart = (part: MonsterPart): TableSpot[] => part.hexes.map(spotOfOffset)

/** How high the icon, the dice and the pointer find a part. */
export const heightOf = (monster: Monster, part: MonsterPart): number => HEIGHTS[roleOf(monster, part)]

const HEIGHTS: Readonly<Record<PartRole, number>> = {
  head: 1.5,
  body: 1.5,
  flank: 0.95,
  rear: 1.05,
  arm: 0.95,
  tail: 0.9
}

export function monsterSolid(monster: Monster, lookOf: (part: MonsterPart) => PartLook): Solid {
  const whole = emptySolid()
  addBase(whole, monster)
  const body = whole.glows.length
  for (const part of monster.parts) addPart(whole, monster, part, lookOf(part))
  deepen(whole, 1.7, body)
  return whole
}

function addBase(solid: Solid, monster: Monster): void {
  for (const by of baseOf(monster)) basePlate(solid, spotOfOffset(by))
  arrowhead(solid, arrowOf(monster))
}

/** How many corners come before those of the body. */
export function baseCorners(monster: Monster): number {
  const base = emptySolid()
  addBase(base, monster)
  return base.glows.length
}

/** The hexes it covers, as the base under a miniature. */
function basePlate(solid: Solid, spot: TableSpot): void {
  const [low, edge, top] = [
    hexRing(spot, 0.99, 0.004, MODEL_GRID),
    hexRing(spot, 0.97, 0.05, MODEL_GRID),
    hexRing(spot, 0.9, 0.075, MODEL_GRID)
  ]
  band(solid, low, edge, scaled(BASE, 0.7))
  band(solid, edge, top, scaled(BASE, 1.5))
  cap(solid, top, BASE)
}

/** The base arrow: where the front is. */
function arrowhead(solid: Solid, front: TableSpot): void {
  const at = (x: number, y: number, z: number): Vec => [front.x + x, y, front.z + z]
  const outline = (y: number, by: number): Vec[] => [
    at(0, y, -0.66 - 0.5 * by),
    at(-0.46 * by, y, -0.66),
    at(0, y, -0.54),
    at(0.46 * by, y, -0.66)
  ]
  band(solid, outline(0.01, 1.15), outline(0.1, 1.15), scaled(BASE, 0.5))
  band(solid, outline(0.1, 1.15), outline(0.12, 1), scaled(BASE, 0.5))
  cap(solid, outline(0.12, 1), NOTCH)
}

function addPart(whole: Solid, monster: Monster, part: MonsterPart, look: PartLook): void {
  const spots = spotsOfPart(part)
  const middle = middleOfSpots(spots)
  const solid = modelled(monster, part, spots, middle)
  const down = look.slump
  const size = baseOf(monster).size > 1 ? 1 : SMALL
  join(
    whole,
    solid,
    ([x, y, z]) => [
      size * (x + (x - middle.x) * 0.12 * down),
      size * Math.max(0.02, y * (1 - 0.62 * down) - 0.1 * down * Math.abs(x - middle.x)),
      size * (z + (z - middle.z) * 0.12 * down)
    ],
    (colour) => painted(colour, look)
  )
  if (down >= 1) dim(whole, solid)
}

function painted(colour: Rgb, { slump, flash, isLit }: PartLook): Rgb {
  const dark = mixed(colour, scaled(DEAD, 1), 0.86 * slump)
  return mixed(isLit ? mixed(dark, EMBER, 0.28) : dark, FLASH, flash * 0.7)
}

/** Nothing shines in a part that is gone. */
function dim(whole: Solid, part: Solid): void {
  whole.glows.fill(0, whole.glows.length - part.glows.length)
}

/** A monster on a single hex keeps to it. */
const SMALL = 0.72

/** Where a body that has to carry the head itself carries it. */
const FACE: TableSpot = { x: 0, z: -0.95 }

function modelled(monster: Monster, part: MonsterPart, spots: readonly TableSpot[], middle: TableSpot): Solid {
  const solid = emptySolid()
  const seed = seedOf(monster.id + part.id)
  const hide = scaled(linearOf(hideOf(monster)), 0.94 + 0.12 * ((seed % 7) / 7))
  const model: PartModel = { solid, spots, middle, hide, bone: BONE, ember: EMBER, seed }
  const sculptors = BUILDS[buildOf(monster)]
  const role = roleOf(monster, part)
  sculptors[role](model)
  if (role === 'body' && !hasHead(monster)) sculptors.head({ ...model, middle: FACE })
  if (!isBroken(part)) crack(solid, Math.ceil(harmOf(part) * CRACKED), seed)
  return solid
}
