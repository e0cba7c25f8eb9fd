import type { GameScreens } from '../../shell/gameScreens'
import AdventureCard from './AdventureCard.vue'
import { GAME } from './ids'
import { learnOffer } from './offer'
import { places } from './places'
import { lastPlayed } from './summary'
import { words } from './words'

export const rollingFates: GameScreens = {
  id: GAME,
  name: 'game.rolling-fates',
  words,
  places,
  settings: { table: () => import('./setup/TablePart.vue') },
  card: AdventureCard,
  lastPlayed,
  stoodAt: lastPlayed,
  learn: learnOffer,
  clauses: async () => (await import('virtual:clauses/rolling-fates')).default,
  invites: { tryNow: 'fates.tryAbout', found: 'fates.foundAbout' },
  // Only when it is wanted: the first frame does without it.
  tryNow: async () => (await import('./begin')).tryNow(),
  found: () => ({ at: 'fates-setup' }),
  rest: (company) => ({ at: 'fates-book', company })
}
