import { integer, list, shape, text } from '../../../../../../engine/schema'
import { arrivalPushes, pushPlan } from '../../../../../../engine/games/oathsworn/encounter/movement/pushPlan'
import { WrongUse } from '../../../../../cli/kit/wrongUse'
import { question } from '../question'
import { isNamed, namedFigure, place, pushesShown, setting } from '../scene'

const schema = shape(
  { from: place },
  {
    ...setting,
    who: list(text({ min: 1, max: 64 }), { min: 1, max: 100, distinct: true }),
    hexes: integer({ min: 1, max: 62 })
  }
)

/**
 * Where everybody in `who` is pushed away from somebody (OW-PUSH-01, OW-PUSH-02), or without `who` everybody a large
 * figure that has just arrived there stands on (OW-LARGE-05, OW-PUSH-03, OW-PUSH-07).
 */
export const push = question(schema, (scene, { from, who, hexes = 1 }) => {
  const source = scene.find(from)
  if (who === undefined) {
    if (!isNamed(source)) throw new WrongUse('who: is needed when nobody pushes')
    return pushesShown(scene, arrivalPushes(scene.layout, source.id))
  }
  const victims = who.map((id) => namedFigure(scene, id).id)
  const figure = isNamed(source) ? source.id : null
  const covered = figure === null ? [] : source.hexes
  return pushesShown(scene, pushPlan(scene.layout, victims, { figure, from: source.core, covered }, hexes))
})
