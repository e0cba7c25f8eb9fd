import type { Hex } from '../../../../../../engine/hex'
import { integer, shape } from '../../../../../../engine/schema'
import { approach } from '../../../../../../engine/games/oathsworn/encounter/board/approach'
import { facingAfter } from '../../../../../../engine/games/oathsworn/encounter/movement/arrival'
import { headAway, headOn, type Heading } from '../../../../../../engine/games/oathsworn/encounter/movement/heading'
import { approachLarge } from '../../../../../../engine/games/oathsworn/encounter/board/large'
import { isLargeStand, type Stand } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import {
  plainGait,
  type Gait,
  type March
} from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { WrongUse } from '../../../../../cli/kit/wrongUse'
import { question } from '../question'
import { direction, firesOn, place, setting, type AskedPlace, type AskedScene } from '../scene'

const schema = shape(
  { who: place, steps: integer({ min: 0, max: 1000 }) },
  { ...setting, to: place, direction, awayFrom: place, within: integer({ min: 1, max: 62 }) }
)

/**
 * How an enemy moves: to somebody (OW-EMOVE-01 to OW-EMOVE-09), in a direction (OW-EMOVE-10, OW-EMOVE-14) or away from
 * somebody (OW-EMOVE-17); a large body rigidly and through everything (OW-LARGE-01 to OW-LARGE-03).
 */
export const move = question(schema, (scene, { who, steps, to, direction: dir, awayFrom, within = 1 }) => {
  const [mover, gait] = [scene.find(who), plainGait(steps)]
  if ([to, dir, awayFrom].filter((one) => one !== undefined).length !== 1)
    throw new WrongUse('exactly one of to, direction, awayFrom is needed')
  if (to !== undefined) return toward(scene, mover, to, within, gait)
  if (dir !== undefined) return headed(scene, mover, headOn(scene.layout, mover, dir, gait))
  const { dir: back, ...heading } = headAway(scene.layout, mover, scene.find(awayFrom ?? who).core, gait)
  return { direction: back, ...headed(scene, mover, heading, back) }
})

function toward(scene: AskedScene, mover: Stand, to: AskedPlace, within: number, gait: Gait): object {
  const { hexes } = scene.find(to)
  if (!isLargeStand(mover))
    return marched(scene, mover, approach(scene.layout, mover, hexes, within, gait).march, hexes)
  const { march, measuring } = approachLarge(scene.layout, mover, hexes, within, gait)
  return { ...marched(scene, mover, march, hexes), measuring: scene.show(measuring) }
}

/** Who takes no step looks the way it meant to go only when it flees (OW-EMOVE-07, OW-EMOVE-17). */
const headed = (scene: AskedScene, mover: Stand, { march, turns }: Heading, otherwise = mover.facing): object => ({
  ...marched(scene, { ...mover, facing: otherwise }, march, null),
  turns: turns.map((turn) =>
    turn.turn === 'bounce'
      ? { ...turn, at: scene.show(turn.at) }
      : { ...turn, at: scene.show(turn.at), blocked: scene.show(turn.blocked), rejoins: scene.show(turn.rejoins) }
  )
})

function marched(scene: AskedScene, mover: Stand, march: March, target: readonly Hex[] | null): object {
  const { path, left, stop, last } = march
  const at = path.at(-1) ?? mover.core
  const facing = facingAfter(scene.board, mover, at, last, target)
  return { path: path.map(scene.show), at: scene.show(at), facing, left, stop, ...firesOn(scene, mover, path) }
}
