// A large file a piece at a time, so that whatever else wants to be done never waits long.
import { createHash } from 'node:crypto'
import { read as readCallback } from 'node:fs'
import { open as openAsync } from 'node:fs/promises'
import { promisify } from 'node:util'
import { PIECE, type Seal } from './files'

const read = promisify(readCallback)

/** Reads a file that stands still to its end, gives each piece on, and seals the whole. */
async function eachPiece(fd: number, take: (piece: Buffer) => Promise<void>): Promise<Seal> {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(PIECE)
  let size = 0
  for (;;) {
    const { bytesRead } = await read(fd, chunk, 0, PIECE, size)
    if (bytesRead === 0) return { size, sha: hash.digest('hex') }
    const piece = chunk.subarray(0, bytesRead)
    hash.update(piece)
    await take(piece)
    size += bytesRead
  }
}

export const sealInPieces = (fd: number): Promise<Seal> => eachPiece(fd, () => Promise.resolve())

export async function copyInPieces(fd: number, to: string): Promise<Seal> {
  const target = await openAsync(to, 'w')
  try {
    const seal = await eachPiece(fd, (piece) => target.writeFile(piece))
    await target.sync()
    return seal
  } finally {
    await target.close()
  }
}

/** Many short texts as a few pieces, of a size that is worth writing. */
export function* gathered(texts: Iterable<string>): Generator<Buffer> {
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}
