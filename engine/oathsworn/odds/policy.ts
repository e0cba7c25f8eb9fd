import type { Goal } from './goal'
import { worthOf } from './goal'
import type { Group, Redraw, State } from './group'
import type { Odds } from './odds'

/** What to do with the hand on the table: draw one card of one group anew, or leave it (null). */
export interface Move {
  readonly group: number
  readonly redraw: Redraw
}

export interface Policy {
  /** What the hand is worth with so many tokens, used as well as can be. */
  worth(at: readonly number[], tokens: number): number
  best(at: readonly number[], tokens: number): Move | null
  /** Follows the best moves and adds what they come to. Returns the tokens used on average. */
  follow(at: readonly number[], tokens: number, chance: number, into: Outcomes): number
}

export interface Outcomes {
  pMiss: number
  readonly hit: number[]
}

/** A token is worth something elsewhere: it is only used when that raises the worth by more than rounding can. */
const LEAST_GAIN = 1e-9

/**
 * The best use of redraw tokens for a goal, by looking at every card and every outcome. With one token left all a group's
 * best redraw depends on, besides its own state, is how many blanks and what total the whole hand shows: so that is worked
 * out once per state and looked up, which makes the search over the hands of several colours a search over tables.
 */
export function policyFor(groups: readonly Group[], goal: Goal): Policy {
  const lastGains = groups.map(() => new Map<number, Map<number, number>>())
  const top = goal.kind === 'hit' || goal.kind === 'hp' || goal.kind === 'check' ? 1 : Infinity

  const stateAt = (group: number, id: number): State => (groups[group] as Group).states[id] as State

  const shown = (at: readonly number[]): readonly [number, number] => {
    let [blanks, total] = [0, 0]
    for (let group = 0; group < at.length; group++) {
      const state = stateAt(group, at[group] as number)
      blanks += state.blanks
      total += state.total
    }
    return [blanks, total]
  }

  const asItIs = (blanks: number, total: number): number => (blanks < 2 ? worthOf(goal, total) : 0)

  function worth(at: readonly number[], tokens: number): number {
    const [blanks, total] = shown(at)
    let most = asItIs(blanks, total)
    if (tokens === 0 || most >= top || blanks >= 2 + tokens) return most
    for (let group = 0; group < at.length; group++)
      most = Math.max(most, tokens === 1 ? lastGain(group, at, blanks, total) : laterGain(group, at, tokens))
    return most
  }

  function lastGain(group: number, at: readonly number[], blanks: number, total: number): number {
    const id = at[group] as number
    const table = tableOf(lastGains[group] as Map<number, Map<number, number>>, id)
    const key = total * 4 + blanks
    const there = table.get(key)
    if (there !== undefined) return there
    const most = Math.max(0, ...movesOf(group, id, 1).map((redraw) => lastWorth(group, id, redraw, blanks, total)))
    table.set(key, most)
    return most
  }

  function lastWorth(group: number, id: number, redraw: Redraw, blanks: number, total: number): number {
    const old = stateAt(group, id)
    let mean = 0
    for (const { id: to, chance } of redraw.to) {
      const now = stateAt(group, to)
      mean += chance * asItIs(blanks - old.blanks + now.blanks, total - old.total + now.total)
    }
    return mean
  }

  const laterGain = (group: number, at: readonly number[], tokens: number): number =>
    Math.max(
      0,
      ...movesOf(group, at[group] as number, tokens).map((redraw) => afterMove({ group, redraw }, at, tokens))
    )

  function afterMove({ group, redraw }: Move, at: readonly number[], tokens: number): number {
    let mean = 0
    for (const { id, chance } of redraw.to) mean += chance * worth(at.with(group, id), tokens - 1)
    return mean
  }

  const movesOf = (group: number, id: number, tokens: number): readonly Redraw[] =>
    (groups[group] as Group).redraws(id, tokens)

  function best(at: readonly number[], tokens: number): Move | null {
    const [blanks, total] = shown(at)
    let [most, move]: [number, Move | null] = [asItIs(blanks, total) + LEAST_GAIN, null]
    if (tokens === 0 || most >= top || blanks >= 2 + tokens) return null
    for (let group = 0; group < at.length; group++) {
      if (tokens === 1 && lastGain(group, at, blanks, total) <= most) continue
      for (const redraw of movesOf(group, at[group] as number, tokens)) {
        const gain = afterMove({ group, redraw }, at, tokens)
        if (gain > most) [most, move] = [gain, { group, redraw }]
      }
    }
    return move
  }

  function follow(at: readonly number[], tokens: number, chance: number, into: Outcomes): number {
    const move = best(at, tokens)
    if (!move) {
      const [blanks, total] = shown(at)
      if (blanks >= 2) into.pMiss += chance
      else into.hit[total] = (into.hit[total] ?? 0) + chance
      return 0
    }
    let used = chance
    for (const { id, chance: likely } of move.redraw.to)
      used += follow(at.with(move.group, id), tokens - 1, chance * likely, into)
    return used
  }

  return { worth, best, follow }
}

function tableOf<K, V>(tables: Map<K, Map<number, V>>, key: K): Map<number, V> {
  const table = tables.get(key) ?? new Map<number, V>()
  tables.set(key, table)
  return table
}

export function oddsFrom({ pMiss, hit }: Outcomes): Odds {
  const list = Float64Array.from({ length: Math.max(1, hit.length) }, (_, t) => hit[t] ?? 0)
  return { pMiss, pHit: list.reduce((sum, p) => sum + p, 0), hit: list }
}
