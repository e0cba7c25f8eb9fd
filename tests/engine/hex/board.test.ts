import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as grid from '../../../engine/hex'
import { boardOf, hex, hexAt, indexOf, isEdge, isOnBoard, labelOf, rectangle, step } from '../../../engine/hex'
import { anyScene, board161, boardF, hexes } from './fixtures'

describe('a board', () => {
  it('OW-GEO-08 has exactly its hexes', () => {
    expect(boardF.size).toBe(115)
    expect(board161.size).toBe(161)
    expect(isOnBoard(boardF, hex(5, -7))).toBe(true)
    expect(isOnBoard(boardF, hex(5, -8))).toBe(false)
    expect(isOnBoard(boardF, hex(6, -3))).toBe(false)
    expect(boardF.bounds).toEqual({ west: -5, east: 5, north: -10, south: 10 })
  })

  it('OW-GEO-03 numbers them north then west', () => {
    fc.assert(
      fc.property(anyScene, ({ board }) => {
        expect([...board.hexes].sort(grid.byNorthThenWest)).toEqual(board.hexes)
        board.hexes.forEach((h, index) => {
          expect(indexOf(board, h)).toBe(index)
          expect(hexAt(board, index)).toBe(h)
        })
      })
    )
  })

  it('OW-GEO-08 an edge hex has fewer than six neighbours', () => {
    fc.assert(
      fc.property(anyScene, ({ board }) => {
        for (const h of board.hexes) {
          const near = grid.neighbours(h).filter((n) => board.hexes.includes(n))
          expect(grid.neighboursOn(board, h)).toEqual(near)
          expect(isEdge(board, h)).toBe(near.length < 6)
          for (const dir of grid.DIRECTIONS) expect(grid.canStep(board, h, dir)).toBe(near.includes(step(h, dir)))
        }
      })
    )
  })

  it('ignores a hex given twice and refuses one too far out', () => {
    expect(boardOf(hexes([0, 0], [0, 0], [1, 0])).size).toBe(2)
    expect(() => boardOf(hexes([0, 32]))).toThrow(RangeError)
  })

  it('knows nothing of a hex beyond the packing', () => {
    expect(isOnBoard(boardF, -5 as grid.Hex)).toBe(false)
    expect(isOnBoard(boardF, 99999 as grid.Hex)).toBe(false)
  })
})

describe('labels', () => {
  it('name the row first where a corner lies to the north', () => {
    const country = boardOf([hex(0, 0), hex(1, 0), hex(0, 1), hex(-1, 1), hex(1, -1), hex(0, -1)], grid.rowsAndNumbers)
    const names = [hex(0, -1), hex(1, -1), hex(0, 0), hex(1, 0), hex(-1, 1), hex(0, 1)].map((h) => labelOf(country, h))
    expect(names).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
    expect(grid.hexOf(country, 'C2')).toBe(hex(0, 1))
  })

  it('letter the columns from the west and number the rows from the north', () => {
    expect(labelOf(boardF, hex(-5, -2))).toBe('A1')
    expect(labelOf(boardF, hex(-4, -3))).toBe('B1')
    expect(labelOf(boardF, hex(0, 0))).toBe('F6')
    expect(labelOf(boardF, hex(5, 2))).toBe('K10')
    expect(labelOf(boardF, hex(6, 0))).toBeUndefined()
    expect(labelOf(board161, hex(0, 0))).toBe('I5')
  })

  it('lead back to the hex', () => {
    for (const h of board161.hexes) expect(grid.hexOf(board161, labelOf(board161, h)!)).toBe(h)
    expect(grid.hexOf(board161, 'A10')).toBeUndefined()
    expect(grid.hexOf(board161, 'B10')).toBeDefined()
  })

  it('go on with two letters after Z', () => {
    const wide = boardOf(rectangle({ west: -30, east: 30, north: 0, south: 1 }))
    expect(labelOf(wide, hex(-5, 3))).toBe('Z1')
    expect(labelOf(wide, hex(-4, 2))).toBe('AA1')
    expect(labelOf(wide, hex(30, -15))).toBe('BI1')
  })

  it('may be the own names of a board, if each is one', () => {
    const named = boardOf(hexes([0, 0], [0, 1]), () => ['town', 'well'])
    expect(grid.hexOf(named, 'well')).toBe(hex(0, 1))
    expect(() => boardOf(hexes([0, 0], [0, 1]), () => ['town', 'town'])).toThrow(RangeError)
    expect(() => boardOf(hexes([0, 0], [0, 1]), () => ['town'])).toThrow(RangeError)
  })
})

describe('masks', () => {
  it('mark hexes of the board only', () => {
    const mask = grid.maskOf(boardF, hexes([0, 1], [9, 9], [0, -1]))
    expect(grid.hexesIn(boardF, mask)).toEqual(hexes([0, -1], [0, 1]))
    expect(grid.isMarked(boardF, mask, hex(0, 1))).toBe(true)
    expect(grid.isMarked(boardF, mask, hex(0, 0))).toBe(false)
    expect(grid.isMarked(boardF, mask, hex(9, 9))).toBe(false)
  })
})
