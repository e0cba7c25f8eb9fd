import { isOnBoard, labelOf, placed, turnsOf, type Hex } from '../../../../hex'
import { words } from '../../../../messages/words'
import type { Book } from '../table/book'
import { laid } from '../board/printedComponents'
import { enemyFigure } from '../board/newcomers'
import { defId, pieceId } from '../state/ids'
import type { Encounter, Tile } from '../state/state'
import { newPiece } from '../fight/supply'
import { knowMinions } from '../stageCards/untold'
import { bodyOf, boardOf, isFree } from '../board/figures'
import { hindrance } from './hindrance'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

type About = Extract<Ruling, { ruling: 'enemy' | 'tile' | 'no-tile' | 'obstacle' | 'no-obstacle' }>

/** What lies and stands on the board. */
export function aboutBoard(book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'enemy': {
      if (!book.find('enemy', ruling.enemy)) return refuse('noRecord')
      const figure = enemyFigure(book, s, ruling.enemy, ruling.hex as Hex, ruling.facing)
      const why = hindrance(book, s, null, placed(bodyOf(book, figure), ruling.hex as Hex, ruling.facing))
      if (why) return why
      const args = { name: words(`enemy.${ruling.enemy}.name`), hex: label(book, s, ruling.hex) }
      return { ...accept(ruling, args, [{ kind: 'figureAdded', figure }]), then: knowMinions }
    }
    case 'tile': {
      const record = book.find('tile', ruling.tile)
      if (!record) return refuse('noRecord')
      // OW-TILE-11: large ones may reach over the edge.
      if (!isOnBoard(boardOf(book, s), ruling.hex as Hex)) return refuse('offBoard')
      const hexes = laid(record.hexes, ruling.hex as Hex, turnsOf(ruling.facing))
      const tile: Tile = { def: defId(ruling.tile), hexes, large: hexes.length > 1 }
      const args = { tile: words(`tile.${ruling.tile}.name`), hex: label(book, s, ruling.hex) }
      return accept(ruling, args, [{ kind: 'tilePlaced', tile }])
    }
    case 'no-tile': {
      const tile = s.tiles.find(({ def, hexes }) => def === ruling.tile && hexes.includes(ruling.hex as Hex))
      if (!tile) return refuse('noTile')
      const args = { tile: words(`tile.${ruling.tile}.name`), hex: label(book, s, ruling.hex) }
      return accept(ruling, args, [{ kind: 'tileRemoved', tile }])
    }
    case 'obstacle':
      return addObstacle(book, s, ruling)
    case 'no-obstacle': {
      const piece = s.pieces[pieceId(ruling.obstacle)]
      if (!piece) return refuse('noObstacle')
      const args = { obstacle: words(`obstacle.${piece.def}.name`) }
      return accept(ruling, args, [{ kind: 'pieceRemoved', piece: piece.id }])
    }
  }
}

function addObstacle(book: Book, s: Encounter, ruling: Extract<About, { ruling: 'obstacle' }>): Said {
  const record = book.find('obstacle', ruling.obstacle)
  if (!record) return refuse('noRecord')
  const board = boardOf(book, s)
  const hexes = laid(record.hexes, ruling.hex as Hex, turnsOf(ruling.facing))
  if (!hexes.every((h) => isOnBoard(board, h))) return refuse('offBoard')
  if (hexes.some((h) => !isFree(book, s, h))) return refuse('notFree')
  const piece = newPiece(s, ruling.obstacle, hexes)
  const args = { obstacle: words(`obstacle.${ruling.obstacle}.name`), hex: label(book, s, ruling.hex) }
  return accept(ruling, args, [{ kind: 'pieceAdded', piece }])
}

const label = (book: Book, s: Encounter, hex: number): string => labelOf(boardOf(book, s), hex as Hex) ?? '?'
