import type { Ignore } from '../ignoring'
import { ignoredPlaces } from '../ignoring'
import { colours, faceValue, isBlank, isExtra } from '../might'
import type { Bag, Hand } from './bag'
import { bagOfCards, bagOfDice, eachHand } from './bag'
import type { Draw, Odds } from './odds'

/**
 * What an effect that ignores cards must know of some of them: how many original blanks (2 stands for more), which
 * values it would take first, in order, and what the others sum up to. Protection never reaches across colours
 * (OW-CRIT-05), so the effect on two groups together takes the first of both lists.
 */
interface Gist {
  readonly blanks: number
  readonly rest: number
  readonly first: readonly number[]
}

type Gists = ReadonlyMap<string, { readonly gist: Gist; readonly chance: number }>

/** Exact odds of a draw part of which is ignored: blanks are judged before (OW-ATK-14), criticals are all drawn (OW-ATK-12). */
export function oddsIgnoring(draw: Draw, ignore: Ignore): Odds {
  const isEnemy = draw.side === 'enemy'
  let all = collected([[{ blanks: 0, rest: 0, first: [] }, 1]])
  for (const [bag, count] of bagsOf(draw)) all = merged(all, gistsOf(bag, count, isEnemy, ignore), ignore)
  return settled(all)
}

// Dice are independent of each other, so each is a group of its own and the many hands of several never arise.
function bagsOf({ cards, dice, piles, faces }: Draw): readonly (readonly [Bag, number])[] {
  return colours.flatMap((colour) => [
    ...((cards[colour] ?? 0) > 0 ? [[bagOfCards(piles[colour]), cards[colour] ?? 0] as const] : []),
    ...Array.from({ length: dice?.[colour] ?? 0 }, () => [bagOfDice(faces?.[colour] ?? {}), 1] as const)
  ])
}

function gistsOf(bag: Bag, count: number, isEnemy: boolean, ignore: Ignore): Gists {
  const list: [Gist, number][] = []
  eachHand(bag, count, isEnemy, (hand, _, chance) => list.push([gistOf(hand, isEnemy, ignore), chance]))
  return collected(list)
}

function gistOf(hand: Hand, isEnemy: boolean, ignore: Ignore): Gist {
  const values = hand.map(({ face }) => faceValue(face))
  const first = ignoredPlaces(hand, ignore).map((place) => values[place] as number)
  const blanks = isEnemy ? 0 : hand.filter((card) => isBlank(card.face) && !isExtra(card)).length
  return { blanks: Math.min(2, blanks), rest: sum(values) - sum(first), first }
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

const sum = (list: Iterable<number>): number => {
  let total = 0
  for (const value of list) total += value
  return total
}
