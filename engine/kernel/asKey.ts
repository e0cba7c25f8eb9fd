const keys: Record<string, true> = Object.create(null)

/**
 * The same text, as V8 keeps the keys of records: it finds an entry by a text that has been a key at once, and looks any
 * other one up in the table of all texts first, each time it is asked for.
 */
export function asKey<T extends string>(text: T): T {
  keys[text] = true
  return text
}
