// The packs of the listing, each with what lies behind it.
import { join } from 'node:path'
import { words } from '../../engine/messages/words'
import type { PackFiles } from '../../engine/packs'
import type { List } from './arranging'
import { gameNamed, type GamePacks } from './gamePacks'
import type { FoundPack } from './linking'
import { readListing, type ListedPack, type Stored } from './listing'
import { readStock, type Stock } from './stock'
import { listIn } from './where'

export interface PackEntry {
  readonly listed: ListedPack
  /** The game it is for. */
  readonly game: string
  readonly isShipped: boolean
  readonly stock: Stock
}

export const foundIn = ({ listed, stock }: PackEntry): FoundPack => ({ pack: listed.pack, stock })

/** Where packs lie, and the games they can be for. Without a folder there is only what comes with the app. */
export interface PackPlace {
  readonly folder: string | null
  readonly games: readonly GamePacks[]
}

export function readEntries(place: PackPlace): readonly PackEntry[] {
  const list = place.folder === null ? [] : readListing(listIn(place.folder))
  const shipped = place.games.flatMap(shippedInOrder).filter((pack) => !list.some((one) => one.pack === pack))
  return entriesOf([...shipped.map((pack) => ({ pack, on: true })), ...list], place, [])
}

/** What the table has told lies on top. What is known already is not read again. */
export function entriesOf(list: List, place: PackPlace, known: readonly PackEntry[]): readonly PackEntry[] {
  const stocks = new Map(known.map(({ listed, stock }) => [folderOf(listed), stock]))
  const entries = list.map((listed) => {
    const stock = stocks.get(folderOf(listed)) ?? stockOf(listed, place)
    return { listed, stock, game: gameOf(listed, stock, place), isShipped: !listed.at }
  })
  const isOwn = ({ listed }: PackEntry): boolean => place.games.some(({ own }) => own?.pack === listed.pack)
  return [...entries.filter((one) => !isOwn(one)), ...entries.filter(isOwn)]
}

const folderOf = ({ pack, at }: ListedPack): string => at?.folder ?? pack

export const stockIn = ({ folder, games }: PackPlace, at: Stored): Stock =>
  readStock(join(folder ?? '', at.folder), (files) => loadFor(games, files))

function stockOf({ pack, at }: ListedPack, place: PackPlace): Stock {
  if (at) return stockIn(place, at)
  const loaded = loadFor(place.games, shipperOf(place.games, pack)?.shipped.get(pack) ?? {})
  return loaded.ok ? { ok: true, files: {}, pack: loaded.pack } : loaded
}

const shipperOf = (games: readonly GamePacks[], pack: string): GamePacks | undefined =>
  games.find(({ shipped }) => shipped.has(pack))

/** What cannot be read any more is of the game it was of when it was listed. */
function gameOf({ pack, game }: ListedPack, stock: Stock, { games }: PackPlace): string {
  const named = stock.ok ? stock.pack.manifest.game : game
  return (gameNamed(games, named) ?? shipperOf(games, pack))?.game ?? named ?? ''
}

/** Read as a pack of the game it names; one of a game that is not here is refused by that name. */
export function loadFor(games: readonly GamePacks[], files: PackFiles): ReturnType<GamePacks['load']> {
  const game = nameIn(files['pack.json'])
  const packs = gameNamed(games, game)
  if (packs) return packs.load(files)
  const about = { pack: '?', file: 'pack.json', path: ['game'] }
  return { ok: false, problems: [{ ...about, words: words('pack.no-such-game', { game: game ?? '' }) }] }
}

function nameIn(head: PackFiles[string] | undefined): string | undefined {
  const game = typeof head === 'object' && head !== null && 'game' in head ? head['game'] : undefined
  return typeof game === 'string' ? game : undefined
}

/** Each behind those it needs. */
function shippedInOrder({ shipped, needed }: GamePacks): readonly string[] {
  const names = [...shipped.keys()].sort()
  return [...names.filter((name) => name === needed), ...names.filter((name) => name !== needed)]
}
