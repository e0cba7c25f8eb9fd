// What a draw is for, as the engine says it beside the question, and what its odds are told as.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, integer, json, list, preset, shape, text } from '../../../engine/schema'
import type { Ignore } from '../../../engine/games/oathsworn/ignoring'
import {
  breakChance,
  lossOdds,
  successOdds,
  worthOfOdds,
  type Goal,
  type Odds
} from '../../../engine/games/oathsworn/odds'

export interface Aim {
  readonly of: 'attack' | 'check'
  /** Whom it is against; where there are several, the one that is aimed at. */
  readonly target: string | null
  readonly goal: Goal
  readonly ignore: Ignore | null
  /** Redraws that cost no token. */
  readonly redraws: number
  /** Steps the attack empowers by itself. OW-EMP-01 */
  readonly empower: number
}

const some = preset(integer({ min: 0 }), 0)
/** What else may stand beside a question and says nothing of its odds. */
const other = {
  chosen: json(),
  steps: json(),
  check: json(),
  freeRedraws: json(),
  tokens: json()
}
const attackFacts = shape(
  {
    targets: list(
      shape(
        { figure: text(), defence: integer({ min: 1 }), bonus: integer() },
        { breaks: integer({ min: 1 }), left: integer({ min: 0 }) }
      ),
      { min: 1 }
    )
  },
  {
    ...other,
    ignoreHighest: some,
    ignoreLowest: some,
    redraws: some,
    empower: preset(integer(), 0),
    times: preset(integer({ min: 0 }), 1),
    damage: preset(integer(), 0),
    least: preset(integer(), 0)
  }
)
const checkFacts = shape({ difficulty: integer({ min: 1 }) }, { ...other, bonus: preset(integer(), 0), redraws: some })

export const aimOf = ({ data }: Prompt): Aim | null => attackIn(data) ?? checkIn(data)

function attackIn(data: Json | undefined): Aim | null {
  const read = check(attackFacts, data)
  const [target] = read.ok ? read.value.targets : []
  if (!read.ok || !target) return null
  const { ignoreHighest = 0, ignoreLowest = 0, redraws = 0, empower = 0, times = 1, damage = 0, least = 0 } = read.value
  const { figure, defence, bonus, breaks, left } = target
  return {
    of: 'attack',
    target: figure,
    goal: {
      kind: 'loss',
      defence,
      times,
      damage,
      least,
      bonus: bonus - damage,
      ...(left === undefined ? {} : { left }),
      ...(breaks === undefined ? {} : { breaks })
    },
    ignore: ignored(ignoreHighest, ignoreLowest),
    redraws,
    empower
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
  return { of: 'check', target: null, goal, ignore: null, redraws, empower: 0 }
}

/** The chance to miss, what may be lost with which chance, what is to be expected, and the chance to break. */
export function worthTold(odds: Odds, { goal }: Aim): { readonly [fact: string]: Json } {
  const expected = worthOfOdds(odds, goal)
  if (goal.kind !== 'loss') {
    const passed = goal.kind === 'check' ? successOdds(odds, goal.difficulty, goal.modifier) : expected
    return { miss: odds.pMiss, hp: [1 - passed, passed], expected: passed }
  }
  const breaks = breakChance(odds, goal)
  return { miss: odds.pMiss, hp: lossOdds(odds, goal), expected, ...(breaks === null ? {} : { breaks }) }
}
