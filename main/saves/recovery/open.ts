// Opening a save: every byte and every link is looked at before anything of it is believed.
import { copyFileSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Words } from '../../../engine/messages/words'
import { words } from '../../../engine/messages/words'
import { done, refused, type Clock, type Result } from '../../common/result'
import { listBackups, putBy } from '../backups/backups'
import { Bag } from '../log/bag'
import type { LogIndex } from '../log/book'
import { chainStart, type Identity } from '../log/entry'
import { closeQuietly, filesIn, isSealed, readWhole, sizeOf, sweep, type Files } from '../files/files'
import { lookInCopy } from '../log/lookInCopy'
import { migrate, newest, versionOf } from '../log/migrate'
import { migrations as all } from '../log/migrations'
import type { Migration } from '../log/migrations/migration'
import { harmedPhotographs } from '../log/photographs'
import { canWrite } from '../files/place'
import { chainAt, emptyBook, entriesFrom, followed, lastIn, readBook, readIdentity } from '../log/reading'
import { finishReplacement, forgetReplacement } from '../log/replacement'
import { APPLICATION, openForWriting, quietly, readHeader, type Db } from '../files/sqlite'
import { Tail } from '../log/tail'
import { Damage, troubleInFile, troubleOf } from '../files/trouble'
import { compare, readTail, saysTheSame, type Read, type JournalVerdict } from '../log/tailCheck'
import { writerOf } from '../log/writing'

export interface SaveOpening {
  readonly clock: Clock
  readonly migrations?: readonly Migration[]
}

interface Manner {
  readonly readOnly: Words | null
  onClosed(): void
}

/** Saves that are open in this very program: even looking at their file would drop the lock that guards it. */
const openHere = new Set<string>()

export function openBag(files: Files, opening: SaveOpening): Result<Bag> {
  const { save } = files
  if (openHere.has(save)) return refused('in-use', 'store.inUse')
  const opened = attempt(files, opening, { readOnly: null, onClosed: () => openHere.delete(save) })
  if (opened.ok) openHere.add(save)
  if (opened.ok || opened.code !== 'unsaved') return opened
  return openCopy(files, opening, canWrite(files.folder) ? opened.why : words('store.readOnly'))
}

/** Where nothing can be written, a copy elsewhere is opened to look at. */
function openCopy(files: Files, opening: SaveOpening, why: Words): Result<Bag> {
  try {
    const copy = filesIn(mkdtempSync(join(tmpdir(), 'free-company-look-')))
    const onClosed = (): void => sweep(copy.folder)
    for (const part of ['save', 'log', 'tail', 'freshTail'] as const)
      if (existsSync(files[part])) copyFileSync(files[part], copy[part])
    const opened = attempt(copy, opening, { readOnly: why, onClosed })
    if (!opened.ok) onClosed()
    return opened
  } catch (error) {
    return troubleOf(error)
  }
}

interface Held {
  fd: number | null
  db: Db | null
}

function attempt(files: Files, opening: SaveOpening, manner: Manner): Result<Bag> {
  const held: Held = { fd: null, db: null }
  try {
    const opened = openHeld(files, opening, manner, held)
    if (!opened.ok) letGo(held)
    return opened
  } catch (error) {
    letGo(held)
    return troubleInFile(error)
  }
}

function letGo({ db, fd }: Held): void {
  quietly(db)
  if (fd !== null) closeQuietly(fd)
}

function openHeld(files: Files, opening: SaveOpening, manner: Manner, held: Held): Result<Bag> {
  const migrations = opening.migrations ?? all
  const fd = (held.fd = openSync(files.save, 'r'))
  const bytes = readWhole(fd)
  finishReplacement(files, bytes)
  const read = readTail(files.tail)
  assertSealed(bytes, read)
  const header = readHeader(bytes)
  if (header?.application !== APPLICATION) throw new Damage('header')
  if (header.version > newest(migrations)) return refused('newer', 'store.newer')
  const hasLog = sizeOf(files.log) > 0
  if (!read?.heading?.seal) lookInCopy(files, (copy) => assertWhole(copy, newest(migrations)))
  const db = (held.db = openForWriting(files.save))
  if (versionOf(db) > newest(migrations)) return refused('newer', 'store.newer')
  forgetReplacement(files)
  if (versionOf(db) < newest(migrations)) {
    putBy(files, db.serialize(), { decisions: lastIn(db), at: opening.clock(), reason: 'migration' })
    migrate(db, migrations)
  }
  const identity = readIdentity(db)
  const book = emptyBook(identity)
  const told = { identity, book, hasLog, isTold: saysTheSame(read, followed(db, book)) }
  const { tail, mended } = settleTail(files, db, told, read)
  if (harmedPhotographs(db) > 0) mended.push(words('store.mendedPhotograph'))
  return done(new Bag({ files, identity, db, fd, book, tail, mended, clock: opening.clock, ...manner }))
}

/** A sealed file is known byte for byte. */
function assertSealed(bytes: Buffer, tail: Read | null): void {
  const seal = tail?.heading?.seal
  if (seal && !isSealed(bytes, seal)) throw new Damage('file')
}

/** A crash in a checkpoint, or beside a backup, leaves the file unsealed: then it is looked at page by page. */
function assertWhole(db: Db, version: number): void {
  if (db.pragma('integrity_check', { simple: true }) !== 'ok') throw new Damage('file')
  if (versionOf(db) <= version) readBook(db, readIdentity(db))
}

/** What the save says. */
interface Told {
  readonly identity: Identity
  readonly book: LogIndex
  /** It was not closed in order: what was decided since the last checkpoint lay in the log, and has been read from it. */
  readonly hasLog: boolean
  readonly isTold: boolean
}

interface Settled {
  readonly tail: Tail | null
  readonly mended: Words[]
}

function settleTail(files: Files, db: Db, { identity, book, hasLog, isTold }: Told, read: Read | null): Settled {
  // Either of them would tell of what was decided last; without both, nobody can know whether it is here.
  const unsure = hasLog ? [] : [words('store.tailGone')]
  if (!read) return { tail: writeAnew(files, db, identity, null), mended: unsure }
  const verdict = compare(read, {
    identity,
    last: book.last,
    isTold,
    chainAt: (n) => chainAt(db, identity, n),
    entriesAfter: (n) => entriesFrom(db, n)
  })
  switch (verdict.is) {
    case 'good':
      return { tail: isBackedUp(files, read) ? resume(files, read) : writeAnew(files, db, identity, null), mended: [] }
    case 'short':
      return { tail: writeAnew(files, db, identity, read), mended: unsure }
    case 'damaged': {
      const told = words(verdict.isSure ? 'store.mendedTail' : 'store.mendedTailUnsure')
      return { tail: writeAnew(files, db, identity, null), mended: [told] }
    }
    case 'ahead':
      bringBack(db, book, verdict)
      return {
        tail: writeAnew(files, db, identity, read),
        mended: [words('store.mendedLost', { count: verdict.entries.length })]
      }
    case 'strange':
      throw new Damage('tail')
  }
}

/** What comes before the tail is in a backup: it may be gone, or there was no room for one. */
const isBackedUp = (files: Files, { heading }: Read): boolean =>
  heading?.after === 0 || listBackups(files).some(({ decisions }) => decisions === heading?.after)

const resume = (files: Files, { heading, bytes }: Read): Tail | null =>
  heading && Tail.resume(files.tail, heading, bytes.length)

/** Entries that were confirmed, that the save lost and the tail kept. */
function bringBack(db: Db, book: LogIndex, { entries }: Extract<JournalVerdict, { is: 'ahead' }>): void {
  writerOf(db)(entries)
  for (const entry of entries) book.add(entry)
}

function writeAnew(files: Files, db: Db, identity: Identity, read: Read | null): Tail | null {
  const heading = read?.heading ?? { identity, after: 0, chain: chainStart(identity), seal: null }
  try {
    return Tail.write(files.tail, heading, entriesFrom(db, heading.after))
  } catch {
    // No room for it. An old one must not stay either: its seal would not fit what the save becomes.
    rmSync(files.tail, { force: true })
    return null
  }
}
