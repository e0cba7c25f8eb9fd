const known = new Map<string, string>()

/**
 * The same text, as V8 keeps the keys of records. It finds an entry by such a text at once, and tells two of them apart
 * without reading them; any other text it looks up in the table of all texts first, each time it is asked for.
 */
export function asKey<T extends string>(text: T): T {
  let key = known.get(text)
  if (key === undefined) known.set(text, (key = freshKey(text)))
  return key as T
}

function freshKey(text: string): string {
  for (const key in { [text]: true }) return key
  return text
}
