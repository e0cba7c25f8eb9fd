import { existsSync, readFileSync } from 'node:fs'
import { toolGames, toolsOf } from '../games/gameTools'
import { DEFAULT_GAME } from '../games/toolsRegistry'
import type { Command, ListedCommand } from './kit/command'
import { unknown, WrongUse } from './kit/wrongUse'

export interface LoadedCommand {
  readonly command: Command
  /** What was typed behind its name, without the game. */
  readonly typed: readonly string[]
}

/** A command that is the same for every game, or that of the game that is meant. */
export async function loaded(listed: ListedCommand, typed: readonly string[]): Promise<LoadedCommand> {
  if (listed.load) return { command: await listed.load(), typed }
  const { game: named, rest } = withoutGame(typed)
  const game = named ?? gameIn(rest) ?? DEFAULT_GAME
  if (!toolGames.includes(game)) throw unknown('game', game, toolGames)
  const load = (await toolsOf(game)).commands[listed.name]
  if (!load) throw new WrongUse(`${game} has no "${listed.name}"`)
  const command = await load()
  const about = `whose ${listed.name} (${toolGames.join(', ')}); ${DEFAULT_GAME}, or the one a file names, without`
  return { command: { ...command, options: [...command.options, { name: 'game', value: 'GAME', about }] }, typed: rest }
}

function withoutGame(typed: readonly string[]): {
  readonly game: string | undefined
  readonly rest: readonly string[]
} {
  const at = typed.findIndex((word) => word === '--game' || word.startsWith('--game='))
  const end = typed.indexOf('--')
  if (at < 0 || (end >= 0 && end < at)) return { game: undefined, rest: typed }
  const inline = typed[at]?.slice('--game='.length)
  const game = inline ? inline : typed[at + 1]
  if (game === undefined) throw new WrongUse('--game needs a value: --game GAME')
  return { game, rest: typed.toSpliced(at, inline ? 1 : 2) }
}

/** The game a JSON file says it is of, itself or the first in it. What is wrong with it the command says. */
function gameIn(typed: readonly string[]): string | undefined {
  const file = typed.find((word) => word.endsWith('.json') && existsSync(word))
  if (file === undefined) return undefined
  const [first] = [parsedOr(readFileSync(file, 'utf8'))].flat()
  const { game, companies } = fieldsOf(first)
  const named = game ?? fieldsOf(Array.isArray(companies) ? (companies[0] as unknown) : null)['game']
  return toolGames.find((one) => one === named)
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // its place is told by the command that reads it
  }
}

const fieldsOf = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { [field: string]: unknown }) : {}
