import { cone as coneOf } from '../../../../engine/kernel/hex'
import { integer, shape } from '../../../../engine/kernel/schema'
import { eyeOf } from '../../../../engine/oathsworn/encounter/layout'
import { question } from '../question'
import { direction, figuresIn, place, setting } from '../scene'

/** The hexes of a cone and who stands in it; without a range it goes to the edge (OW-CONE-04, OW-CONE-05). */
export const cone = question(
  shape({ from: place }, { ...setting, facing: direction, range: integer({ min: 1, max: 62 }) }),
  (scene, asked) => {
    const source = scene.find(asked.from)
    const hexes = coneOf(scene.board, eyeOf(source), asked.facing ?? source.facing, asked.range).filter(
      (h) => !source.hexes.includes(h)
    )
    return { hexes: hexes.map(scene.show), figures: figuresIn(scene, hexes) }
  }
)
