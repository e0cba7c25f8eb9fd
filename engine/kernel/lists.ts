/**
 * Sorts a few things in place, equal ones as they come: for a handful that costs a fraction of what the sort of lists of
 * any length does.
 */
export function sortedFew<T>(list: T[], compare: (a: T, b: T) => number): T[] {
  for (let i = 1; i < list.length; i++) {
    const one = list[i] as T
    let at = i
    for (; at > 0 && compare(list[at - 1] as T, one) > 0; at--) list[at] = list[at - 1] as T
    list[at] = one
  }
  return list
}

/** All that each of them has, in one list: what `flatMap` does, which V8 does entry by entry. */
export function ofEach<T, R>(list: readonly T[], of: (one: T, index: number) => readonly R[]): R[] {
  const all: R[] = []
  for (let i = 0; i < list.length; i++) {
    const found = of(list[i] as T, i)
    for (let n = 0; n < found.length; n++) all.push(found[n] as R)
  }
  return all
}

/** A list read at an index it does not have is a lookup by name, in C++. */
export const lastButOne = <T>(list: readonly T[]): T | undefined =>
  list.length < 2 ? undefined : list[list.length - 2]
