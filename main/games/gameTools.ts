import type { Command } from '../cli/kit/command'
import type { GameLab } from '../lab/series'
import type { GameSheet } from '../sheets/gameSheet'
import { tools } from './toolsRegistry'

/** What a game brings along that is loaded only when somebody wants it. */
export interface GameTools {
  /** Its commands of the command line, by name. */
  readonly commands: { readonly [name: string]: () => Promise<Command> }
  readonly lab?: () => Promise<GameLab>
  readonly sheet?: () => Promise<GameSheet>
}

export const toolGames = Object.keys(tools)

export function toolsOf(game: string): Promise<GameTools> {
  const load = tools[game]
  if (!load) throw new Error(`there are no tools of ${game}`)
  return load()
}
