import { words, type Words } from '../../engine/messages/words'
import type { CheckedPack, LinkedContent, PackFiles, PackProblem } from '../../engine/packs'
import type { Refused } from '../common/result'
import type { GamePacks, LinkedPacks } from './gamePacks'
import type { Stock } from './stock'

export interface OwnFiles {
  readonly files: PackFiles
  /** Of the whole, whatever of it fits. */
  readonly hash: string
}

/** Packs in their order, and over all of them what the people have told: as much of it as fits. */
export function linkAll<C extends LinkedContent>(
  game: GamePacks<C>,
  packs: readonly CheckedPack[],
  own: OwnFiles | null
): LinkedPacks<C> {
  if (!own || !game.own) return game.link(packs)
  const whole = linkedWith(game, packs, own, own.files)
  if (whole.ok) return whole
  const base = game.link(packs)
  return base.ok ? linkedWith(game, packs, own, game.own.fitting(own.files, base.content)) : base
}

function linkedWith<C extends LinkedContent>(
  game: GamePacks<C>,
  packs: readonly CheckedPack[],
  own: OwnFiles,
  files: PackFiles
): LinkedPacks<C> {
  const loaded = game.load(files)
  if (!loaded.ok) return { ok: false, problems: loaded.problems, warnings: [] }
  return game.link([...packs, { ...loaded.pack, hash: own.hash }])
}

/** A pack by its name, with what was found of it. */
export interface FoundPack {
  readonly pack: string
  readonly stock: Stock
}

/** Of all of these what can be used; who cannot do without one of them has to look before. */
export const linkFound = <C extends LinkedContent>(game: GamePacks<C>, found: readonly FoundPack[]): LinkedPacks<C> =>
  linkAll(game, soundPacks(game, found), ownFilesOf(game, found.find(({ pack }) => pack === game.own?.pack)?.stock))

/** Those that can be used; what the table has told is not one of them, for it goes on top of whatever there is. */
export const soundPacks = ({ own }: Pick<GamePacks, 'own'>, found: readonly FoundPack[]): readonly CheckedPack[] =>
  found.flatMap(({ pack, stock }) => (stock.ok && pack !== own?.pack ? [stock.pack] : []))

/** Nothing, as long as there is nothing in it. */
const ownFilesOf = ({ own }: Pick<GamePacks, 'own'>, stock: Stock | undefined): OwnFiles | null =>
  own && stock?.ok && own.partsOf(stock.files).length > 0 ? { files: stock.files, hash: stock.pack.hash } : null

export const doNotGoTogether = ([problem]: readonly PackProblem[]): Refused => ({
  ok: false,
  code: 'refused',
  why: words('packs.doNotGoTogether', { pack: problem?.pack ?? '', problem: whatIsWrong(problem) })
})

const whatIsWrong = (problem: PackProblem | undefined): Words => problem?.words ?? words('pack.no-manifest')
