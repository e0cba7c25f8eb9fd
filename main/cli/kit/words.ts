import { inLanguage, speak, type Catalogue } from '../../../engine/messages/format'
import type { Words } from '../../../engine/messages/words'
import { allWords } from '../../common/allWords'
import { contentHere } from '../../games/oathsworn/content'

let known: Catalogue | undefined

/** Every sentence there is, the packs' own included: what the window says, for the terminal. */
export function speakAll(what: Words): string {
  known ??= { ...allWords, ...inLanguage(contentHere().words, 'en') }
  return speak(known, what)
}
