// What a monster looks like when nobody has said: the same name always gives the same body.
import { middleOfSpots, spotOfOffset, type Offset, type TableSpot } from '../../hexes'
import { MONSTER_BUILDS, type Monster, type MonsterBuild, type MonsterPart, type PartRole } from '../../scene'
import { seedOf } from '../sculpt'

const HIDES = ['#6d5a4e', '#5f6a5c', '#4f6a66', '#6a5a41', '#6b5560', '#5a5f70'] as const
const CORE = 0

export const buildOf = ({ build, id }: Monster): MonsterBuild =>
  build ?? MONSTER_BUILDS[seedOf(id) % MONSTER_BUILDS.length] ?? 'beast'

export const hideOf = ({ hide, id }: Monster): string => hide ?? HIDES[(seedOf(id) >>> 4) % HIDES.length] ?? HIDES[0]

/** By where it lies: over the core, in front, behind, else at the side. */
export function roleOf(
  { front }: Pick<Monster, 'front'>,
  { role, hexes }: Pick<MonsterPart, 'role' | 'hexes'>
): PartRole {
  if (role) return role
  if (hexes.some((by) => by === (CORE as Offset))) return 'body'
  if (hexes.includes(front)) return 'head'
  const { x, z } = middleOfSpots(hexes.map(spotOfOffset))
  // Behind: more than 120° from north, as in OW-ARC-02.
  return z > 0 && z * z * 3 > x * x ? 'rear' : 'flank'
}

/** The hexes of its base, seen from the core. */
export const baseOf = (monster: Monster): ReadonlySet<Offset> => new Set(monster.parts.flatMap((part) => part.hexes))

/** Where the arrow of its base lies: on the front hex, or on the core if that is no part of it. */
export const arrowOf = (monster: Monster): TableSpot =>
  spotOfOffset(baseOf(monster).has(monster.front) ? monster.front : (CORE as Offset))

/** Whether some part is its head; if not, the body carries one. */
export const hasHead = (monster: Monster): boolean => monster.parts.some((part) => roleOf(monster, part) === 'head')
