import { bots, BOTS, type BotName } from '../../../engine/games/oathsworn/bots'
import { fightResult, type FightResult } from '../../../engine/games/oathsworn/bots/fightResult'
import { oathsworn } from '../../../engine/games/oathsworn/game'
import type { GameLab } from '../../lab/series'
import { contentHere } from './content'

/** Fights by the packs that come with the app. */
export function encounterLab(): GameLab<FightResult> {
  const game = oathsworn(contentHere())
  // A series names one of `bots`.
  return { bots: BOTS, play: (setup, seed, bot) => fightResult(game, setup, seed, bots[bot as BotName]) }
}
