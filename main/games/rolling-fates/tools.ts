import type { GameTools } from '../gameTools'

export const rollingFatesTools: GameTools = {
  commands: {
    ask: async () => (await import('./cli/ask')).ask,
    scenario: async () => (await import('./cli/scenario')).scenario,
    simulate: async () => (await import('./cli/simulate')).simulate
  },
  lab: async () => (await import('./lab')).adventureLab()
}
