import { checkKeys, checkReferences, factsOf, loadPack as load, merge, recordsOf } from '../../../packs'
import type { CheckedPack, LinkedContent, Loaded, PackFiles, PackProblem, RecordMaps } from '../../../packs'
import { recordKinds, type RecordsByKind } from './kinds'
import { checkMistakes } from './mistakes'

export type ContentPack = CheckedPack<RecordsByKind>

/** All records by kind and id. */
export type Content = RecordMaps<RecordsByKind> & LinkedContent

export type Linked =
  | { readonly ok: true; readonly content: Content; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

/** A pack of this game: every record checked by itself. */
export const loadPack = (files: PackFiles): Loaded<RecordsByKind> => load(recordKinds, files)

/** Packs laid over one another: names must lead somewhere, and what they say must be playable. */
export function linkPacks(packs: readonly ContentPack[]): Linked {
  const merging = merge(recordKinds, packs)
  checkReferences(merging)
  const content: Content = { ...recordsOf<RecordsByKind>(merging), ...factsOf(packs) }
  checkMistakes(content, merging)
  checkKeys(packs, merging)
  const { problems, warnings } = merging.found
  return problems.length > 0 ? { ok: false, problems, warnings } : { ok: true, content, warnings }
}
