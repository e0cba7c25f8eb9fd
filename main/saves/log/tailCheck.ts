// Reading a tail back and holding it against the save.
import { follows, isLink, type Entry, type Identity } from './entry'
import { readFile, type Seal } from '../files/files'
import { gathered } from '../files/pieces'
import { entryOfLine, HEADER_BYTES, headingText, linesOf, type TailHeading } from './tail'
import { isMissing } from '../files/trouble'

export interface Read {
  readonly bytes: Buffer
  /** Null when its first line makes no sense. */
  readonly heading: TailHeading | null
}

export function readTail(path: string): Read | null {
  try {
    const bytes = readFile(path)
    return { bytes, heading: headingIn(bytes) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function headingIn(bytes: Buffer): TailHeading | null {
  try {
    const { origin, game, created, after, chain, seal } = JSON.parse(bytes.toString('utf8', 0, HEADER_BYTES)) as {
      readonly [name: string]: unknown
    }
    if (typeof origin !== 'string' || typeof game !== 'string' || !isWhole(created)) return null
    if (!isWhole(after) || !isLink(chain) || !isSeal(seal)) return null
    const heading: TailHeading = { identity: { origin, game, created }, after, chain, seal }
    return bytes.toString('utf8', 0, HEADER_BYTES) === headingText(heading) ? heading : null
  } catch {
    return null // a first line of nonsense is damage, and whoever asks says so
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
const isSeal = (value: unknown): value is Seal | null =>
  value === null ||
  (typeof value === 'object' &&
    'size' in value &&
    isWhole(value.size) &&
    'sha' in value &&
    typeof value.sha === 'string')

/** What the save says at the place where the tail begins. */
export interface Sworn {
  readonly identity: Identity
  readonly last: number
  /** It and the tail say the same. */
  readonly isTold: boolean
  chainAt(n: number): number | undefined
  entriesAfter(n: number): Iterable<Entry>
}

export type JournalVerdict =
  | { readonly is: 'good' }
  /** A power cut took the end of it, which the save has. */
  | { readonly is: 'short' }
  /** It has entries that were confirmed and that the save has lost: all of them, to its very end. */
  | { readonly is: 'ahead'; readonly entries: readonly Entry[] }
  /** With `isSure`, its end can be read all the same, and the save goes as far. */
  | { readonly is: 'damaged'; readonly isSure: boolean }
  /** A whole heading, but of another save than this one; or it knows of entries that neither of them has. */
  | { readonly is: 'strange' }

/** Does the tail say the same as the entries? All of them are gone through, whether it does or not. */
export function saysTheSame(read: Read | null, entries: Iterable<Entry>): boolean {
  const lines = read?.bytes.subarray(HEADER_BYTES) ?? Buffer.alloc(0)
  let [at, isSame] = [0, true]
  for (const piece of gathered(linesOf(behind(read?.heading?.after ?? 0, entries)))) {
    isSame &&= lines.subarray(at, at + piece.length).equals(piece)
    at += piece.length
  }
  return isSame && at === lines.length
}

function* behind(after: number, entries: Iterable<Entry>): Generator<Entry> {
  for (const entry of entries) if (entry.n > after) yield entry
}

export function compare(read: Read, save: Sworn): JournalVerdict {
  const { heading, bytes } = read
  if (!heading) return beyondRepair(read, save)
  if (!isSame(heading.identity, save.identity) || save.chainAt(heading.after) !== heading.chain)
    return { is: 'strange' }
  const lines = bytes.subarray(HEADER_BYTES)
  if (save.isTold) return { is: 'good' }
  const wanted = Buffer.concat([...gathered(linesOf(save.entriesAfter(heading.after)))])
  if (startsWith(lines, wanted)) return beyond(read, lines.subarray(wanted.length), save)
  return isCutShort(lines, wanted) ? { is: 'short' } : beyondRepair(read, save)
}

function beyond(read: Read, rest: Buffer, save: Sworn): JournalVerdict {
  const entries = chained(rest, save.last, save.chainAt(save.last) ?? 0)
  if (entries.length > 0) return entries.at(-1)?.n === endIn(read) ? { is: 'ahead', entries } : { is: 'strange' }
  return isBlank(rest) || !rest.includes('\n') ? { is: 'short' } : beyondRepair(read, save)
}

const beyondRepair = (read: Read, save: Sworn): JournalVerdict =>
  attested([linksIn(read)]) > save.last ? { is: 'strange' } : { is: 'damaged', isSure: endIn(read) === save.last }

/** The number of the newest entry, where the tail ends as it was written; null where it does not, so that nobody can tell. */
export function endIn({ heading, bytes }: Read): number | null {
  const lines = bytes.subarray(HEADER_BYTES)
  if (lines.length === 0) return heading?.after ?? null
  if (lines.at(-1) !== NEW_LINE) return null
  return entryOfLine(wholeLines(lines).at(-1) ?? '')?.n ?? null
}

/** What a source says of a book. */
export interface Links {
  readonly entries: readonly Entry[]
  /** Of a tail: the place of the chain behind which it begins. */
  readonly after?: { readonly n: number; readonly chain: number } | undefined
}

export const linksIn = (read: Read): Links => ({
  entries: linesIn(read),
  after: read.heading ? { n: read.heading.after, chain: read.heading.chain } : undefined
})

/** The highest number of an entry that follows on another: one alone may owe its number to a flipped bit. */
export function attested(sources: readonly Links[]): number {
  const chains = new Map<number, Set<number>>()
  const note = ({ n, chain }: { readonly n: number; readonly chain: number }): void =>
    void (chains.get(n) ?? chains.set(n, new Set()).get(n))?.add(chain)
  for (const { entries, after } of sources) {
    entries.forEach(note)
    if (after) note(after)
  }
  let highest = 0
  for (const { entries } of sources)
    for (const entry of entries)
      if (
        entry.n > highest &&
        [...(chains.get(entry.n - 1) ?? [])].some((before) => follows(before, entry.n - 1, entry))
      )
        highest = entry.n
  return highest
}

/** Where a book ends. */
export interface JournalEnd {
  readonly last: number
  readonly chain: number
}

/** Where the tail says so; nothing, if not every line of it follows on the one before. */
export function endOf({ heading, bytes }: Read): JournalEnd | null {
  if (!heading) return null
  const lines = bytes.subarray(HEADER_BYTES)
  const entries = chained(lines, heading.after, heading.chain)
  if (entries.length < wholeLines(lines).length || (lines.length > 0 && lines.at(-1) !== NEW_LINE)) return null
  const { n, chain } = entries.at(-1) ?? { n: heading.after, chain: heading.chain }
  return { last: n, chain }
}

/** The entries of these lines as far as each follows on the one before. */
function chained(lines: Buffer, last: number, chain: number): Entry[] {
  const entries: Entry[] = []
  for (const line of wholeLines(lines)) {
    const entry = entryOfLine(line)
    const before = entries.at(-1)
    if (!entry || !follows(before?.chain ?? chain, before?.n ?? last, entry)) break
    entries.push(entry)
  }
  return entries
}

/** Every line of a tail that can be read, for mending: which of them are true, the chain will tell. */
export const linesIn = (read: Read): readonly Entry[] =>
  wholeLines(read.bytes.subarray(HEADER_BYTES)).flatMap((line) => entryOfLine(line) ?? [])

const wholeLines = (lines: Buffer): string[] => lines.toString('utf8').split('\n').slice(0, -1)
const startsWith = (lines: Buffer, start: Buffer): boolean => lines.subarray(0, start.length).equals(start)
const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0)

/** Lines are not synced: after a power cut, sectors of them may be missing, from the beginning of a line or of their own. */
function isCutShort(lines: Buffer, wanted: Buffer): boolean {
  for (let at = 0; at < lines.length; at += SECTOR)
    if (!hasArrivedInPart(lines.subarray(at, at + SECTOR), wanted.subarray(at, at + SECTOR))) return false
  return true
}

function hasArrivedInPart(sector: Buffer, wanted: Buffer): boolean {
  let same = 0
  while (same < sector.length && sector[same] === wanted[same]) same++
  if (same === sector.length) return true
  return (same === 0 || wanted[same - 1] === NEW_LINE) && isBlank(sector.subarray(same))
}

const SECTOR = HEADER_BYTES
const NEW_LINE = 10

const isSame = (a: Identity, b: Identity): boolean =>
  a.origin === b.origin && a.game === b.game && a.created === b.created
