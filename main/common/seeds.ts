import { randomBytes } from 'node:crypto'

/**
 * Seeds for what is begun without one. Chance decides, unless a word is given from outside: then everything that is begun
 * falls as it did the last time with that word, which is how a bug is shown twice and an evening is tested.
 */
export function seedsFrom(word: string | undefined): () => string {
  if (!word) return () => randomBytes(12).toString('hex')
  let begun = 0
  return () => `${word}/${++begun}`
}
