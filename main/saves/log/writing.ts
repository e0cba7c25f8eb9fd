import { yieldCpu } from '../files/yieldCpu'
import type { Entry, Identity } from './entry'
import { makeFolders, type Files } from '../files/files'
import { migrate } from './migrate'
import { forgetReplacement, putInPlace } from './replacement'
import { openForWriting, type Db } from '../files/sqlite'

type Row = [n: number, run: number, kind: string, at: number, body: string, hash: string, chain: number]

function inserting(db: Db): (entry: Entry) => void {
  const insert = db.prepare<Row>(
    'INSERT INTO entries (n, run, kind, at, body, hash, chain) VALUES (?, ?, ?, ?, ?, ?, ?)'
  )
  return ({ n, run, kind, at, body, hash, chain }) => void insert.run(n, run, kind, at, body, hash, chain)
}

/** All of these entries or none. */
export function writerOf(db: Db): (entries: readonly Entry[]) => void {
  const put = inserting(db)
  const putAll = db.transaction((entries: readonly Entry[]) => entries.forEach(put))
  return (entries) => {
    const [only] = entries
    // A single insert is a transaction by itself.
    if (only && entries.length === 1) put(only)
    else putAll.immediate(entries)
  }
}

/** A new save with these entries, put in place whole and sealed. What stood there is replaced. */
export function writeSave(files: Files, identity: Identity, entries: Iterable<Entry>): void {
  makeFolders(files.folder)
  forgetReplacement(files)
  fill(files.fresh, identity, entries)
  putInPlace(files)
}

function fill(path: string, identity: Identity, entries: Iterable<Entry>): void {
  const db = openForWriting(path)
  try {
    migrate(db)
    db.prepare('INSERT INTO bag (one, origin, game, created) VALUES (1, ?, ?, ?)').run(
      identity.origin,
      identity.game,
      identity.created
    )
    fillBook(db, entries)
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

function fillBook(db: Db, entries: Iterable<Entry>): void {
  const put = inserting(db)
  const putAll = db.transaction(() => {
    for (const entry of entries) {
      yieldCpu()
      put(entry)
    }
  })
  putAll.immediate()
}
