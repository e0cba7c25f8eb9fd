// Content made of packs in the versions that are wanted, once for the same ones.
import type { Content } from '../../engine/games/oathsworn/content'
import { done, type Result } from '../common/result'
import { stockIn, type PackEntry } from './entries'
import { doNotGoTogether, linkFound, type Found, type Linking } from './linking'
import type { Stored } from './listing'
import type { Stock } from './stock'

export interface Wanted {
  readonly entry: PackEntry
  /** Where the version lies; nothing for what comes with the app. */
  readonly at: Stored | undefined
}

export type Linker = (wanted: readonly Wanted[]) => Result<Content>

export function linkerIn(folder: string | null): Linker {
  const older = new Map<string, Stock>()
  const linked = new Map<string, Linking>()

  function stockOf({ entry, at }: Wanted): Stock {
    if (!at || at === entry.listed.at) return entry.stock
    const stock = older.get(at.folder) ?? stockIn(folder, at)
    older.set(at.folder, stock)
    return stock
  }

  return (wanted) => {
    const key = wanted.map(({ entry, at }) => `${entry.listed.pack} ${at?.folder ?? ''}`).join('\n')
    const found =
      linked.get(key) ?? linkEvery(wanted.map((one) => ({ pack: one.entry.listed.pack, stock: stockOf(one) })))
    linked.set(key, found)
    return found.ok ? done(found.content) : doNotGoTogether(found.problems)
  }
}

/** None of them can be done without. */
function linkEvery(found: readonly Found[]): Linking {
  const problems = found.flatMap(({ stock }) => (stock.ok ? [] : stock.problems))
  return problems.length > 0 ? { ok: false, problems, warnings: [] } : linkFound(found)
}
