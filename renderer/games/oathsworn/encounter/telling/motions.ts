import type { Hex } from '../../../../../engine/hex'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Motion as How } from '../../../../../engine/games/oathsworn/encounter/happenings/figures'
import type { BoardMotion } from '../../../../board'
import type { ToldHappening } from '../../../../../preload/contract/shapes'

// What the board plays of what happened. Whatever has no motion simply is so when the scene is shown again.

const MOTION_OF: Readonly<Record<How, 'walk' | 'charge' | 'push' | 'knockback' | null>> = {
  walk: 'walk',
  chain: 'walk',
  charge: 'charge',
  push: 'push',
  pull: 'push',
  knockback: 'knockback',
  placed: null,
  swapped: null
}

export const motionsOf = (
  told: readonly ToldHappening[],
  hexOf: (figure: string) => Hex | null
): readonly BoardMotion[] => told.flatMap(({ happening }) => motionOf(happening as Happened, hexOf))

function motionOf(h: Happened, hexOf: (figure: string) => Hex | null): readonly BoardMotion[] {
  switch (h.kind) {
    case 'attackMade': {
      const at = h.on.map(hexOf).find((hex) => hex !== null)
      return at === undefined ? [] : [{ kind: 'attack', of: h.by, at }]
    }
    case 'figureMoved': {
      const kind = MOTION_OF[h.how]
      return kind && h.path.length ? [{ kind, of: h.figure, path: h.path }] : []
    }
    case 'figureTurned':
      return [{ kind: 'turn', of: h.figure, facing: h.facing }]
    case 'hpLost':
      return [{ kind: 'hurt', of: h.figure }]
    case 'dieLost':
      return [{ kind: 'hurt', of: h.figure, part: h.slot }]
    case 'dieRemoved':
      return h.broken ? [{ kind: 'break', of: h.figure, part: h.slot }] : []
    case 'figureLeft':
      return [{ kind: h.gone === 'unconscious' ? 'fall' : 'leave', of: h.figure }]
    case 'figureReturned':
      return [{ kind: 'rise', of: h.figure }]
    default:
      return []
  }
}
