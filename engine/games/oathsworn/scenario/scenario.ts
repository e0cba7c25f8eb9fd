import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import { Run } from '../../../kernel/run'
import type { Book } from '../encounter/table/book'
import type { Happened } from '../encounter/happenings'
import type { Encounter } from '../encounter/state/state'
import { Playing, type PlayingWay } from '../../../simulation/scenario/playing'
import { readAs } from '../../../simulation/scenario/steps'
import { optionNamed, stays } from './answers'
import { arrange } from './arrange'
import { mistakes } from './judge'
import { scenario, type Scenario, type DrawnCards } from './schema'
import { colours, sides } from '../might'

export type OathswornGame = Game<Encounter, Happened, Book>

export interface Verdict {
  readonly mistakes: readonly string[]
  readonly hash: string
  readonly happenings: readonly Happened[]
}

export const readScenario = (given: unknown): Scenario => readAs(scenario, given)

/** Plays a scenario and says everything that was otherwise than it should be. */
export function playScenario(game: OathswornGame, given: Scenario, setup: Json, way: PlayingWay = 'straight'): Verdict {
  const begin = (): Encounter => arrange(game.book, game.start(setup, given.seed), given.table)
  const drawn: OathswornGame = { ...game, start: begin }
  const named = (state: Encounter, name: string): string => optionNamed(game.book, state, name)
  const play = new Playing(drawn, Run.start(drawn, setup, given.seed), way, { named, declines: stays })
  play.takeAll(given.answers)
  const { run } = play
  const happenings = run.log.map(({ happening }) => happening)
  const found = mistakes(game.book, given.expect, { state: run.state, happenings, waiting: run.waiting })
  const left = leftOnTop(given.table, begin(), { state: run.state, happenings })
  return { mistakes: [...play.mistakes, ...found, ...left], hash: run.hash, happenings }
}

interface Played {
  readonly state: Encounter
  readonly happenings: readonly Happened[]
}

/** MIGHT cards that were laid on top and never drawn: what was to be shown with them was not. */
function leftOnTop({ top }: DrawnCards, begun: Encounter, { state, happenings }: Played): string[] {
  return sides.flatMap((side) =>
    colours.flatMap((colour) => {
      const laid = top[side]?.[colour] ?? []
      const isMixed = happenings.some((one) => MIXING.includes(one.kind) && isOf(one, side, colour))
      const drawn = begun.might.piles[side][colour].draw.length - state.might.piles[side][colour].draw.length
      const left = laid.slice(Math.max(0, drawn))
      return isMixed || left.length === 0 ? [] : [`nobody drew ${left.join(', ')} of the ${side} ${colour} deck`]
    })
  )
}

/** After these nothing lies where it was laid. */
const MIXING: readonly string[] = ['mightReshuffled', 'mightSorted', 'mightStacked']

const isOf = (one: Happened, side: string, colour: string): boolean =>
  'side' in one && one.side === side && 'colour' in one && one.colour === colour
