// Reading somebody's file. All of it is checked, and what it would do is told, before anything of it is kept.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { check, pathText, type Path, type Problem } from '../../../../engine/schema'
import { words, type Words } from '../../../../engine/messages/words'
import { done, refused, type Refused, type Result } from '../../../common/result'
import { LogIndex } from '../../log/book'
import { newCard, writeCard } from '../../backups/card'
import { bodyOf, chainStart, follows, openEntry, type Entry, type Identity, type OpenEntry } from '../../log/entry'
import { filesIn, makeFolders, readFile, sweep } from '../../files/files'
import { troubleOf } from '../../files/trouble'
import { writeSave } from '../../log/writing'
import { exportedFile, FORMAT, LONGEST_BOOK, type ExportedCompany, type ExportedFile } from './form'
import { objectsIn, outlineOf, type OutlinePlace } from './outline'

const LARGEST = 256 * 1024 * 1024
const LIMITS = { depth: 64, values: 20_000_000, problems: 20 }

export interface Importing {
  readonly file: string
  /** Where the companies of the file are made ready, a folder each. */
  readonly staging: string
}

export interface Staged {
  readonly folder: string
  readonly identity: Identity
  readonly name: string
  readonly last: number
  readonly chain: number
  /** Where its book passes, entry by entry: to see whether another book is a part of it. */
  readonly chains: Uint32Array
}

export function readImport({ file, staging }: Importing): Result<readonly Staged[]> {
  try {
    if (statSync(file).size > LARGEST) return refused('too-large', 'import.tooLarge')
    const bytes = readFile(file)
    const read = parsed(outlineOf(bytes))
    if (!read.ok) return read
    const books: Read[] = []
    for (const [index, company] of read.value.companies.entries()) {
      const book = bookIn(bytes, company, ['companies', index])
      if (!book.ok) return book
      books.push(book.value)
    }
    return done(books.map((book, index) => stage(bytes, book, join(staging, String(index)))))
  } catch (error) {
    sweep(staging)
    return troubleOf(error)
  }
}

function parsed(outline: string): Result<ExportedFile> {
  const raw = jsonIn(outline)
  if (raw === undefined) return refused('malformed', 'import.notJson')
  if (isNewer(raw)) return refused('newer', 'import.newer')
  const checked = check(exportedFile, raw, LIMITS)
  return checked.ok ? done(checked.value) : misshapen([], checked.problems)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // whatever it is, it is not one of our files
  }
}

const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && typeof raw.format === 'number' && raw.format > FORMAT

const wrong = (path: Path, why: Words): Refused =>
  refused('malformed', 'import.wrong', { field: pathText(path) || 'file', why })

const misshapen = (at: Path, [problem]: readonly Problem[]): Refused =>
  wrong([...at, ...(problem?.path ?? [])], problem?.words ?? words('schema.not-json'))

/** A company of the file whose every entry has been looked at, and where it says so. */
interface Read extends Omit<Staged, 'folder'> {
  readonly played: number
  readonly entries: OutlinePlace
}

function bookIn(bytes: Buffer, company: ExportedCompany, path: Path): Result<Read> {
  const { origin, game, created, entries } = company
  const identity = { origin, game, created }
  const book = new LogIndex(chainStart(identity), created)
  const chains: number[] = []
  for (const text of objectsIn(bytes, entries)) {
    const at = [...path, 'entries', chains.length]
    if (chains.length === LONGEST_BOOK)
      return wrong(at, words('schema.too-many', { given: `${LONGEST_BOOK}+`, most: LONGEST_BOOK }))
    const entry = entryIn(text, at)
    if (!entry.ok) return entry
    if (!follows(book.chain, book.last, entry.value)) return wrong([...at, 'chain'], words('import.chain'))
    const misfit = misfitIn(book, entry.value)
    if (misfit) return wrong([...at, misfit], words('import.reference'))
    book.add(entry.value)
    chains.push(entry.value.chain)
  }
  if (book.name === '') return wrong([...path, 'entries', 0], words('import.nameless'))
  const { name, last, chain, played } = book
  return done({ identity, name, last, chain, played, chains: Uint32Array.from(chains), entries })
}

function entryIn(text: string | null, at: Path): Result<Entry> {
  const raw = text === null ? null : jsonIn(text)
  if (raw === undefined) return wrong(at, words('schema.not-json'))
  const checked = check(openEntry, raw, LIMITS)
  return checked.ok ? done(asWritten(raw as OpenEntry)) : misshapen(at, checked.problems)
}

/** Checked, and then taken as it was written: the order of its fields is part of what the chain was made over. */
const asWritten = ({ n, run, kind, at, body, hash, chain }: OpenEntry): Entry => ({
  n,
  run,
  kind,
  at,
  body: JSON.stringify(body),
  hash,
  chain
})

function* entriesIn(bytes: Buffer, entries: OutlinePlace): Generator<Entry> {
  for (const text of objectsIn(bytes, entries)) if (text !== null) yield asWritten(JSON.parse(text) as OpenEntry)
}

function stage(bytes: Buffer, { entries, ...read }: Read, folder: string): Staged {
  const files = filesIn(folder)
  makeFolders(folder)
  writeSave(files, read.identity, entriesIn(bytes, entries))
  writeCard(files, newCard(read))
  const { identity, name, last, chain, chains } = read
  return { folder, identity, name, last, chain, chains }
}

/** The field that speaks of something the book does not have. */
function misfitIn(book: LogIndex, entry: Entry): string | null {
  switch (entry.kind) {
    case 'begun':
      return entry.run === entry.n ? null : 'run'
    case 'answered':
    case 'ended':
      return book.runs.has(entry.run) ? null : 'run'
    case 'moved':
      return book.canStand(entry.run, bodyOf<'moved'>(entry).to) ? null : 'body.to'
    case 'pinned':
      return book.canStand(entry.run, bodyOf<'pinned'>(entry).to) ? null : 'body.to'
    case 'named':
      return entry.run === 0 ? null : 'run'
    case 'noted':
      return entry.run === 0 || book.runs.has(entry.run) ? null : 'run'
  }
}
