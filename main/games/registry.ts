import { campaignKnown } from './oathsworn/campaign'
import { shippedLibrary } from './oathsworn/content'
import { oathswornKnown } from './oathsworn/known'
import type { PackLibrary } from '../packs/library'
import type { Games } from '../tables/game'
import { shelf } from './linkedGames'

/** Every game this app can host, with the packs of one library. A new game is a line here. */
export const gamesWith = (library: PackLibrary): Games =>
  shelf([oathswornKnown(library), campaignKnown(library)], (packs) => library.missing(packs))

/** With the packs that come with the app, for whatever has no folder of its own. */
export const games = gamesWith(shippedLibrary)
