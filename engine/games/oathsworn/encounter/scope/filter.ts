import { arcOf, distanceApart, isEdge, isStraight, type Hex } from '../../../../hex'
import type { Filter } from '../../content'
import type { Book } from '../table/book'
import { itemFacts } from '../cardFacts/facts'
import { isKeyword, labelled, laid, statusCount, zoneOf } from '../board/printedComponents'
import { marksOf } from '../board/marks'
import { canSeeFigure } from '../board/sight'
import type { PieceId } from '../state/ids'
import type { Encounter, Figure, Piece } from '../state/state'
import { apart, boardOf, hexesOf, isLarge, playedBy } from '../board/figures'
import { turnsOf } from '../../../../hex'
import { quantityOf } from './quantity'
import { figureReferred, referred } from './reference'
import type { Scope } from '../table/scope'

/** Is this true of the character? */
export function passes(book: Book, s: Encounter, scope: Scope, filter: Filter, figure: Figure): boolean {
  switch (filter.is) {
    case 'the':
      return referred(s, scope, filter.one) === figure.id
    case 'within': {
      const of = figureReferred(s, scope, filter.of)
      return bothStand(figure, of) && apart(book, figure, of) <= filter.hexes
    }
    case 'in-sight': {
      const viewer = figureReferred(s, scope, filter.of)
      return bothStand(figure, viewer) && canSeeFigure(book, s, viewer, figure)
    }
    case 'in-arc': {
      const of = figureReferred(s, scope, filter.of)
      return bothStand(figure, of) && hexesOf(book, figure).some((h) => filter.arcs.includes(arcAround(book, of, h)))
    }
    case 'in-line': {
      const other = figureReferred(s, scope, filter.with)
      return bothStand(figure, other) && isInLine(hexesOf(book, figure), hexesOf(book, other))
    }
    case 'number': {
      const count = quantityOf(book, s, scope, filter.of, figure)
      return count >= filter.least && count <= filter.most
    }
    case 'status':
      return statusCount(book, s, figure, filter.status) >= filter.least
    case 'marked':
      return marksOf(s, figure.id).includes(filter.mark)
    case 'attacked':
      return hasAttacked(s, figure, referred(s, scope, filter.whom), filter.since)
    case 'in-zone':
    case 'on-hex':
    case 'on-edge':
    case 'on-tile':
    case 'by-obstacle':
    case 'by-tile':
      return standsThere(book, s, filter, hexesOf(book, figure))
    default:
      return isOfKind(book, s, filter, figure)
  }
}

function bothStand(figure: Figure, other: Figure | undefined): other is Figure {
  return other !== undefined && other.at !== null && figure.at !== null
}

/** The arc of a figure in which a hex lies; an odd-shaped enemy may list its hexes. OW-ARC-02, OW-ARC-03 */
export function arcAround(book: Book, of: Figure, h: Hex): ReturnType<typeof arcOf> {
  const core = of.at
  if (core === null) return 'front'
  const listed = of.kind === 'boss' || of.kind === 'minion' ? book.find('enemy', of.def)?.arcs : undefined
  const found = listed && Object.entries(listed).find(([, hexes]) => laid(hexes, core, turnsOf(of.facing)).includes(h))
  return (found?.[0] as ReturnType<typeof arcOf> | undefined) ?? arcOf(core, of.facing, h)
}

/** OW-GEO-04 */
const isInLine = (some: readonly Hex[], others: readonly Hex[]): boolean =>
  some.some((a) => others.some((b) => isStraight(a, b)))

function hasAttacked(s: Encounter, figure: Figure, whom: Figure['id'] | null, since: string): boolean {
  return s.attacks.some(({ by, on, round, turn }) => {
    if (by !== figure.id || on !== whom) return false
    if (since === 'turn') return turn === s.clock.turns
    return since === 'encounter' || round === s.clock.round
  })
}

type Where = Extract<Filter, { is: 'in-zone' | 'on-hex' | 'on-edge' | 'on-tile' | 'by-obstacle' | 'by-tile' }>

function standsThere(book: Book, s: Encounter, filter: Where, hexes: readonly Hex[]): boolean {
  switch (filter.is) {
    case 'in-zone':
      return overlap(hexes, zoneOf(book, s, filter.zone))
    case 'on-hex':
      return overlap(
        hexes,
        filter.hexes.map((label) => labelled(book, s, label))
      )
    case 'on-edge':
      return hexes.some((h) => isEdge(boardOf(book, s), h))
    case 'on-tile':
      return s.tiles.some((tile) => tile.def === filter.tile && overlap(hexes, tile.hexes))
    case 'by-tile':
      return s.tiles.some((tile) => tile.def === filter.tile && distanceApart(hexes, tile.hexes) <= filter.hexes)
    case 'by-obstacle':
      return isByObstacle(book, s, filter, hexes)
  }
}

function isByObstacle(
  book: Book,
  { pieces }: Encounter,
  { tag, hexes: within }: ByObstacle,
  hexes: readonly Hex[]
): boolean {
  for (const id in pieces) {
    const { def, hexes: solid } = pieces[id as PieceId] as Piece
    const isMeant = tag === undefined || (book.find('obstacle', def)?.tags.includes(tag) ?? false)
    if (isMeant && distanceApart(hexes, solid) <= within) return true
  }
  return false
}
type ByObstacle = Extract<Filter, { is: 'by-obstacle' }>

const overlap = (some: readonly Hex[], others: readonly Hex[]): boolean => some.some((h) => others.includes(h))

type OfKind = Extract<
  Filter,
  { is: 'caged' | 'consumed' | 'class' | 'enemy' | 'helper' | 'keyword' | 'companion' | 'wielding' | 'large' }
>

function isOfKind(book: Book, s: Encounter, filter: OfKind, figure: Figure): boolean {
  const seat = figure.seat && playedBy(s, figure.seat)?.id === figure.id ? s.seats[figure.seat] : null
  switch (filter.is) {
    case 'caged':
      return seat !== null && seat.caged !== null
    case 'consumed':
      return seat !== null && seat.consumed !== null
    case 'class':
      return figure.kind === 'oathsworn' && seat?.class === filter.class
    case 'companion':
      return figure.kind === 'oathsworn' && seat?.mode === 'companion'
    case 'enemy':
      return (figure.kind === 'boss' || figure.kind === 'minion') && figure.def === filter.enemy
    case 'helper':
      return figure.kind === 'helper' && figure.def === filter.helper
    case 'keyword':
      return isKeyword(book, figure, filter.keyword)
    case 'wielding':
      return seat !== null && figure.kind === 'oathsworn' && isWielding(book, seat, filter.item)
    case 'large':
      return isLarge(book, figure)
  }
}

const isWielding = (book: Book, seat: Encounter['seats']['seat-1'], type: string): boolean =>
  Object.values(seat.cards).some(
    (card) =>
      card.kind === 'item' && card.at !== 'out' && card.thrownTo === undefined && itemFacts(book, card).type === type
  )
