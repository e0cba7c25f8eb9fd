// What can be done to the list of packs, each as a new list.
import type { ListedPack, Stored } from './listing'

export type List = readonly ListedPack[]

export const turned = (list: List, pack: string, on: boolean): List =>
  list.map((listed) => (listed.pack === pack ? { ...listed, on } : listed))

/** It is noted that these are in use as they are. */
export const nowUsed = (list: List, packs: ReadonlySet<string>): List =>
  list.map((listed) => (packs.has(listed.pack) && listed.at ? { ...listed, used: true } : listed))

/** With these two in each other's places. */
export function moved(list: List, pack: string, other: string): List {
  const [at, there] = [pack, other].map((name) => list.findIndex((one) => one.pack === name)) as [number, number]
  const [one, two] = [list[at], list[there]]
  return one && two ? list.with(at, two).with(there, one) : list
}

/** A new version is the one that counts; the old one is kept if something was begun with it. */
export function withStored(list: List, { pack, ...of }: Pick<ListedPack, 'pack' | 'game'>, at: Stored): List {
  const before = list.find((one) => one.pack === pack)
  if (!before) return [...list, { pack, ...of, on: true, at }]
  const isSame = before.at?.hash === at.hash
  const kept = (before.kept ?? []).filter(({ hash }) => hash !== at.hash)
  const older = before.at && before.used && !isSame ? [...kept, before.at] : kept
  const after: ListedPack = { pack, ...of, on: before.on, at, used: isSame && before.used === true, kept: older }
  return list.map((one) => (one === before ? after : one))
}

/** Where it lies as it was then; as it is now, when that is not kept. */
export const storedAs = ({ at, kept }: ListedPack, hash: string | null): Stored | undefined =>
  at?.hash === hash ? at : (kept?.find((one) => one.hash === hash) ?? at)
