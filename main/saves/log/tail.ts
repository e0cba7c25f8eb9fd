// The second copy of the newest entries, beside the save and never written at the same time as it. It holds what came
// after the last backup, so that a backup and a tail together are the whole book again. Being written after the save,
// it also bears witness: what stands in it had been made durable. Its first line seals the save's bytes.
import { fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { isLink, KINDS, type Entry, type Identity } from './entry'
import { closeQuietly, replaceByPieces, sweep, type Seal } from '../files/files'
import { gathered } from '../files/pieces'

export const HEADER_BYTES = 512

export interface TailHeading {
  readonly identity: Identity
  /** The tail begins behind this entry. */
  readonly after: number
  readonly chain: number
  /** Null while the save's file is being changed, which only a checkpoint does. */
  readonly seal: Seal | null
}

export function headingText({ identity, after, chain, seal }: TailHeading): string {
  const text = JSON.stringify({ tail: 1, ...identity, after, chain, seal })
  if (text.length >= HEADER_BYTES) throw new Error('a tail heading is too long')
  return `${text.padEnd(HEADER_BYTES - 1)}\n`
}

const lineOf = ({ n, run, kind, at, body, hash, chain }: Entry): string =>
  `${JSON.stringify([n, run, kind, at, body, hash, chain])}\n`

export function* linesOf(entries: Iterable<Entry>): Generator<string> {
  for (const entry of entries) yield lineOf(entry)
}

export function entryOfLine(line: string): Entry | null {
  try {
    const [n, run, kind, at, body, hash, chain] = JSON.parse(line) as [number, number, string, number, ...unknown[]]
    const known = KINDS.find((one) => one === kind)
    if (!known || typeof body !== 'string' || typeof hash !== 'string' || !isLink(chain)) return null
    return { n, run, kind: known, at, body, hash, chain }
  } catch {
    return null // not a line of ours; whoever asks counts it as damage
  }
}

export class Tail {
  private fd: number | null
  /** Set when a line could not be written: from then on the tail lags behind until it is written anew. */
  private isBehind = false

  private constructor(
    private readonly path: string,
    private heading: TailHeading,
    private length: number
  ) {
    this.fd = openSync(path, 'r+')
  }

  static write(path: string, heading: TailHeading, entries: Iterable<Entry>): Tail {
    return new Tail(path, heading, writeTail(path, heading, entries))
  }

  static resume(path: string, heading: TailHeading, length: number): Tail {
    return new Tail(path, heading, length)
  }

  /** Writes it anew, with what came after another place. */
  restart(heading: TailHeading, entries: Iterable<Entry>): void {
    this.length = writeTail(this.path, heading, entries)
    this.heading = heading
    this.isBehind = true
    this.close()
    this.fd = openSync(this.path, 'r+')
    this.isBehind = false
  }

  get isSealed(): boolean {
    return this.heading.seal !== null
  }
  get after(): number {
    return this.heading.after
  }

  /** After the save has them. Not synced: the save is; and not reported: the save is enough. */
  add(entries: readonly Entry[]): void {
    if (this.fd === null || this.isBehind) return
    const bytes = Buffer.from(entries.map(lineOf).join(''))
    try {
      const written = writeSync(this.fd, bytes, 0, bytes.length, this.length)
      if (written !== bytes.length) throw new Error('the tail took only a part of a line')
      this.length += bytes.length
    } catch {
      this.fallBehind(this.fd)
    }
  }

  /** Before the save's file changes. Throws when the seal cannot be broken; then the file must not change. */
  unseal(): void {
    this.head({ ...this.heading, seal: null })
  }

  reseal(seal: Seal): void {
    this.head({ ...this.heading, seal })
  }

  /** The same when the company is closed: if a line could not be written, there may be room for it by now. */
  finish(seal: Seal, end: TailHeading, entriesAfter: (n: number) => Iterable<Entry>): void {
    if (!this.isBehind) return this.reseal(seal)
    try {
      this.restart({ ...this.heading, seal }, entriesAfter(this.after))
    } catch {
      this.startBehind(end)
    }
  }

  /** Takes no room: the save has everything, is closed and sealed. The next opening sees that no backup is there. */
  private startBehind(end: TailHeading): void {
    if (this.fd !== null) ftruncateSync(this.fd, HEADER_BYTES)
    this.length = HEADER_BYTES
    this.head(end)
  }

  /** Without a tail the save is looked at from end to end when it is opened. */
  discard(): void {
    this.close()
    sweep(this.path)
  }

  close(): void {
    const { fd } = this
    this.fd = null
    if (fd !== null) closeQuietly(fd)
  }

  private head(heading: TailHeading): void {
    // It may have been written anew and could not be opened then.
    const fd = (this.fd ??= openSync(this.path, 'r+'))
    writeSync(fd, headingText(heading), 0)
    fdatasyncSync(fd)
    this.heading = heading
  }

  private fallBehind(fd: number): void {
    this.isBehind = true
    try {
      ftruncateSync(fd, this.length)
    } catch {
      // Then half a line stays at its end, and reading takes that for what it is.
    }
  }
}

/** Says how long it has become. */
export function writeTail(path: string, heading: TailHeading, entries: Iterable<Entry>): number {
  let length = HEADER_BYTES
  const pieces = function* (): Generator<Buffer> {
    yield Buffer.from(headingText(heading))
    for (const lines of gathered(linesOf(entries))) {
      length += lines.length
      yield lines
    }
  }
  replaceByPieces(path, pieces())
  return length
}
