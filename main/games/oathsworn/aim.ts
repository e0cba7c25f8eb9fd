// What a draw is for, as the engine says it beside the question, and what its odds are told as.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, json, list, preset, shape, text } from '../../../engine/kernel/schema'
import type { Ignore } from '../../../engine/oathsworn/ignoring'
import { hpOdds, successOdds, worthOfOdds, type Goal, type Odds } from '../../../engine/oathsworn/odds'

export interface Aim {
  readonly of: 'attack' | 'check'
  /** Whom it is against; where there are several, the one that is aimed at. */
  readonly target: string | null
  readonly goal: Goal
  readonly ignore: Ignore | null
  /** Redraws that cost no token. */
  readonly redraws: number
  /** So many HP end a minion or break the location. */
  readonly breaks: number | null
}

const some = preset(integer({ min: 0 }), 0)
/** What else may stand beside a question and says nothing of its odds. */
const other = {
  chosen: json(),
  times: json(),
  least: json(),
  empower: json(),
  check: json(),
  freeRedraws: json(),
  tokens: json()
}
const attackFacts = shape(
  {
    targets: list(
      shape({ figure: text(), defence: integer({ min: 1 }), bonus: integer() }, { breaks: integer({ min: 1 }) }),
      { min: 1 }
    )
  },
  { ...other, ignoreHighest: some, ignoreLowest: some, redraws: some }
)
const checkFacts = shape({ difficulty: integer({ min: 1 }) }, { ...other, bonus: preset(integer(), 0), redraws: some })

export const aimOf = ({ data }: Prompt): Aim | null => attackIn(data) ?? checkIn(data)

function attackIn(data: Json | undefined): Aim | null {
  const read = check(attackFacts, data)
  const [target] = read.ok ? read.value.targets : []
  if (!read.ok || !target) return null
  const { ignoreHighest = 0, ignoreLowest = 0, redraws = 0 } = read.value
  return {
    of: 'attack',
    target: target.figure,
    // Each full DEFENSE is a success: what is expected of them are HP.
    goal: { kind: 'successes', difficulty: target.defence, modifier: target.bonus },
    ignore: ignored(ignoreHighest, ignoreLowest),
    redraws,
    breaks: target.breaks ?? null
  }
}

function ignored(highest: number, lowest: number): Ignore | null {
  if (highest > 0) return { which: 'highest', count: highest }
  return lowest > 0 ? { which: 'lowest', count: lowest } : null
}

function checkIn(data: Json | undefined): Aim | null {
  const read = check(checkFacts, data)
  if (!read.ok) return null
  const { difficulty, bonus = 0, redraws = 0 } = read.value
  const goal: Goal = { kind: 'check', difficulty, modifier: bonus }
  return { of: 'check', target: null, goal, ignore: null, redraws, breaks: null }
}

/** The chance to miss, what may be lost with which chance, what is to be expected, and the chance to break. */
export function worthTold(odds: Odds, { goal, breaks }: Aim): { readonly [fact: string]: Json } {
  const expected = worthOfOdds(odds, goal)
  if (goal.kind !== 'successes') {
    const passed = goal.kind === 'check' ? successOdds(odds, goal.difficulty, goal.modifier) : expected
    return { miss: odds.pMiss, hp: [1 - passed, passed], expected: passed }
  }
  const hp = [...hpOdds(odds, goal.difficulty, goal.modifier)]
  const broken = breaks === null ? {} : { breaks: hp.slice(breaks).reduce((sum, chance) => sum + chance, 0) }
  return { miss: odds.pMiss, hp, expected, ...broken }
}
