import type { GameSpec } from '../../../shell/games'
import { say } from '../../../words/say'
import { GAME, learnOffer } from './model/offer'
import SummaryStrip from './panes/SummaryStrip.vue'
import { lastPlayed, stoodAt } from './model/summary'

export const game: GameSpec = {
  id: GAME,
  card: SummaryStrip,
  lastPlayed: (summary) => {
    const line = lastPlayed(summary)
    return line ? say(line) : ''
  },
  stoodAt,
  learn: learnOffer,
  // Only when it is wanted: the first frame does without it.
  tryNow: async () => (await import('./begin')).tryNow(),
  single: () => ({ at: 'muster' }),
  rest: (company) => ({ at: 'company', company })
}
