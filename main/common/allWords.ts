import type { Catalogue } from '../../engine/messages/format'

const files = import.meta.glob<Catalogue>('../../data/*/words/en/*.json', { eager: true, import: 'default' })

/** Every sentence of the app and of all games, without those of packs: thousands, so not for the start. */
export const allWords: Catalogue = Object.assign({}, ...Object.values(files)) as Catalogue
