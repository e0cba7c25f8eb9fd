import english from '../data/words/en/main.json' with { type: 'json' }
import { speak } from '../engine/kernel/speak'
import type { WordArgs, Words } from '../engine/kernel/words'

/** Main's own sentences, for the menu, the system's dialogs and the terminal. The window has the whole catalogue. */
export const tell = (what: Words): string => speak(english, what)
export const phrase = (key: string, args?: WordArgs): string => tell(args ? { key, args } : { key })
