// Every version of a pack lies in a folder of its own; the listing says which one counts.
import { join } from 'node:path'
import { done, type Result } from '../common/result'
import { makeFolders, namesIn, sweep } from '../saves/files/files'
import { troubleOf } from '../saves/files/trouble'
import type { List } from './arranging'
import type { Stored } from './listing'
import { putStock } from './stock'

/** In a new folder, which belongs to nobody until the listing names it. */
export function putVersion(
  folder: string,
  pack: string,
  hash: string,
  files: ReadonlyMap<string, string | Buffer>
): Result<Stored> {
  const inside = join(pack, freeName(namesIn(join(folder, pack)), hash))
  try {
    makeFolders(join(folder, pack))
    putStock(join(folder, inside), files)
    return done({ hash, folder: inside })
  } catch (error) {
    sweep(join(folder, inside))
    return troubleOf(error)
  }
}

/**
 * Folders that a durable listing does not name belong to nobody: what was replaced, or a try that was broken off. What
 * cannot be removed now is tried again after the next change.
 */
export function sweepVersions(folder: string, list: List): void {
  const named = new Set(list.flatMap(({ at, kept = [] }) => [at, ...kept].map((one) => one?.folder)))
  for (const pack of namesIn(folder))
    for (const version of pack.includes('.') ? [] : namesIn(join(folder, pack)))
      if (!named.has(join(pack, version))) sweep(join(folder, pack, version))
}

const freeName = (taken: readonly string[], hash: string): string => {
  for (let n = 1; ; n++) if (!taken.includes(`${hash}-${n}`)) return `${hash}-${n}`
}
