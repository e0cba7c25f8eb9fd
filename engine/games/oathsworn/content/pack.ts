// From files to content: three types for three degrees of trust, and only the loader and linker lead from one to the next.
import type { Json } from '../../../kernel/ids'
import { byType, id, integer, json, list, preset, record, shape, text } from '../../../schema'
import type { Infer, Problem } from '../../../schema'
import type { AbilityRecord, BattlefieldRecord, ItemRecord, StageCardRecord } from './records'
import type { Board } from '../../../hex'
import type { Kind, RecordOf } from './kinds'

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

/** Every file was read and every record checked by itself. Names it refers to may still be missing. */
export interface ContentPack {
  readonly manifest: Manifest
  readonly hash: string
  readonly records: { readonly [K in Kind]: readonly Sourced<RecordOf<K>>[] }
  readonly patches: readonly Sourced<Patch>[]
  readonly words: { readonly [language: string]: WordList }
}

/** A record and the file it stands in, so that a problem can be shown where it was written. */
export interface Sourced<T> {
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly record: T
}

/** A problem in a pack: everything a person needs to find and mend it. */
export interface PackProblem extends Problem {
  readonly pack: string
  readonly file: string
}

export interface PackInfo {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly hash: string
}

export type Records = { readonly [K in Kind]: ReadonlyMap<string, RecordOf<K>> }

/** Linked content: every name leads somewhere. The only form the rules and the window ever see. */
export interface Content extends Records {
  readonly packs: readonly PackInfo[]
  /** Words by language, later packs over earlier ones. */
  readonly words: { readonly [language: string]: WordList }
  /** Which pack a record came from. */
  originOf(kind: Kind, id: string): string | undefined
  /** Boards with their tables, built on first use. */
  boardOf(battlefield: BattlefieldRecord['id']): Board
  /** The cards of a class as it is played: its starting cards and those of later levels. */
  abilitiesOf(classId: string): readonly AbilityRecord[]
  itemsOf(deck: ItemRecord['deck'], chapter: number): readonly ItemRecord[]
  stageCardsOf(encounter: string, stage: StageCardRecord['stage']): readonly StageCardRecord[]
}
