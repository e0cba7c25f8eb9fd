import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { FigurePick, Selector } from '../../content'
import { figureOfOption, figureOption } from '../board/asking'
import type { Book } from '../table/book'
import { nearnessOf } from '../board/nearness'
import type { FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { apart, isEnemy } from '../board/figures'
import { figuresAtRandom } from './chance'
import { nameOfSource } from './naming'
import { quantityOf } from './quantity'
import { figureReferred, referred, seatOf } from './reference'
import type { Scope } from '../table/scope'
import { idsOf, inGroup, northing } from './who'

/** Those a selector means, in the order in which they are dealt with. */
export function selected(t: Tab, scope: Scope, selector: Selector): readonly FigureId[] {
  if (typeof selector === 'string') {
    const one = referred(t.see, scope, selector)
    return one === null ? [] : [one]
  }
  const from = inGroup(t.book, t.see, scope, selector.from)
  switch (selector.pick) {
    case 'random':
      return figuresAtRandom(t, idsOf(from), selector.count)
    case 'chosen':
      return chosen(t, scope, selector)
    default:
      return idsOf(picked(t.book, t.see, scope, selector))
  }
}

/** Those a selector means as far as neither chance nor a player decides; null where one of them does. */
export function knownBy(book: Book, s: Encounter, scope: Scope, selector: Selector): readonly FigureId[] | null {
  if (typeof selector !== 'string')
    return selector.pick === 'random' || selector.pick === 'chosen' ? null : idsOf(picked(book, s, scope, selector))
  const one = referred(s, scope, selector)
  return one === null ? [] : [one]
}

type Ruled = Exclude<FigurePick, { pick: 'random' | 'chosen' }>

/** Picks that nobody decides; ties go north then west. OW-GEN-02 */
export function picked(book: Book, s: Encounter, scope: Scope, pick: Ruled): Figure[] {
  const from = inGroup(book, s, scope, pick.from)
  if (pick.pick === 'all') return from
  const key = new Map(from.map((figure) => [figure, rankOf(book, s, scope, pick, figure)] as const))
  const north = (figure: Figure): number => northing(book, s, figure)
  return [...from].sort((a, b) => (key.get(a) ?? 0) - (key.get(b) ?? 0) || north(a) - north(b)).slice(0, pick.count)
}

/** The lower, the sooner picked. */
function rankOf(book: Book, s: Encounter, scope: Scope, pick: Exclude<Ruled, { pick: 'all' }>, figure: Figure): number {
  switch (pick.pick) {
    case 'closest':
      return howFar(book, s, figureReferred(s, scope, pick.to), figure)
    case 'farthest':
      return -howFar(book, s, figureReferred(s, scope, pick.to), figure)
    case 'lowest':
      return quantityOf(book, s, scope, pick.of, figure)
    case 'highest':
      return -quantityOf(book, s, scope, pick.of, figure)
  }
}

/** OW-TGT-03: for an enemy the closest is the one it needs the least movement to; for others hexes are counted. */
function howFar(book: Book, s: Encounter, from: Figure | undefined, to: Figure): number {
  if (!from || from.at === null || to.at === null) return 0
  return isEnemy(from) ? nearnessOf(book, s, from, to) : apart(book, from, to)
}

function chosen(t: Tab, scope: Scope, pick: Extract<FigurePick, { pick: 'chosen' }>): readonly FigureId[] {
  const candidates = (): Figure[] => inGroup(t.book, t.see, scope, pick.from)
  const count = Math.min(pick.count, candidates().length)
  if (count === 0) return []
  const { chosen: ids } = t.ask('choose', () => ({
    rule: rule('OW-GEN-03'),
    seat: seatOf(t.see, scope, pick.by),
    title: words(pick.upTo ? 'ask.figuresUpTo' : 'ask.figures', { of: nameOfSource(t.see, scope.source), count }),
    options: candidates().map(({ id }) => figureOption(t.see, id)),
    min: pick.upTo ? 0 : count,
    max: count
  }))
  return ids.map(figureOfOption)
}
