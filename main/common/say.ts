import kernel from '../../data/app/words/en/kernel.json' with { type: 'json' }
import own from '../../data/app/words/en/main.json' with { type: 'json' }
import schema from '../../data/app/words/en/schema.json' with { type: 'json' }
import { speak, type Catalogue } from '../../engine/messages/format'
import type { WordArgs, Words } from '../../engine/messages/words'

const catalogue: Catalogue = { ...kernel, ...schema, ...own }

/** Main's own sentences, for the menu, the system's dialogs and the terminal. The window has the whole catalogue. */
export const tell = (what: Words): string => speak(catalogue, what)
export const phrase = (key: string, args?: WordArgs): string => tell(args ? { key, args } : { key })
export const knows = (key: string): boolean => Object.hasOwn(catalogue, key)
