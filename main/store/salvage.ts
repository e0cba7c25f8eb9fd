// What can be saved of a damaged save: its own entries, its tail's and its backups', joined where the chain proves them.
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupPath, listBackups } from './backups'
import { chainStart, follows, type Entry, type Identity } from './entry'
import { filesIn, readFile, sweep, type Files } from './files'
import { readable, readableIdentity } from './reading'
import { openForWriting, openImage, quietly, type Db } from './sqlite'
import { linesIn, readTail } from './witness'

export interface Salvaged {
  readonly identity: Identity
  readonly entries: readonly Entry[]
  /** How many entries there are known to have been. */
  readonly known: number
  /** The save or its tail reaches as far as they do: there were no others after them. */
  readonly isSure: boolean
}

interface Source {
  readonly identity: Identity | null
  readonly entries: readonly Entry[]
  /** Of a tail: the entry after which it begins, which there has been, too. */
  readonly after?: number
}

/** The longest book the sources hold together, or nothing. Of several books the one the newest source speaks of. */
export function salvage(files: Files): Salvaged | null {
  const own = ownSources(files)
  const sources = [...own, ...backupSources(files)]
  const reach = Math.max(...numbersOf(own))
  let best: Salvaged | null = null
  for (const identity of identitiesOf(sources)) {
    const found = joined(identity, sources, reach)
    if (found.entries.length > (best?.entries.length ?? 0)) best = found
  }
  return best
}

function joined(identity: Identity, sources: readonly Source[], reach: number): Salvaged {
  const candidates = new Map<number, Entry[]>()
  for (const { entries } of sources)
    for (const entry of entries) candidates.set(entry.n, [...(candidates.get(entry.n) ?? []), entry])
  const entries: Entry[] = []
  let chain = chainStart(identity)
  for (;;) {
    const next = candidates.get(entries.length + 1)?.find((one) => follows(chain, entries.length, one))
    if (!next) break
    entries.push(next)
    chain = next.chain
  }
  const known = Math.max(entries.length, knownLast(sources))
  return { identity, entries, known, isSure: reach >= entries.length }
}

const numbersOf = (sources: readonly Source[]): readonly number[] =>
  sources.flatMap(({ entries, after = 0 }) => [after, ...entries.map(({ n }) => n)])

/** A flipped bit can make any number of a number: beyond what could follow on, it counts for nothing. */
function knownLast(sources: readonly Source[]): number {
  const numbers = new Set(numbersOf(sources))
  let last = 0
  for (const n of [...numbers].sort((a, b) => a - b)) if (n - last <= LARGEST_GAP) last = n
  return last
}
const LARGEST_GAP = 1000

function identitiesOf(sources: readonly Source[]): readonly Identity[] {
  const found = new Map<string, Identity>()
  for (const { identity } of sources)
    if (identity) found.set(`${identity.origin} ${identity.game} ${identity.created}`, identity)
  return [...found.values()]
}

function ownSources(files: Files): Source[] {
  return [
    readOrNothing(() => fromSave(files)),
    ...[files.tail, files.freshTail].map((tail) => readOrNothing(() => fromTail(tail)))
  ]
}

function fromTail(path: string): Source {
  const tail = readTail(path)
  if (!tail) return NOTHING
  const { identity = null, after = 0 } = tail.heading ?? {}
  return { identity, entries: linesIn(tail), after }
}

/** Read through its own log, in a copy: the damaged file itself stays as it was found. */
function fromSave(files: Files): Source {
  const copy = filesIn(mkdtempSync(join(tmpdir(), 'free-company-mend-')))
  try {
    for (const part of ['save', 'log'] as const) if (existsSync(files[part])) copyFileSync(files[part], copy[part])
    return existsSync(copy.save) ? fromDatabase(openForWriting(copy.save)) : NOTHING
  } finally {
    sweep(copy.folder)
  }
}

function* backupSources(files: Files): Generator<Source> {
  for (const { backup } of listBackups(files)) {
    const path = backupPath(files, backup)
    if (path) yield readOrNothing(() => fromDatabase(openImage(readFile(path))))
  }
}

const NOTHING: Source = { identity: null, entries: [] }

function readOrNothing(read: () => Source): Source {
  try {
    return read()
  } catch {
    return NOTHING // so much damage that it cannot even be opened; the other sources may know more
  }
}

function fromDatabase(db: Db): Source {
  try {
    const entries = readable(db)
    return { identity: identityIn(db), entries }
  } finally {
    quietly(db)
  }
}

function identityIn(db: Db): Identity | null {
  try {
    return readableIdentity(db)
  } catch {
    return null // another source will know
  }
}
