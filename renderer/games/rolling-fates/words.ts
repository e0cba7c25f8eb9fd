import type { Catalogue } from '../../../engine/messages/format'
import { byLanguage } from '../../words/byLanguage'

/** Everything this game says in the window; the names of heroes and places come with its packs. */
export const words = byLanguage(
  import.meta.glob<Catalogue>('../../../data/rolling-fates/words/*/*.json', { eager: true, import: 'default' })
)
