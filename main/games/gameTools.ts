import type { Command } from '../cli/kit/command'
import type { GameLab } from '../lab/series'
import type { GameSheet } from '../sheets/gameSheet'

/** What a game brings along that is loaded only when somebody wants it. */
export interface GameTools {
  /** Its commands of the command line, by name. */
  readonly commands: { readonly [name: string]: () => Promise<Command> }
  readonly lab?: () => Promise<GameLab>
  readonly sheet?: () => Promise<GameSheet>
}

/** The game that is meant where none is named. */
export const DEFAULT_GAME = 'oathsworn'

/** A new game is a line here too. */
const tools: { readonly [game: string]: () => Promise<GameTools> } = {
  [DEFAULT_GAME]: async () => (await import('./oathsworn/tools')).oathswornTools,
  'rolling-fates': async () => (await import('./rolling-fates/tools')).rollingFatesTools
}

export const toolGames = Object.keys(tools)

export function toolsOf(game: string): Promise<GameTools> {
  const load = tools[game]
  if (!load) throw new Error(`there are no tools of ${game}`)
  return load()
}
