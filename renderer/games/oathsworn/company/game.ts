import type { GameSpec } from '../../../shell/games'
import { learnOffer } from '../encounter/model/offer'
import SummaryStrip from '../encounter/panes/SummaryStrip.vue'
import { CAMPAIGN } from './campaign'
import { lastPlayed, stoodAt } from './summary'

export const game: GameSpec = {
  id: CAMPAIGN,
  card: SummaryStrip,
  lastPlayed,
  stoodAt,
  learn: learnOffer,
  // Only when it is wanted: the first frame does without it.
  tryNow: async () => (await import('../encounter/begin')).tryNow(),
  found: () => ({ at: 'founding' }),
  rest: (company) => ({ at: 'company', company })
}
