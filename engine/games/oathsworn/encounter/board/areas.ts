import {
  cone,
  distance,
  distanceFrom,
  isOnBoard,
  line,
  NORTH_THEN_WEST,
  offset,
  qOf,
  rOf,
  template,
  wave,
  type Board,
  type Dir,
  type Hex
} from '../../../../hex'
import type { Layout, Stand } from './layout'
import type { FigureId } from '../state/ids'

/** An area on the board with its numbers worked out. */
export type AreaShape =
  /** Drawn facing north around a hex. OW-AOE-01, OW-AOE-08 */
  | {
      readonly kind: 'template'
      readonly hexes: readonly (readonly [number, number])[]
      readonly at: Hex
      readonly facing: Dir
    }
  /** Everything from `inner` to `radius` hexes away from some hexes. */
  | { readonly kind: 'circle'; readonly around: readonly Hex[]; readonly radius: number; readonly inner: number }
  | { readonly kind: 'cone'; readonly front: Hex; readonly facing: Dir; readonly ranks: number }
  | { readonly kind: 'wave'; readonly source: Hex; readonly dir: Dir }
  | { readonly kind: 'line'; readonly from: Hex; readonly dir: Dir; readonly length: number }
  | { readonly kind: 'hexes'; readonly hexes: readonly Hex[] }

/** The hexes of an area and whom it covers. */
export interface Area {
  readonly hexes: readonly Hex[]
  readonly victims: readonly Covered[]
}

export interface Covered {
  readonly figure: FigureId
  /** Those of its hexes that are covered. */
  readonly hexes: readonly Hex[]
}

/** OW-AOE-04: everybody it covers, friends too. OW-AOE-10: the attacker only if it stands in it. */
export function areaOf(layout: Layout, shape: AreaShape, attacker?: Stand): Area {
  const hexes = hexesOfShape(layout, shape, attacker)
  return { hexes, victims: coveredBy(layout, hexes) }
}

export function coveredBy(layout: Layout, hexes: readonly Hex[]): Covered[] {
  const covered: Covered[] = []
  for (const stand of layout.stands) {
    let struck: Hex[] | null = null
    for (const h of stand.hexes) if (hexes.includes(h)) (struck ??= []).push(h)
    if (struck) covered.push({ figure: stand.id, hexes: struck })
  }
  return covered
}

/** OW-AOE-09, OW-CONE-03, OW-WAVE-03: what lies off the board vanishes; obstacles shield nobody, sight is not asked. */
function hexesOfShape({ board }: Layout, shape: AreaShape, attacker: Stand | undefined): Hex[] {
  const own = attacker?.hexes ?? []
  switch (shape.kind) {
    case 'template':
      return template(
        board,
        shape.hexes.map(([q, r]) => offset(q, r)),
        shape.at,
        shape.facing
      )
    case 'circle':
      return hexesBetween(board, shape.around, shape.inner, shape.radius)
    case 'cone':
      // OW-CONE-02: from the front hex. OW-CONE-05
      return cone(board, shape.front, shape.facing, shape.ranks).filter((h) => !own.includes(h))
    case 'wave':
      return wave(board, shape.source, shape.dir, own)
    case 'line':
      return line(board, shape.from, shape.dir, shape.length).filter((h) => !own.includes(h))
    case 'hexes':
      return shape.hexes.filter((h) => isOnBoard(board, h))
  }
}

function hexesBetween(board: Board, around: readonly Hex[], inner: number, radius: number): Hex[] {
  const found: Hex[] = []
  const [middle] = around
  if (middle === undefined) return found
  // No hex of the group is farther from its first than this: what lies farther off need not be measured to each.
  let most = radius
  for (const h of around) most = Math.max(most, radius + distance(middle, h))
  for (const h of board.hexes) {
    if (distance(middle, h) > most) continue
    const away = distanceFrom(h, around)
    if (away >= inner && away <= radius) found.push(h)
  }
  return found
}

/** OW-AOE-05, OW-AOE-07: one attack on a large creature, +1 for each covered hex after the first, for it alone. */
export const areaBonus = ({ hexes }: Covered): number => hexes.length - 1

/** How many opponents a wave would hit in each direction, best first. OW-WAVE-02, OW-WAVE-06 */
export interface WaveChoice {
  readonly dir: Dir
  readonly hits: readonly FigureId[]
}

export function waveChoices(layout: Layout, attacker: Stand, isOpponent: (figure: FigureId) => boolean): WaveChoice[] {
  const opponents = layout.stands.filter(({ id }) => isOpponent(id))
  const choices = NORTH_THEN_WEST.map((dir) => {
    const hits: FigureId[] = []
    for (const { id, hexes } of opponents) if (isAnyInWave(attacker, dir, hexes)) hits.push(id)
    return { dir, hits }
  })
  return choices.sort((a, b) => b.hits.length - a.hits.length)
}

function isAnyInWave(attacker: Stand, dir: Dir, hexes: readonly Hex[]): boolean {
  for (const h of hexes) if (isInWave(attacker, dir, h)) return true
  return false
}

/** Within one hex to either side of the middle line and ahead of it, and no part of the own body. OW-WAVE-05 */
function isInWave({ core, hexes }: Stand, dir: Dir, h: Hex): boolean {
  const q = qOf(h) - qOf(core)
  const r = rOf(h) - rOf(core)
  const aside = ASIDE[dir](q, r)
  return aside <= 1 && aside >= -1 && AHEAD[dir](q, r) > 0 && !hexes.includes(h)
}

/** How far a hex lies to the right of the line in a direction, in columns across it. */
const ASIDE: { readonly [D in Dir]: (q: number, r: number) => number } = {
  N: (q) => q,
  NE: (q, r) => q + r,
  SE: (_, r) => r,
  S: (q) => -q,
  SW: (q, r) => -q - r,
  NW: (_, r) => -r
}

/** How far ahead it lies, in half hexes. */
const AHEAD: { readonly [D in Dir]: (q: number, r: number) => number } = {
  N: (q, r) => -q - 2 * r,
  NE: (q, r) => q - r,
  SE: (q, r) => 2 * q + r,
  S: (q, r) => q + 2 * r,
  SW: (q, r) => r - q,
  NW: (q, r) => -2 * q - r
}
