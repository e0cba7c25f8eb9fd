import type { Json } from '../../../engine/kernel/ids'
import type { PackFiles } from '../../../engine/packs'

const files = import.meta.glob<Json>('../../../data/rolling-fates/{core,starter}/**/*.json', {
  eager: true,
  import: 'default'
})

/** The packs that come with the app, by their folders: part of the program, so that they are always there. */
export const shippedPacks: ReadonlyMap<string, PackFiles> = byPack()

function byPack(): ReadonlyMap<string, PackFiles> {
  const packs = new Map<string, Record<string, Json>>()
  for (const [path, content] of Object.entries(files)) {
    const [folder = '', ...inside] = path.split('/data/rolling-fates/')[1]?.split('/') ?? []
    const pack = packs.get(folder) ?? {}
    pack[inside.join('/')] = content
    packs.set(folder, pack)
  }
  return new Map([...packs].map(([folder, pack]) => [`rolling-fates-${folder}`, pack]))
}
