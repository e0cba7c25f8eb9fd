// Reading somebody's file. All of it is checked, and what it would do is told, before anything of it is kept.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { check, pathText, type Path } from '../../../engine/kernel/schema'
import { done, refused, type Refused, type Result } from '../../result'
import { Book } from '../book'
import { newCard, writeCard } from '../card'
import { bodyOf, chainStart, follows, type Entry, type Identity } from '../entry'
import { filesIn, makeFolders, sweep } from '../files'
import { troubleOf } from '../trouble'
import { writeSave } from '../writing'
import { exportedFile, FORMAT, type ExportedCompany, type ExportedFile } from './form'

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
    const read = parsed(readFileSync(file, 'utf8'))
    if (!read.ok) return read
    const staged: Staged[] = []
    for (const [index, company] of read.value.companies.entries()) {
      const one = stage(company, join(staging, String(index)), index)
      if (!one.ok) return cleared(staging, one)
      staged.push(one.value)
    }
    return done(staged)
  } catch (error) {
    return cleared(staging, troubleOf(error))
  }
}

function cleared(staging: string, refusal: Refused): Refused {
  sweep(staging)
  return refusal
}

function parsed(text: string): Result<ExportedFile> {
  const raw = jsonIn(text)
  if (raw === undefined) return refused('malformed', 'import.notJson')
  if (isNewer(raw)) return refused('newer', 'import.newer')
  const checked = check(exportedFile, raw, LIMITS)
  const [problem] = checked.ok ? [] : checked.problems
  if (problem) return wrong(problem.path, problem.words)
  // Checked, and then taken as it was written: the order of its fields is part of what the chain was made over.
  return done(raw as ExportedFile)
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

const wrong = (path: Path, why: Refused['why']): Refused =>
  refused('malformed', 'import.wrong', { field: pathText(path) || 'file', why })

function stage(company: ExportedCompany, folder: string, index: number): Result<Staged> {
  const { origin, game, created } = company
  const identity = { origin, game, created }
  const book = new Book(chainStart(identity), created)
  const entries: Entry[] = []
  for (const [k, { body, ...rest }] of company.entries.entries()) {
    const entry: Entry = { ...rest, body: JSON.stringify(body) }
    const at = ['companies', index, 'entries', k]
    if (!follows(book.chain, book.last, entry)) return wrong([...at, 'chain'], { key: 'import.chain' })
    const misfit = misfitIn(book, entry)
    if (misfit) return wrong([...at, misfit], { key: 'import.reference' })
    book.add(entry)
    entries.push(entry)
  }
  if (book.name === '') return wrong(['companies', index, 'entries', 0], { key: 'import.nameless' })
  makeFolders(folder)
  writeSave(filesIn(folder), identity, entries)
  writeCard(filesIn(folder), newCard({ ...book, identity }))
  const chains = Uint32Array.from(entries, ({ chain }) => chain)
  return done({ folder, identity, name: book.name, last: book.last, chain: book.chain, chains })
}

/** The field that speaks of something the book does not have. */
function misfitIn(book: Book, entry: Entry): string | null {
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
