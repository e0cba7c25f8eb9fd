import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Prompt } from '../../../kernel/prompt'
import { Run } from '../../../kernel/run'
import { differs, happeningMistakes, partsOf } from '../../../simulation/scenario/compare'
import { Playing, type PlayingWay } from '../../../simulation/scenario/playing'
import type { Happened } from '../happenings/happenings'
import type { Book } from '../state/book'
import type { State } from '../state/state'
import { arrange, setupOf } from './arrange'
import type { Expected, Scenario } from './schema'

export type FatesGame = Game<State, Happened, Book>

export interface Verdict {
  readonly mistakes: readonly string[]
  readonly hash: string
}

/** Plays a scenario and says everything that was otherwise than it should be. */
export function playScenario(game: FatesGame, given: Scenario, way: PlayingWay = 'straight'): Verdict {
  const setup = setupOf(game.book, given)
  const drawn: FatesGame = { ...game, start: () => arrange(game.book, game.start(setup, given.seed), given.table) }
  const play = new Playing(drawn, Run.start(drawn, setup, given.seed), way)
  play.takeAll(given.answers)
  const { run } = play
  const happenings = run.log.map(({ happening }) => happening)
  return {
    mistakes: [
      ...play.mistakes,
      ...happeningMistakes(given.expect, happenings),
      ...tableMistakes(given.expect, run.state, game.view(run.state, null)),
      ...questionMistakes(given.expect, run.waiting)
    ],
    hash: run.hash
  }
}

function tableMistakes({ heroes, foes, state, view }: Expected, now: State, seen: Json): string[] {
  const bodies = [...now.heroes, ...now.foes]
  return [
    ...Object.entries({ ...heroes, ...foes }).flatMap(([id, wanted]) => {
      const body = bodies.find((one) => one.id === id)
      return body ? partsOf(id, plain(body), wanted) : [`there is no ${id}`]
    }),
    ...partsOf('the table', plain(now), state),
    ...partsOf('the view', seen, view)
  ]
}

const questionMistakes = ({ asked }: Expected, [prompt]: readonly Prompt[]): string[] =>
  differs('the question is', prompt?.title.key ?? null, asked)

// The state is plain data by its making; its type says more than `Json` can.
const plain = (value: unknown): Json => (value ?? null) as Json
