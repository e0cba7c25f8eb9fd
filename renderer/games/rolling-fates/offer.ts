import type { FatesDials } from '../../../engine/games/rolling-fates/state/setup'
import type { Languages } from '../../../engine/messages/format'
import { asked, host, unpacked } from '../../shell/host'
import { learntOnce } from '../../shell/packs'
import { learnWords } from '../../words/say'
import { ADVENTURE } from './ids'

// What the game has to offer: its words, its adventures, and who can play them.

export interface OfferedAdventure {
  readonly id: string
  readonly order: number
  readonly difficulty: number
}

export interface OfferedHero {
  readonly id: string
  readonly icon: string | null
  /** Suggested to those who play for the first time. */
  readonly first: boolean
  readonly rows: readonly { readonly life: number; readonly defense: number; readonly inventory: number }[]
}

export interface FatesOffer {
  readonly words: Languages
  readonly adventures: readonly OfferedAdventure[]
  readonly characters: readonly OfferedHero[]
  readonly presets: { readonly box: FatesDials; readonly noBox: FatesDials }
}

export const learnOffer = learntOnce(ask)

async function ask(): Promise<FatesOffer | undefined> {
  const packed = await asked(host().games.offer(ADVENTURE))
  if (packed === undefined) return undefined
  const offer = offerFrom(unpacked<Partial<FatesOffer>>(packed as string))
  learnWords(offer.words)
  return offer
}

const NO_BOX: FatesDials = { dice: 'app', life: 'app', cards: 'app', heroes: 'app' }

/** What is not offered is not there: no adventure, and nobody to play it. */
const offerFrom = ({ words = {}, adventures = [], characters = [], presets }: Partial<FatesOffer>): FatesOffer => ({
  words,
  adventures,
  characters,
  presets: presets ?? { box: NO_BOX, noBox: NO_BOX }
})
