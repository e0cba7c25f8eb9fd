import { flag, integer, list, oneOf, shape, text } from '../../../../../../engine/schema'
import { plainGait } from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import type { FigureKind } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { chooseTarget } from '../../../../../../engine/games/oathsworn/encounter/enemy/targeting'
import { figureOf } from '../../../../../../engine/games/oathsworn/encounter/board/figures'
import { onPaper } from '../paper'
import { question } from '../question'
import { namedFigure, setting } from '../scene'

const someone = text({ min: 1, max: 64 })
const schema = shape(
  { who: someone, move: integer({ min: 0, max: 1000 }) },
  {
    ...setting,
    range: integer({ min: 1, max: 62 }),
    breaker: someone,
    named: list(someone, { max: 100, distinct: true }),
    firm: flag(),
    among: oneOf(['oathsworn', 'friends'])
  }
)

/**
 * Whom an enemy targets that may move so far and attack at this range, in melee without one, and why (OW-TGT-01 to
 * OW-TGT-06). Figures whose kind is not said are Oathsworn, with mob minions.
 */
export const target = question(schema, (scene, asked) => {
  const { id: enemy } = namedFigure(scene, asked.who)
  const isEnemy = (id: string): boolean => id === enemy || scene.kinds.get(id)?.mob === true
  const kindOf = (id: string): FigureKind => scene.kinds.get(id)?.kind ?? (isEnemy(id) ? 'minion' : 'oathsworn')
  const { book, encounter } = onPaper(scene, kindOf)
  const aim = chooseTarget(book, encounter, figureOf(encounter, enemy), {
    breaker: asked.breaker === undefined ? null : namedFigure(scene, asked.breaker).id,
    named: (asked.named ?? []).map((id) => namedFigure(scene, id).id),
    firm: asked.firm ?? false,
    among: asked.among ?? 'oathsworn',
    reaching: {
      gait: plainGait(asked.move),
      stop: 1,
      range: asked.range ?? 1,
      from: asked.range === undefined ? 'any' : 'front',
      keepFacing: false
    },
    going: plainGait(asked.move)
  })
  const { by, rule, candidates, passedOver } = aim.why
  return { target: aim.target, toward: aim.toward, by, rule, candidates, passedOver }
})
