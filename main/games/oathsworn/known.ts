import type { Happening } from '../../../engine/kernel/game'
import { bots, BOTS } from '../../../engine/oathsworn/bots'
import { picker } from '../../../engine/oathsworn/bots/playOut'
import { oathsworn } from '../../../engine/oathsworn/game'
import type { Book } from '../../../engine/oathsworn/encounter/book'
import type { Encounter } from '../../../engine/oathsworn/encounter/state/state'
import { done, refused } from '../../result'
import type { Playable } from '../../table/games'
import type { Known } from '../../table/shelf'
import { contentHere } from './content'
import { lookFor } from './look'
import { oddsFor } from './odds'
import { encountersOf, offerOf, readyFor } from './offer'
import { summaryOf } from './summary'

let playable: Playable<Encounter, Happening, Book> | undefined

function make(): Playable<Encounter, Happening, Book> {
  // The host hands back only happenings this very game has made.
  const game = oathsworn(contentHere()) as unknown as Playable<Encounter, Happening, Book>['game']
  return {
    game,
    ask: (state, question, waiting) => oddsFor(state, question, waiting) ?? lookFor(game.book, state, question),
    summary: summaryOf,
    bot: (kind, seed) => {
      const name = BOTS.find((one) => one === kind)
      if (!name) return null
      const pick = picker(seed)
      return (prompt, state) => bots[name]({ prompt, state, book: game.book, pick })
    }
  }
}

export const oathswornKnown: Known = {
  id: 'oathsworn',
  offer: () => done(offerOf(contentHere())),
  trial: (seed) => {
    const encounters = encountersOf(contentHere())
    const encounter = encounters[picker(seed)(encounters.length)]
    if (!encounter) return refused('unknown', 'table.nothingToPlay')
    return done({ kind: 'encounter', setup: readyFor(contentHere(), encounter).setup })
  },
  link: (packs) => {
    const here = new Set(contentHere().packs.map(({ id }) => id))
    const missing = Object.keys(packs ?? {}).find((pack) => !here.has(pack))
    if (missing !== undefined) return refused('unknown', 'table.packMissing', { pack: missing })
    playable ??= make()
    return done(playable as unknown as Playable)
  }
}
