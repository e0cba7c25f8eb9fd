// The only state of the engine that outlives a call: what was worked out of values that never change, told by identity.

/** The same answer about the same thing, whoever asks and however often. */
export function remembered<O extends object, A>(make: (of: O) => A): (of: O) => A {
  const known = new WeakMap<O, { readonly answer: A }>()
  return (of) => {
    let found = known.get(of)
    if (!found) known.set(of, (found = { answer: make(of) }))
    return found.answer
  }
}

/** The same of a text or a number. A program that asks for anything begins afresh at `most`, so that memory has an end. */
export function rememberedFor<K extends string | number, A>(make: (of: K) => A, most = 20_000): (of: K) => A {
  const known = new Map<K, A>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) {
      if (known.size >= most) known.clear()
      known.set(of, (found = make(of)))
    }
    return found
  }
}

/**
 * The same answer for as long as the same is asked, about at most five things. Cheaper than to remember all: a table is
 * asked many times before it changes, and hardly ever afterwards.
 */
export function latest<O extends Five, A>(make: (...of: O) => A): (...of: O) => A {
  let known: { readonly of: Readonly<Five>; readonly answer: A } | null = null
  // Written out: the list that `...of` makes for each call would cost more than to look.
  const answer = (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): A => {
    if (known === null || !isAbout(known.of, a, b, c, d, e)) {
      const of: Five = [a, b, c, d, e]
      known = { of, answer: make(...(of as O)) }
    }
    return known.answer
  }
  return answer
}

type Five = [a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown]

const isAbout = (of: Readonly<Five>, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown): boolean =>
  of[0] === a && of[1] === b && of[2] === c && of[3] === d && of[4] === e

/** The very list there was before, for as long as it holds the same. */
export function sameList<T>(): (list: readonly T[]) => readonly T[] {
  let known: readonly T[] = []
  return (list) => {
    const isSame = list.length === known.length && list.every((one, i) => one === known[i])
    return isSame ? known : (known = list)
  }
}
