import { list, shape, flag, text } from '../../../../../../engine/schema'
import { layOut, standOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { placeFor } from '../../../../../../engine/games/oathsworn/encounter/movement/placement'
import { arrivalPushes } from '../../../../../../engine/games/oathsworn/encounter/movement/pushPlan'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { onPaper } from '../paper'
import { question } from '../question'
import { bodyFor, bodyQuery, direction, namedFigure, place, pushesShown, setting } from '../scene'

const NEWCOMER = 'newcomer'

const schema = shape(
  { at: list(place, { min: 1, max: 500 }) },
  { ...setting, body: bodyQuery, facing: direction, target: text({ min: 1, max: 64 }), only: flag() }
)

/**
 * Where an enemy comes into play that is placed `at` a hex, or at the best of several; not `only` there, but near the
 * first if it must (OW-PLACE-01). Which way it faces, by its `target` or the closest friend (OW-PLACE-03), and whom it
 * pushes and what it destroys (OW-PLACE-02).
 */
export const placing = question(schema, (scene, { at, body: asked, facing = null, target, only = false }) => {
  const body = bodyFor(asked)
  const { book, encounter } = onPaper(scene, (id) => scene.kinds.get(id)?.kind ?? 'oathsworn')
  const withNewcomer = { ...book, bodyOf: (def: string) => (def === NEWCOMER ? body : book.bodyOf(def as never)) }
  const found = placeFor(
    { book: withNewcomer, see: encounter },
    {
      enemy: NEWCOMER,
      hexes: at.map((one) => scene.find(one).core),
      anywhere: !only,
      facing,
      target: target === undefined ? null : namedFigure(scene, target).id
    }
  )
  if (!found) return { at: null }
  const { board, layout } = scene
  const stand = standOf(figureId(NEWCOMER), body, found.at, found.facing)
  const under = layout.pieces.filter(({ hexes }) => hexes.some((h) => stand.hexes.includes(h)))
  const pieces = layout.pieces.filter((piece) => !under.includes(piece))
  const pushes = arrivalPushes(layOut(board, [...layout.stands, stand], pieces, layout.extra), stand.id)
  const { moves, destroyed } = pushesShown(scene, pushes)
  return {
    at: scene.show(found.at),
    facing: found.facing,
    moves,
    destroyed: [...under.map(({ id }) => id), ...destroyed]
  }
})
