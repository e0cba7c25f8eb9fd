import { indexOf, type Board, type Mask } from './board'
import { moved, offsetBetween, type Hex, type Offset } from './hex'
import { touchedBy } from './sight'

/** Who sees whom on a whole board: zero at `from * size + to` where the line is free. */
export interface SightMap {
  readonly board: Board
  readonly hidden: Uint8Array
}

/** For each hex, the pairs of hexes whose line touches it: `pairs` from `starts[index]` to `starts[index + 1]`. */
interface Lines {
  readonly starts: Uint32Array
  readonly pairs: Uint32Array
}

const linesOf = new WeakMap<Board, Lines>()

/** All lines of sight at once. Works from the obstacles, which are few, to the lines they cut. OW-LOS-03 */
export function sightMap(board: Board, obstacles: Mask): SightMap {
  const { starts, pairs } = linesThrough(board)
  const hidden = new Uint8Array(board.size * board.size)
  for (let index = 0; index < board.size; index++) {
    if (obstacles[index] === 0) continue
    const end = starts[index + 1] as number
    for (let k = starts[index] as number; k < end; k++) hidden[pairs[k] as number] = 1
  }
  return { board, hidden }
}

/** Whether one hex of the board sees another. */
export const sees = ({ board, hidden }: SightMap, from: Hex, to: Hex): boolean =>
  hidden[indexOf(board, from) * board.size + indexOf(board, to)] === 0

function linesThrough(board: Board): Lines {
  const known = linesOf.get(board) ?? findLines(board)
  linesOf.set(board, known)
  return known
}

/** Counted first, then filled in from the back, so that two flat tables hold it all. */
function findLines(board: Board): Lines {
  const starts = new Uint32Array(board.size + 1)
  eachTouch(board, (touched) => (starts[touched] = (starts[touched] as number) + 1))
  for (let index = 1; index <= board.size; index++) {
    starts[index] = (starts[index] as number) + (starts[index - 1] as number)
  }
  const pairs = new Uint32Array(starts[board.size] as number)
  eachTouch(board, (touched, pair) => {
    const at = (starts[touched] as number) - 1
    starts[touched] = at
    pairs[at] = pair
  })
  return { starts, pairs }
}

function eachTouch(board: Board, tell: (touched: number, pair: number) => void): void {
  board.hexes.forEach((from, a) => {
    board.hexes.forEach((to, b) => {
      for (const by of touchedBy(offsetBetween(from, to))) {
        const touched = indexOf(board, moved(from, by as Offset))
        if (touched < board.size) tell(touched, a * board.size + b)
      }
    })
  })
}
