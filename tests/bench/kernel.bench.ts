import { resume } from '../../engine/kernel/resume'
import { Run } from '../../engine/kernel/run'
import type { Save } from '../../engine/kernel/save'
import { numbers, playOn } from '../engine/kernel/fixtures/drive'
import { pit, type PitHappening, type PitState } from '../engine/kernel/fixtures/pit'
import { atMost, cuEach, perCu, type Bench } from './bench'
import { playTicTacToe } from './peers/boardgame'
import { undoWithPatches } from './peers/immer'

const DECISIONS = 2000
type PitRun = Run<PitState, PitHappening, null>

/** A long evening: far more turns than anybody plays, until there are enough decisions. */
function longRun(): PitRun {
  const run = Run.start(pit, { turns: 10_000 }, 'a long evening')
  playOn(run, numbers(42), DECISIONS)
  return run
}

const once =
  <T>(make: () => T) =>
  (work: (made: T) => unknown): (() => number) => {
    let made: T | undefined
    return () => {
      work((made ??= make()))
      return 1
    }
  }

const onRun = once(longRun)
const onSave = once((): Save => JSON.parse(JSON.stringify(longRun().save())) as Save)
const anywhere = numbers(7)

export const benches: readonly Bench[] = [
  {
    row: 'undo one decision, prompt rebuilt',
    anchor: 'immer 17 µs',
    target: atMost(0.02),
    unit: 'CU',
    measure: cuEach(onRun((run) => run.undone()))
  },
  { row: 'undo by immer patches', unit: 'CU', measure: cuEach(undoWithPatches) },
  {
    row: 'jump to any of 2,000 decisions',
    target: atMost(0.15),
    unit: 'CU',
    measure: cuEach(onRun((run) => run.at(Math.floor(anywhere() * run.revision))))
  },
  {
    row: 'replay 2,000 answers, hash checked at each',
    target: atMost(3.5),
    unit: 'CU',
    measure: cuEach(
      onSave((save) => {
        const back = resume(pit, save)
        if (!back.ok || back.lost > 0) throw new Error('the replay went astray')
      })
    )
  },
  {
    row: 'answers of a small game, chained',
    anchor: 'boardgame.io 411 /CU',
    unit: '/CU',
    measure: perCu(() => playOn(Run.start(pit, { turns: 40 }, 'short'), numbers(3)).length)
  },
  { row: 'moves of tic-tac-toe by boardgame.io', unit: '/CU', measure: perCu(playTicTacToe) }
]
