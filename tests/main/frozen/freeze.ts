// Companies of the real game as a version leaves them, with the very packs they were played with, and what they say.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gamesWith, libraryIn } from '../../../main/games/hosting'
import { playOn } from '../../../main/cli/play/player'
import { House } from '../../../main/app/services'
import { packsIn } from '../../../main/packs/library'
import { loadPack } from '../../../engine/games/oathsworn/content'
import { PACK_ENDING, readPack } from '../../../main/packs/read'
import { shippedPacks } from '../../../main/games/oathsworn/shipped'
import { asFiles } from '../../../main/packs/stock'
import { zipped } from '../../../main/packs/zip'
import { labour, scratch, value } from '../saves/kit'

/** What is frozen: a fight that is not over, and a company between two evenings. */
const EVENINGS = [
  { name: 'fight', game: 'oathsworn', bots: 'careful', decisions: 60 },
  { name: 'rest', game: 'oathsworn-campaign', bots: 'random', decisions: 18 }
] as const
export type Evening = (typeof EVENINGS)[number]['name']
export const evenings = EVENINGS.map(({ name }) => name)

const PARTS = ['save.fcbag', 'save.tail']
const frozen = resolve(import.meta.dirname, '../../saves')
export const folderOf = (version: string): string => join(frozen, version, 'oathsworn')
export const versions = readdirSync(frozen)

/** What a company says of itself when it is opened and its runs are followed to where they stand. */
export interface Said {
  readonly last: number
  readonly chain: number
  readonly mended: number
  readonly runs: readonly { readonly game: string; readonly hash: string; readonly waiting: unknown }[]
}

function houseIn(folder: string): House {
  const faults = (...fault: unknown[]): never => {
    throw new Error(JSON.stringify(fault))
  }
  return new House({
    folder,
    clock: () => 1_700_000_000_000,
    labour,
    games: gamesWith(libraryIn(packsIn(folder))),
    quiet: 100_000,
    onFault: faults,
    onTrouble: faults
  })
}

async function putPacks(folder: string, from: string): Promise<void> {
  const library = libraryIn(packsIn(folder))
  for (const name of readdirSync(from).sort()) {
    const read = await readPack(join(from, name))
    const loaded = read.ok ? loadPack(read.pack.files) : read
    if (!read.ok || !loaded.ok) throw new Error(`${name} cannot be read any more`)
    value(library.add(loaded.pack, asFiles(read.pack.files)))
  }
}

/** A data folder with that company in it, and with the packs of its day. */
export async function thawed(version: string, evening: Evening): Promise<string> {
  const folder = scratch()
  await putPacks(folder, join(folderOf(version), 'packs'))
  const company = join(folder, 'companies', evening)
  mkdirSync(company, { recursive: true })
  for (const part of PARTS) copyFileSync(join(folderOf(version), evening, part), join(company, part))
  return folder
}

export async function says(folder: string): Promise<Said> {
  const house = houseIn(folder)
  const { bag, told } = value(await house.companies.opened(house.companies.names()[0] ?? ''))
  const host = value(house.host())
  const runs = bag.runs.map(({ run, game }) => {
    const open = value(host.resume(run))
    const { told: lost } = open.snapshot()
    if (lost) throw new Error(JSON.stringify(lost))
    return { game, hash: open.hash, waiting: open.waiting }
  })
  const said = { last: bag.last, chain: bag.chain, mended: told.length, runs }
  await house.close()
  return JSON.parse(JSON.stringify(said)) as Said
}

/** Plays until there have been so many decisions, and then one more: it can be gone on with. */
export async function playedOn(folder: string, evening: Evening, decisions: number): Promise<number> {
  const how = EVENINGS.find(({ name }) => name === evening) ?? EVENINGS[0]
  const house = houseIn(folder)
  let count = 0
  const write = async (line: string): Promise<void> => void (count += line.startsWith('ACK') ? 1 : 0)
  const isStopped = (): boolean => count >= decisions
  value(await playOn({ ...how, house, seed: 'frozen', round: 0, write, isStopped }))
  await house.close()
  return count
}

/** Writes what the present version leaves behind to the folder of frozen saves. */
export async function freeze(version: string): Promise<void> {
  const to = folderOf(version)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(join(to, 'packs'), { recursive: true })
  for (const [name, files] of shippedPacks)
    writeFileSync(join(to, 'packs', `${name}${PACK_ENDING}`), zipped(asFiles(files)))
  for (const { name, decisions } of EVENINGS) {
    const folder = scratch()
    await putPacks(folder, join(to, 'packs'))
    await playedOn(folder, name, decisions)
    const [company = ''] = readdirSync(join(folder, 'companies'))
    mkdirSync(join(to, name))
    for (const part of PARTS) copyFileSync(join(folder, 'companies', company, part), join(to, name, part))
    writeFileSync(join(to, name, 'says.json'), `${JSON.stringify(await says(await thawed(version, name)), null, 2)}\n`)
  }
}

export const saidOf = (version: string, evening: Evening): Said =>
  JSON.parse(readFileSync(join(folderOf(version), evening, 'says.json'), 'utf8')) as Said
