import type { GameSheet } from '../../sheets/gameSheet'
import type { GameTools } from '../gameTools'

export const oathswornTools: GameTools = {
  commands: {
    ask: async () => (await import('./cli/ask/command')).ask,
    odds: async () => (await import('./cli/odds/command')).odds,
    simulate: async () => (await import('./cli/simulate/command')).simulate,
    scenario: async () => (await import('./cli/scenario/command')).scenario,
    sheet: async () => (await import('./cli/sheet/command')).sheet
  },
  lab: async () => (await import('./lab')).encounterLab(),
  // It is handed back only what it has made itself.
  sheet: async () => (await import('./sheet')).campaignSheet as GameSheet
}
