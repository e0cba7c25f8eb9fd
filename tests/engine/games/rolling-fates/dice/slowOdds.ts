// A second implementation of costs and odds, slow and plain: signs are laid on dice one by one, and every way the dice
// can fall is counted by itself, in whole numbers of any size.

/** Whether some of the dice pay the signs of a cost without its Luck part, laid out as text such as `aabb*5`. */
export function slowPays(signs: string, dice: readonly number[], groupsMayEqual = true): boolean {
  return lay([...signs].sort(bySign), dice, new Map(), groupsMayEqual)
}

// Wildcards last, or they would take what others need: the search would still find it, only later.
const bySign = (a: string, b: string): number => Number(a === '*') - Number(b === '*') || (a < b ? -1 : 1)

function lay(signs: string[], dice: readonly number[], letters: Map<string, number>, groupsMayEqual: boolean): boolean {
  const [sign, ...rest] = signs
  if (sign === undefined) return true
  const tried = new Set<number>()
  return dice.some((die, at) => {
    if (tried.has(die)) return false
    tried.add(die)
    if (/\d/.test(sign) && die !== Number(sign)) return false
    const known = letters.get(sign)
    if (/[a-d]/.test(sign)) {
      if (known !== undefined && known !== die) return false
      if (known === undefined && !groupsMayEqual && [...letters.values()].includes(die)) return false
    }
    const more = /[a-d]/.test(sign) ? new Map(letters).set(sign, die) : letters
    return lay(
      rest,
      dice.filter((_, other) => other !== at),
      more,
      groupsMayEqual
    )
  })
}

export const faces = [1, 2, 3, 4, 5, 6]

/** All bars of so many dice, rising. */
export function allBars(size: number, least = 1): number[][] {
  if (size === 0) return [[]]
  return faces.filter((face) => face >= least).flatMap((face) => allBars(size - 1, face).map((bar) => [face, ...bar]))
}

const sorted = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b)

/** Everything `count` dice can show in any order, as bars with the number of orders. */
export function falls(count: number): readonly { dice: number[]; ways: bigint }[] {
  return (fallsOf[count] ??= fallsAnew(count))
}

const fallsOf: (readonly { dice: number[]; ways: bigint }[])[] = []
function fallsAnew(count: number): { dice: number[]; ways: bigint }[] {
  const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1))
  return allBars(count).map((dice) => ({
    dice,
    ways: faces.reduce((ways, face) => ways / factorial(dice.filter((die) => die === face).length), factorial(count))
  }))
}

export interface SlowBest {
  /** Over 6 to the power of (dice × rerolls). */
  readonly worth: bigint
  readonly keep: number[]
}

/** The best keep of a bar by trying all of them. `worth` is in whole numbers, so that equals are equal. */
export function slowBest(
  worth: (dice: readonly number[]) => number,
  dice: readonly number[],
  rerolls: readonly number[],
  known = new Map<string, SlowBest>()
): SlowBest {
  const key = `${sorted(dice).join('')}|${rerolls.join()}`
  const before = known.get(key)
  if (before) return before
  const [most, ...later] = rerolls
  const found =
    most === undefined
      ? { worth: BigInt(worth(sorted(dice))), keep: sorted(dice) }
      : keepsOf(dice)
          .filter((keep) => dice.length - keep.length <= most)
          .map((keep) => ({ keep, worth: slowKeep(worth, dice.length, keep, later, known) }))
          .sort((a, b) => (a.worth > b.worth ? -1 : a.worth < b.worth ? 1 : prefer(a.keep, b.keep)))[0]!
  known.set(key, found)
  return found
}

/** What one keep is worth, over the same power of six. */
export function slowKeep(
  worth: (dice: readonly number[]) => number,
  size: number,
  keep: readonly number[],
  later: readonly number[],
  known = new Map<string, SlowBest>()
): bigint {
  const key = `keep ${sorted(keep).join('')}|${size}|${later.join()}`
  const before = known.get(key)
  if (before) return before.worth
  const rolled = size - keep.length
  const sum = falls(rolled).reduce(
    (total, fall) => total + fall.ways * slowBest(worth, [...keep, ...fall.dice], later, known).worth,
    0n
  )
  const found = sum * 6n ** BigInt(size - rolled)
  known.set(key, { worth: found, keep: sorted(keep) })
  return found
}

const prefer = (a: number[], b: number[]): number =>
  b.length - a.length || (b.toReversed().join('') < a.toReversed().join('') ? -1 : 1)

function keepsOf(dice: readonly number[]): number[][] {
  const keeps = new Map<string, number[]>()
  for (let mask = 0; mask < 2 ** dice.length; mask++) {
    const keep = sorted(dice.filter((_, at) => mask & (1 << at)))
    keeps.set(keep.join(''), keep)
  }
  return [...keeps.values()]
}

/** As a number, for what is over 6 to the power of (dice × rerolls). */
export const asNumber = (worth: bigint, size: number, rerolls: number): number =>
  Number((worth * 10n ** 20n) / 6n ** BigInt(size * rerolls)) / 1e20
