// The packs of the game, as the library of the house wants to know them.
import { recordKinds } from '../../../engine/games/rolling-fates/content/kinds'
import {
  linkPacks,
  loadPack,
  type FatesContent,
  type FatesPack
} from '../../../engine/games/rolling-fates/content/link'
import {
  emptyOwnPack,
  fitting,
  forget,
  keep,
  merged,
  OWN_PACK,
  partsOf,
  type FatesKeepsake
} from '../../../engine/games/rolling-fates/own/pack'
import { phrase } from '../../common/say'
import type { GameLibrary } from '../../packs/gameLibrary'
import type { GamePacks } from '../../packs/gamePacks'
import { shippedPacks } from './shipped'

export type FatesLibrary = GameLibrary<FatesContent, FatesKeepsake>

export const fatesPacks: GamePacks<FatesContent, FatesKeepsake> = {
  game: 'rolling-fates',
  kinds: recordKinds,
  languages: [],
  shipped: shippedPacks,
  needed: 'rolling-fates-core',
  load: loadPack,
  // They were loaded as packs of this game.
  link: (packs) => linkPacks(packs as readonly FatesPack[]),
  own: { pack: OWN_PACK, empty: () => emptyOwnPack(phrase('packs.ownName')), partsOf, merged, forget, fitting, keep }
}
