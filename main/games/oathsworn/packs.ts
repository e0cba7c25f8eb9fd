// The packs of the game, as the library of the house wants to know them.
import {
  abilityEffect,
  linkPacks,
  loadPack,
  recordKinds,
  stageEffect,
  storyEffect,
  type Content,
  type ContentPack
} from '../../../engine/games/oathsworn/content'
import type { Keepsake } from '../../../engine/games/oathsworn/encounter/cards/keepsakes'
import { keep } from '../../../engine/games/oathsworn/own/keep'
import { merged } from '../../../engine/games/oathsworn/own/merge'
import { emptyOwnPack, OWN_PACK } from '../../../engine/games/oathsworn/own/pack'
import { fitting, forget, partsOf } from '../../../engine/games/oathsworn/own/parts'
import { phrase } from '../../common/say'
import type { GameLibrary } from '../../packs/gameLibrary'
import type { GamePacks } from '../../packs/gamePacks'
import { shippedPacks } from './shipped'

export type OathswornLibrary = GameLibrary<Content, Keepsake>

export const oathswornPacks: GamePacks<Content, Keepsake> = {
  game: 'oathsworn',
  kinds: recordKinds,
  languages: [
    ['The language of stage cards', stageEffect],
    ['The language of ability cards', abilityEffect],
    ['The language of the story', storyEffect]
  ],
  shipped: shippedPacks,
  needed: 'core',
  load: loadPack,
  // They were loaded as packs of this game.
  link: (packs) => linkPacks(packs as readonly ContentPack[]),
  own: { pack: OWN_PACK, empty: () => emptyOwnPack(phrase('packs.ownName')), partsOf, merged, forget, fitting, keep }
}
