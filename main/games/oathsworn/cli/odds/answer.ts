import {
  bestEmpowering,
  bestRedraw,
  bestWhite,
  expectedDamage,
  expectedDamageOnHit,
  hpOdds,
  oddsAsItLies,
  oddsWith,
  redrawGains,
  redrawPlans,
  successCounts,
  successOdds,
  whiteRows,
  worthOfOdds,
  type Goal,
  type Odds
} from '../../../../../engine/games/oathsworn/odds'
import { WrongUse } from '../../../../cli/kit/wrongUse'
import type { OddsQuery } from './query'
import { drawOf, goalOf, ignoresOf, tableOf } from './read'

/** The answer to one question about MIGHT: of a draw to come, or of a hand on the table. */
export const answerOdds = (query: OddsQuery): object => (query.hand ? ofHand(query) : ofDraw(query))

function ofDraw(query: OddsQuery): object {
  const draw = drawOf(query)
  return { ...told(oddsWith(draw, ignoresOf(query)), query), ...advice(query) }
}

function told(odds: Odds, { defense, bonus = 0, check }: OddsQuery): object {
  return {
    pMiss: odds.pMiss,
    pHit: odds.pHit,
    expectedDamage: expectedDamage(odds, bonus),
    expectedDamageOnHit: expectedDamageOnHit(odds, bonus),
    damage: byNumber(odds.hit, bonus),
    ...(defense === undefined ? {} : { hp: byNumber(hpOdds(odds, defense, bonus)) }),
    ...(check
      ? {
          success: successOdds(odds, check.difficulty, check.modifier),
          successes: byNumber(successCounts(odds, check.difficulty, check.modifier))
        }
      : {})
  }
}

/** What cannot happen is not listed. */
function byNumber(chances: Float64Array, from = 0): { readonly [number: string]: number } {
  const listed: Record<string, number> = {}
  for (let at = 0; at < chances.length; at++) if (chances[at] !== 0) listed[at + from] = chances[at] as number
  return listed
}

function advice(query: OddsQuery): object {
  const { redraws, whiteUpTo, empowered, side, ignore } = query
  if (redraws === undefined && whiteUpTo === undefined && empowered === undefined) return {}
  if (side === 'enemy') throw new WrongUse('redraws, whiteUpTo and empowered are for the Oathsworn side')
  if (ignore)
    throw new WrongUse('ignore: cannot be joined with redraws, whiteUpTo or empowered; ask about a hand instead')
  const goal = goalOf(query)
  return {
    ...(whiteUpTo === undefined ? {} : whiteAdvice(query, goal, whiteUpTo)),
    ...(empowered === undefined ? {} : empowerAdvice(query, goal, empowered)),
    ...(redraws === undefined ? {} : { redraws: redrawAdvice(query, goal, redraws) })
  }
}

function whiteAdvice(query: OddsQuery, goal: Goal, most: number): object {
  const rows = whiteRows(drawOf(query), goal, most)
  return {
    white: rows.map(({ white, odds, worth }) => ({ white, worth, pMiss: odds.pMiss, ...mean(odds, query) })),
    bestWhite: bestWhite(rows)?.white ?? null
  }
}

function empowerAdvice(query: OddsQuery, goal: Goal, most: number): object {
  const { cards, steps, odds, worth } = bestEmpowering(drawOf(query), most, goal)
  return { bestEmpowered: { draw: cards, steps, worth, pMiss: odds.pMiss, ...mean(odds, query) } }
}

const redrawAdvice = (query: OddsQuery, goal: Goal, most: number): object[] =>
  redrawPlans(drawOf(query), goal, most).map(({ tokens, odds, worth, spent }) => ({
    tokens,
    worth,
    spent,
    ...told(odds, query)
  }))

const mean = (odds: Odds, { bonus = 0 }: OddsQuery): object => ({ expectedDamage: expectedDamage(odds, bonus) })

function ofHand(query: OddsQuery): object {
  if (query.side === 'enemy') throw new WrongUse('hand: redraws are for the Oathsworn side')
  const [table, goal, ignores] = [tableOf(query), goalOf(query), ignoresOf(query)]
  const now = oddsAsItLies(table, ignores)
  return {
    now: { worth: worthOfOdds(now, goal), ...told(now, query) },
    redrawn: redrawGains(table, goal, ignores).map(({ odds, gain }, place) => ({ place, gain, ...told(odds, query) })),
    ...(ignores.length > 0 ? {} : { best: bestRedraw(table, goal, query.redraws ?? 1) })
  }
}
