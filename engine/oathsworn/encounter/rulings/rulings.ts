import type { Json } from '../../../kernel/ids'
import { check } from '../../../kernel/schema'
import { words } from '../../../kernel/words'
import type { Book } from '../book'
import type { Encounter } from '../state/state'
import { aboutBoard } from './board'
import { aboutCourse } from './course'
import { aboutFigure } from './figures'
import { rulingSchema, type Ruling } from './schema'
import { aboutSeat } from './seats'
import type { Said } from './say'

/** A correction by the table, turned into happenings, or refused because it cannot be so here. */
export function ruleOn(book: Book, s: Encounter, given: Json): Said {
  const read = check(rulingSchema, given)
  if (!read.ok) return { ok: false, why: read.problems[0]?.words ?? words('ruling.refused.unreadable') }
  return sort(book, s, read.value)
}

function sort(book: Book, s: Encounter, ruling: Ruling): Said {
  if ('figure' in ruling) return aboutFigure(book, s, ruling)
  if ('seat' in ruling) return aboutSeat(book, s, ruling)
  switch (ruling.ruling) {
    case 'enemy':
    case 'tile':
    case 'no-tile':
    case 'obstacle':
    case 'no-obstacle':
      return aboutBoard(book, s, ruling)
    default:
      return aboutCourse(book, s, ruling)
  }
}
