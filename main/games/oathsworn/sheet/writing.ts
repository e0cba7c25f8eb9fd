// What a sheet is written with: content for its names, and every sentence there is.
import { inLanguage, speak } from '../../../../engine/messages/format'
import type { Writing } from '../../../../engine/games/oathsworn/campaign/sheet'
import type { Content } from '../../../../engine/games/oathsworn/content'
import { allWords } from '../../../common/allWords'
import { contentHere } from '../content'

/** With the content a company is played with; a blank sheet, which is nobody's, with what is here. */
export function writingFrom(content: Content = contentHere()): Writing {
  const catalogue = { ...allWords, ...inLanguage(content.words, 'en') }
  return { content, tell: (what) => speak(catalogue, what) }
}
