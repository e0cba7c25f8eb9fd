// A pack of a few lines, and a library to add it to.
import { loadPack, type ContentPack } from '../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../engine/packs'
import { oathswornPacks, type OathswornLibrary } from '../../../main/games/oathsworn/packs'
import { libraryIn as houseLibraryIn } from '../../../main/games/hosting'
import type { PackLibrary } from '../../../main/packs/library'
import { asFiles } from '../../../main/packs/stock'
import { value } from '../saves/kit'

export function pack(files: PackFiles): ContentPack {
  const loaded = loadPack(files)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  return loaded.pack
}

export const mine = (version = '1.0.0', more: PackFiles = {}): PackFiles => ({
  'pack.json': { format: 1, id: 'mine', version, name: 'Mine', needs: ['core'] },
  'obstacles/mine.json': { id: 'my-rock' },
  ...more
})

export const added = (library: PackLibrary, files = mine()) => library.add(pack(files), asFiles(files))

/** What comes with the app, game by game. */
export const SHIPPED = ['core', 'starter', 'rolling-fates-core', 'rolling-fates-starter']

/** The packs of all games in a folder, and those of Oathsworn among them. */
export function libraryIn(folder: string | null): { library: PackLibrary; packs: OathswornLibrary } {
  const library = houseLibraryIn(folder)
  return { library, packs: library.of(oathswornPacks) }
}

export const packsOf = (packs: OathswornLibrary) =>
  Object.fromEntries(value(packs.now()).packs.map(({ id, hash }) => [id, hash]))
