import type { Goal } from './goal'
import { worthOf } from './goal'
import type { CardGroup, Redraw, GroupState } from './group'
import { lastTokenFor } from './last'
import type { Odds } from './odds'
import { drawerOf } from './sample'

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
  /** Uses tokens until no more are left than are foreseen, or none is worth using; lots decide what is drawn. */
  playOn(at: readonly number[], tokens: number, foreseen: number, lots: readonly number[]): Later
}

/** A hand after some redraws, and the tokens that may still be used on it. */
export interface Later {
  readonly at: readonly number[]
  readonly tokens: number
  readonly spent: number
}

export interface Outcomes {
  pMiss: number
  readonly hit: number[]
}

/** A token is worth something elsewhere: it is only used when that raises the worth by more than rounding can. */
const LEAST_GAIN = 1e-9

/** The best use of redraw tokens for a goal, by looking at every card and every outcome. */
export function policyFor(groups: readonly CardGroup[], goal: Goal): Policy {
  const asItIs = (blanks: number, total: number): number => (blanks < 2 ? worthOf(goal, total) : 0)
  const last = lastTokenFor(groups, asItIs)
  const top = goal.kind === 'hit' || goal.kind === 'hp' || goal.kind === 'check' ? 1 : Infinity

  const stateAt = (group: number, id: number): GroupState => (groups[group] as CardGroup).states[id] as GroupState

  function blanksIn(at: readonly number[]): number {
    let blanks = 0
    for (let group = 0; group < at.length; group++) blanks += stateAt(group, at[group] as number).blanks
    return blanks
  }

  function totalOf(at: readonly number[]): number {
    let total = 0
    for (let group = 0; group < at.length; group++) total += stateAt(group, at[group] as number).total
    return total
  }

  function worth(at: readonly number[], tokens: number): number {
    const [blanks, total] = [blanksIn(at), totalOf(at)]
    let most = asItIs(blanks, total)
    if (tokens === 0 || most >= top || isLost(blanks, tokens)) return most
    for (let group = 0; group < at.length; group++) {
      const id = at[group] as number
      if (tokens === 1) most = Math.max(most, last(group, id, blanks, total).worth)
      else
        for (const redraw of redrawsOf(group, id, tokens)) most = Math.max(most, after({ group, redraw }, at, tokens))
    }
    return most
  }

  const redrawsOf = (group: number, id: number, tokens: number): readonly Redraw[] =>
    (groups[group] as CardGroup).redraws(id, tokens)

  function after({ group, redraw }: Move, at: readonly number[], tokens: number): number {
    let mean = 0
    for (const { id, chance } of redraw.to) mean += chance * worth(at.with(group, id), tokens - 1)
    return mean
  }

  function best(at: readonly number[], tokens: number): Move | null {
    const [blanks, total] = [blanksIn(at), totalOf(at)]
    let [most, move]: [number, Move | null] = [asItIs(blanks, total) + LEAST_GAIN, null]
    if (tokens === 0 || most >= top || isLost(blanks, tokens)) return null
    const consider = (group: number, redraw: Redraw, gain: number): void => {
      if (gain > most) [most, move] = [gain, { group, redraw }]
    }
    for (let group = 0; group < at.length; group++) {
      const id = at[group] as number
      const single = tokens === 1 ? last(group, id, blanks, total) : null
      if (single?.redraw) consider(group, single.redraw, single.worth)
      if (!single)
        for (const redraw of redrawsOf(group, id, tokens)) consider(group, redraw, after({ group, redraw }, at, tokens))
    }
    return move
  }

  function follow(at: readonly number[], tokens: number, chance: number, into: Outcomes): number {
    const move = best(at, tokens)
    if (!move) {
      settle(blanksIn(at), totalOf(at), chance, into)
      return 0
    }
    const { group, redraw } = move
    if (tokens === 1) {
      const old = stateAt(group, at[group] as number)
      const [blanks, total] = [blanksIn(at) - old.blanks, totalOf(at) - old.total]
      for (const { id, chance: likely } of redraw.to) {
        const now = stateAt(group, id)
        settle(blanks + now.blanks, total + now.total, chance * likely, into)
      }
      return chance
    }
    let used = chance
    for (const { id, chance: likely } of redraw.to)
      used += follow(at.with(group, id), tokens - 1, chance * likely, into)
    return used
  }

  function playOn(at: readonly number[], tokens: number, foreseen: number, lots: readonly number[]): Later {
    let hand = at
    for (let spent = 0; spent < tokens - foreseen; spent++) {
      const left = tokens - spent
      const move = best(hand, foreseen) ?? rescue(hand, left)
      if (!move) return { at: hand, tokens: 0, spent }
      hand = hand.with(move.group, drawerOf(move.redraw.to)(lots[spent] as number))
    }
    return { at: hand, tokens: foreseen, spent: tokens - foreseen }
  }

  /** So many blanks that those foreseen cannot make up for them, but all tokens can: the likeliest blank to go goes. */
  function rescue(at: readonly number[], tokens: number): Move | null {
    const blanks = blanksIn(at)
    if (blanks < 2 || isLost(blanks, tokens)) return null
    let [fewest, move]: [number, Move | null] = [Infinity, null]
    at.forEach((id, group) => {
      const before = stateAt(group, id).blanks
      for (const redraw of redrawsOf(group, id, tokens)) {
        const blanksAfter = redraw.to.reduce((sum, one) => sum + one.chance * stateAt(group, one.id).blanks, 0) - before
        if (blanksAfter < fewest) [fewest, move] = [blanksAfter, { group, redraw }]
      }
    })
    return fewest < 0 ? move : null
  }

  return { worth, best, follow, playOn }
}

/** More original blanks than all the tokens could make up for. */
const isLost = (blanks: number, tokens: number): boolean => blanks >= 2 + tokens

function settle(blanks: number, total: number, chance: number, into: Outcomes): void {
  if (blanks >= 2) into.pMiss += chance
  else into.hit[total] = (into.hit[total] ?? 0) + chance
}

export function oddsFrom({ pMiss, hit }: Outcomes): Odds {
  const list = Float64Array.from({ length: Math.max(1, hit.length) }, (_, t) => hit[t] ?? 0)
  return { pMiss, pHit: list.reduce((sum, p) => sum + p, 0), hit: list }
}
