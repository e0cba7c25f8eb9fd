// The packs of the listing, each with what lies behind it.
import { join } from 'node:path'
import { loadPack } from '../../engine/games/oathsworn/content'
import { OWN_PACK } from '../../engine/games/oathsworn/own/pack'
import { NEEDED, type List } from './arranging'
import type { Found } from './linking'
import { readListing, type Listed, type Stored } from './listing'
import { shippedPacks } from './shipped'
import { readStock, type Stock } from './stock'
import { listIn } from './where'

export interface PackEntry {
  readonly listed: Listed
  readonly isShipped: boolean
  readonly stock: Stock
}

export const foundIn = ({ listed, stock }: PackEntry): Found => ({ pack: listed.pack, stock })

/** Without a folder there is only what comes with the app. */
export function readEntries(folder: string | null): readonly PackEntry[] {
  const list = folder === null ? [] : readListing(listIn(folder))
  const shipped = shippedInOrder().filter((pack) => !list.some((one) => one.pack === pack))
  return entriesOf([...shipped.map((pack) => ({ pack, on: true })), ...list], folder, [])
}

/** What the table has told lies on top. What is known already is not read again. */
export function entriesOf(list: List, folder: string | null, known: readonly PackEntry[]): readonly PackEntry[] {
  const stocks = new Map(known.map(({ listed, stock }) => [placeOf(listed), stock]))
  const entries = list.map((listed) => ({
    listed,
    isShipped: !listed.at,
    stock: stocks.get(placeOf(listed)) ?? stockOf(listed, folder)
  }))
  return [...entries.filter((one) => !isOwn(one)), ...entries.filter(isOwn)]
}

const placeOf = ({ pack, at }: Listed): string => at?.folder ?? pack
const isOwn = ({ listed }: PackEntry): boolean => listed.pack === OWN_PACK

export const stockIn = (folder: string | null, at: Stored): Stock => readStock(join(folder ?? '', at.folder))

function stockOf({ pack, at }: Listed, folder: string | null): Stock {
  if (at) return stockIn(folder, at)
  const loaded = loadPack(shippedPacks.get(pack) ?? {})
  return loaded.ok ? { ok: true, files: {}, pack: loaded.pack } : loaded
}

/** Each behind those it needs. */
function shippedInOrder(): readonly string[] {
  const names = [...shippedPacks.keys()].sort()
  return [...names.filter((name) => name === NEEDED), ...names.filter((name) => name !== NEEDED)]
}
