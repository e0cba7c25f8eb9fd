import { offsetBetween, offsetQ, offsetR, rotated, turnsOf, type Dir, type Hex } from './hex'

export const ARCS = ['front', 'right', 'rear', 'left'] as const
export type Arc = (typeof ARCS)[number]

/**
 * The arc of a figure in which another hex lies: below 60° front, above 120° rear, flanks with both borders between.
 * Turned to face north the borders are the slanted axes, so comparing signs is exact. OW-ARC-02
 */
export function arcOf(core: Hex, facing: Dir, other: Hex): Arc {
  const way = rotated(offsetBetween(core, other), -turnsOf(facing))
  const q = offsetQ(way)
  const r = offsetR(way)
  if (r < 0 && q + r < 0) return 'front'
  if (r > 0 && q + r > 0) return 'rear'
  return q > 0 ? 'right' : q < 0 ? 'left' : 'front'
}
