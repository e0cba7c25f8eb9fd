import {
  byNorthThenWest,
  distance,
  distanceFrom,
  hexesIn,
  isOnBoard,
  labelOf,
  qOf,
  step,
  type Board,
  type Hex
} from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import type { EffectPlace } from '../../content'
import { hexOption, numberOfOption } from '../board/asking'
import type { Book } from '../table/book'
import { labelled, zoneOf } from '../board/printedComponents'
import { eye } from '../board/sight'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { boardOf, hexesOf, isFree, sees } from '../board/figures'
import { hexesAtRandom } from './chance'
import { arcAround } from './filter'
import { nameOfSource } from './naming'
import { figureReferred, referred, seatOf } from './reference'
import type { Scope } from '../table/scope'

/** The hexes of a place, best first; a player picks, or chance does, where the place says so. */
export function placeOf(t: Tab, scope: Scope, place: EffectPlace, count = 1): readonly Hex[] {
  if (place.at === 'random') return hexesAtRandom(t, hexesOfPlace(t.book, t.see, scope, place), count)
  if (place.at !== 'chosen') return hexesOfPlace(t.book, t.see, scope, place)
  const least = Math.min(count, hexesOfPlace(t.book, t.see, scope, place).length)
  if (least === 0) return []
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-GEN-03'),
    seat: seatOf(t.see, scope, place.by),
    title: words('ask.hexes', { of: nameOfSource(t.see, scope.source), count: least }),
    options: hexesOfPlace(t.book, t.see, scope, place).map((h) => hexOption(h, hexWords(t.book, t.see, h))),
    min: least,
    max: least
  }))
  return chosen.map((id) => numberOfOption(id) as Hex)
}

const hexWords = (book: Book, s: Encounter, h: Hex): Words =>
  words('option.hex', { hex: labelOf(boardOf(book, s), h) ?? '' })

/** The hexes a place means; of a random or chosen one, those that come into question, north then west first. */
export function hexesOfPlace(book: Book, s: Encounter, scope: Scope, place: EffectPlace): readonly Hex[] {
  const board = boardOf(book, s)
  switch (place.at) {
    case 'hex':
      return place.hexes.map((label) => labelled(book, s, label))
    case 'zone':
      return zoneOf(book, s, place.zone)
    case 'edge':
      return hexesIn(board, board.edge).filter((h) => place.side === undefined || isOnSide(board, h, place.side))
    case 'figure':
      return hexesOfOne(book, figureReferred(s, scope, place.who))
    case 'beside': {
      const of = figureReferred(s, scope, place.who)
      if (!of) return []
      return near(book, s, of, 1, 0).filter((h) => isFree(book, s, h) && place.arcs.includes(arcAround(book, of, h)))
    }
    case 'near': {
      const of = figureReferred(s, scope, place.who)
      const closest = figureReferred(s, scope, place.closest)
      if (!of) return []
      return nearestFirst(book, near(book, s, of, place.hexes, place.beyond), closest)
    }
    case 'tile': {
      const tiles = s.tiles.filter(({ def }) => def === place.tile).flatMap(({ hexes }) => hexes)
      return nearestFirst(book, tiles, figureReferred(s, scope, place.nearest))
    }
    case 'obstacle': {
      const pieces = Object.values(s.pieces).filter(
        ({ def }) => place.tag === undefined || (book.find('obstacle', def)?.tags.includes(place.tag) ?? false)
      )
      return nearestFirst(
        book,
        pieces.flatMap(({ hexes }) => hexes),
        figureReferred(s, scope, place.nearest)
      )
    }
    case 'area':
      return scope.deed.strike?.hexes ?? []
    case 'path':
      return scope.deed.trail?.entered.get(referred(s, scope, 'self') ?? ('' as never)) ?? []
    case 'left': {
      const from = scope.deed.trail?.left.get(referred(s, scope, place.who) ?? ('' as never))
      return from === undefined ? [] : [from]
    }
    case 'random': {
      const of = place.of === undefined ? undefined : figureReferred(s, scope, place.of)
      const from = of ? near(book, s, of, place.hexes, 0) : board.hexes
      return from.filter((h) => isFree(book, s, h))
    }
    case 'chosen': {
      const of = figureReferred(s, scope, place.of)
      if (!of || of.at === null) return board.hexes
      const seen = eye(book, of)
      return near(book, s, of, place.hexes, -1).filter((h) => !place.sight || sees(book, s, seen, h))
    }
  }
}

const hexesOfOne = (book: Book, figure: Figure | undefined): readonly Hex[] => (figure ? hexesOf(book, figure) : [])

/** Hexes at more than `beyond` and at most `most` from a figure, north then west first. */
function near(book: Book, s: Encounter, of: Figure, most: number, beyond: number): Hex[] {
  const own = hexesOf(book, of)
  return boardOf(book, s).hexes.filter((h) => {
    const away = distanceFrom(h, own)
    return away <= most && away > beyond
  })
}

function nearestFirst(book: Book, hexes: readonly Hex[], to: Figure | undefined): Hex[] {
  const own = hexesOfOne(book, to)
  const away = (h: Hex): number => (own.length === 0 ? 0 : Math.min(...own.map((o) => distance(o, h))))
  return [...new Set(hexes)].sort((a, b) => away(a) - away(b) || byNorthThenWest(a, b))
}

function isOnSide(board: Board, h: Hex, side: 'north' | 'south' | 'east' | 'west'): boolean {
  if (side === 'east') return qOf(h) === board.bounds.east
  if (side === 'west') return qOf(h) === board.bounds.west
  return !isOnBoard(board, step(h, side === 'north' ? 'N' : 'S'))
}
