import type { Json } from '../../../../kernel/ids'
import { check } from '../../../../schema'
import { words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { isBoardLaid } from '../turn/setup'
import { checkStage } from '../stageCards/stageDeck'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { aboutBoard } from './board'
import { aboutCourse } from './course'
import { aboutFigure } from './figures'
import { goElsewhere } from './going'
import { aboutHolding } from './holding'
import { aboutMarks } from './marks'
import { aboutMonster } from './monster'
import { aboutPiles } from './piles'
import { rulingSchema, type Ruling } from './schema'
import { aboutSeat } from './seats'
import { aboutStages } from './stages'
import { refuse, type Said } from './say'

/** A correction by the table, turned into happenings, or refused because it cannot be so here. */
export function ruleOn(book: Book, s: Encounter, given: Json): Said {
  const read = check(rulingSchema, given)
  if (!read.ok) return { ok: false, why: read.problems[0]?.words ?? words('ruling.refused.unreadable') }
  if (isPutSomewhere(read.value) && !isBoardLaid(s)) return refuse('boardFirst')
  return followed(sort(book, s, read.value))
}

/** OW-BRK-12: a correction can bring the next stage like anything else. */
function followed(said: Said): Said {
  if (!said.ok) return said
  const { happenings, then } = said
  return { ok: true, happenings, then: then ? (t) => andTheStage(t, then) : checkStage }
}

function andTheStage(t: Tab, first: (t: Tab) => void): void {
  first(t)
  checkStage(t)
}

const PUTS: readonly Ruling['ruling'][] = ['place', 'revive', 'enemy', 'tile', 'obstacle']

const isPutSomewhere = (ruling: Ruling): boolean =>
  PUTS.includes(ruling.ruling) && 'hex' in ruling && ruling.hex !== null

function sort(book: Book, s: Encounter, ruling: Ruling): Said {
  switch (ruling.ruling) {
    case 'place':
    case 'face':
    case 'hp':
    case 'dice':
    case 'status':
    case 'remove':
    case 'revive':
      return aboutFigure(book, s, ruling)
    case 'enemy':
    case 'tile':
    case 'no-tile':
    case 'obstacle':
    case 'no-obstacle':
      return aboutBoard(book, s, ruling)
    case 'free':
    case 'caged':
    case 'swallowed':
      return aboutHolding(book, s, ruling)
    case 'archetype':
    case 'again':
    case 'duty':
    case 'owed':
    case 'extra-turn':
      return aboutMarks(book, s, ruling)
    case 'might':
    case 'discards':
    case 'stage':
    case 'stage-pile':
    case 'killed':
      return aboutPiles(book, s, ruling)
    case 'stage-number':
    case 'numbers':
      return aboutStages(book, s, ruling)
    case 'monster':
      return aboutMonster(book, s, ruling)
    case 'go':
    case 'turn-of':
    case 'over':
      return goElsewhere(book, s, ruling)
    case 'turn':
    case 'flag':
    case 'counter':
    case 'ended':
    case 'dials':
      return aboutCourse(book, s, ruling)
    default:
      return aboutSeat(book, s, ruling)
  }
}
