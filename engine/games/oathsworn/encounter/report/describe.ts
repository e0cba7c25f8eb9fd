import type { Words } from '../../../../messages/words'
import type { Book } from '../table/book'
import type { Happened } from '../happenings'
import type { Encounter } from '../state/state'
import { boardLines, figureLines } from './board'
import { enemyLines, stageLines } from './enemies'
import { silent } from './line'
import { flowLines } from './flow'
import { mightLines } from './might'
import { namesIn, type Names } from './names'
import { seatLines } from './seats'

const lines = {
  ...flowLines,
  ...seatLines,
  ...figureLines,
  ...boardLines,
  ...mightLines,
  ...stageLines,
  ...enemyLines,
  // What the correction says is said already.
  monsterRetold: silent
}

/** A line for the report, as a player would tell it; null where none is wanted. */
export function describe(book: Book, after: Encounter, happening: Happened, before: Encounter): Words | null {
  // Each line takes just its own kind of happening; the lookup by kind is what makes that so.
  const line = lines[happening.kind] as (h: Happened, names: Names, s: Encounter, before: Encounter) => Words | null
  return line(happening, namesIn(book, after), after, before)
}
