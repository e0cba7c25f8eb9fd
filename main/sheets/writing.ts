// What a sheet is written with: content for its names, and every sentence there is.
import { inLanguage, speak, type Catalogue } from '../../engine/messages/format'
import type { Writing } from '../../engine/games/oathsworn/campaign/sheet'
import type { Content } from '../../engine/games/oathsworn/content'
import { contentHere } from '../games/oathsworn/content'

const files = import.meta.glob<Catalogue>('../../data/app/words/en/*.json', { eager: true, import: 'default' })
const spoken: Catalogue = Object.assign({}, ...Object.values(files))

/** With the content a company is played with; a blank sheet, which is nobody's, with what is here. */
export function writingFrom(content: Content = contentHere()): Writing {
  const catalogue = { ...spoken, ...inLanguage(content.words, 'en') }
  return { content, tell: (what) => speak(catalogue, what) }
}
