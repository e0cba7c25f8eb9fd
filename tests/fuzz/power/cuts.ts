// Cuts the power at moments nobody chose, and opens what is left the way the app does.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashesOf } from '../../../main/cli/play/decisions'
import { Bin } from '../../../main/saves/companies/bin'
import { namesIn } from '../../../main/saves/files/files'
import { newShelf } from '../../main/saves/kit'
import { Disk, type Chance } from './disk'
import type { Operation } from './operation'

export interface Found {
  readonly images: number
  /** The most decisions that had been confirmed at a cut. */
  readonly confirmed: number
  readonly faults: readonly string[]
}

const LUCKS = [0, 0.1, 0.5, 0.9, 1]

export async function cutThePower(
  operations: readonly Operation[],
  images: number,
  seed: number,
  into: string
): Promise<Found> {
  const below = lots(seed)
  const cuts = Array.from({ length: images }, () => below(operations.length + 1)).sort((a, b) => a - b)
  const disk = new Disk('/')
  const confirmed: string[] = []
  const faults: string[] = []
  let next = 0
  for (let done = 0; done <= operations.length; done++) {
    for (; cuts[next] === done; next++) {
      const folder = join(into, `image-${next}`)
      disk.layOut(folder, { luck: LUCKS[below(LUCKS.length)] ?? 0, below } satisfies Chance)
      const fault = await lookedInto(folder, confirmed)
      if (fault) faults.push(`cut ${done} of ${operations.length} (seed ${seed}): ${fault}`)
      if (!fault) rmSync(folder, { recursive: true, force: true })
    }
    const operation = operations[done]
    if (operation?.op === 'said') note(operation.line, confirmed)
    else if (operation) disk.apply(operation)
  }
  return { images, confirmed: confirmed.length, faults }
}

function note(line: string, confirmed: string[]): void {
  const [word, n, hash = ''] = line.split(' ')
  if (word === 'ACK') confirmed[Number(n) - 1] = hash
}

/** What is wrong with it, if anything. A disk that keeps what it has synced leaves nothing to be mended. */
async function lookedInto(folder: string, confirmed: readonly string[]): Promise<string | null> {
  const { hashes, told, why } = await opened(folder)
  const missing = confirmed.findIndex((hash, k) => hashes[k] !== hash)
  if (missing >= 0) return `decision ${missing + 1} of ${confirmed.length} is lost: ${why}`
  if (hashes.length > confirmed.length + 1) return 'there is more than was ever decided'
  return told.length > 0 ? `something had to be mended: ${told.join()}` : null
}

async function opened(folder: string) {
  const { companies } = newShelf(folder)
  const bin = new Bin(join(folder, 'bin'), Date.now)
  for (const { bin: lying } of bin.list()) if (companies.names().length === 0) bin.bringBack(lying, companies.shelf)
  const [company] = companies.names()
  if (company === undefined) return { hashes: [], told: [], why: `no company; ${namesIn(folder).join()}` }
  const found = await companies.opened(company)
  if (!found.ok) return { hashes: [], told: [], why: JSON.stringify(found.why) }
  const hashes = hashesOf(found.value.bag.entriesAfter(0))
  const told = found.value.told.map(({ key }) => key)
  await companies.close()
  return { hashes, told, why: told.join() }
}

function lots(seed: number): (most: number) => number {
  let state = seed >>> 0
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }
}
