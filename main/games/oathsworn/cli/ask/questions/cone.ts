import { integer, shape } from '../../../../../../engine/schema'
import { areaOf } from '../../../../../../engine/games/oathsworn/encounter/board/areas'
import { eyeOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { question } from '../question'
import { areaShown, direction, place, setting } from '../scene'

const range = integer({ min: 1, max: 62 })

/** The hexes of a cone and who stands in it; without a range it goes to the edge (OW-CONE-04, OW-CONE-05). */
export const cone = question(shape({ from: place }, { ...setting, facing: direction, range }), (scene, asked) => {
  const source = scene.find(asked.from)
  const { facing = source.facing, range: ranks = Infinity } = asked
  return areaShown(scene, areaOf(scene.layout, { kind: 'cone', front: eyeOf(source), facing, ranks }, source))
})
