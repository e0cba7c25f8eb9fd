import type { Ignore } from '../ignoring'
import { faceValue, isBlank, isExtra, type Side } from '../might'
import type { DrawnHand } from './bag'
import type { Odds } from './odds'
import { keyOf, picksOf, picksTogether, takenBy, type Picks } from './picks'

/** Hands of which effects that ignore cards take the same, with one original blank or none. */
interface Gist {
  readonly blanks: number
  readonly picks: Picks
  /** `sums[t]` is the chance of a total of t before anything is ignored. */
  readonly sums: Float64Array
}

/** All hands of some cards. With two blanks or more it no longer matters what else is drawn. OW-ATK-14 */
export interface Gists {
  readonly pMiss: number
  readonly gists: readonly Gist[]
}

type Tell = (hand: DrawnHand, left: unknown, chance: number) => void

/** The gists of all hands that something tells of. */
export function gistsOf(eachHand: (tell: Tell) => void, side: Side, ignores: readonly Ignore[]): Gists {
  const gathered = new Gathered()
  eachHand((hand, _, chance) => {
    const blanks = side === 'enemy' ? 0 : hand.filter((card) => isBlank(card.face) && !isExtra(card)).length
    if (blanks >= 2) gathered.missed(chance)
    else gathered.add(blanks, picksOf(hand, ignores), totalling(totalOf(hand), chance))
  })
  return gathered.all()
}

const totalOf = (hand: DrawnHand): number => hand.reduce((total, { face }) => total + faceValue(face), 0)

function totalling(total: number, chance: number): Float64Array {
  const sums = new Float64Array(total + 1)
  sums[total] = chance
  return sums
}

/** The odds of independent groups taken together, the effects applied to all of them at once. */
export function oddsOfGists(groups: readonly Gists[], ignores: readonly Ignore[]): Odds {
  const nothing: Gists = { pMiss: 0, gists: [{ blanks: 0, picks: picksOf([], ignores), sums: totalling(0, 1) }] }
  return settled(
    groups.reduce((all, group) => merged(all, group, ignores), nothing),
    ignores
  )
}

function merged(a: Gists, b: Gists, ignores: readonly Ignore[]): Gists {
  const gathered = new Gathered()
  gathered.missed(a.pMiss + b.pMiss - a.pMiss * b.pMiss)
  for (const one of a.gists)
    for (const other of b.gists) {
      const blanks = one.blanks + other.blanks
      if (blanks >= 2) gathered.missed(sum(one.sums) * sum(other.sums))
      else gathered.add(blanks, picksTogether(one.picks, other.picks, ignores), added(one.sums, other.sums))
    }
  return gathered.all()
}

/** The chances of the sum of two independent totals. */
function added(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Float64Array(a.length + b.length - 1)
  for (let t = 0; t < a.length; t++) {
    const chance = a[t] as number
    if (chance > 0) for (let u = 0; u < b.length; u++) both[t + u] = (both[t + u] as number) + chance * (b[u] as number)
  }
  return both
}

class Gathered {
  #pMiss = 0
  readonly #gists = new Map<string, Gist>()

  missed(chance: number): void {
    this.#pMiss += chance
  }

  add(blanks: number, picks: Picks, sums: Float64Array): void {
    const key = `${blanks} ${keyOf(picks)}`
    const known = this.#gists.get(key)?.sums
    if (!known) this.#gists.set(key, { blanks, picks, sums })
    else if (known.length >= sums.length) addTo(known, sums)
    else this.#gists.set(key, { blanks, picks, sums: addTo(sums, known) })
  }

  all(): Gists {
    return { pMiss: this.#pMiss, gists: [...this.#gists.values()] }
  }
}

function addTo(sums: Float64Array, more: Float64Array): Float64Array {
  for (let t = 0; t < more.length; t++) sums[t] = (sums[t] as number) + (more[t] as number)
  return sums
}

/** By what is left; in a chain an entry for each way it falls out for all of its targets. */
function settled({ pMiss, gists }: Gists, ignores: readonly Ignore[]): Odds {
  const isChain = ignores.at(-1)?.byTarget === true
  const ways = new Map<string, { readonly totals: readonly number[]; chance: number }>()
  for (const { picks, sums } of gists) {
    const taken = takenBy(picks, ignores)
    sums.forEach((chance, total) => {
      if (chance === 0) return
      const totals = taken.map((some) => total - some)
      const key = totals.join()
      const known = ways.get(key)
      if (known) known.chance += chance
      else ways.set(key, { totals, chance })
    })
  }
  const all = [...ways.values()]
  const pHit = sum(all.map(({ chance }) => chance))
  if (isChain)
    return { pMiss, pHit, hit: Float64Array.from(all, ({ chance }) => chance), totals: all.map(({ totals }) => totals) }
  const hit = new Float64Array(Math.max(0, ...all.map(({ totals }) => totals[0] ?? 0)) + 1)
  for (const { totals, chance } of all) hit[totals[0] ?? 0] = chance
  return { pMiss, pHit, hit }
}

function sum(list: Iterable<number>): number {
  let total = 0
  for (const value of list) total += value
  return total
}
