import { neighboursOn } from '../../../../../../engine/hex'
import { shape } from '../../../../../../engine/schema'
import { blockedFor, isOpen } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { wayTo } from '../../../../../../engine/games/oathsworn/encounter/board/ways'
import { question } from '../question'
import { firesOn, isNamed, place, setting } from '../scene'

/**
 * The whole way of a character of normal size: onto a free hex, or next to a figure, around obstacles and everybody else,
 * ties north then west (OW-EMOVE-01, OW-EMOVE-02, OW-EMOVE-08).
 */
export const path = question(shape({ from: place, to: place }, setting), (scene, asked) => {
  const [mover, target] = [scene.find(asked.from), scene.find(asked.to)]
  const goals = isNamed(target) ? target.hexes.flatMap((h) => neighboursOn(scene.board, h)) : target.hexes
  const free = goals.filter((h) => h === mover.core || isOpen(scene.layout, h))
  const way = wayTo(scene.board, mover.core, free, blockedFor(scene.layout, mover))
  const fires = firesOn(scene, mover, way?.path ?? [])
  return { path: way && way.path.map(scene.show), steps: way && way.path.length, ...fires }
})
