// Small companies on a real disk, with a clock that stands still until it is pushed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import type { Bag } from '../../../main/saves/log/bag'
import { chainStart, draft, link, type Draft, type Entry, type Identity } from '../../../main/saves/log/entry'
import { Companies } from '../../../main/saves/companies/companies'
import { filesIn, type Files } from '../../../main/saves/files/files'
import { jobs } from '../../../main/saves/worker/jobs'
import { inPlace } from '../../../main/saves/files/labour'
import { openBag } from '../../../main/saves/recovery/open'
import { openImage } from '../../../main/saves/files/sqlite'
import { writeSave } from '../../../main/saves/log/writing'
import type { Result } from '../../../main/common/result'
import type { Given } from '../../../preload/contract'
import { value } from '../fixtures/value'

export { value }

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fc-store-'))
  folders.push(folder)
  return folder
}

let now = 1_700_000_000_000
export const clock = (): number => now
export const later = (by: number): void => {
  now += by
}

export const identity: Identity = { origin: 'the-company', game: 'dice', created: 1_700_000_000_000 }

export const begun = draft(1, 'begun', { kind: 'encounter', game: 'dice', rules: 1, packs: {}, setup: {}, seed: 'x' })
export const answered = (run: number, chosen: string, hash = '0123456789abcdef'): Draft =>
  draft(
    run,
    'answered',
    { seat: 'seat-1', by: 'person', rule: 'OW-ATK-09', reply: { form: 'choose', chosen: [chosen] } },
    hash
  )

export function chained(drafts: readonly Draft[], of: Identity = identity): Entry[] {
  let chain = chainStart(of)
  return drafts.map((one, index) => {
    const entry = { ...one, n: index + 1, at: of.created + index }
    chain = link(chain, entry)
    return { ...entry, chain }
  })
}

/** A company's book with one run in it and this many answers. */
export function bookOf(answers: number): Entry[] {
  const named = draft(0, 'named', { name: 'The Lanterns' })
  const run = draft(2, 'begun', { kind: 'encounter', game: 'dice', rules: 1, packs: {}, setup: {}, seed: 'x' })
  return chained([named, run, ...Array.from({ length: answers }, (_, index) => answered(2, `option-${index}`))])
}

export function newSave(answers = 3, folder = scratch()): Files {
  const files = filesIn(folder)
  writeSave(files, identity, bookOf(answers))
  return files
}

/** A company that has a name and nothing else yet. */
export function emptySave(folder = scratch()): Files {
  const files = filesIn(folder)
  writeSave(files, identity, bookOf(0).slice(0, 1))
  return files
}

export const open = (files: Files): Bag => value(openBag(files, { clock }))

export function expectRefused(result: Result<unknown>, code: string, key?: string): void {
  expect(result).toMatchObject({ ok: false, code, ...(key ? { why: { key } } : {}) })
}

export const labour = inPlace(jobs)

export interface Shelf {
  readonly folder: string
  readonly companies: Companies
  readonly troubles: (string | null)[]
}

/** A data folder with a shelf in it. */
export function newShelf(folder = scratch()): Shelf {
  const troubles: (string | null)[] = []
  const companies = new Companies({
    folder,
    clock,
    labour,
    quiet: 5,
    summaryOf: (bag) => ({ decisions: bag.last }),
    atRest: () => {},
    onTrouble: (_company, why) => troubles.push(why?.key ?? null)
  })
  return { folder, companies, troubles }
}

/** A company with a run and this many answers, closed again. Gives its name on the shelf. */
export async function played(shelf: Shelf, name = 'The Lanterns', answers = 5): Promise<string> {
  const { company, bag } = value(await shelf.companies.create('dice', name))
  value(bag.append((n) => [{ ...begun, run: n }]))
  for (let k = 0; k < answers; k++) value(bag.append(() => [answered(2, `${name}-${k}`)]))
  await shelf.companies.close()
  return company
}

/** Turns one byte over. */
export function flip(path: string, at: number, by = 1): void {
  const bytes = readFileSync(path)
  bytes[at] = bytes[at]! ^ by
  writeFileSync(path, bytes)
}

/** Where the file says that this field of an entry is text: one bit turned over there, and it is binary. */
export function placeOfType(bytes: Buffer, entry: Entry, field: 'kind' | 'body' | 'hash'): number {
  const types = {
    kind: textType(entry.kind),
    at: Buffer.of(INT_48),
    body: textType(entry.body),
    hash: textType(entry.hash)
  }
  const header = Buffer.concat([types.kind, types.at, types.body, types.hash])
  const before = { kind: 0, body: types.kind.length + 1, hash: types.kind.length + 1 + types.body.length }[field]
  // Moved from page to page, an entry leaves copies of itself behind in which nothing is read any more.
  for (let start = bytes.indexOf(header); start >= 0; start = bytes.indexOf(header, start + 1)) {
    const at = start + before + types[field].length - 1
    if (isBinary(bytes, at, entry, field)) return at
  }
  throw new Error(`entry ${entry.n} is not in the file`)
}

function isBinary(bytes: Buffer, at: number, { n }: Entry, field: string): boolean {
  const flipped = Buffer.from(bytes)
  flipped[at] = flipped[at]! ^ 1
  const db = openImage(flipped)
  const type = db.prepare<[number], string>(`SELECT typeof(${field}) FROM entries WHERE n = ?`).pluck().get(n)
  db.close()
  return type === 'blob'
}

const INT_48 = 5
/** SQLite's number for a text of that length, as it is written in the header of a row. */
function textType(text: string): Buffer {
  const type = 13 + 2 * Buffer.byteLength(text)
  return type < 128 ? Buffer.of(type) : Buffer.of(128 | (type >> 7), type & 127)
}

export type Choice = Given<'companies.importAll'>['choices'][number]['as']
