import { refused } from '../common/result'
import { PackLibrary } from '../packs/library'
import type { Games, RunKind } from '../tables/game'
import type { OwnersBox } from './ownersBox'
import { hostedGames } from './registry'

/** The packs of all games in this folder; without one only those that come with the app. */
export const libraryIn = (folder: string | null, games = hostedGames): PackLibrary =>
  new PackLibrary(
    folder,
    games.map(({ packs }) => packs)
  )

export function gamesWith(library: PackLibrary, games = hostedGames): Games {
  const all = games.flatMap((game) => game.kinds(library))
  return {
    ids: games.map(({ id }) => id),
    of: (game, kind) => {
      const isMeant = (one: RunKind): boolean => kind === undefined || one.kind === kind
      const found = all.find((one) => (one.game === game || one.begins === game) && isMeant(one))
      return found ? { ok: true, value: found } : refused('unknown', 'table.noSuchGame', { game })
    },
    missing: (packs) => library.missing(packs)
  }
}

/** What owners tell of their boxes, by game. */
export const boxesWith = (library: PackLibrary, games = hostedGames): { readonly [game: string]: OwnersBox } =>
  Object.fromEntries(games.flatMap((game) => (game.box ? [[game.id, game.box(library)]] : [])))

/** With the packs that come with the app, for whatever has no folder of its own. */
export const shippedLibrary = libraryIn(null)
export const games = gamesWith(shippedLibrary)
