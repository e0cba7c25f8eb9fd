import type { GameSheet } from '../../sheets/gameSheet'
import type { GameTools } from '../gameTools'

export const rollingFatesTools: GameTools = {
  commands: {
    ask: async () => (await import('./cli/ask')).ask,
    scenario: async () => (await import('./cli/scenario')).scenario,
    sheet: async () => (await import('./cli/sheet')).sheet,
    simulate: async () => (await import('./cli/simulate')).simulate
  },
  lab: async () => (await import('./lab')).adventureLab(),
  // It is handed back only what it has made itself.
  sheet: async () => (await import('./sheet')).fatesSheet as GameSheet
}
