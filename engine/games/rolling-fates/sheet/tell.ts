import type { Words } from '../../../messages/words'

/** Makes sentences: in the words of the app, the game and its packs. */
export type FatesTell = (what: Words) => string
