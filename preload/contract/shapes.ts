// The parts of which the contract's messages are made.
import type { Json } from '../../engine/kernel/ids'
import type { Happening } from '../../engine/kernel/game'
import type { Weight } from '../../engine/kernel/lines'
import type { Prompt } from '../../engine/kernel/prompt'
import type { Words } from '../../engine/messages/words'
import {
  flag,
  id,
  integer,
  json,
  list,
  maybe,
  oneOf,
  record,
  shape,
  tagged,
  text,
  type Infer,
  type Schema
} from '../../engine/schema'

/** Plain data that main itself made: it is checked to be plain, its type is taken from where it was made. */
const made = <T>(): Schema<T> => json() as unknown as Schema<T>

export const words = made<Words>()
export const companyId = text({ min: 1, max: 64 })
export const runId = integer({ min: 1 })
/** Rises with everything that happens to a run, undo included: an answer to what is no longer shown is refused. */
export const revision = integer({ min: 0 })

const optionId = text({ min: 1, max: 200 })
const optionIds = list(optionId, { max: 1000 })
export const reply = tagged('form', {
  choose: shape({ chosen: optionIds }),
  order: shape({ order: optionIds }),
  spread: shape({ amounts: record(optionId, integer()) }),
  number: shape({ value: integer() }),
  faces: shape({ faces: maybe(record(optionId, optionIds)) }),
  card: shape({ card: json() }),
  ruling: shape({ ruling: json() })
})

/** A picture of the board, and what exactly it shows. */
export const likeness = shape({ of: text({ max: 1_000_000 }), picture: text({ max: 6_000_000 }) })
export type Likeness = Infer<typeof likeness>

/** A run on the table of a company. */
export const atTable = shape({ company: companyId, run: runId })
export type AtTable = Infer<typeof atTable>

/** What the window was told of a table, as it was told: the game's offer, and the run. */
export const lastTable = shape({ offer: text({ max: 8_000_000 }), snapshot: text({ max: 8_000_000 }), likeness })
export type LastTable = Infer<typeof lastTable>

const cardParts = {
  id: companyId,
  name: text({ max: 200 }),
  game: id(),
  /** What the game says of itself for the card: chapter, crests, the last encounter. */
  summary: json(),
  created: integer(),
  played: integer(),
  decisions: integer({ min: 0 })
}
const cardExtras = {
  trouble: words,
  /** Why it cannot be opened, where that is more than a matter of the moment. */
  state: oneOf(['damaged', 'newer'])
}
/** What is kept of a company beside its save, so that it need not be opened; `game` is what the save begins with. */
export const companyCard = shape(cardParts, cardExtras)
export type CompanyCard = Infer<typeof companyCard>

/** What the home screen shows of it: its game, and the kind of run it was made for. */
export const shownCard = shape({ ...cardParts, kind: id() }, cardExtras)

export const binned = shape({
  bin: text({ max: 120 }),
  name: text({ max: 200 }),
  discarded: integer(),
  /** For how many more days of use it stays. */
  daysLeft: integer({ min: 0 })
})

export const runCard = shape({
  run: runId,
  kind: id(),
  game: id(),
  begun: integer(),
  played: integer(),
  answers: integer({ min: 0 }),
  over: flag(),
  /** How it ended, in its game's own word for it: null where the book does not say. */
  how: maybe(id()),
  /** What is played in it, when its game can say so. */
  title: maybe(words)
})
export type RunCard = Infer<typeof runCard>

export const note = shape({ at: integer(), text: text({ max: 4000 }) }, { run: runId })

export const company = shape({
  id: companyId,
  name: text({ max: 200 }),
  game: id(),
  /** The kind of run it was made for. */
  kind: id(),
  runs: list(runCard),
  notes: list(note),
  /** Set while nothing can be written: the sentence for it. Looking is still possible. */
  readOnly: maybe(words),
  /** What was found when it was opened: damage that has been put right, a folder that is not safe. */
  told: list(words)
})

const backupParts = {
  backup: text({ max: 120 }),
  at: integer(),
  decisions: integer({ min: 0 }),
  reason: oneOf(['decisions', 'chapter', 'import', 'migration', 'discard', 'restore', 'asked'])
}
export const backup = shape(backupParts)

/** With the company's card as it was then: whose it is, and where it stood. */
export const shownBackup = shape({ ...backupParts, card: maybe(shownCard) })

export const IMPORT_CHOICES = ['add', 'replace', 'both', 'skip'] as const
export const importPlan = shape({
  plan: text({ max: 64 }),
  companies: list(
    shape({
      id: companyId,
      name: text({ max: 200 }),
      game: id(),
      decisions: integer({ min: 0 }),
      /** What is here already under the same id. */
      here: oneOf(['nothing', 'same', 'older', 'newer', 'other']),
      hereDecisions: integer({ min: 0 })
    })
  )
})

/** What is wrong or odd in a pack: where, what, and what was perhaps meant. */
export const packFinding = shape({ where: text({ max: 1000 }), why: words, meant: maybe(text({ max: 200 })) })

const packFacts = {
  pack: id(),
  name: text({ max: 80 }),
  version: text({ max: 20 }),
  about: text({ max: 2000 }),
  authors: list(text({ max: 80 })),
  licence: text({ max: 200 }),
  needs: list(id()),
  /** How many records of each kind it brings. */
  brings: list(shape({ kind: id(), count: integer({ min: 1 }) }))
}

/** Without a game, of the first one there is. */
export const ownPartName = shape({ kind: id(), id: id(), isText: flag() }, { game: id() })
export const packShelf = shape({
  packs: list(
    shape({
      ...packFacts,
      game: id(),
      from: oneOf(['needed', 'app', 'added', 'own']),
      on: flag(),
      problems: list(packFinding)
    })
  ),
  /** What the table has told. */
  own: list(shape({ game: id(), kind: id(), id: id(), isText: flag(), name: words, of: maybe(words) }))
})
export type PackShelf = Infer<typeof packShelf>

export const packPlan = shape({
  /** By this it is installed; null when it cannot be. */
  plan: maybe(text({ max: 64 })),
  file: text({ max: 1000 }),
  pack: maybe(shape(packFacts)),
  /** What is here already under its name, or that it is what a table has told. */
  here: oneOf(['nothing', 'older', 'same', 'newer', 'own']),
  problems: list(packFinding),
  warnings: list(packFinding)
})
export type PackPlan = Infer<typeof packPlan>

/** A decision on the line being played: the ticks of the timeline. */
export interface Decision {
  /** Its number in the company's book, for ever. */
  readonly entry: number
  /** How many answers of this run had been given before it. */
  readonly after: number
  readonly at: number
  readonly seat: string
  readonly by: 'person' | 'engine' | 'bot'
  readonly rule: string
}

/** A happening, and the number of answers that had been given before it. */
export interface ToldHappening {
  readonly after: number
  readonly happening: Happening & { readonly [fact: string]: Json | undefined }
}

/** A line of the report: one deed at the table, and all that happened in it. */
export interface ToldLine {
  /** The place of its first happening among all that happened: the same for ever, as long as it is not undone. */
  readonly id: number
  readonly after: number
  /** Null for what goes unsaid before a question. */
  readonly words: Words | null
  /** The clauses it follows, as they came. */
  readonly clauses: readonly string[]
  /** Why it came about, where a rule decided it. */
  readonly reasons: readonly Words[]
  readonly weight: Weight
  /** The table watches: it waits for a person. */
  readonly waits: boolean
  readonly happenings: readonly ToldHappening[]
}

/** A line as it is told: with what the view becomes by it. */
export interface FreshLine extends ToldLine {
  readonly patch: ViewPatch | null
}

/** Another way the run went at some time: look at it, come back to it. */
export interface ShownWay {
  readonly tip: number
  readonly answers: number
  /** How many answers it shares with the line being played. */
  readonly shared: number
  readonly at: number
}

/** A moment with a name, to be found again. */
export const pin = shape({ entry: integer({ min: 1 }), name: text({ max: 120 }) })
export type Pin = Infer<typeof pin>

/** Everything a window shows of a run. It crosses as one JSON text: five times faster than as an object. */
export interface Snapshot {
  readonly run: number
  readonly kind: string
  readonly game: string
  readonly revision: number
  readonly over: boolean
  readonly view: Json
  readonly waiting: readonly Prompt[]
  readonly log: readonly ToldLine[]
  readonly decisions: readonly Decision[]
  readonly ways: readonly ShownWay[]
  readonly pins: readonly Pin[]
  readonly undo: 'free' | 'reveals' | 'none'
  readonly redo: boolean
  /** Said once after a resume that could not follow the whole way. */
  readonly told: Words | null
}

/** The table as it stood after so many answers. */
export interface Glimpse {
  readonly answers: number
  readonly view: Json
  readonly waiting: readonly Prompt[]
}

/** A change of a list that only grows at its end or is cut back: keep so many from the front, then add these. */
export interface Grown<T> {
  readonly keep: number
  readonly add: readonly T[]
}

/**
 * How to make the new view out of the old. `{ is }` replaces; `{ in, out, size }` changes inside: fields or indices in
 * `in`, fields gone in `out`, a list's new length in `size`.
 */
export type ViewPatch =
  | { readonly is: Json }
  | { readonly in: { readonly [key: string]: ViewPatch }; readonly out?: readonly string[]; readonly size?: number }

/** What a ruling would come to: how the view would change and what would be said, or why it is refused. */
export type Outlook =
  | { readonly ok: true; readonly patch: ViewPatch | null; readonly lines: readonly Words[]; readonly hidden: boolean }
  | { readonly ok: false; readonly why: Words }

/** What an answer would lead to as far as that is certain; open, where it goes on behind something hidden. */
export interface ForeseenAnswer {
  readonly told: readonly ToldHappening[]
  readonly isOpen: boolean
}

/** The lines of a report from one of its happenings on: what stood there before is gone. */
export interface GrownLog {
  readonly from: number
  readonly add: readonly FreshLine[]
}

/** What one decision changed. The view becomes what the patches of its lines make of it, one after another, then `patch`. */
export interface TableStep {
  readonly run: number
  readonly revision: number
  readonly over: boolean
  readonly log: GrownLog
  /** What belongs to the question; where nothing is told line by line, all of it. */
  readonly patch: ViewPatch | null
  readonly waiting: readonly Prompt[]
  readonly decisions: Grown<Decision>
  readonly ways: ViewPatch | null
  readonly undo: 'free' | 'reveals' | 'none'
  readonly redo: boolean
}

export const outlook = made<Outlook>()
export const foreseen = made<ForeseenAnswer>()
/** JSON text of a `T`: parse it once, in the page. */
export type Packed<T> = string & { readonly __packs?: T }
export const packed = <T>(): Schema<Packed<T>> => text({ max: 32_000_000 }) as Schema<Packed<T>>
export const step = packed<TableStep>()
