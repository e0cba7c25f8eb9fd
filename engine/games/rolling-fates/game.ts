import type { Game } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import type { FatesContent } from './content/link'
import { apply } from './happenings/apply'
import type { FatesHappened } from './happenings/happenings'
import { adventure } from './play/adventure'
import { describe } from './report/describe'
import { fatesReport } from './report/report'
import { ruled } from './rulings/ruling'
import { FatesBook } from './state/book'
import { start } from './state/start'
import type { State } from './state/state'
import { refuseCard } from './table/toldCards'
import { view } from './view/view'

/** One adventure of Rolling Fates, made of linked content. `packs` are the packs it was linked from, with their hashes. */
export function rollingFates(content: FatesContent, packs: Game['packs'] = {}): Game<State, FatesHappened, FatesBook> {
  const book = new FatesBook(content)
  return {
    id: 'rolling-fates',
    rules: 1,
    packs,
    book,
    start: (setup, seed) => start(book, setup, seed),
    play: adventure,
    apply: (state, happening) => apply(book, state, happening),
    rule: (state, ruling) => ruled(book, state, ruling),
    refuseCard,
    view: (state) => view(book, state) as unknown as Json,
    describe: (after, happening, before) => describe(book, after, happening, before),
    report: fatesReport,
    isOver: ({ over }) => over !== null
  }
}
