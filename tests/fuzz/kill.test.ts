// The short form of the kill tests. The long one: FREE_COMPANY_KILLS=1000 and the same command.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Words } from '../../engine/messages/words'
import { verify } from '../../main/cli/play/verify'
import { listBackups } from '../../main/saves/backups/backups'
import { filesIn, namesIn, type Files } from '../../main/saves/files/files'
import { openBag } from '../../main/saves/recovery/open'
import { pigShelf } from '../main/fixtures/pig'
import { labour, newSave, newShelf, scratch, value } from '../main/saves/kit'
import { buildChild, moments, removeChild, runAndKill, startOf } from './kill'
import { nextMigrations } from './next-migrations'

const KILLS = Number(process.env['FREE_COMPANY_KILLS'] ?? 12)
const SEED = Number(process.env['FREE_COMPANY_SEED'] ?? Date.now() % 1_000_000)
const PATIENCE = 60_000 + KILLS * 5_000

let [child, start] = ['', 0]
beforeAll(async () => {
  child = await buildChild()
  const folder = mkdtempSync(join(tmpdir(), 'fc-start-'))
  start = await startOf(child, ['play', folder, '0'])
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => removeChild(child))

const faults: unknown[] = []
const look = (folder: string) =>
  verify(folder, {
    clock: Date.now,
    labour,
    games: pigShelf(),
    quiet: 5,
    onFault: (...fault) => faults.push(fault),
    onTrouble: (...trouble) => faults.push(trouble)
  })

describe(`killed at any moment (seed ${SEED})`, () => {
  it.each([
    ['', 'play'],
    [' while its clock jumps by days and years', 'jump']
  ])('%s no decision that was confirmed is lost, and the play goes on', { timeout: PATIENCE }, async (_how, mode) => {
    const folder = scratch()
    const when = moments(SEED, start)
    const confirmed: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const { lines, errors, endedByItself } = await runAndKill(child, [mode, folder, String(round)], when(round))
      expect(errors).toBe('')
      expect(endedByItself).toBe(false)
      for (const line of lines) {
        const [word, n, hash = ''] = line.split(' ')
        expect(word).toBe('ACK')
        // Whatever was on the disk without having been confirmed has been taken over: numbers only go on.
        expect(Number(n)).toBeGreaterThan(confirmed.length)
        confirmed[Number(n) - 1] = hash
      }
      if (!existsSync(join(folder, 'companies'))) continue
      const verdict = await look(folder)
      expect(verdict).toMatchObject({ ok: true })
      if (!verdict.ok) continue
      expect(verdict.companies.length).toBeLessThanOrEqual(1)
      expect(verdict.companies.flatMap(({ mended }) => mended)).toEqual([])
      const kept = verdict.companies[0]?.hashes ?? []
      expect(kept.length - confirmed.length).toBeGreaterThanOrEqual(0)
      expect(kept.length - confirmed.length).toBeLessThanOrEqual(1)
      confirmed.forEach((hash, index) => expect(kept[index]).toBe(hash))
      kept.forEach((hash, index) => (confirmed[index] ??= hash))
      if (round % 10 === 9)
        expect(await withHalfItsSave(folder)).toEqual({ hashes: confirmed, told: ['store.rescued'] })
    }
    expect(confirmed.length).toBeGreaterThan(KILLS)
    const backups = backupsIn(folder)
    console.log(`${mode}: ${KILLS} kills, ${confirmed.length} confirmed decisions, ${backups} backups there, none lost`)
    expect(faults).toEqual([])
  })

  it(
    'while it backs up, exports, imports and restores, the book stays what it was',
    { timeout: PATIENCE },
    async () => {
      const shelf = newShelf()
      const { hashes, before } = await playedPigs(shelf.folder)
      const when = moments(SEED + 1, start)
      for (let round = 0; round < Math.ceil(KILLS / 2); round++) {
        const { errors } = await runAndKill(child, ['upkeep', shelf.folder], when(round))
        expect(errors).toBe('')
        // Killed while a company lay in the bin, it is still there.
        const { House } = await import('../../main/app/services')
        const home = new House({
          folder: shelf.folder,
          clock: Date.now,
          labour,
          games: pigShelf(),
          quiet: 5,
          onFault: () => {},
          onTrouble: () => {}
        })
        for (const { bin } of home.bin.list()) value(home.bin.bringBack(bin, home.companies.shelf))
        const verdict = await look(shelf.folder)
        // A kill loses nothing that was written: nothing may have had to be mended either.
        expect(verdict).toMatchObject({ ok: true, companies: [{ company: before, hashes, mended: [] }] })
      }
    }
  )

  it('a second program is kept out while the first one lives', { timeout: PATIENCE }, async () => {
    const folder = scratch()
    const playing = runAndKill(child, ['play', folder, '0'], 6000)
    const company = await openIn(join(folder, 'companies'))
    const opened = openBag(filesIn(join(folder, 'companies', company)), { clock: Date.now })
    expect(opened).toMatchObject({ ok: false, code: 'in-use' })
    expect((await playing).lines.length).toBeGreaterThan(0)
    value(openBag(filesIn(join(folder, 'companies', company)), { clock: Date.now })).close()
  })

  it('while a save is brought to a newer format, nothing is lost', { timeout: PATIENCE }, async () => {
    const folder = scratch()
    const { folder: made } = newSave(300)
    cpSync(made, join(folder, 'old'), { recursive: true })
    const { chain } = foundIn(join(folder, 'old'))
    const when = moments(SEED + 2, start)
    for (let round = 0; round < Math.ceil(KILLS / 2); round++) {
      const { errors } = await runAndKill(child, ['migrate', folder, String(round)], when(round))
      expect(errors).toBe('')
    }
    const copies = readdirSync(folder).filter((name) => name.startsWith('copy-'))
    expect(copies.length).toBeGreaterThan(0)
    for (const copy of copies) expect([copy, foundIn(join(folder, copy))]).toEqual([copy, { chain, mended: [] }])
  })
})

const companyIn = (folder: string): Files => {
  const [company = ''] = namesIn(join(folder, 'companies'))
  return filesIn(join(folder, 'companies', company))
}
const backupsIn = (folder: string): number => listBackups(companyIn(folder)).length

/** What is there when half of the save was cut off: the tail goes on from a backup that is there as well. */
async function withHalfItsSave(folder: string): Promise<{ hashes: readonly string[]; told: readonly string[] }> {
  const copy = scratch()
  cpSync(folder, copy, { recursive: true })
  const { save } = companyIn(copy)
  truncateSync(save, statSync(save).size / 2)
  const verdict = await look(copy)
  rmSync(copy, { recursive: true, force: true })
  if (!verdict.ok) return { hashes: [], told: [verdict.why.key] }
  const [found] = verdict.companies
  return { hashes: found?.hashes ?? [], told: found?.mended.map(({ key }) => key) ?? [] }
}

/** On a busy machine a program takes its time to begin. */
async function openIn(folder: string): Promise<string> {
  for (;;) {
    const company = namesIn(folder).find((name) => existsSync(filesIn(join(folder, name)).log))
    if (company !== undefined) return company
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function playedPigs(folder: string): Promise<{ hashes: readonly string[]; before: string }> {
  for (let after = 600; ; after += 400) {
    await runAndKill(child, ['play', folder, '0'], after)
    const verdict = await look(folder)
    if (!verdict.ok) throw new Error(`after a kill: ${verdict.why.key}`)
    const [company] = verdict.companies
    if (company && company.hashes.length > 50) return { hashes: company.hashes, before: company.company }
  }
}

interface Found {
  readonly chain?: number
  readonly mended?: readonly Words[]
  readonly refused?: Words
  readonly parts?: readonly string[]
}

/** What a copy opens as; of one that does not open, why and what lies there, so that the report tells what happened. */
function foundIn(folder: string): Found {
  const copy = filesIn(scratch())
  cpSync(folder, copy.folder, { recursive: true })
  const opened = openBag(copy, { clock: Date.now, migrations: nextMigrations })
  if (!opened.ok) return { refused: opened.why, parts: partsOf(folder) }
  const { chain, mended } = opened.value
  opened.value.close()
  return { chain, mended }
}

const partsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name}: ${statSync(join(folder, name)).size}`)
