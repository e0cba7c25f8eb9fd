import type { GameTools } from './gameTools'

/** The game that is meant where none is named. */
export const DEFAULT_GAME = 'oathsworn'

/** What is loaded of each game when somebody wants it. */
export const tools: { readonly [game: string]: () => Promise<GameTools> } = {
  [DEFAULT_GAME]: async () => (await import('./oathsworn/tools')).oathswornTools,
  'rolling-fates': async () => (await import('./rolling-fates/tools')).rollingFatesTools
}
