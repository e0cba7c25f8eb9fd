// Reading a book out of a database and following its chain.
import { LogIndex } from './book'
import { yieldCpu } from '../files/yieldCpu'
import { chainStart, follows, isLink, KINDS, type Entry, type Identity } from './entry'
import type { Db } from '../files/sqlite'
import { Damage } from '../files/trouble'

const COLUMNS = 'n, run, kind, at, body, hash, chain'
/** What a flipped bit has made of a value may be of any type: it is looked at before it is believed. */
type Cell = string | number | Buffer | null
type Row = readonly Cell[]

export function readIdentity(db: Db): Identity {
  const identity = identityOf(titleIn(db))
  if (!identity) throw new Damage('title')
  return identity
}

/** The same with what became binary read as text: whether it is true, the chain will tell. */
export const readableIdentity = (db: Db): Identity | null => identityOf(titleIn(db).map(asText))

const titleIn = (db: Db): Row => db.prepare<[], Row>('SELECT origin, game, created FROM bag').raw().get() ?? []

function identityOf([origin, game, created]: Row): Identity | null {
  if (typeof origin !== 'string' || typeof game !== 'string' || typeof created !== 'number') return null
  return { origin, game, created }
}

const asText = (cell: Cell): Cell => (Buffer.isBuffer(cell) ? cell.toString('utf8') : cell)

/** The whole book, every link of its chain followed. Throws where it is broken. */
export function readBook(db: Db, identity: Identity): LogIndex {
  const book = emptyBook(identity)
  for (const entry of entriesFrom(db, 0)) follow(book, entry)
  return book
}

/** The same, for whoever wants each entry as it comes. */
export function* followed(db: Db, book: LogIndex): Generator<Entry> {
  for (const entry of entriesFrom(db, 0)) {
    follow(book, entry)
    yield entry
  }
}

export const emptyBook = (identity: Identity): LogIndex => new LogIndex(chainStart(identity), identity.created)

function follow(book: LogIndex, entry: Entry): void {
  if (!follows(book.chain, book.last, entry)) throw new Damage('entry', String(book.last + 1))
  book.add(entry)
}

export function* entriesFrom(db: Db, after: number): Generator<Entry> {
  const rows = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM entries WHERE n > ? ORDER BY n`).raw()
  for (const row of rows.iterate(after)) {
    yieldCpu()
    yield entryOf(row)
  }
}

export function entriesOf(db: Db, run: number): readonly Entry[] {
  const rows = db.prepare<[number, number], Row>(`SELECT ${COLUMNS} FROM entries WHERE n >= ? AND run = ? ORDER BY n`)
  return rows.raw().all(run, run).map(entryOf)
}

export function entryAt(db: Db, n: number): Entry | undefined {
  const row = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM entries WHERE n = ?`).raw().get(n)
  return row && entryOf(row)
}

export const chainAt = (db: Db, identity: Identity, n: number): number | undefined =>
  n === 0 ? chainStart(identity) : db.prepare<[number], number>('SELECT chain FROM entries WHERE n = ?').pluck().get(n)

export const lastIn = (db: Db): number =>
  db.prepare<[], number>('SELECT coalesce(max(n), 0) FROM entries').pluck().get() ?? 0

/** As much as can still be read of a damaged book, from both ends; the chain will tell what of it is true. */
export function readable(db: Db): Entry[] {
  const found: Entry[] = []
  for (const order of ['ASC', 'DESC']) {
    try {
      for (const row of db.prepare<[], Row>(`SELECT ${COLUMNS} FROM entries ORDER BY n ${order}`).raw().iterate()) {
        const entry = entryIn(row.map(asText))
        if (entry) found.push(entry)
      }
      return found
    } catch {
      // This is where the damage is. What lies before it, from this end, has been read.
    }
  }
  return found
}

function entryOf(row: Row): Entry {
  const entry = entryIn(row)
  if (!entry) throw new Damage('entry', String(row[0]))
  return entry
}

function entryIn([n, run, kind, at, body, hash, chain]: Row): Entry | null {
  const known = KINDS.find((one) => one === kind)
  if (!known || typeof body !== 'string' || typeof hash !== 'string') return null
  if (!isNumber(n) || !isNumber(run) || !isNumber(at) || !isLink(chain)) return null
  return { n, run, kind: known, at, body, hash, chain }
}

const isNumber = (cell: Cell | undefined): cell is number => typeof cell === 'number'
