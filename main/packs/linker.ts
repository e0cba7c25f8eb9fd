// Content made of packs in the versions that are wanted, once for the same ones.
import type { LinkedContent } from '../../engine/packs'
import { done, type Result } from '../common/result'
import type { PackEntry } from './entries'
import type { GamePacks, LinkedPacks } from './gamePacks'
import { doNotGoTogether, linkFound, type FoundPack } from './linking'
import type { Stored } from './listing'
import type { Stock } from './stock'

export interface WantedPack {
  readonly entry: PackEntry
  /** Where the version lies; nothing for what comes with the app. */
  readonly at: Stored | undefined
}

export type Linker<C> = (wanted: readonly WantedPack[]) => Result<C>

export function linkerOf<C extends LinkedContent>(game: GamePacks<C>, stockAt: (at: Stored) => Stock): Linker<C> {
  const older = new Map<string, Stock>()
  const linked = new Map<string, LinkedPacks<C>>()

  function stockOf({ entry, at }: WantedPack): Stock {
    if (!at || at === entry.listed.at) return entry.stock
    const stock = older.get(at.folder) ?? stockAt(at)
    older.set(at.folder, stock)
    return stock
  }

  return (wanted) => {
    const key = wanted.map(({ entry, at }) => `${entry.listed.pack} ${at?.folder ?? ''}`).join('\n')
    const found =
      linked.get(key) ??
      linkEvery(
        game,
        wanted.map((one) => ({ pack: one.entry.listed.pack, stock: stockOf(one) }))
      )
    linked.set(key, found)
    return found.ok ? done(found.content) : doNotGoTogether(found.problems)
  }
}

/** None of them can be done without. */
function linkEvery<C extends LinkedContent>(game: GamePacks<C>, found: readonly FoundPack[]): LinkedPacks<C> {
  const problems = found.flatMap(({ stock }) => (stock.ok ? [] : stock.problems))
  return problems.length > 0 ? { ok: false, problems, warnings: [] } : linkFound(game, found)
}
