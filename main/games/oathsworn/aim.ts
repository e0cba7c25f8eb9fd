// What a draw is for, as the engine says it beside the question, and what its odds are told as.
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, flag, integer, json, list, preset, shape, text, type Infer } from '../../../engine/schema'
import { chainOf, type Ignore } from '../../../engine/games/oathsworn/ignoring'
import {
  breaksExpected,
  lossOdds,
  oddsAgainst,
  successOdds,
  worthOfOdds,
  type Goal,
  type LossGoal,
  type Odds
} from '../../../engine/games/oathsworn/odds'

export interface AimedDraw {
  readonly of: 'attack' | 'check'
  /** Whom it is against, the one that is aimed at first; nobody in a check. */
  readonly targets: readonly string[]
  readonly goal: Goal
  /** What is ignored of the cards, one effect after another. */
  readonly ignores: readonly Ignore[]
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
  tokens: json(),
  drawn: json(),
  byNumber: json()
}
const targetFacts = shape(
  { figure: text(), defence: integer({ min: 1 }), bonus: integer() },
  { breaks: integer({ min: 1 }), left: integer({ min: 0 }), friend: preset(flag(), false) }
)
const attackFacts = shape(
  { targets: list(targetFacts, { min: 1 }) },
  {
    ...other,
    chain: preset(flag(), false),
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

export const aimOf = ({ data }: Prompt): AimedDraw | null => attackIn(data) ?? checkIn(data)

export function attackIn(data: Json | undefined): AimedDraw | null {
  const read = check(attackFacts, data)
  if (!read.ok) return null
  const { targets, redraws = 0, empower = 0 } = read.value
  const each = targets.map((target) => lossOf(target, read.value))
  const [only] = each
  return {
    of: 'attack',
    targets: targets.map(({ figure }) => figure),
    goal: only && each.length === 1 ? only : { kind: 'losses', each },
    ignores: ignoresOf(read.value),
    redraws,
    empower
  }
}

function lossOf(target: Infer<typeof targetFacts>, attack: Infer<typeof attackFacts>): LossGoal {
  const { times = 1, damage = 0, least = 0 } = attack
  const { defence, bonus, breaks, left, friend = false } = target
  return {
    kind: 'loss',
    defence,
    times,
    damage,
    least,
    bonus: bonus - damage,
    ...(left === undefined ? {} : { left }),
    ...(breaks === undefined ? {} : { breaks }),
    ...(friend ? { friend } : {})
  }
}

/** In the order they are applied. OW-ATK-12, OW-CHAIN-05 */
function ignoresOf({ ignoreHighest = 0, ignoreLowest = 0, chain, targets }: Infer<typeof attackFacts>): Ignore[] {
  const ignores: Ignore[] = []
  if (ignoreHighest > 0) ignores.push({ which: 'highest', count: ignoreHighest })
  if (ignoreLowest > 0) ignores.push({ which: 'lowest', count: ignoreLowest })
  if (chain && targets.length > 1) ignores.push(chainOf(targets.length))
  return ignores
}

function checkIn(data: Json | undefined): AimedDraw | null {
  const read = check(checkFacts, data)
  if (!read.ok) return null
  const { difficulty, bonus = 0, redraws = 0 } = read.value
  const goal: Goal = { kind: 'check', difficulty, modifier: bonus }
  return { of: 'check', targets: [], goal, ignores: [], redraws, empower: 0 }
}

/**
 * The chance to miss, what may be lost with which chance, what is to be expected, and the chance to break; of several
 * targets all enemies together, how many of them fall or break on average, what friends lose, and each by itself.
 */
export function worthTold(odds: Odds, { goal, targets }: AimedDraw): { readonly [fact: string]: Json } {
  const expected = worthOfOdds(odds, goal)
  if (goal.kind !== 'loss' && goal.kind !== 'losses') {
    const passed = goal.kind === 'check' ? successOdds(odds, goal.difficulty, goal.modifier) : expected
    return { miss: odds.pMiss, hp: [1 - passed, passed], expected: passed }
  }
  const told = { miss: odds.pMiss, hp: lossOdds(odds, goal), ...breaksTold(odds, goal) }
  if (goal.kind === 'loss') return { ...told, expected }
  const each = goal.each.map((one, n) => ofTarget(oddsAgainst(odds, n), one, targets[n]))
  const lostBy = (friends: boolean): number =>
    each.reduce((sum, one) => sum + (one.friend === friends ? one.expected : 0), 0)
  return { ...told, expected: lostBy(false), friends: lostBy(true), each }
}

const ofTarget = (odds: Odds, { friend = false, ...goal }: LossGoal, figure = '') => ({
  figure,
  friend,
  expected: worthOfOdds(odds, goal),
  ...breaksTold(odds, goal)
})

function breaksTold(odds: Odds, goal: Goal): { readonly breaks?: number } {
  const breaks = breaksExpected(odds, goal)
  return breaks === null ? {} : { breaks }
}
