import type { GameScreens } from '../../shell/gameScreens'
import { lastPlayed, stoodAt } from './company/summary'
import { learnOffer } from './encounter/model/offer'
import SummaryStrip from './encounter/panes/SummaryStrip.vue'
import { GAME } from './ids'
import { places } from './places'
import { words } from './words'

export const oathsworn: GameScreens = {
  id: GAME,
  name: 'oathsworn.name',
  words,
  places,
  settings: {
    look: () => import('./settings/MightLegend.vue'),
    table: () => import('./settings/TablePart.vue'),
    packs: () => import('./settings/OwnCards.vue'),
    earlier: ({ dials }) => (dials === undefined ? undefined : { dials })
  },
  card: SummaryStrip,
  lastPlayed,
  stoodAt,
  learn: learnOffer,
  clauses: async () => (await import('virtual:clauses/oathsworn')).default,
  invites: { tryNow: 'oathsworn.tryAbout', found: 'oathsworn.foundAbout' },
  // Only when it is wanted: the first frame does without it.
  tryNow: async () => (await import('./encounter/begin')).tryNow(),
  single: () => ({ at: 'muster' }),
  found: () => ({ at: 'founding' }),
  rest: (company) => ({ at: 'company', company })
}
