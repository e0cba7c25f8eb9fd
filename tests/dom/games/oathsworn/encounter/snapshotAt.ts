import type { Told as KernelTold } from '../../../../../engine/kernel/history'
import type { Run } from '../../../../../engine/kernel/run'
import type { Book } from '../../../../../engine/games/oathsworn/encounter/table/book'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import type { Snapshot, ToldLine } from '../../../../../preload/contract/shapes'

type Played = Run<Encounter, Happened, Book>

const unsaid = ({ after, happening }: KernelTold<Happened>): ToldLine => ({
  after,
  happening: happening as unknown as ToldLine['happening'],
  line: null
})

/** What main would send of a run as it stands; `toldOf` finds the lines that are said of it. */
export function snapshotAt(run: Played, toldOf: (told: KernelTold<Happened>) => ToldLine = unsaid): Snapshot {
  return {
    run: 1,
    kind: 'encounter',
    game: 'oathsworn',
    revision: run.revision,
    over: run.waiting.length === 0,
    view: run.game.view(run.state, null),
    waiting: run.waiting,
    log: run.log.map(toldOf),
    decisions: run.answers.map(({ seat, by, rule }, after) => ({ entry: after + 1, after, at: after, seat, by, rule })),
    ways: [],
    pins: [],
    undo: 'free',
    redo: false,
    told: null
  }
}
