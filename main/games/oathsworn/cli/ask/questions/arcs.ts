import { arcOf, ARCS } from '../../../../../../engine/hex'
import { shape } from '../../../../../../engine/schema'
import { question } from '../question'
import { place, setting } from '../scene'

/** The arc in which somebody stands, or all hexes of all four arcs, measured from the core (OW-ARC-02, OW-ARC-03). */
export const arcs = question(shape({ of: place }, { ...setting, at: place }), (scene, asked) => {
  const { core, facing, hexes } = scene.find(asked.of)
  if (asked.at !== undefined) return { arc: arcOf(core, facing, scene.find(asked.at).core) }
  const outside = scene.board.hexes.filter((h) => !hexes.includes(h))
  return Object.fromEntries(
    ARCS.map((arc) => [arc, outside.filter((h) => arcOf(core, facing, h) === arc).map(scene.show)])
  )
})
