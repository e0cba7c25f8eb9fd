import { integer, list, oneOf, preset, shape, tuple, type Infer } from '../../../../engine/schema'
import { intent as intentOf, type Script, type ScriptIf } from '../../../../engine/games/rolling-fates/enemies/intent'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { count, draws, Draws, exactlyOne, name, noCount, positive } from './fields'
import { question } from './question'

const condition = shape(
  {},
  { round: positive, every: positive, life: integer({ min: 0, max: 100 }), alone: oneOf([true]) }
)
const script = shape(
  {},
  {
    when: preset(list(shape({ if: condition, act: name })), []),
    cycle: list(name, { min: 1 }),
    weights: list(tuple([name, integer({ min: 0, max: 99 })]), { min: 1 })
  }
)

export const intent = question(
  shape({ life: positive, max: positive, round: positive, others: count, script }, { at: noCount, draws }),
  ({ script: asked, ...facts }) => {
    const chance = new Draws(facts.draws)
    const { act, at } = intentOf(scriptFrom(asked), facts, chance.next)
    return { act, at, used: chance.used }
  }
)

function scriptFrom({ when, cycle, weights }: Infer<typeof script>): Script {
  exactlyOne('script', { cycle, weights })
  if (weights && weights.every(([, weight]) => weight === 0))
    throw new WrongUse('script.weights: one of them must be more than 0')
  return {
    when: when.map((one, at) => ({ if: conditionFrom(one.if, `script.when[${at}].if`), act: one.act })),
    cycle: cycle ?? null,
    weights: weights ?? null
  }
}

function conditionFrom({ round, every, life, alone }: Infer<typeof condition>, place: string): ScriptIf {
  exactlyOne(place, { round, every, life, alone })
  if (round !== undefined) return { round }
  if (every !== undefined) return { every }
  return life === undefined ? { alone: true } : { life }
}
