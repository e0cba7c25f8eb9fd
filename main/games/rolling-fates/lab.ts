import { bots, BOTS, type FatesBotName } from '../../../engine/games/rolling-fates/bots'
import { playedOut, type PlayedAdventure } from '../../../engine/games/rolling-fates/bots/played'
import type { FatesContent } from '../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../engine/games/rolling-fates/game'
import type { Json } from '../../../engine/kernel/ids'
import { picker } from '../../../engine/simulation/bot'
import type { GameLab } from '../../lab/series'
import { PackLibrary } from '../../packs/library'
import { fatesPacks } from './packs'

export function contentHere(): FatesContent {
  const found = new PackLibrary(null, [fatesPacks]).of(fatesPacks).now()
  // A shipped pack that is wrong is our own fault, found by a test long before it is met here.
  if (!found.ok) throw new Error(`the shipped packs do not link: ${JSON.stringify(found.why)}`)
  return found.value
}

/** Adventures by the packs that come with the app. With `seats` in place of characters the party is drawn by the seed. */
export function adventureLab(): GameLab<PlayedAdventure> {
  const content = contentHere()
  const game = rollingFates(content)
  return {
    bots: BOTS,
    // A series names one of `bots`.
    play: (setup, seed, bot) => playedOut(game, withParty(content, setup, seed), seed, bots[bot as FatesBotName])
  }
}

function withParty(content: FatesContent, setup: Json, seed: string): Json {
  const { seats, ...rest } = setup as { readonly seats?: number; readonly [field: string]: Json | undefined }
  if (seats === undefined) return setup
  const pick = picker(`${seed} party`)
  const left = [...content.character.keys()].sort()
  const characters = Array.from({ length: seats }, () => left.splice(pick(left.length), 1)[0] ?? '')
  return { ...rest, characters } as Json
}
