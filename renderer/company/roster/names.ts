import { say } from '../../words/say'

const MOST = 60
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Why somebody cannot be called so: a sentence for the field. Whether a name is needed at all, the field knows. */
export function whyNotCalled(name: string, taken: readonly string[]): string | undefined {
  const text = name.trim()
  if (text === '') return undefined
  if (text.length > MOST) return say('home.nameLong', { most: MOST })
  return taken.some((one) => same(one, text)) ? say('found.nameTwice', { name: text }) : undefined
}
