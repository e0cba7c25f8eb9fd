import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Json } from '../../../../../engine/kernel/ids'
import { linkPacks, loadPack } from '../../../../../engine/games/oathsworn/content'
import type { Content } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'

/** The JSON files of a shipped pack, for tests that need its real content. */
export function filesOf(pack: string): PackFiles {
  const folder = new URL(`../../../../../data/oathsworn/${pack}/`, import.meta.url).pathname
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    names.map((name) => [name.split(sep).join('/'), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json])
  )
}

/** Shipped packs, linked; throws with every problem if they do not fit. */
export const contentOf = (...packs: readonly string[]): Content => linkedOf(packs.map(filesOf))

/** The packs that come with the app, and one on top. */
export const linkedWith = (files: PackFiles): Content => linkedOf([filesOf('core'), filesOf('starter'), files])

function linkedOf(packs: readonly PackFiles[]): Content {
  const loaded = packs.map((files) => {
    const pack = loadPack(files)
    if (!pack.ok) throw new Error(JSON.stringify(pack.problems, null, 1))
    return pack.pack
  })
  const linked = linkPacks(loaded)
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems, null, 1))
  return linked.content
}
