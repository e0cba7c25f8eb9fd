import { canSee, distance, isMarked, sightLine, type Hex } from '../../../../engine/kernel/hex'
import { shape } from '../../../../engine/kernel/schema'
import { question } from '../question'
import { type Scene, place, setting } from '../scene'

/**
 * Who sees whom. A large viewer looks from its front hex (OW-LOS-06); of a large target only the closest visible hexes
 * can be aimed at (OW-LOS-05). Characters never block (OW-LOS-04).
 */
export const sight = question(shape({ from: place, to: place }, setting), (scene, asked) => {
  const viewer = scene.find(asked.from).front
  const target = scene.find(asked.to).hexes
  const visible = target.filter((h) => canSee(scene.board, viewer, h, scene.obstacles))
  const nearest = closest(viewer, visible)
  return {
    sees: visible.length > 0,
    from: scene.show(viewer),
    at: nearest.map(scene.show),
    blockedBy: visible.length > 0 ? [] : blocking(scene, viewer, closest(viewer, target))
  }
})

function closest(viewer: Hex, hexes: readonly Hex[]): readonly Hex[] {
  const least = Math.min(...hexes.map((h) => distance(viewer, h)))
  return hexes.filter((h) => distance(viewer, h) === least)
}

const blocking = ({ board, obstacles, show }: Scene, viewer: Hex, targets: readonly Hex[]): readonly unknown[] =>
  [...new Set(targets.flatMap((h) => sightLine(viewer, h)))].filter((h) => isMarked(board, obstacles, h)).map(show)
