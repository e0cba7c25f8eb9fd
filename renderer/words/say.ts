import { computed, shallowRef } from 'vue'
import { inLanguage, speak, type Catalogue, type Languages } from '../../engine/messages/format'
import type { WordArgs, Words } from '../../engine/messages/words'

// All text of the window goes through here. Sentences live in data/app/words/<language>/*.json.

const files = import.meta.glob<Catalogue>('../../data/app/words/*/*.json', { eager: true, import: 'default' })

const ownIn = new Map<string, Catalogue>()

/** Put together once for each language. */
function ownWords(language: string): Catalogue {
  const known = ownIn.get(language)
  if (known) return known
  const listed = Object.entries(files).filter(([path]) => path.includes(`/words/${language}/`))
  const own = Object.assign({}, ...listed.map(([, words]) => words)) as Catalogue
  ownIn.set(language, own)
  return own
}

const own: readonly string[] = Object.keys(files).map((path) => path.split('/').at(-2) ?? 'en')

const packs = shallowRef<Languages>({})
const language = shallowRef('en')
const all = shallowRef<Catalogue>(merged())

/** All that something is written in, here or in a pack. */
export const languages = computed<readonly string[]>(() =>
  [...new Set([...own, ...Object.keys(packs.value), language.value])].sort()
)

export function speakLanguage(name: string): void {
  if (name === language.value) return
  language.value = name
  all.value = merged()
}

/** Names of cards, monsters and places come with the content packs, in whatever languages they have. */
export function learnWords(told: Languages): void {
  const now = Object.entries(told).map(([name, words]) => [name, joined(packs.value[name], words)] as const)
  packs.value = { ...packs.value, ...Object.fromEntries(now) }
  all.value = merged()
}

export function say(what: string | Words, args?: WordArgs): string {
  const words = typeof what === 'string' ? { key: what, ...(args ? { args } : {}) } : what
  return speak(all.value, words)
}

/** All words as they are known now; the same object until others are learnt. */
export const catalogue = (): Catalogue => all.value

export const knows = (key: string): boolean => Object.hasOwn(all.value, key)

function merged(): Catalogue {
  const ours = language.value === 'en' ? ownWords('en') : { ...ownWords('en'), ...ownWords(language.value) }
  const theirs = inLanguage(packs.value, language.value)
  return Object.keys(theirs).length === 0 ? ours : { ...ours, ...theirs }
}

/** Thousands of words are not copied where there is nothing to put them together with. */
const joined = (known: Catalogue | undefined, words: Catalogue): Catalogue => (known ? { ...known, ...words } : words)

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
