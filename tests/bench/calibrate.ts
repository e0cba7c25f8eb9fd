/**
 * The unit of every target: one pass of this loop is one CU. Machines differ and are busy with other things, so no
 * target is in seconds; the loop runs before and after the work it measures. Never change it: every figure would move.
 *
 * Half of it is integers in a typed array, half small objects that live and die, about 3 ms each on the machine where
 * the targets were set: the two things the rules are made of.
 */
const words = new Int32Array(4096)

export function calibrationPass(): number {
  return integers() + objects()
}

function integers(): number {
  let word = 0x2545f491
  for (let turn = 0; turn < 2_200_000; turn++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    words[word >>> 20] = ((words[word >>> 20] ?? 0) + word) | 0
  }
  return words[0] ?? 0
}

interface Piece {
  readonly name: string
  readonly at: number
}

function objects(): number {
  let sum = 0
  for (let turn = 0; turn < 135; turn++) {
    const pieces: Piece[] = []
    for (let at = 0; at < 500; at++) pieces.push({ name: `piece ${at % 40}`, at })
    const places: Record<string, number> = {}
    for (const piece of pieces) places[piece.name] = (places[piece.name] ?? 0) + piece.at
    const next = pieces.map((piece) => ({ ...piece, at: piece.at + 1 }))
    sum += Object.keys(places).length + next.length
  }
  return sum
}

/** How long one pass takes right now, in ms. */
export function calibrate(): number {
  const start = performance.now()
  kept += calibrationPass()
  return performance.now() - start
}

/** Results end up here, so that no work can be left out as useless. */
let kept = 0
export const keptBusy = (): number => kept
