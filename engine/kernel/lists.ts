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
