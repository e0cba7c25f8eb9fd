// A company's book: everything that was ever decided, one entry after another, each chained to the one before.
import { crc32 } from 'node:zlib'
import { id, integer, json, oneOf, record, shape, tagged, text, type Infer } from '../../../engine/schema'
import { ANSWERERS } from '../../../engine/kernel/prompt'
import { reply } from '../../../preload/contract/shapes'

/**
 * `begun` starts a run, `answered` and `ended` (the answer with which it was over) carry it on, `moved` goes to another
 * entry of it: undo, redo, branch and return are all moves, so nothing is ever taken out of the book. `pinned` gives an
 * entry of it a name to come back to; a name of nothing takes the pin out.
 */
export const KINDS = ['begun', 'answered', 'ended', 'moved', 'named', 'noted', 'pinned'] as const
export type EntryKind = (typeof KINDS)[number]

export interface Entry {
  readonly n: number
  /** The entry that began the run it belongs to; 0 for the company itself. */
  readonly run: number
  readonly kind: EntryKind
  readonly at: number
  /** JSON text, kept as it was written so that the chain can be followed. */
  readonly body: string
  /** The run's own hash after this entry. */
  readonly hash: string
  readonly chain: number
}

export type Draft = Pick<Entry, 'run' | 'kind' | 'body' | 'hash'>

/** What never changes about a company. `origin` stays the same when a copy of it is kept under another name. */
export interface Identity {
  readonly origin: string
  readonly game: string
  readonly created: number
}

const LONGEST_NAME = 120
const LARGEST_LINK = 0xffffffff
const answerParts = { seat: text({ max: 64 }), by: oneOf(ANSWERERS), rule: text({ max: 64 }), reply }
export const bodies = {
  begun: shape({
    kind: id(),
    game: id(),
    rules: integer({ min: 0 }),
    packs: record(text({ max: 200 }), text({ max: 200 })),
    setup: json(),
    seed: text({ max: 200 })
  }),
  answered: shape(answerParts),
  /** `how` it ended, in the game's own word for it; books from before have none. */
  ended: shape(answerParts, { how: id() }),
  moved: shape({ to: integer({ min: 1 }) }),
  named: shape({ name: text({ min: 1, max: 200 }) }),
  noted: shape({ text: text({ min: 1, max: 4000 }) }),
  pinned: shape({ to: integer({ min: 1 }), name: text({ max: LONGEST_NAME }) })
} as const
export type EntryBody<K extends EntryKind> = Infer<(typeof bodies)[K]>

export const entryParts = {
  n: integer({ min: 1 }),
  run: integer({ min: 0 }),
  at: integer({ min: 0 }),
  hash: text({ max: 64 }),
  chain: integer({ min: 0, max: LARGEST_LINK })
}
/** An entry as people read it in an exported file: with its body opened. */
export const openEntry = tagged('kind', {
  begun: shape({ ...entryParts, body: bodies.begun }),
  answered: shape({ ...entryParts, body: bodies.answered }),
  ended: shape({ ...entryParts, body: bodies.ended }),
  moved: shape({ ...entryParts, body: bodies.moved }),
  named: shape({ ...entryParts, body: bodies.named }),
  noted: shape({ ...entryParts, body: bodies.noted }),
  pinned: shape({ ...entryParts, body: bodies.pinned })
})

export type OpenEntry = Infer<typeof openEntry>

export const draft = <K extends EntryKind>(run: number, kind: K, body: EntryBody<K>, hash = ''): Draft => ({
  run,
  kind,
  body: JSON.stringify(body),
  hash
})

/** Trusted: the book has been checked against its chain when it was opened. */
export const bodyOf = <K extends EntryKind>(entry: Pick<Entry, 'body'>): EntryBody<K> =>
  JSON.parse(entry.body) as EntryBody<K>

/** Where the chain begins. A checksum is enough to find every accident; nothing here defends against a forger. */
export const chainStart = ({ origin, game, created }: Identity): number => crc32(`${origin}\t${game}\t${created}`)

/** What a flipped bit has made too large is no sum any more, and cannot be gone on from. */
export const isLink = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_LINK

export const link = (before: number, entry: Omit<Entry, 'chain'>): number =>
  crc32(`${entry.n}\t${entry.run}\t${entry.kind}\t${entry.at}\t${entry.body}\t${entry.hash}`, before)

export const follows = (before: number, last: number, entry: Entry): boolean =>
  entry.n === last + 1 && entry.run <= entry.n && link(before, entry) === entry.chain
