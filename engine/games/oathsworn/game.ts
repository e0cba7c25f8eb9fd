import type { Game } from '../../kernel/game'
import type { Json } from '../../kernel/ids'
import type { Content } from './content'
import { bookAt, type Book, type Perform } from './encounter/table/book'
import { apply, type Happened } from './encounter/happenings'
import { react } from './encounter/stageCards/breakReactions'
import { useText } from './encounter/effects/ability/run'
import { standingModifiers } from './encounter/scope/standing'
import { runStageText } from './encounter/enemy/stage/run'
import { makeBook } from './encounter/cardFacts/makeBook'
import { occurs } from './encounter/actions/occur'
import { play } from './encounter/turn/play'
import { describe } from './encounter/report/describe'
import { encounterReport } from './encounter/report/report'
import { ruleOn } from './encounter/rulings/rulings'
import { startEncounter } from './encounter/table/start'
import type { Encounter } from './encounter/state/state'
import { viewOf } from './encounter/view/view'

/** Rises whenever the same answers might lead to other happenings. */
const RULES = 2

const perform: Perform = {
  occur: occurs,
  ability: useText,
  stage: runStageText,
  react,
  standing: standingModifiers
}

export const bookOf = (content: Content): Book => makeBook(content, perform)

/** An encounter of Oathsworn, with the content it is played with. */
export function oathsworn(content: Content): Game<Encounter, Happened, Book> {
  const book = bookOf(content)
  return {
    id: 'oathsworn',
    rules: RULES,
    packs: Object.fromEntries(content.packs.map(({ id, hash }) => [id, hash])),
    book,
    start: (setup, seed) => startEncounter(book, setup, seed),
    play,
    apply,
    bookAt: (state) => bookAt(book, state),
    rule: (state, ruling) => ruleOn(bookAt(book, state), state, ruling),
    view: (state) => viewOf(bookAt(book, state), state) as unknown as Json,
    describe: (after, happening, before) => describe(bookAt(book, after), after, happening, before),
    report: encounterReport(book),
    isOver: (state) => state.clock.phase === 'over' && state.flags['after'] !== undefined
  }
}
