import type { ChanceDraw } from '../draws'

/** RF-ENE-07: whom an action hits. */
export const POLICIES = ['random', 'lowest', 'highest', 'lastAttacker', 'all', 'turns'] as const
export type TargetPolicy = (typeof POLICIES)[number]

export interface TargetCandidate {
  readonly id: string
  /** Null where nobody here knows it. */
  readonly life: number | null
}

export interface TargetFacts {
  readonly policy: TargetPolicy
  readonly count: number
  /** RF-ENE-08: whether life is known; where it is not, policies that look at it choose at random. */
  readonly dials: boolean
  readonly last: string | null
  /** The seat from which `turns` goes on. */
  readonly next: number
}

export interface Targets {
  readonly targets: readonly string[]
  readonly next: number
}

/** The characters an action hits, pick by pick, from candidates in the order of their seats. */
export function chooseTargets(candidates: readonly TargetCandidate[], facts: TargetFacts, draw: ChanceDraw): Targets {
  const { policy, next } = facts
  const count = policy === 'all' ? candidates.length : Math.min(facts.count, candidates.length)
  if (policy === 'turns') return inTurn(candidates, count, next)
  const left = [...candidates]
  const targets: string[] = []
  // RF-D-06: when everybody is hit, nothing is left to chance.
  const pick = count === candidates.length ? () => 0 : draw
  while (targets.length < count) {
    const best = bestOf(left, facts)
    const chosen = best.length === 1 ? best[0] : best[pick(best.length)]
    if (!chosen) throw new Error('a draw beyond the candidates')
    targets.push(chosen.id)
    left.splice(left.indexOf(chosen), 1)
  }
  return { targets, next }
}

function inTurn(candidates: readonly TargetCandidate[], count: number, next: number): Targets {
  const seats = candidates.length
  const targets = candidates.slice(next).concat(candidates.slice(0, next)).slice(0, count)
  return { targets: targets.map(({ id }) => id), next: seats === 0 ? next : (next + count) % seats }
}

/** Those of whom one is picked next. */
function bestOf(left: readonly TargetCandidate[], { policy, dials, last }: TargetFacts): readonly TargetCandidate[] {
  const attacker = left.filter(({ id }) => id === last)
  if (policy === 'lastAttacker' && attacker.length > 0) return attacker
  if (!dials || (policy !== 'lowest' && policy !== 'highest')) return left
  const lives = left.flatMap(({ life }) => (life === null ? [] : [life]))
  if (lives.length < left.length) return left
  const wanted = policy === 'lowest' ? Math.min(...lives) : Math.max(...lives)
  return left.filter(({ life }) => life === wanted)
}
