/**
 * A distribution over how many blanks lie among the original cards and what all cards sum up to. Only what can still be
 * a hit is kept by total: `none[t]` without a blank, `one[t]` with one. `blanks` are the chances of 0, 1, and 2 or more.
 */
export interface Layers {
  readonly none: Float64Array
  readonly one: Float64Array
  readonly blanks: Blanks
}

export type Blanks = readonly [number, number, number]

export const noBlanks: Blanks = [1, 0, 0]

export const nothingDrawn: Layers = { none: Float64Array.of(1), one: Float64Array.of(0), blanks: noBlanks }

/** Two independent draws taken together. */
export function together(a: Layers, b: Layers): Layers {
  if (a === nothingDrawn) return b
  if (b === nothingDrawn) return a
  const none = new Float64Array(a.none.length + b.none.length - 1)
  const one = new Float64Array(none.length)
  const [shorter, longer] = a.none.length < b.none.length ? [a, b] : [b, a]
  // Taken out of the loop: a command that answers once never gets to see it compiled.
  const { none: nones, one: ones } = longer
  const length = nones.length
  for (let i = 0; i < shorter.none.length; i++) {
    const none0 = shorter.none[i] as number
    const one0 = shorter.one[i] as number
    if (none0 === 0 && one0 === 0) continue
    for (let j = 0, t = i; j < length; j++, t++) {
      const none1 = nones[j] as number
      none[t] = (none[t] as number) + none0 * none1
      one[t] = (one[t] as number) + none0 * (ones[j] as number) + one0 * none1
    }
  }
  return { none, one, blanks: blanksTogether(a.blanks, b.blanks) }
}

/** Sums of products only: nothing is got by subtracting from 1, so that a certain hit is a miss with chance 0 exactly. */
export const blanksTogether = (a: Blanks, b: Blanks): Blanks => [
  a[0] * b[0],
  a[0] * b[1] + a[1] * b[0],
  a[0] * b[2] + a[1] * (b[1] + b[2]) + a[2] * (b[0] + b[1] + b[2])
]

/** The same draw with something fixed added to its total. */
export function raised({ none, one, blanks }: Layers, by: number): Layers {
  return by === 0 ? { none, one, blanks } : { none: shifted(none, by), one: shifted(one, by), blanks }
}

function shifted(list: Float64Array, by: number): Float64Array {
  const out = new Float64Array(list.length + by)
  out.set(list, by)
  return out
}

/**
 * Remembers what was worked out of a heap or a die for as long as there is that very one: new decks and dice are the same
 * for every draw, and one draw is weighed in many ways. `key` says how much of it was drawn.
 */
export function oncePer<H extends object>(): (of: H, key: number, work: () => Layers) => Layers {
  const known = new WeakMap<H, Map<number, Layers>>()
  return (of, key, work) => {
    let byKey = known.get(of)
    if (!byKey) known.set(of, (byKey = new Map()))
    let layers = byKey.get(key)
    if (!layers) byKey.set(key, (layers = work()))
    return layers
  }
}
