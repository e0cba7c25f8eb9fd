import type { Json } from '../../../engine/kernel/ids'
import type { PackFiles } from '../../../engine/packs'

const files = import.meta.glob<Json>('../../../data/oathsworn/{core,starter}/**/*.json', {
  eager: true,
  import: 'default'
})

/** The packs that come with the app, by name: part of the program, so that they are always there. */
export const shippedPacks: ReadonlyMap<string, PackFiles> = byPack()

function byPack(): ReadonlyMap<string, PackFiles> {
  const packs = new Map<string, Record<string, Json>>()
  for (const [path, content] of Object.entries(files)) {
    const [name = '', ...inside] = path.split('/data/oathsworn/')[1]?.split('/') ?? []
    const pack = packs.get(name) ?? {}
    pack[inside.join('/')] = content
    packs.set(name, pack)
  }
  return packs
}
