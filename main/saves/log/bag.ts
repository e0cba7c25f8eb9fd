// The open save of one company. Its one promise: what `append` has accepted is on the disk.
import { existsSync } from 'node:fs'
import { words, type Words } from '../../../engine/messages/words'
import { done, type Clock, type Refused, type Result } from '../../common/result'
import type { LogIndex, Noted, Pinned, Shelved } from './book'
import { link, type Draft, type Entry, type Identity } from './entry'
import { closeQuietly, readWhole, sealOf, type Files, type Seal } from '../files/files'
import { sealInPieces } from '../files/pieces'
import { keepPhotograph, newestPhotograph, type Framed } from './photographs'
import { chainAt, entriesFrom, entriesOf, entryAt } from './reading'
import { writerOf } from './writing'
import { quietly, type Db } from '../files/sqlite'
import { writeTail, type TailHeading, type Tail } from './tail'
import { mayBeThere, troubleOf } from '../files/trouble'

export interface BagParts {
  readonly files: Files
  readonly identity: Identity
  readonly db: Db
  /** Held open as long as the database: closing any handle on its file would drop the database's own lock. */
  readonly fd: number
  readonly book: LogIndex
  readonly tail: Tail | null
  readonly readOnly: Words | null
  /** Damage that was found on opening and has been put right. */
  readonly mended: readonly Words[]
  readonly clock: Clock
  onClosed(): void
}

export class Bag {
  /** Why nothing can be written, when the last try failed. */
  trouble: Words | null = null
  /** Something it was played with is missing: it may be looked at, and nothing of it is changed. */
  lock: Words | null = null
  private readonly write: (entries: readonly Entry[]) => void
  private isOpen = true
  private isHeld = false
  /** The file has everything and is sealed: nothing has been written since. */
  private isSettled = false

  constructor(private readonly parts: BagParts) {
    this.write = writerOf(parts.db)
  }

  get files(): Files {
    return this.parts.files
  }
  get identity(): Identity {
    return this.parts.identity
  }
  /** A copy of a save that could not be written to where it lies. */
  get isCopy(): boolean {
    return this.parts.readOnly !== null
  }
  get readOnly(): Words | null {
    return this.parts.readOnly ?? this.lock
  }
  get mended(): readonly Words[] {
    return this.parts.mended
  }
  get name(): string {
    return this.parts.book.name
  }
  get played(): number {
    return this.parts.book.played
  }
  get runs(): readonly Shelved[] {
    return [...this.parts.book.runs.values()]
  }
  pinsOf(run: number): readonly Pinned[] {
    return this.parts.book.pinsOf(run)
  }
  get notes(): readonly Noted[] {
    return this.parts.book.notes
  }
  /** The number of the newest entry: how many decisions this company's book holds. */
  get last(): number {
    return this.parts.book.last
  }
  get chain(): number {
    return this.parts.book.chain
  }
  /** Up to here it is in a backup, behind which the tail goes on. */
  get backedUp(): number {
    return this.parts.tail?.after ?? 0
  }
  get closed(): boolean {
    return !this.isOpen
  }

  run(run: number): Shelved | undefined {
    return this.parts.book.runs.get(run)
  }

  canStand(run: number, entry: number): boolean {
    return this.parts.book.canStand(run, entry)
  }

  entriesOf(run: number): readonly Entry[] {
    return entriesOf(this.parts.db, run)
  }

  entriesAfter(n: number): readonly Entry[] {
    return [...entriesFrom(this.parts.db, n)]
  }

  entry(n: number): Entry | undefined {
    return entryAt(this.parts.db, n)
  }

  chainAt(n: number): number | undefined {
    return chainAt(this.parts.db, this.identity, n)
  }

  /** One transaction, one sync; only then the second copy. `make` is told the number the first entry will have. */
  append(make: (next: number) => readonly Draft[]): Result<readonly Entry[]> {
    if (this.readOnly) return { ok: false, code: 'unsaved', why: this.readOnly }
    const entries = this.chained(make(this.last + 1))
    this.isSettled = false
    try {
      this.write(entries)
    } catch (error) {
      const refusal = this.refusalOf(error)
      this.trouble = refusal.why
      return refusal
    }
    this.trouble = null
    for (const entry of entries) this.parts.book.add(entry)
    this.parts.tail?.add(entries)
    return done(entries)
  }

  /** What was written and could not be synced would be read as kept after a kill: something else is written over it. */
  private refusalOf(error: unknown): Refused {
    const refusal = troubleOf(error)
    return this.recovers() || !mayBeThere(error) ? refusal : { ...refusal, why: words('store.diskUnsure') }
  }

  /** After a decision could not be kept: tries whether one could be by now, without making any. */
  recovers(): boolean {
    this.isSettled = false
    try {
      this.parts.db.exec('UPDATE bag SET one = one')
      this.trouble = null
    } catch (error) {
      this.trouble = troubleOf(error).why
    }
    return this.trouble === null
  }

  private chained(drafts: readonly Draft[]): readonly Entry[] {
    const at = this.parts.clock()
    let { last: n, chain } = this
    return drafts.map((draft) => {
      const entry = { n: ++n, run: draft.run, kind: draft.kind, at, body: draft.body, hash: draft.hash }
      chain = link(chain, entry)
      return { ...entry, chain }
    })
  }

  photograph(framed: Framed): Result<null> {
    if (this.readOnly) return { ok: false, code: 'unsaved', why: this.readOnly }
    this.isSettled = false
    try {
      keepPhotograph(this.parts.db, framed)
      return done(null)
    } catch (error) {
      return troubleOf(error)
    }
  }

  newestPhotograph(run: number, isOnLine: (entry: number) => boolean): Framed | null {
    return newestPhotograph(this.parts.db, run, isOnLine)
  }

  /** Brings the file itself up to date, unsealed. From here on it stands still until the next checkpoint. */
  checkpoint(): void {
    if (this.isHeld) throw new Error('the save is being copied')
    this.parts.tail?.unseal()
    this.parts.db.pragma('wal_checkpoint(TRUNCATE)')
  }

  /** Keeps checkpoints away while the file is copied, so that it stands still. */
  async held<T>(work: (fd: number) => Promise<T>): Promise<T> {
    this.isHeld = true
    try {
      return await work(this.parts.fd)
    } finally {
      this.isHeld = false
    }
  }

  /** Seals the file as it is; with a backup that has everything up to `after`, the tail begins anew behind it. */
  seal(seal: Seal, after: number): void {
    const chain = this.chainAt(after)
    if (chain === undefined) throw new Error(`there is no entry ${after}`)
    this.parts.tail?.restart({ identity: this.identity, after, chain, seal }, this.entriesAfter(after))
  }

  /** What closing would otherwise do at a stroke, a piece at a time; decisions may still come in between. */
  async settleDown(): Promise<void> {
    if (this.parts.readOnly || this.isSettled) return
    try {
      this.checkpoint()
      this.isSettled = true
      const seal = await this.held((fd) => sealInPieces(fd))
      this.finishTail(seal)
    } catch (error) {
      this.isSettled = false
      this.trouble = troubleOf(error).why
    }
  }

  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    if (!this.parts.readOnly && !this.isSettled) this.settle()
    quietly(this.parts.db)
    if (!this.parts.readOnly) this.sayThatItIsComplete()
    closeQuietly(this.parts.fd)
    this.parts.tail?.close()
    this.parts.onClosed()
  }

  /** Closing the database would make a checkpoint anyway: made here, it is sealed. */
  private settle(): void {
    const { tail, db, fd } = this.parts
    try {
      tail?.unseal()
      db.pragma('wal_checkpoint(TRUNCATE)')
      this.finishTail(sealOf(readWhole(fd)))
    } catch (error) {
      this.trouble = troubleOf(error).why
      // The seal may no longer fit, so there must be none: the next opening looks at everything instead.
      if (tail?.isSealed) tail.discard()
    }
  }

  private finishTail(seal: Seal): void {
    const entriesAfter = (n: number): Iterable<Entry> => entriesFrom(this.parts.db, n)
    this.parts.tail?.finish(seal, this.endOfBook(seal), entriesAfter)
  }

  private endOfBook(seal: Seal): TailHeading {
    return { identity: this.identity, after: this.last, chain: this.chain, seal }
  }

  /** Where there could be no tail, the next opening is told all the same that the save was closed with everything in it. */
  private sayThatItIsComplete(): void {
    const { tail, log } = this.files
    if (existsSync(tail) || existsSync(log)) return
    try {
      writeTail(tail, this.endOfBook(sealOf(readWhole(this.parts.fd))), [])
    } catch (error) {
      this.trouble = troubleOf(error).why
    }
  }
}
