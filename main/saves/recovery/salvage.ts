// What can be saved of a damaged save: its own entries, its tail's and its backups', joined where the chain proves them.
import { existsSync } from 'node:fs'
import { backupPath, listBackups } from '../backups/backups'
import { chainStart, follows, type Entry, type Identity } from '../log/entry'
import { readFile, sizeOf, type Files } from '../files/files'
import { lookInCopy } from '../log/lookInCopy'
import { readable, readableIdentity } from '../log/reading'
import { openImage, quietly, type Db } from '../files/sqlite'
import { attested, endIn, linksIn, readTail, type Links } from '../log/tailCheck'

export interface Salvaged {
  readonly identity: Identity
  readonly entries: readonly Entry[]
  /** How many entries there are known to have been. */
  readonly known: number
  /** The tail ends as it was written, and they go as far: nothing was confirmed after them. */
  readonly isSure: boolean
}

interface Source extends Links {
  readonly identity: Identity | null
  /** Of a tail whose end can be read: the newest entry. */
  readonly end?: number | null
}

/** The longest book the sources hold together, or nothing. Of several books the one the newest source speaks of. */
export function salvage(files: Files): Salvaged | null {
  const sources = [...ownSources(files), ...backupSources(files)]
  let best: Salvaged | null = null
  for (const identity of identitiesOf(sources)) {
    const found = joined(identity, sources, sizeOf(files.log) > 0)
    if (found.entries.length > (best?.entries.length ?? 0)) best = found
  }
  return best
}

function joined(identity: Identity, sources: readonly Source[], hasLog: boolean): Salvaged {
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
  const known = Math.max(entries.length, attested(sources))
  // Killed between the one and the other, the log has a decision that the tail was not told of, and nobody either.
  const isEnd = (end: number): boolean => end === entries.length || (hasLog && end < entries.length)
  return { identity, entries, known, isSure: sources.some(({ end }) => typeof end === 'number' && isEnd(end)) }
}

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
  return { identity: tail.heading?.identity ?? null, end: endIn(tail), ...linksIn(tail) }
}

/** Read through its own log; the damaged file itself stays as it was found. */
const fromSave = (files: Files): Source => (existsSync(files.save) ? lookInCopy(files, sourceIn) : NOTHING)

function* backupSources(files: Files): Generator<Source> {
  for (const { backup } of listBackups(files)) {
    const path = backupPath(files, backup)
    if (path) yield readOrNothing(() => fromImage(readFile(path)))
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

function fromImage(bytes: Buffer): Source {
  const db = openImage(bytes)
  try {
    return sourceIn(db)
  } finally {
    quietly(db)
  }
}

const sourceIn = (db: Db): Source => ({ identity: identityIn(db), entries: readable(db) })

function identityIn(db: Db): Identity | null {
  try {
    return readableIdentity(db)
  } catch {
    return null // another source will know
  }
}
