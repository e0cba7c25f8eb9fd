import type { Catalogue } from '../../../engine/messages/format'
import { byLanguage } from '../../words/byLanguage'

/** Everything this game says in the window; the names of cards and places come with its packs. */
export const words = byLanguage(
  import.meta.glob<Catalogue>('../../../data/oathsworn/words/*/*.json', { eager: true, import: 'default' })
)
