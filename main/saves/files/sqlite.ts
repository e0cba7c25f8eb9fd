import Database from 'better-sqlite3'
import { isTooLong } from './place'

export type Db = Database.Database

const LOCK_WAIT = 250

/**
 * Opens a save for its one writer. Exclusive from the first access on: that keeps a second program out, and lets a full
 * disk still be read. Full synchronous because better-sqlite3 would settle for less, and a power cut then loses
 * decisions that were confirmed on screen.
 */
export function openForWriting(path: string): Db {
  if (isTooLong(path)) throw Object.assign(new Error(`ENAMETOOLONG: ${path}`), { code: 'ENAMETOOLONG' })
  const db = new Database(path, { timeout: LOCK_WAIT })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('fullfsync = ON')
    db.pragma('checkpoint_fullfsync = ON')
    // Checkpoints are made when nobody waits for them.
    db.pragma('wal_autocheckpoint = 0')
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    db.pragma('cell_size_check = ON')
    assertDurable(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const DURABLE = { locking_mode: 'exclusive', journal_mode: 'wal', synchronous: 2, fullfsync: 1, foreign_keys: 1 }

/** Settings that could not be made would only be noticed after a power cut; so they are read back. */
export function assertDurable(db: Db): void {
  for (const [name, wanted] of Object.entries(DURABLE)) {
    const found = db.pragma(name, { simple: true })
    if (found !== wanted) throw new Error(`${name} is ${String(found)}, not ${wanted}`)
  }
}

const WRITE_VERSION = 18
const READ_VERSION = 19

/** A save's bytes as a database in memory: to look at a file without touching it or what lies beside it. */
export function openImage(bytes: Buffer): Db {
  const image = Buffer.from(bytes)
  // In memory there is no write-ahead log, so the copy says that it does without.
  if (image.length > READ_VERSION) image[WRITE_VERSION] = image[READ_VERSION] = 1
  return new Database(image)
}

const MAGIC = 'SQLite format 3\0'
export const APPLICATION = 0x46436f42

/** What a file says of itself in its first hundred bytes, before SQLite is let near it. */
export function readHeader(bytes: Buffer): { readonly application: number; readonly version: number } | null {
  if (bytes.length < 100 || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return null
  return { application: bytes.readUInt32BE(68), version: bytes.readUInt32BE(60) }
}

export function quietly(db: Db | null): void {
  try {
    db?.close()
  } catch {
    // It is already unusable; what matters is that we no longer hold it.
  }
}

export function sqliteVersion(): string {
  const db = new Database(':memory:')
  try {
    return db.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? ''
  } finally {
    db.close()
  }
}
