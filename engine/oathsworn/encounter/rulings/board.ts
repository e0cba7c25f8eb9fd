import { indexOf, labelOf, turnsOf, type Hex } from '../../../kernel/hex'
import { words } from '../../../kernel/words'
import type { Book } from '../book'
import { laid } from '../lore'
import { enemyFigure } from '../newcomers'
import { defId, pieceId } from '../state/ids'
import type { Encounter, Tile } from '../state/state'
import { boardOf, isFree } from '../world'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

type About = Extract<Ruling, { ruling: 'enemy' | 'tile' | 'no-tile' | 'obstacle' | 'no-obstacle' }>

/** What lies and stands on the board. */
export function aboutBoard(book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'enemy': {
      if (!book.find('enemy', ruling.enemy)) return refuse('noRecord')
      if (!isFree(book, s, ruling.hex as Hex)) return refuse('figureThere', { name: label(book, s, ruling.hex) })
      const figure = enemyFigure(book, s, ruling.enemy, ruling.hex as Hex, ruling.facing)
      const args = { name: words(`enemy.${ruling.enemy}.name`), hex: label(book, s, ruling.hex) }
      return accept(ruling, args, [{ kind: 'figureAdded', figure }])
    }
    case 'tile': {
      const record = book.find('tile', ruling.tile)
      if (!record) return refuse('noRecord')
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
  if (hexes.some((h) => indexOf(board, h) >= board.size)) return refuse('offBoard')
  if (hexes.some((h) => !isFree(book, s, h))) return refuse('notFree')
  const number = Object.keys(s.pieces).length + 1
  const piece = { id: pieceId(`${ruling.obstacle}-ruled-${number}`), def: defId(ruling.obstacle), hexes }
  const args = { obstacle: words(`obstacle.${ruling.obstacle}.name`), hex: label(book, s, ruling.hex) }
  return accept(ruling, args, [{ kind: 'pieceAdded', piece }])
}

const label = (book: Book, s: Encounter, hex: number): string => labelOf(boardOf(book, s), hex as Hex) ?? '?'
