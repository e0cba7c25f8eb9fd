import { linkPacks, loadPack, type Content, type ContentPack, type PackFiles } from '../../engine/oathsworn/content'
import type { PackProblem } from '../../engine/oathsworn/content'
import { fitting } from '../../engine/oathsworn/own/parts'

export interface OwnPack {
  readonly files: PackFiles
  /** Of the whole, whatever of it fits. */
  readonly hash: string
}

export type Linking =
  | { readonly ok: true; readonly content: Content; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

/** Packs in their order, and over all of them what the people have told: as much of it as fits. */
export function linkAll(packs: readonly ContentPack[], own: OwnPack | null): Linking {
  if (!own) return linkPacks(packs)
  const whole = linkedWith(packs, own, own.files)
  if (whole.ok) return whole
  const base = linkPacks(packs)
  return base.ok ? linkedWith(packs, own, fitting(own.files, base.content)) : base
}

function linkedWith(packs: readonly ContentPack[], own: OwnPack, files: PackFiles): Linking {
  const loaded = loadPack(files)
  if (!loaded.ok) return { ok: false, problems: loaded.problems, warnings: [] }
  return linkPacks([...packs, { ...loaded.pack, hash: own.hash }])
}
