import { integer, list, oneOf, preset, shape, type Infer } from '../../../../engine/schema'
import type { Hook, HookEffect, HookWhen } from '../../../../engine/games/rolling-fates/enemies/enemy'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { count, exactlyOne, no, positive, status } from './fields'

const always = oneOf([true])
const when = shape({}, { hit: always, hits: positive, damage: count, status, life: count, death: always })
const effect = shape(
  {},
  {
    heal: count,
    defense: integer({ min: -1_000_000, max: 1_000_000 }),
    shed: status,
    gain: status,
    to: preset(oneOf(['self', 'others']), 'self')
  }
)

export const hook = shape({ when, do: list(effect) }, { once: no })

/** One of several fields is there, which the schema cannot say. */
export function hookFrom(asked: Infer<typeof hook>, place: string): Hook {
  return {
    when: whenFrom(asked.when, `${place}.when`),
    do: asked.do.map((one, at) => effectFrom(one, `${place}.do[${at}]`)),
    once: asked.once
  }
}

function whenFrom(asked: Infer<typeof when>, place: string): HookWhen {
  const { hit, hits, damage, status: gained, life, death } = asked
  exactlyOne(place, { hit, hits, damage, status: gained, life, death })
  if (hits !== undefined) return { hits }
  if (damage !== undefined) return { damage }
  if (gained !== undefined) return { status: gained }
  if (life !== undefined) return { life }
  return hit ? { hit } : { death: true }
}

function effectFrom(asked: Infer<typeof effect>, place: string): HookEffect {
  const { to, heal, defense, shed, gain } = asked
  exactlyOne(place, { heal, defense, shed, gain })
  if (heal !== undefined) return { to, heal }
  if (defense !== undefined) return { to, defense }
  if (shed !== undefined) return { to, shed }
  if (gain !== undefined) return { to, gain }
  throw new WrongUse(`${place}: it does nothing`)
}
