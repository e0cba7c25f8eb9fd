// Reading a book out of a database and following its chain.
import { Book } from './book'
import { breathe } from './breath'
import { chainStart, follows, KINDS, type Entry, type Identity, type Kind } from './entry'
import type { Db } from './sqlite'
import { Damage } from './trouble'

const COLUMNS = 'n, run, kind, at, body, hash, chain'
type Row = [n: number, run: number, kind: string, at: number, body: string, hash: string, chain: number]

export function readIdentity(db: Db): Identity {
  const row = db.prepare<[], Identity>('SELECT origin, game, created FROM bag').get()
  if (!row) throw new Damage('title')
  return row
}

/** The whole book, every link of its chain followed. Throws where it is broken. */
export function readBook(db: Db, identity: Identity): Book {
  const book = emptyBook(identity)
  for (const entry of entriesFrom(db, 0)) follow(book, entry)
  return book
}

/** The same, for whoever wants each entry as it comes. */
export function* followed(db: Db, book: Book): Generator<Entry> {
  for (const entry of entriesFrom(db, 0)) {
    follow(book, entry)
    yield entry
  }
}

export const emptyBook = (identity: Identity): Book => new Book(chainStart(identity), identity.created)

function follow(book: Book, entry: Entry): void {
  if (!follows(book.chain, book.last, entry)) throw new Damage('entry', String(book.last + 1))
  book.add(entry)
}

export function* entriesFrom(db: Db, after: number): Generator<Entry> {
  const rows = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM entries WHERE n > ? ORDER BY n`).raw()
  for (const row of rows.iterate(after)) {
    breathe()
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

/** As much as can still be read of a damaged book; the chain will tell what of it is true. */
export function readable(db: Db): Entry[] {
  const found: Entry[] = []
  try {
    for (const entry of entriesFrom(db, 0)) found.push(entry)
  } catch {
    // This is where the damage is. What came before it has been read.
  }
  return found
}

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind)

function entryOf([n, run, kind, at, body, hash, chain]: Row): Entry {
  if (!isKind(kind)) throw new Damage('entry', String(n))
  return { n, run, kind, at, body, hash, chain }
}
