import { computed, shallowRef } from 'vue'
import { byLanguage } from './byLanguage'
import { inLanguage, speak, type Catalogue, type Languages } from '../../engine/messages/format'
import type { WordArgs, Words } from '../../engine/messages/words'

// All text of the window goes through here. Its sentences are in data/app/words/<language>/*.json; a game brings its own.

const files = import.meta.glob<Catalogue>('../../data/app/words/*/*.json', { eager: true, import: 'default' })

const own = shallowRef<Languages>(byLanguage(files))
const packs = shallowRef<Languages>({})
const language = shallowRef('en')
const all = shallowRef<Catalogue>(merged())

/** All that something is written in, here or in a pack. */
export const languages = computed<readonly string[]>(() =>
  [...new Set([...Object.keys(own.value), ...Object.keys(packs.value), language.value])].sort()
)

export function speakLanguage(name: string): void {
  if (name === language.value) return
  language.value = name
  all.value = merged()
}

/** The sentences of the games of this window. */
export function addWords(games: readonly Languages[]): void {
  for (const words of games) own.value = joinedWith(own.value, words)
  all.value = merged()
}

/** Names of cards, monsters and places come with the content packs, in whatever languages they have. */
export function learnWords(told: Languages): void {
  packs.value = joinedWith(packs.value, told)
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
  const english = own.value['en'] ?? {}
  const ours = language.value === 'en' ? english : { ...english, ...own.value[language.value] }
  const theirs = inLanguage(packs.value, language.value)
  return Object.keys(theirs).length === 0 ? ours : { ...ours, ...theirs }
}

const joinedWith = (known: Languages, more: Languages): Languages => ({
  ...known,
  ...Object.fromEntries(Object.entries(more).map(([name, words]) => [name, joined(known[name], words)]))
})

/** Thousands of words are not copied where there is nothing to put them together with. */
const joined = (known: Catalogue | undefined, words: Catalogue): Catalogue => (known ? { ...known, ...words } : words)

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
