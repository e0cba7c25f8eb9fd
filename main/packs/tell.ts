import packs from '../../data/app/words/en/packs.json' with { type: 'json' }
import schema from '../../data/app/words/en/schema.json' with { type: 'json' }
import { pathText } from '../../engine/schema'
import { speak, type Catalogue } from '../../engine/messages/format'
import type { Words } from '../../engine/messages/words'
import type { PackProblem } from '../../engine/packs'

const ofGames = import.meta.glob<Catalogue>('../../data/*/words/en/packs.json', { eager: true, import: 'default' })
const english: Catalogue = Object.assign({}, schema, packs, ...Object.values(ofGames))

export const sentenceOf = (words: Words): string => speak(english, words)

/** A finding as a sentence: where, what, and what was perhaps meant. */
export function tellProblem({ file, path, words, suggestion }: PackProblem): string {
  const where = [file, pathText(path)].filter((part) => part !== '').join(' › ')
  const hint = suggestion === undefined ? '' : ` (did you mean “${suggestion}”?)`
  return `${where === '' ? '' : `${where}: `}${sentenceOf(words)}${hint}`
}
