import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { linkPacks, type Content, type PackFiles } from '../../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../../engine/games/rolling-fates/game'
import type { Json } from '../../../../engine/kernel/ids'

const folder = resolve(import.meta.dirname, '../../../../data/rolling-fates')

export function filesOf(pack: string): PackFiles {
  const names = readdirSync(join(folder, pack), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json')
  )
  return Object.fromEntries(
    names.map((name) => [
      name.replaceAll('\\', '/'),
      JSON.parse(readFileSync(join(folder, pack, name), 'utf8')) as Json
    ])
  )
}

export function contentOf(...packs: readonly PackFiles[]): Content {
  const linked = linkPacks(packs)
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.content
}

export const starter = contentOf(filesOf('core'), filesOf('starter'))
export const starterGame = rollingFates(starter)
export const party = (seats: number): Json => ({
  adventure: 'unstruck-bell',
  characters: ['drover', 'lampwright', 'beekeeper', 'bonesetter'].slice(0, seats)
})
