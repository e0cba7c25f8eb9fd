import type { RecordOf } from './content'

const REPLAY_TICKS = 4

/** OW-REPLAY-01: what a further try costs; OW-DIFF-01, OW-DIFF-02, OW-DIFF-03: more or less by difficulty. */
export const replayPrice = (difficulty: Pick<RecordOf<'difficulty'>, 'ticks'> | undefined): number =>
  Math.max(0, REPLAY_TICKS + (difficulty?.ticks ?? 0))
