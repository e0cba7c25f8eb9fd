/** Begun when somebody first wants it, once for all who do. */
export function whenWanted<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => (begun ??= begin())
}
