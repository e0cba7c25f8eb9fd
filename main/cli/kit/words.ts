import { inLanguage, speak, type Catalogue } from '../../../engine/messages/format'
import type { Words } from '../../../engine/messages/words'
import { allWords } from '../../common/allWords'
import { shippedLibrary } from '../../games/hosting'

const known = new Map<string, Catalogue>()

/** Every sentence of a game, its packs' own included: what the window says, for the terminal. */
export function speakOf(game: string, what: Words): string {
  const catalogue = known.get(game) ?? { ...allWords, ...packWords(game) }
  known.set(game, catalogue)
  return speak(catalogue, what)
}

function packWords(game: string): Catalogue {
  const content = shippedLibrary.named(game)?.now()
  return content?.ok ? inLanguage(content.value.words, 'en') : {}
}
