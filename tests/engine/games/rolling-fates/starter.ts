import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  linkPacks,
  loadPack,
  type FatesContent,
  type FatesLinked
} from '../../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../../engine/games/rolling-fates/game'
import type { Json } from '../../../../engine/kernel/ids'
import type { PackFiles } from '../../../../engine/packs'

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

/** Loaded and linked, or everything that is wrong. */
export function linkedOf(...packs: readonly PackFiles[]): FatesLinked {
  const loaded = packs.map(loadPack)
  const problems = loaded.flatMap((one) => (one.ok ? [] : one.problems))
  if (problems.length > 0) return { ok: false, problems, warnings: [] }
  return linkPacks(loaded.flatMap((one) => (one.ok ? [one.pack] : [])))
}

export function contentOf(...packs: readonly PackFiles[]): FatesContent {
  const linked = linkedOf(...packs)
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.content
}

export const core = filesOf('core')
export const starter = contentOf(core, filesOf('starter'))
export const starterGame = rollingFates(starter)
export const party = (seats: number, dials: { readonly [dial: string]: string } = {}): Json => ({
  dials,
  adventure: 'unstruck-bell',
  characters: ['drover', 'lampwright', 'beekeeper', 'bonesetter'].slice(0, seats)
})
