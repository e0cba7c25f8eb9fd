// What a pack of any game is made of: a head, records by kind, patches of records of earlier packs, and words.
import type { Json } from '../kernel/ids'
import { byType, id, integer, json, list, preset, record, shape, text, type Infer, type Schema } from '../schema'

/** What a reader of folders and archives hands over: parsed JSON by path. Nothing is checked yet. */
export interface PackFiles {
  readonly [path: string]: Json
}

export const PACK_FORMAT = 1

const version = text({ max: 20, like: { name: 'version', test: /^\d{1,4}\.\d{1,4}\.\d{1,4}$/ } })

/** `pack.json` */
export const manifest = shape(
  {
    format: integer({ min: 1, max: PACK_FORMAT }).describe('The version of this format: 1.'),
    id: id().describe('The name of the pack, by which others need it.'),
    version: version.describe('Three numbers, such as 1.0.0.'),
    name: text({ min: 1, max: 80 }).describe('What people call it.')
  },
  {
    game: id().describe('The game it is for. Packs from before there were several games name none.'),
    authors: preset(list(text({ min: 1, max: 80 }), { max: 20 }), []).describe('Who wrote it.'),
    licence: text({ max: 200 }).describe('What others may do with it.'),
    about: text({ max: 2000 }).describe('What it is, for those who choose packs.'),
    language: preset(
      text({ min: 2, max: 8, like: { name: 'language', test: /^[a-z]{2,3}(-[A-Z]{2})?$/ } }),
      'en'
    ).describe('The language its words are written in first.'),
    needs: preset(list(id(), { max: 20, distinct: true }), []).describe('Packs that must be linked before this one.'),
    overrides: preset(
      list(
        shape({
          kind: id().describe('Its kind.'),
          id: id().describe('Its name.')
        }),
        { max: 2000 }
      ),
      []
    ).describe('Records of earlier packs this one replaces whole. Any other record of the same name is a mistake.')
  }
)
  .named('Manifest')
  .describe('`pack.json`: what the pack is and what it builds on.')
  .example({ format: 1, id: 'my-monsters', version: '1.0.0', name: 'My monsters', needs: ['core'] })
export type Manifest = Infer<typeof manifest>

/** `patches/*.json`: other values for some fields of a record of an earlier pack. */
export const patch = shape({
  kind: id().describe('Its kind.'),
  id: id().describe('Its name.'),
  set: record(text({ max: 40 }), json()).describe('Fields and their new values.')
})
  .named('Patch')
  .describe('Other values for some fields of a record of an earlier pack: for a printing whose numbers differ.')
  .example({ kind: 'class', id: 'warden', set: { regen: 6 } })
export type Patch = Infer<typeof patch>

/** `words/<language>.json` */
export const wordList = record(text({ min: 1, max: 200 }), text({ max: 8000 }), { max: 50_000 })
export type WordList = Infer<typeof wordList>
export const aPatchOrSeveral = byType({ object: patch, list: list(patch) })

/** Every kind of record a game's packs can hold: its schema, and the folder its files lie in. */
export interface RecordKinds {
  readonly schemas: { readonly [kind: string]: Schema<AnyRecord> }
  readonly folders: { readonly [kind: string]: string }
  /** Kinds that are looks only: they may change without touching a game in progress, so the hash leaves them out. */
  readonly looks: readonly string[]
  /** What stands inside records and has words of its own. */
  readonly parts?: readonly string[]
  /** Records made of others of the same pack. The hash counts what they are made of. */
  readonly made?: (records: { readonly [kind: string]: readonly AnyRecord[] }) => readonly Made[]
}

/** What is made of a record: other records with the kind of each, as a file would hold them, and their words. */
export interface Made {
  readonly of: { readonly kind: string; readonly id: string }
  readonly records: readonly { readonly kind: string; readonly record: Json }[]
  readonly words: { readonly [key: string]: string }
}

export interface AnyRecord {
  readonly id: string
}

/** A record and the file it stands in, so that a problem can be shown where it was written. */
export interface Sourced<T> {
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly record: T
  /** Made of another record of the same pack. */
  readonly isMade?: true
}

/** Records by kind and id. */
export type RecordMaps<R> = { readonly [K in keyof R]: ReadonlyMap<string, R[K]> }

/** Every file was read and every record checked by itself. Names it refers to may still be missing. */
export interface CheckedPack<R = { readonly [kind: string]: AnyRecord }> {
  readonly manifest: Manifest
  readonly hash: string
  readonly records: { readonly [K in keyof R]: readonly Sourced<R[K]>[] }
  readonly patches: readonly Sourced<Patch>[]
  readonly words: { readonly [language: string]: WordList }
}

export interface PackInfo {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly hash: string
}

/** What linked content of any game says of itself. */
export interface LinkedContent {
  readonly packs: readonly PackInfo[]
  /** Words by language, later packs over earlier ones. */
  readonly words: { readonly [language: string]: WordList }
}
