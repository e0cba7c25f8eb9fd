// What lies in the folder of one company, and the few ways we touch files.
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { yieldCpu } from './yieldCpu'

export interface Files {
  readonly folder: string
  readonly save: string
  readonly log: string
  readonly tail: string
  /** A complete book, and its tail, on their way to take the place of the save. */
  readonly fresh: string
  readonly freshTail: string
  readonly card: string
  readonly backups: string
  readonly damaged: string
}

export const filesIn = (folder: string): Files => ({
  folder,
  save: join(folder, 'save.fcbag'),
  log: join(folder, 'save.fcbag-wal'),
  tail: join(folder, 'save.tail'),
  fresh: join(folder, 'save.fcbag.new'),
  freshTail: join(folder, 'save.tail.next'),
  card: join(folder, 'card.json'),
  backups: join(folder, 'backups'),
  damaged: join(folder, 'damaged')
})

/** What a file's bytes are known by while nobody writes to it. */
export interface Seal {
  readonly size: number
  readonly sha: string
}

export function sealOf(bytes: Buffer): Seal {
  const hash = createHash('sha256')
  for (const piece of piecesOf(bytes)) hash.update(piece)
  return { size: bytes.length, sha: hash.digest('hex') }
}

export const isSealed = (bytes: Buffer, seal: Seal): boolean =>
  bytes.length === seal.size && sealOf(bytes).sha === seal.sha

/** So much at a time. While a system carries out one large piece, it may let nobody else have the processor. */
export const PIECE = 256 * 1024

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yieldCpu()
    yield bytes.subarray(at, at + PIECE)
  }
}

export function readWhole(fd: number): Buffer {
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size)
  let filled = 0
  while (filled < bytes.length) {
    yieldCpu()
    const read = readSync(fd, bytes, filled, Math.min(PIECE, bytes.length - filled), filled)
    if (read === 0) break
    filled += read
  }
  return bytes.subarray(0, filled)
}

export function readFile(path: string): Buffer {
  const fd = openSync(path, 'r')
  try {
    return readWhole(fd)
  } finally {
    closeSync(fd)
  }
}

export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** The whole file or the old one, whatever happens in between. */
export const replaceFile = (path: string, content: string | Buffer): void => replaceByPieces(path, [content])

export function replaceByPieces(path: string, pieces: Iterable<string | Buffer>): void {
  const fresh = `${path}.new`
  try {
    writeWhole(fresh, pieces)
    renameSync(fresh, path)
  } catch (error) {
    sweep(fresh)
    throw error
  }
  syncFolder(dirname(path))
}

/** A disk may take less at a time than it is given. */
function writeAll(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) {
    yieldCpu()
    done += writeSync(fd, bytes, done, Math.min(PIECE, bytes.length - done))
  }
}

/** All of it, on the disk. */
export function writeWhole(path: string, pieces: Iterable<string | Buffer>): void {
  const fd = openSync(path, 'w')
  try {
    for (const piece of pieces) writeAll(fd, typeof piece === 'string' ? Buffer.from(piece) : piece)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** What could not be closed is no longer ours all the same, and what had to be kept was synced before. */
export function closeQuietly(fd: number): void {
  try {
    closeSync(fd)
  } catch {
    // Nobody can do anything about it.
  }
}

/** What was left over. If it cannot be removed now, it will be in the way of nothing. */
export function sweep(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next time, then.
  }
}

/** A new name is only safe when its folder is; Windows looks after that itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(folder, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** What lies in a folder; nothing, when it is no folder or cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A folder that something is about to be written to. */
export function needFolder(folder: string): void {
  makeFolder(folder)
  makeFolders(folder)
}

/**
 * One after another, and says which was the first that had to be made. On a disk that takes no writing, Node's own way says
 * of the inmost one that it is not there, and where nothing can ever be made it tries for ever.
 */
export function makeFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  const above = dirname(folder)
  // There is nothing above a drive, and nobody can make one.
  if (above === folder) throw Object.assign(new Error(`ENODEV: ${folder} is not there`), { code: 'ENODEV' })
  const first = makeFolders(above)
  mkdirSync(folder)
  return first ?? folder
}

/** Makes a folder if it can be made. Something else of that name is put aside; where nothing can be made, nothing is. */
export function makeFolder(folder: string): void {
  try {
    const there = statSync(folder, { throwIfNoEntry: false })
    if (there && !there.isDirectory()) renameSync(folder, `${folder}.damaged`)
    const first = makeFolders(folder)
    if (first !== undefined) syncUpTo(dirname(first), dirname(folder))
  } catch {
    // Then the folder stays empty to us, and whoever wants to write to it is told why that cannot be.
  }
}

function syncUpTo(top: string, folder: string): void {
  syncFolder(folder)
  if (folder !== top) syncUpTo(top, dirname(folder))
}
