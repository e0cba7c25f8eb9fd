// What can be done to the list of packs, each as a new list.
import { OWN_PACK } from '../../engine/games/oathsworn/own/pack'
import type { Listed, Stored } from './listing'

export type List = readonly Listed[]

/** Without these nothing goes at all. */
export const NEEDED = 'core'

export const turned = (list: List, pack: string, on: boolean): List =>
  list.map((listed) => (listed.pack === pack ? { ...listed, on } : listed))

/** It is noted that these are in use as they are. */
export const nowUsed = (list: List, packs: ReadonlySet<string>): List =>
  list.map((listed) => (packs.has(listed.pack) && listed.at ? { ...listed, used: true } : listed))

/** One place up or down among those that can be moved; the same list when there is no such place. */
export function moved(list: List, pack: string, by: -1 | 1): List {
  const at = list.findIndex((one) => one.pack === pack)
  const [one, other] = [list[at], list[at + by]]
  if (!one || !other || !isMovable(one) || !isMovable(other)) return list
  return list.with(at, other).with(at + by, one)
}

const isMovable = ({ pack }: Listed): boolean => pack !== NEEDED && pack !== OWN_PACK

/** A new version is the one that counts; the old one is kept if something was begun with it. */
export function withStored(list: List, pack: string, at: Stored): List {
  const before = list.find((one) => one.pack === pack)
  if (!before) return [...list, { pack, on: true, at }]
  const isSame = before.at?.hash === at.hash
  const kept = (before.kept ?? []).filter(({ hash }) => hash !== at.hash)
  const older = before.at && before.used && !isSame ? [...kept, before.at] : kept
  const after: Listed = { pack, on: before.on, at, used: isSame && before.used === true, kept: older }
  return list.map((one) => (one === before ? after : one))
}

/** Where it lies as it was then; as it is now, when that is not kept. */
export const storedAs = ({ at, kept }: Listed, hash: string | null): Stored | undefined =>
  at?.hash === hash ? at : (kept?.find((one) => one.hash === hash) ?? at)
