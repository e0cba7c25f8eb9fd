// Every message between the window and main, with the schema of what it takes and what it gives. Types come from here.
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
  text,
  type Infer,
  type Schema
} from '../engine/schema'
import type { Words } from '../engine/messages/words'
import type { CallName, PushName } from './contract/names'
import * as part from './contract/shapes'
import { SHEET_FORMS, sheetLook } from './contract/sheet'
import type { Glimpse, Snapshot } from './contract/shapes'

/** Why a call was refused, for programs; the sentence beside it is for people. */
export const CODES = [
  'stranger', // not our page
  'too-large',
  'malformed', // not what the contract says
  'unknown', // no such company, run, backup
  'refused', // the rules or the table's state say no
  'stale', // the table has moved on since
  'reveals', // would take back something that was shown: ask, then say so
  'unsaved', // could not be made durable, so it did not happen
  'damaged', // the save is damaged; what can be done is in the sentence
  'newer', // made by a later version
  'in-use', // open elsewhere
  'cancelled', // the person thought better of it
  'broken' // our own fault
] as const
export type Code = (typeof CODES)[number]

export interface Refused {
  readonly ok: false
  readonly code: Code
  readonly why: Words
}
export type Result<T> = { readonly ok: true; readonly value: T } | Refused

/** The only addresses the app ever opens, in the person's own browser. */
export const LINKS = {
  electron: 'https://www.electronjs.org/',
  gameIcons: 'https://game-icons.net/',
  lucide: 'https://lucide.dev/',
  alegreya: 'https://www.huertatipografica.com/en/fonts/alegreya-ht-pro'
} as const
export const LINK_NAMES = ['electron', 'gameIcons', 'lucide', 'alegreya'] as const satisfies (keyof typeof LINKS)[]

export interface Call<A = unknown, R = unknown> {
  readonly takes: Schema<A>
  readonly gives: Schema<R>
  /** The largest message accepted, in bytes of JSON. */
  readonly most: number
}

const USUAL_MOST = 64 * 1024
const call = <A, R>(takes: Schema<A>, gives: Schema<R>, most: number = USUAL_MOST): Call<A, R> => ({
  takes,
  gives,
  most
})

const nothing = shape({})
const aCompany = shape({ company: part.companyId })
/** Of a company, or one run of it; without one the blank sheet of this game, or of the first there is. */
const whose = { company: part.companyId, game: id(), run: part.runId }
const aSheet = shape({ look: sheetLook }, whose)
const aRun = shape({ run: part.runId })
const atRevision = { run: part.runId, revision: part.revision }

export const calls = {
  // The window says that it shows something a person can use, and how many frames it has drawn when asked.
  'app.usable': call(nothing, nothing),
  'app.frames': call(shape({ count: integer({ min: 0 }) }), nothing),
  'app.about': call(
    nothing,
    shape({
      version: text(),
      electron: text(),
      chrome: text(),
      node: text(),
      sqlite: text(),
      system: text(),
      dataFolder: text()
    })
  ),
  'app.openLink': call(shape({ link: oneOf(LINK_NAMES) }), nothing),
  'app.showFolder': call(shape({ folder: oneOf(['data', 'company', 'damaged']) }), nothing),

  'settings.read': call(nothing, record(text({ max: 64 }), json())),
  'settings.write': call(shape({ changes: record(text({ min: 1, max: 64 }), json(), { max: 200 }) }), nothing),

  'games.list': call(nothing, list(shape({ game: id() }))),
  // What can be set up: classes, encounters, items… The game's own words, shown by the game's own screens.
  'games.offer': call(shape({ game: id() }, { kind: id() }), part.packed<unknown>()),
  // How what people write down themselves is filled in; large, and wanted only by whoever corrects or writes a card.
  'games.forms': call(shape({ game: id() }, { kind: id() }), part.packed<unknown>()),

  // A whole company for an encounter, ready to sit down: as it is wished for, in the game's own terms.
  'games.ready': call(shape({ game: id(), wish: json() }, { kind: id() }), part.packed<unknown>()),

  'companies.list': call(
    nothing,
    shape({
      companies: list(part.shownCard),
      bin: list(part.binned),
      open: maybe(part.companyId),
      /** What is wrong with the folder they all lie in. */
      warning: maybe(part.words)
    })
  ),
  'companies.create': call(shape({ game: id(), name: text({ min: 1, max: 200 }) }, { kind: id() }), part.company),
  'companies.open': call(aCompany, part.company),
  'companies.close': call(nothing, nothing),
  'companies.rename': call(shape({ company: part.companyId, name: text({ min: 1, max: 200 }) }), nothing),
  'companies.note': call(shape({ text: text({ min: 1, max: 4000 }) }, { run: part.runId }), part.note),
  'companies.discard': call(aCompany, nothing),
  'companies.duplicate': call(shape({ company: part.companyId, name: text({ min: 1, max: 200 }) }), aCompany),
  'companies.bringBack': call(shape({ bin: text({ min: 1, max: 120 }) }), aCompany),
  // Both ask where with the system's own dialog; `company` left out means all of them that can be read.
  'companies.exportTo': call(
    shape({}, { company: part.companyId }),
    shape({ file: text(), leftOut: list(text({ max: 200 }), { max: 10_000 }) })
  ),
  'companies.inspectImport': call(nothing, part.importPlan),
  'companies.importAll': call(
    shape({
      plan: text({ max: 64 }),
      choices: list(shape({ company: part.companyId, as: oneOf(part.IMPORT_CHOICES) }), { max: 1000 })
    }),
    shape({ companies: list(part.companyId) })
  ),

  'backups.list': call(aCompany, list(part.shownBackup)),
  'backups.make': call(aCompany, part.backup),
  'backups.restore': call(
    shape({ company: part.companyId, backup: text({ min: 1, max: 120 }) }),
    shape({ decisions: integer(), before: integer() })
  ),

  'packs.list': call(nothing, part.packShelf),
  // Asks where with the system's own dialog; says what is in it and what is wrong with it. Nothing is changed.
  'packs.inspect': call(shape({ from: oneOf(['file', 'folder']) }), part.packPlan),
  'packs.install': call(shape({ plan: text({ max: 64 }) }), nothing),
  'packs.setOn': call(shape({ pack: id(), on: flag() }), nothing),
  'packs.move': call(shape({ pack: id(), by: oneOf([-1, 1]) }), nothing),
  'packs.remove': call(shape({ pack: id() }), nothing),
  'packs.exportOwn': call(shape({}, { game: id() }), shape({ file: text() })),
  'packs.forget': call(part.ownPartName, nothing),

  // What the owner of a game's box tells of it, in the game's own form: all of it, what is still wrong, and one thing to keep.
  'box.told': call(shape({ game: id() }), json()),
  'box.problems': call(shape({ game: id(), draft: json() }), json()),
  'box.keep': call(shape({ game: id(), draft: json() }), shape({ id: id(), record: json(), told: part.words })),

  // The campaign sheet; without a company, the blank one. The preview is the very PDF that would be saved.
  'sheet.preview': call(aSheet, shape({ pdf: text({ max: 64_000_000 }), title: text({ max: 10_000 }) })),
  // Asks where with the system's own dialog.
  'sheet.save': call(shape({ look: sheetLook, form: oneOf(SHEET_FORMS) }, whose), shape({ files: list(text()) })),
  'sheet.print': call(aSheet, nothing),

  'table.start': call(
    shape({ kind: id(), game: id(), setup: json() }, { seed: text({ min: 1, max: 100 }) }),
    part.packed<Snapshot>()
  ),
  // The same once more, as a further try: a run of its own.
  'table.again': call(aRun, part.packed<Snapshot>()),
  'table.open': call(aRun, part.packed<Snapshot>()),
  // How the table was when it was last at rest, to be shown before it can be opened; null if it was played on since.
  'table.last': call(part.atTable, shape({ last: maybe(part.lastTable), sure: flag() })),
  // Nothing has moved for a while: this is how the board looks.
  'table.rested': call(shape({ run: part.runId, likeness: part.likeness }), nothing, 8 * 1024 * 1024),
  'table.look': call(shape({ run: part.runId, answers: integer({ min: 0 }) }), part.packed<Glimpse>()),
  'table.answer': call(shape({ ...atRevision, seat: text({ min: 1, max: 64 }), reply: part.reply }), part.step),
  'table.undo': call(shape(atRevision, { evenIfRevealed: flag() }), part.step),
  'table.redo': call(shape(atRevision), part.step),
  // To any decision of any line: "play on from here" and "return" are the same move.
  'table.goTo': call(shape({ ...atRevision, entry: integer({ min: 1 }) }), part.step),
  // A name for a moment of the run; an empty one takes it away. Says what is pinned now.
  'table.pin': call(shape({ run: part.runId, entry: integer({ min: 1 }), name: text({ max: 120 }) }), list(part.pin)),
  // What rulings would lead to, each by itself, so that it can be seen before it is done. Changes nothing.
  'table.outlook': call(
    shape({ run: part.runId, rulings: list(json(), { max: 400 }) }),
    list(part.outlook),
    512 * 1024
  ),
  // What an answer would lead to, up to the next question or to what nobody can know yet. Changes nothing.
  'table.foresee': call(
    shape({ run: part.runId, seat: text({ min: 1, max: 64 }), reply: part.reply }),
    part.foreseen,
    512 * 1024
  ),
  // A question to the game about the table as it stands (odds, reach, a preview). Changes nothing.
  'table.ask': call(shape({ run: part.runId, question: json() }), json())
} as const satisfies { readonly [N in CallName]: Call }

export const MENU_COMMANDS = [
  'home',
  'new-company',
  'import',
  'export',
  'settings',
  'undo',
  'redo',
  'keys',
  'about'
] as const

export const pushes = {
  'app.countFrames': nothing,
  'menu.chosen': shape({ command: oneOf(MENU_COMMANDS) }),
  'companies.changed': nothing,
  // Packs have come, gone or grown; what there is to be said about it.
  'packs.changed': shape({ told: list(part.words) }),
  // Saving has stopped working, or works again (null).
  'companies.trouble': shape({ company: part.companyId, why: maybe(part.words) })
} as const satisfies { readonly [N in PushName]: Schema<unknown> }

type Calls = typeof calls
type Pushes = typeof pushes
export type Given<N extends CallName> = Infer<Calls[N]['takes']>
export type Value<N extends CallName> = Infer<Calls[N]['gives']>
export type Pushed<N extends PushName> = Infer<Pushes[N]>

type Asked<N extends CallName> =
  Record<never, never> extends Given<N>
    ? (given?: Given<N>) => Promise<Result<Value<N>>>
    : (given: Given<N>) => Promise<Result<Value<N>>>
type Heard<N extends PushName> = (listener: (pushed: Pushed<N>) => void) => () => void

type Rooms<P extends string> = P extends `${infer Room}.${string}` ? Room : never
type InRoom<P extends string, R extends string> = P extends `${R}.${infer Name}` ? Name : never

/** What the window finds at `window.freeCompany`: `companies.list()`, `on.menu.chosen(listener)`, and so on. */
export type Api = {
  readonly [R in Rooms<CallName>]: { readonly [N in InRoom<CallName, R>]: Asked<`${R}.${N}` & CallName> }
} & {
  readonly on: {
    readonly [R in Rooms<PushName>]: { readonly [N in InRoom<PushName, R>]: Heard<`${R}.${N}` & PushName> }
  }
}

declare global {
  interface Window {
    readonly freeCompany: Api
  }
}
