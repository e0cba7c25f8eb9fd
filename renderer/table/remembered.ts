import { catalogue } from '../words/say'

/**
 * What is made of a thing is made once, for as long as what it is made with besides stays the same, and the words for it:
 * what did not change on the table is the same in the model as well, and is not drawn again.
 */
export function remembered<K extends object, T>(): (of: K, beside: readonly unknown[], make: () => T) => T {
  const known = new WeakMap<K, { readonly beside: readonly unknown[]; readonly made: T }>()
  return (of, beside, make) => {
    const before = known.get(of)
    const now = [catalogue(), ...beside]
    if (before && before.beside.every((one, at) => one === now[at])) return before.made
    const made = make()
    known.set(of, { beside: now, made })
    return made
  }
}
