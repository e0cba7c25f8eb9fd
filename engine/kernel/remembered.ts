/** The same answer about the same thing, whoever asks and however often: what it is asked about never changes. */
export function remembered<O extends object, A>(make: (of: O) => A): (of: O) => A {
  const known = new WeakMap<O, { readonly answer: A }>()
  return (of) => {
    let found = known.get(of)
    if (!found) known.set(of, (found = { answer: make(of) }))
    return found.answer
  }
}
