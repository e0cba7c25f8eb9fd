import type { Words } from '../../engine/messages/words'

// What a company or somebody in it can be called.

export const MOST_LETTERS = 60

const SENTENCES = {
  company: { missing: 'home.nameMissing', twice: 'home.nameTaken' },
  chapter: { missing: 'chapter.nameMissing', twice: 'home.nameTaken' },
  person: { missing: 'person.nameMissing', twice: 'person.nameTwice' }
} as const

const asHeard = (name: string): string => name.trim().toLowerCase()

/** Why it cannot be called so: a sentence for the field. */
export function whyNotNamed(given: string, of: keyof typeof SENTENCES, taken: readonly string[]): Words | null {
  const name = given.trim()
  if (name === '') return { key: SENTENCES[of].missing }
  if (name.length > MOST_LETTERS) return { key: 'home.nameLong', args: { most: MOST_LETTERS } }
  const isTaken = taken.some((one) => asHeard(one) === asHeard(name))
  return isTaken ? { key: SENTENCES[of].twice, args: { name } } : null
}
