// What the cards on the table do to each target of an attack, where some of them are ignored: card after card.
import type { Json } from '../../../engine/kernel/ids'
import { check, json, oneOf, shape } from '../../../engine/schema'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'
import { damageOf, handOf, totalsOf } from '../../../engine/games/oathsworn/odds'
import { attackIn } from './aim'

/** The facts are those beside the question before the draw. */
const handQuestion = shape({ ask: oneOf(['hand']), facts: json() })

/** For the first 0, 1, 2, … cards what each target suffers, in the order of the facts. OW-ATK-12, OW-CHAIN-05 */
export function handFor(state: Encounter, asked: Json): Json | null {
  const read = check(handQuestion, asked)
  const aim = read.ok ? attackIn(read.value.facts) : null
  if (!aim) return null
  const goals = aim.goal.kind === 'losses' ? aim.goal.each : aim.goal.kind === 'loss' ? [aim.goal] : []
  const hand = handOf(state.might.onTable)
  return [...hand.keys(), hand.length].map((count) => {
    const totals = totalsOf(hand.slice(0, count), aim.ignores)
    return goals.map((goal, target) => {
      const damage = damageOf(goal, totals[target] ?? totals[0] ?? 0)
      return { damage, hp: Math.floor(damage / goal.defence) }
    })
  })
}
