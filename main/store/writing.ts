import { chainStart, follows, type Entry, type Identity } from './entry'
import { makeFolders, type Files } from './files'
import { migrate } from './migrate'
import { forgetReplacement, putInPlace } from './replacement'
import { openForWriting, type Db } from './sqlite'

type Row = [n: number, run: number, kind: string, at: number, body: string, hash: string, chain: number]

/** All of these entries or none. */
export function writerOf(db: Db): (entries: readonly Entry[]) => void {
  const insert = db.prepare<Row>(
    'INSERT INTO entries (n, run, kind, at, body, hash, chain) VALUES (?, ?, ?, ?, ?, ?, ?)'
  )
  const put = ({ n, run, kind, at, body, hash, chain }: Entry) => insert.run(n, run, kind, at, body, hash, chain)
  const putAll = db.transaction((entries: readonly Entry[]) => {
    for (const entry of entries) put(entry)
  })
  return (entries) => {
    const [only] = entries
    // A single insert is a transaction by itself.
    if (only && entries.length === 1) put(only)
    else putAll.immediate(entries)
  }
}

/** A new save with these entries, put in place whole and sealed. What stood there is replaced. */
export function writeSave(files: Files, identity: Identity, entries: readonly Entry[]): void {
  assertChained(identity, entries)
  makeFolders(files.folder)
  forgetReplacement(files)
  fill(files.fresh, identity, entries)
  putInPlace(files, identity, entries)
}

function fill(path: string, identity: Identity, entries: readonly Entry[]): void {
  const db = openForWriting(path)
  try {
    migrate(db)
    db.prepare('INSERT INTO bag (one, origin, game, created) VALUES (1, ?, ?, ?)').run(
      identity.origin,
      identity.game,
      identity.created
    )
    writerOf(db)(entries)
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

function assertChained(identity: Identity, entries: readonly Entry[]): void {
  let [chain, last] = [chainStart(identity), 0]
  for (const entry of entries) {
    if (!follows(chain, last, entry)) throw new Error(`entry ${entry.n} does not follow`)
    chain = entry.chain
    last = entry.n
  }
}
