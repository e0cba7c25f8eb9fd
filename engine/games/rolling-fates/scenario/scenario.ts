import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Prompt } from '../../../kernel/prompt'
import { Run } from '../../../kernel/run'
import { differs, happeningMistakes, partsOf } from '../../../simulation/scenario/compare'
import { Playing, type PlayingWay } from '../../../simulation/scenario/playing'
import type { FatesHappened } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'
import { arrange, setupOf } from './arrange'
import type { FatesExpected, FatesScenario } from './schema'

export type FatesGame = Game<State, FatesHappened, FatesBook>

export interface FatesVerdict {
  readonly mistakes: readonly string[]
  readonly hash: string
}

/** Plays a scenario and says everything that was otherwise than it should be. */
export function playScenario(game: FatesGame, given: FatesScenario, way: PlayingWay = 'straight'): FatesVerdict {
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

function tableMistakes({ heroes, foes, state, view }: FatesExpected, now: State, seen: Json): string[] {
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

const questionMistakes = ({ asked }: FatesExpected, [prompt]: readonly Prompt[]): string[] =>
  differs('the question is', prompt?.title.key ?? null, asked)

// The state is plain data by its making; its type says more than `Json` can.
const plain = (value: unknown): Json => (value ?? null) as Json
