import type { Ignore } from '../ignoring'
import { ignoredPlaces } from '../ignoring'
import { faceValue, isBlank, isExtra, type Side } from '../might'
import type { Hand } from './bag'
import type { Odds } from './odds'

/**
 * What an effect that ignores cards must know of some of them: how many original blanks (2 stands for more), which
 * values it would take first, in order, and what the others sum up to. Protection never reaches across colours
 * (OW-CRIT-05), so the effect on two groups together takes the first of both lists.
 */
export interface Gist {
  readonly blanks: number
  readonly rest: number
  readonly first: readonly number[]
}

export type Gists = ReadonlyMap<string, { readonly gist: Gist; readonly chance: number }>

export const NO_IGNORE: Ignore = { which: 'highest', count: 0 }

type Tell = (hand: Hand, left: unknown, chance: number) => void

/** The gists of all hands that something tells of. */
export function gistsOf(eachHand: (tell: Tell) => void, side: Side, ignore: Ignore): Gists {
  const list: [Gist, number][] = []
  eachHand((hand, _, chance) => list.push([gistOf(hand, side, ignore), chance]))
  return collected(list)
}

function gistOf(hand: Hand, side: Side, ignore: Ignore): Gist {
  const values = hand.map(({ face }) => faceValue(face))
  const first = ignoredPlaces(hand, ignore).map((place) => values[place] as number)
  const blanks = side === 'enemy' ? 0 : hand.filter((card) => isBlank(card.face) && !isExtra(card)).length
  return { blanks: Math.min(2, blanks), rest: sum(values) - sum(first), first }
}

/** The odds of independent groups taken together, the effect applied to all of them at once. */
export function oddsOfGists(groups: readonly Gists[], ignore: Ignore): Odds {
  let all: Gists = collected([[{ blanks: 0, rest: 0, first: [] }, 1]])
  for (const group of groups) all = merged(all, group, ignore)
  return settled(all)
}

function merged(a: Gists, b: Gists, ignore: Ignore): Gists {
  const list: [Gist, number][] = []
  for (const one of a.values())
    for (const other of b.values()) list.push([both(one.gist, other.gist, ignore), one.chance * other.chance])
  return collected(list)
}

function both(a: Gist, b: Gist, { which, count }: Ignore): Gist {
  const all = [...a.first, ...b.first].sort(which === 'highest' ? (x, y) => y - x : (x, y) => x - y)
  return {
    blanks: Math.min(2, a.blanks + b.blanks),
    rest: a.rest + b.rest + sum(all.slice(count)),
    first: all.slice(0, count)
  }
}

function collected(list: readonly (readonly [Gist, number])[]): Gists {
  const gists = new Map<string, { gist: Gist; chance: number }>()
  for (const [gist, chance] of list) {
    const key = `${gist.blanks} ${gist.rest} ${gist.first.join()}`
    const known = gists.get(key)
    if (known) known.chance += chance
    else gists.set(key, { gist, chance })
  }
  return gists
}

function settled(all: Gists): Odds {
  const hits = [...all.values()].filter(({ gist }) => gist.blanks < 2)
  const hit = new Float64Array(Math.max(0, ...hits.map(({ gist }) => gist.rest)) + 1)
  for (const { gist, chance } of hits) hit[gist.rest] = (hit[gist.rest] as number) + chance
  let pMiss = 0
  for (const { gist, chance } of all.values()) if (gist.blanks >= 2) pMiss += chance
  return { pMiss, pHit: sum(hit), hit }
}

function sum(list: Iterable<number>): number {
  let total = 0
  for (const value of list) total += value
  return total
}
