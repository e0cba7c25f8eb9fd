import { awayFrom, bodyToward, DIRECTIONS, nearest, toward, turned, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { EffectWay } from '../../content'
import type { Book } from '../table/book'
import { directionOption } from '../board/facing'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { bodyOf, boardOf, hexesOf } from '../board/figures'
import { rollDirection } from './chance'
import { nameOfSource } from './naming'
import { figureReferred, seatOf } from './reference'
import type { Scope } from '../table/scope'

/** What goes that way: a figure, or something that lies on a hex. */
export type Goer = { readonly figure: Figure } | { readonly hex: Hex }

/** The hexes of it, the core first. */
function bodyOfGoer(book: Book, s: Encounter, goer: Goer): readonly Hex[] {
  if (!('figure' in goer)) return [goer.hex]
  const now = s.figures[goer.figure.id] ?? goer.figure
  return now.at === null ? [] : [now.at, ...hexesOf(book, now)]
}

const standsAt = (goer: Goer): Hex | null => ('figure' in goer ? goer.figure.at : goer.hex)

/** The direction meant, seen from who goes; null when the one it refers to is not there. */
export function wayOf(t: Tab, scope: Scope, way: EffectWay, goer: Goer): Dir | null {
  switch (way.way) {
    case 'compass':
      return way.direction
    case 'facing': {
      const of = figureReferred(t.see, scope, way.of)
      return of ? turned(of.facing, way.turn) : null
    }
    case 'toward':
      return toOther(t.book, goer, figureReferred(t.see, scope, way.who))
    case 'away-from':
      return fromOther(t.book, t.see, goer, figureReferred(t.see, scope, way.who))
    case 'random':
      return rollDirection(t)
    case 'chosen':
      return t.chooseOne(() => ({
        rule: rule('OW-GEN-03'),
        seat: seatOf(t.see, scope, way.by),
        title: words('ask.direction', { of: nameOfSource(t.see, scope.source) }),
        options: DIRECTIONS.map((dir) => directionOption(t.book, t.see, dir, dir, bodyOfGoer(t.book, t.see, goer)))
      })) as Dir
  }
}

/** OW-GEO-06 */
function toOther(book: Book, goer: Goer, other: Figure | undefined): Dir | null {
  const from = standsAt(goer)
  if (!other || other.at === null || from === null) return null
  const goal = nearest(hexesOf(book, other), from)[0] ?? other.at
  if (goal === from) return null
  return 'figure' in goer ? bodyToward(bodyOf(book, goer.figure), from, goal) : toward(from, goal)
}

/** OW-GEO-07 */
function fromOther(book: Book, s: Encounter, goer: Goer, other: Figure | undefined): Dir | null {
  const from = standsAt(goer)
  if (!other || other.at === null || from === null || other.at === from) return null
  return awayFrom(other.at, from, boardOf(book, s))
}
