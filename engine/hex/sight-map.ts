import { indexOf, type Board, type Mask } from './board'
import { moved, offsetBetween, type Hex, type Offset } from './hex'
import { remembered } from '../remembered/remembered'
import { touchedBy } from './sight'

/** Who sees whom on a whole board: non-zero where the line of a pair is cut. */
export interface SightMap {
  readonly board: Board
  readonly cut: Uint8Array
}

/** All lines of sight at once. Works from the obstacles, which are few, to the lines they cut. OW-LOS-03 */
export function sightMap(board: Board, obstacles: Mask): SightMap {
  const lines = linesThrough(board)
  const cut = new Uint8Array(board.size * board.size)
  for (let index = 0; index < board.size; index++) {
    if (obstacles[index] === 0) continue
    const pairs = lines[index] as readonly number[]
    for (let k = 0; k < pairs.length; k++) cut[pairs[k] as number] = 1
  }
  return { board, cut }
}

/** Whether one hex of the board sees another. */
export const sees = ({ board, cut }: SightMap, from: Hex, to: Hex): boolean =>
  cut[pairOf(board, indexOf(board, from), indexOf(board, to))] === 0

/** One number for two hexes, whichever comes first: the line is the same. OW-LOS-09 */
const pairOf = (board: Board, a: number, b: number): number => (a < b ? a * board.size + b : b * board.size + a)

/** For each hex of a board the pairs of hexes whose line touches it. */
type Lines = readonly (readonly number[])[]

const linesThrough = remembered((board: Board): Lines => {
  const lines: number[][] = board.hexes.map(() => [])
  board.hexes.forEach((from, a) => {
    for (let b = a + 1; b < board.size; b++) {
      const touched = touchedBy(offsetBetween(from, board.hexes[b] as Hex))
      for (let k = 0; k < touched.length; k++) {
        lines[indexOf(board, moved(from, touched[k] as Offset))]?.push(pairOf(board, a, b))
      }
    }
  })
  return lines
})
