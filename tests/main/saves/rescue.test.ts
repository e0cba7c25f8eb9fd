import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { backupPath, backUp, listBackups } from '../../../main/saves/backups/backups'
import { filesIn } from '../../../main/saves/files/files'
import { openBag } from '../../../main/saves/recovery/open'
import { rescue, weigh } from '../../../main/saves/recovery/rescue'
import { words } from '../../../engine/messages/words'
import {
  answered,
  clock,
  expectRefused,
  flip,
  labour,
  later,
  newSave,
  newShelf,
  open,
  played,
  scratch,
  value
} from './kit'

/** Harm in the middle of a decision, where no page knows about it. */
const flipText = (path: string, text: string): void => flip(path, readFileSync(path).indexOf(text) + 3)

const YEARS = 25 * 365 * 86_400_000
const why = words('store.damaged', { part: 'file' })

describe('a damaged save', () => {
  it('is refused, and nothing of it is changed', () => {
    const files = newSave(30)
    flip(files.save, 5000)
    const before = readFileSync(files.save)
    expectRefused(openBag(files, { clock }), 'damaged', 'store.damaged')
    expect(readFileSync(files.save).equals(before)).toBe(true)
  })

  it.each([
    ['one byte', (path: string) => flip(path, 5000)],
    [
      'its first page',
      (path: string) => writeFileSync(path, Buffer.concat([Buffer.alloc(4096, 7), readFileSync(path).subarray(4096)]))
    ],
    ['its second half', (path: string) => truncateSync(path, 8192)],
    ['all of it', (path: string) => writeFileSync(path, 'nonsense')]
  ])('is made whole again from its tail when it loses %s', (_what, harm) => {
    const files = newSave(60)
    const { last, chain } = open(files)
    const bag = openBag(files, { clock })
    if (bag.ok) bag.value.close()
    const copy = filesIn(scratch())
    for (const part of ['save', 'tail'] as const) copyFileSync(files[part], copy[part])
    harm(copy.save)
    expect(weigh(copy)).toEqual({ kept: last, lost: 0, isSure: true })
    value(rescue({ files: copy, why, at: clock() }))
    const again = open(copy)
    expect([again.last, again.chain]).toEqual([last, chain])
    again.close()
  })

  it('is made whole again from a backup and the tail behind it', async () => {
    const files = newSave(60)
    const bag = open(files)
    value(await backUp(bag, 'asked', clock(), labour))
    for (let k = 0; k < 7; k++) value(bag.append(() => [answered(2, `more-${k}`)]))
    const { last, chain } = bag
    bag.close()
    writeFileSync(files.save, 'nonsense')
    value(rescue({ files, why, at: clock() }))
    const again = open(files)
    expect([again.last, again.chain]).toEqual([last, chain])
    again.close()
  })

  it('gives what can be proven when nothing else is left', () => {
    const files = newSave(200)
    rmSync(files.tail)
    flipText(files.save, 'option-150')
    const found = weigh(files)!
    expect(found).toEqual({ kept: 152, lost: 50, isSure: false })
  })

  it('is set aside with a note', () => {
    const files = newSave(30)
    flip(files.save, 5000)
    const damaged = readFileSync(files.save)
    value(rescue({ files, why, at: clock() }))
    const [aside] = readdirSync(files.damaged)
    const folder = join(files.damaged, aside!)
    expect(readFileSync(join(folder, 'save.fcbag')).equals(damaged)).toBe(true)
    expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toMatch(/damaged.*\n.*32 decisions were brought over/)
  })

  it('is set aside in turn, whatever the clock says, and a bounded number of times', () => {
    const files = newSave(30)
    for (const jump of [0, 0, -YEARS, YEARS, 0, 0]) {
      later(jump)
      flip(files.save, 5000)
      value(rescue({ files, why, at: clock() }))
    }
    expect(readdirSync(files.damaged).map((name) => name.slice(0, 5))).toEqual(['0006-'])
    for (let k = 0; k < 5; k++) {
      later(k % 2 ? YEARS : -YEARS)
      rmSync(files.tail)
      flipText(files.save, `option-${29 - k}`)
      value(rescue({ files, why, at: clock() }))
    }
    const kept = readdirSync(files.damaged).sort()
    expect(kept.map((name) => name.replace(/-.*-/, '-'))).toEqual([
      '0006-complete',
      '0009-partial',
      '0010-partial',
      '0011-partial'
    ])
    for (const name of kept) expect(readdirSync(join(files.damaged, name))).toContain('README.txt')
  })

  it('beyond help says so', () => {
    const files = newSave(3)
    for (const part of [files.save, files.tail]) writeFileSync(part, 'nonsense')
    expect(weigh(files)).toBeNull()
    expectRefused(rescue({ files, why, at: clock() }), 'damaged', 'store.beyondRescue')
  })
})

describe('opening a damaged company', () => {
  it('puts it right by itself when nothing is lost by that', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 30)
    flip(shelf.companies.filesOf(company)!.save, 5000)
    const opened = value(await shelf.companies.opened(company))
    expect(opened.told).toEqual([{ key: 'store.rescued', args: { kept: 32 } }])
    expect(opened.bag.last).toBe(32)
    await shelf.companies.close()
  })

  it('tells what would be lost, and waits; its card says so until it is put right', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 200)
    const files = shelf.companies.filesOf(company)!
    writeFileSync(files.tail, 'nonsense')
    flipText(files.save, 'The Lanterns-150')
    expectRefused(await shelf.companies.opened(company), 'damaged', 'store.damagedLossy')
    expect(shelf.companies.open).toBeNull()
    const trouble = { key: 'store.damagedLossy', args: { kept: 152, lost: 50 } }
    const again = newShelf(shelf.folder).companies
    expect(again.list()).toMatchObject([{ name: 'The Lanterns', state: 'damaged', trouble }])
    value(await again.rescue(company))
    expect(again.list()).toMatchObject([{ name: 'The Lanterns', decisions: 152 }])
    expect(again.list()[0]).not.toHaveProperty('trouble')
  })

  it('does not say that all is there when only its backups can be read', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 30)
    const files = shelf.companies.filesOf(company)!
    value(await shelf.companies.putBy(company, 'asked'))
    const { bag } = value(await shelf.companies.opened(company))
    for (let k = 0; k < 5; k++) value(bag.append(() => [answered(2, `late-${k}`)]))
    await shelf.companies.close()
    writeFileSync(files.save, 'nonsense')
    const tail = readFileSync(files.tail)
    rmSync(files.tail)
    expect(await shelf.companies.opened(company)).toMatchObject({
      code: 'damaged',
      why: { key: 'store.damagedUnsure', args: { kept: 32 } }
    })
    // The tail alone is enough to know of the five, and with the backup to have them.
    writeFileSync(files.tail, tail)
    expect(value(await shelf.companies.opened(company)).bag.last).toBe(37)
    await shelf.companies.close()
  })

  it('knows its name from a backup when the save can say nothing', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 30)
    const files = shelf.companies.filesOf(company)!
    value(await shelf.companies.putBy(company, 'asked'))
    later(1)
    value(await shelf.companies.putBy(company, 'asked'))
    flip(backupPath(files, listBackups(files)[0]!.backup)!, 5000)
    writeFileSync(files.save, 'nonsense')
    rmSync(files.tail)
    rmSync(files.card)
    const card = { id: company, name: 'The Lanterns', decisions: 32, state: 'damaged' }
    expect(newShelf(shelf.folder).companies.list()).toMatchObject([card])
  })
})

describe('a company of a newer version', () => {
  it('is not rescued from it: what is there stays as it is', async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 30)
    const files = shelf.companies.filesOf(company)!
    const db = new Database(files.save)
    db.pragma('user_version = 99')
    db.close()
    rmSync(files.tail)
    rmSync(files.card)
    const before = readFileSync(files.save)
    expect(shelf.companies.list()).toMatchObject([{ state: 'newer', trouble: { key: 'store.newer' } }])
    expectRefused(await shelf.companies.rescue(company), 'newer', 'store.newer')
    expect(readFileSync(files.save).equals(before)).toBe(true)
    expect(existsSync(files.damaged)).toBe(false)
  })
})
