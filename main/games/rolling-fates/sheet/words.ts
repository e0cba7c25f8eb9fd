import { inLanguage, speak } from '../../../../engine/messages/format'
import type { WordArgs, Words } from '../../../../engine/messages/words'
import type { FatesContent } from '../../../../engine/games/rolling-fates/content/link'
import type { FatesTell } from '../../../../engine/games/rolling-fates/sheet/tell'
import { allWords } from '../../../common/allWords'

/** Why a sheet could not be read or written. */
export const tellOfFatesSheet = (what: Words): string => speak(allWords, what)

/** What is printed on a sheet besides the names of its adventure. */
export const label = (key: string, args?: WordArgs): string =>
  speak(allWords, { key: `fates.sheet.${key}`, ...(args ? { args } : {}) })

/** A word the window has as well. */
export const word = (key: string, args?: WordArgs): string =>
  speak(allWords, { key: `fates.${key}`, ...(args ? { args } : {}) })

/** With the names an adventure is played with. */
export function tellWith(content: FatesContent): FatesTell {
  const catalogue = { ...allWords, ...inLanguage(content.words, 'en') }
  return (what) => speak(catalogue, what)
}
