import { isMarked, neighboursOn, shortestPath } from '../../../../engine/kernel/hex'
import { shape } from '../../../../engine/kernel/schema'
import { question } from '../question'
import { blockedFor, place, setting } from '../scene'

/**
 * The way of a character of normal size: onto a free hex, or next to a figure, around obstacles and everybody else, ties
 * north then west (OW-EMOVE-01, OW-EMOVE-02, OW-EMOVE-08).
 */
export const path = question(shape({ from: place, to: place }, setting), (scene, asked) => {
  const mover = scene.find(asked.from)
  const target = scene.find(asked.to)
  const blocked = blockedFor(scene, mover)
  const isFigure = target.id !== ''
  const goals = isFigure ? target.hexes.flatMap((h) => neighboursOn(scene.board, h)) : target.hexes
  const free = goals.filter((h) => h === mover.core || !isMarked(scene.board, blocked, h))
  const way = shortestPath(scene.board, mover.core, free, blocked)
  return { path: way && way.map(scene.show), steps: way && way.length }
})
