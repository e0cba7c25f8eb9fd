import { canSee, isMarked, nearest, sightLine, type Hex } from '../../../../../../engine/hex'
import { shape } from '../../../../../../engine/schema'
import { eyeOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { question } from '../question'
import { place, setting, type AskedScene } from '../scene'

/**
 * Who sees whom. A large viewer looks from its front hex (OW-LOS-06); of a large target only the closest visible hexes
 * can be aimed at (OW-LOS-05). Characters never block (OW-LOS-04).
 */
export const sight = question(shape({ from: place, to: place }, setting), (scene, asked) => {
  const viewer = eyeOf(scene.find(asked.from))
  const target = scene.find(asked.to).hexes
  const visible = target.filter((h) => canSee(scene.board, viewer, h, scene.layout.what))
  return {
    sees: visible.length > 0,
    from: scene.show(viewer),
    at: nearest(visible, viewer).map(scene.show),
    blockedBy: visible.length > 0 ? [] : blocking(scene, viewer, nearest(target, viewer))
  }
})

const blocking = ({ board, layout, show }: AskedScene, viewer: Hex, targets: readonly Hex[]): readonly unknown[] =>
  [...new Set(targets.flatMap((h) => sightLine(viewer, h)))].filter((h) => isMarked(board, layout.what, h)).map(show)
