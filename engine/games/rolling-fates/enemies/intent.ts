import type { ChanceDraw } from '../draws'

/** RF-ENE-07: how an enemy chooses its next act: the first case that holds, else its cycle or its weights. */
export interface Script {
  readonly when: readonly { readonly if: ScriptIf; readonly act: string }[]
  readonly cycle: readonly string[] | null
  readonly weights: readonly (readonly [act: string, weight: number])[] | null
}

export type ScriptIf =
  { readonly round: number } | { readonly every: number } | { readonly life: number } | { readonly alone: true }

export interface IntentFacts {
  readonly life: number
  readonly max: number
  readonly round: number
  /** How many other enemies live. */
  readonly others: number
  /** The place in the cycle. */
  readonly at: number
}

/** RF-D-05: the act an enemy plans, and its place in the cycle afterwards. */
export function intent(
  script: Script,
  facts: IntentFacts,
  draw: ChanceDraw
): { readonly act: string; readonly at: number } {
  const forced = script.when.find((one) => holds(one.if, facts))
  if (forced) return { act: forced.act, at: facts.at }
  const { cycle } = script
  if (cycle) return { act: cycle[facts.at % cycle.length] ?? '', at: facts.at + 1 }
  return { act: weighted(script.weights ?? [], draw), at: facts.at }
}

function holds(condition: ScriptIf, { life, max, round, others }: IntentFacts): boolean {
  if ('round' in condition) return round === condition.round
  if ('every' in condition) return round % condition.every === 0
  if ('life' in condition) return life * 100 <= max * condition.life
  return others === 0
}

function weighted(weights: readonly (readonly [string, number])[], draw: ChanceDraw): string {
  let left = draw(weights.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [act, weight] of weights) if ((left -= weight) < 0) return act
  throw new Error('a draw beyond the sum of the weights')
}
