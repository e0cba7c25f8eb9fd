import { checkKeys, checkReferences, factsOf, loadPack as load, merge, recordsOf } from '../../../packs'
import type { CheckedPack, LinkedContent, Loaded, PackFiles, PackProblem, RecordMaps } from '../../../packs'
import { recordKinds, type FatesRecords } from './kinds'
import { checkMistakes } from './mistakes'

export type FatesPack = CheckedPack<FatesRecords>

/** All records by kind and id. */
export type FatesContent = RecordMaps<FatesRecords> & LinkedContent

export type FatesLinked =
  | { readonly ok: true; readonly content: FatesContent; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

/** A pack of this game: every record checked by itself. */
export const loadPack = (files: PackFiles): Loaded<FatesRecords> => load(recordKinds, files)

/** Packs laid over one another: names must lead somewhere, and what they say must be playable. */
export function linkPacks(packs: readonly FatesPack[]): FatesLinked {
  const merging = merge(recordKinds, packs)
  checkReferences(merging)
  const content: FatesContent = { ...recordsOf<FatesRecords>(merging), ...factsOf(packs) }
  checkMistakes(content, merging)
  checkKeys(packs, merging)
  const { problems, warnings } = merging.found
  return problems.length > 0 ? { ok: false, problems, warnings } : { ok: true, content, warnings }
}
