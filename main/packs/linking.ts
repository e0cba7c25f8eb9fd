import type { Words } from '../../engine/messages/words'
import { words } from '../../engine/messages/words'
import { linkPacks, loadPack, type Content, type ContentPack } from '../../engine/games/oathsworn/content'
import type { PackFiles } from '../../engine/packs'
import type { PackProblem } from '../../engine/packs'
import { OWN_PACK } from '../../engine/games/oathsworn/own/pack'
import { fitting, partsOf } from '../../engine/games/oathsworn/own/parts'
import type { Refused } from '../common/result'
import type { Stock } from './stock'

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

/** A pack by its name, with what was found of it. */
export interface Found {
  readonly pack: string
  readonly stock: Stock
}

/** Of all of these what can be used; who cannot do without one of them has to look before. */
export const linkFound = (found: readonly Found[]): Linking =>
  linkAll(soundPacks(found), ownPackOf(found.find(({ pack }) => pack === OWN_PACK)?.stock))

/** Those that can be used; what the table has told is not one of them, for it goes on top of whatever there is. */
export const soundPacks = (found: readonly Found[]): readonly ContentPack[] =>
  found.flatMap(({ pack, stock }) => (stock.ok && pack !== OWN_PACK ? [stock.pack] : []))

/** Nothing, as long as there is nothing in it. */
const ownPackOf = (stock: Stock | undefined): OwnPack | null =>
  stock?.ok && partsOf(stock.files).length > 0 ? { files: stock.files, hash: stock.pack.hash } : null

export const doNotGoTogether = ([problem]: readonly PackProblem[]): Refused => ({
  ok: false,
  code: 'refused',
  why: words('packs.doNotGoTogether', { pack: problem?.pack ?? '', problem: whatIsWrong(problem) })
})

const whatIsWrong = (problem: PackProblem | undefined): Words => problem?.words ?? words('pack.no-manifest')
