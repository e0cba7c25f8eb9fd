import { campaignKnown } from './games/oathsworn/campaign'
import { shippedLibrary } from './games/oathsworn/content'
import { oathswornKnown } from './games/oathsworn/known'
import type { PackLibrary } from './packs/library'
import type { Games } from './table/games'
import { shelf } from './table/shelf'

/** Every game this app can host, with the packs of one library. A new game is a line here. */
export const gamesWith = (library: PackLibrary): Games =>
  shelf([oathswornKnown(library), campaignKnown(library)], (packs) => library.missing(packs))

/** With the packs that come with the app, for whatever has no folder of its own. */
export const games = gamesWith(shippedLibrary)
