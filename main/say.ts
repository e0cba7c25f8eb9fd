import kernel from '../data/words/en/kernel.json' with { type: 'json' }
import own from '../data/words/en/main.json' with { type: 'json' }
import schema from '../data/words/en/schema.json' with { type: 'json' }
import sheet from '../data/words/en/sheet.json' with { type: 'json' }
import { speak, type Catalogue } from '../engine/kernel/speak'
import type { WordArgs, Words } from '../engine/kernel/words'

const catalogue: Catalogue = { ...kernel, ...schema, ...sheet, ...own }

/** Main's own sentences, for the menu, the system's dialogs and the terminal. The window has the whole catalogue. */
export const tell = (what: Words): string => speak(catalogue, what)
export const phrase = (key: string, args?: WordArgs): string => tell(args ? { key, args } : { key })
export const knows = (key: string): boolean => Object.hasOwn(catalogue, key)
