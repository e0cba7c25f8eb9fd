import type { Run } from '../../../../../engine/kernel/run'
import type { Book } from '../../../../../engine/games/oathsworn/encounter/table/book'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import type { Snapshot } from '../../../../../preload/contract/shapes'
import { toldLines } from '../../../../../main/tables/lines'

type Played = Run<Encounter, Happened, Book>

/** What main would send of a run as it stands. */
export function snapshotAt(run: Played): Snapshot {
  return {
    run: 1,
    kind: 'encounter',
    game: 'oathsworn',
    revision: run.revision,
    over: run.waiting.length === 0,
    view: run.game.view(run.state, null),
    waiting: run.waiting,
    log: toldLines(run),
    decisions: run.answers.map(({ seat, by, rule }, after) => ({ entry: after + 1, after, at: after, seat, by, rule })),
    ways: [],
    pins: [],
    undo: 'free',
    redo: false,
    told: null
  }
}
