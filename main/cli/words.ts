import { inLanguage, speak, type Catalogue } from '../../engine/messages/format'
import type { Words } from '../../engine/messages/words'
import { contentHere } from '../games/oathsworn/content'

const files = import.meta.glob<Catalogue>('../../data/app/words/en/*.json', { eager: true, import: 'default' })

let known: Catalogue | undefined

/** Every sentence there is, the packs' own included: what the window says, for the terminal. */
export function speakAll(what: Words): string {
  known ??= Object.assign({}, ...Object.values(files), inLanguage(contentHere().words, 'en')) as Catalogue
  return speak(known, what)
}
