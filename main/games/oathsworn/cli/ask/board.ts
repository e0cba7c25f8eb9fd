import { boardOf, hex, rectangle, type Board } from '../../../../../engine/hex'
import { byType, integer, list, oneOf, shape, tuple, type Infer } from '../../../../../engine/schema'
import { WrongUse } from '../../../../cli/kit/wrongUse'

const coordinate = integer({ min: -31, max: 31 })
/** A hex as [q, r], OW-GEO-01. */
export const pair = tuple([coordinate, coordinate])

const MOST_HEXES = 3000
const column = integer({ min: -20, max: 20 })
const row = integer({ min: -40, max: 40 })

/** A board by name, by the hexes it has, or by its outermost columns (q) and rows (q + 2r). */
export const boardQuery = byType({
  text: oneOf(['printed', 'example']),
  list: list(pair, { min: 1, max: MOST_HEXES }),
  object: shape({ west: column, east: column, north: row, south: row })
})

const PRINTED = boardOf(rectangle({ west: -8, east: 8, north: -9, south: 9 }))
const EXAMPLE = boardOf(rectangle({ west: -5, east: 5, north: -10, south: 10 }))

/** The printed table has 161 hexes, the board of the worked examples 115. */
export function boardFor(asked: Infer<typeof boardQuery> = 'printed'): Board {
  if (asked === 'printed') return PRINTED
  if (asked === 'example') return EXAMPLE
  const hexes = 'west' in asked ? rectangle(asked) : asked.map(([q, r]) => hex(q, r))
  if (hexes.length === 0 || hexes.length > MOST_HEXES)
    throw new WrongUse(`board: has ${hexes.length} hexes; 1 to ${MOST_HEXES} are possible`)
  return boardOf(hexes)
}
