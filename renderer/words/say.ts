import { shallowRef } from 'vue'
import { speak, type Catalogue } from '../../engine/kernel/speak'
import type { WordArgs, Words } from '../../engine/kernel/words'

// All text of the window goes through here. Sentences live in data/words/<language>/*.json.

const files = import.meta.glob<Catalogue>('../../data/words/*/*.json', { eager: true, import: 'default' })

const ownWords = (language: string): Catalogue =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/words/${language}/`))
      .map(([, words]) => words)
  )

export const languages: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? 'en'))
].sort()

const packs = shallowRef<Catalogue>({})
const language = shallowRef('en')
const all = shallowRef<Catalogue>(merged())

export function speakLanguage(name: string): void {
  language.value = languages.includes(name) ? name : 'en'
  all.value = merged()
}

/** Names of cards, monsters and places come with the content packs. */
export function learnWords(catalogue: Catalogue): void {
  packs.value = { ...packs.value, ...catalogue }
  all.value = merged()
}

export function say(what: string | Words, args?: WordArgs): string {
  const words = typeof what === 'string' ? { key: what, ...(args ? { args } : {}) } : what
  return speak(all.value, words)
}

export const knows = (key: string): boolean => Object.hasOwn(all.value, key)

function merged(): Catalogue {
  return { ...ownWords('en'), ...ownWords(language.value), ...packs.value }
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
