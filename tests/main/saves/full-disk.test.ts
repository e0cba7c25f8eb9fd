import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backUp, listBackups } from '../../../main/saves/backups/backups'
import { filesIn, type Files } from '../../../main/saves/files/files'
import { AGAIN } from '../../../main/saves/backups/backupScheduler'
import { openBag } from '../../../main/saves/recovery/open'
import { SettingsFile } from '../../../main/saves/companies/settings'
import { Desk } from '../../../main/saves/companies/transfer/desk'
import { packsIn } from '../../../main/packs/library'
import { libraryIn } from '../../../main/games/hosting'
import { nextMigrations } from '../../fuzz/next-migrations'
import { added } from '../packs/kit'
import { canMakeDisks, fill, makeReadOnly, makeWritable, smallDisk } from './disk'
import { answered, clock, expectRefused, labour, newSave, newShelf, open, played, value } from './kit'

afterEach(() => void vi.useRealTimers())

/** Decides until the disk will take no more; gives how many were accepted. */
function decideUntilFull(files: Files): number {
  const bag = open(files)
  for (let k = 0; k < 100_000; k++) {
    const kept = bag.append(() => [answered(2, `decision-${k}`)])
    if (kept.ok) continue
    expect(kept).toMatchObject({ code: 'unsaved', why: { key: 'store.full' } })
    expect(bag.trouble?.key).toBe('store.full')
    const { last } = bag
    bag.close()
    return last
  }
  throw new Error('the disk never filled')
}

describe.skipIf(!canMakeDisks)('a full disk', () => {
  const sizes = Array.from({ length: 12 }, (_, k) => 64 + 12 * k)
  it.each(sizes)('of %i KB loses nothing that was accepted', (size) => {
    const disk = smallDisk(`${size}k`)!
    const files = newSave(3, join(disk, 'company'))
    const last = decideUntilFull(files)
    const again = open(files)
    expect(again.last).toBe(last)
    expect(again.mended).toEqual([])
    again.close()
  })

  it.each([0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48])(
    'with %i KB left can still be read from, and played on when there is room',
    (left) => {
      const disk = smallDisk('512k')!
      const files = newSave(20, join(disk, 'company'))
      const filler = fill(disk, left * 1024)
      const bag = open(files)
      expect(bag.last).toBe(22)
      while (bag.append(() => [answered(2, 'x'.repeat(150))]).ok) expect(bag.last).toBeLessThan(2000)
      const { last } = bag
      expect(bag.trouble?.key).toBe('store.full')
      rmSync(filler)
      value(bag.append(() => [answered(2, 'room again')]))
      expect(bag.trouble).toBeNull()
      bag.close()
      const again = open(files)
      expect(again.last).toBe(last + 1)
      expect(again.mended).toEqual([])
      again.close()
    }
  )

  it('is noticed while it is full already, at start and at close', () => {
    const disk = smallDisk('256k')!
    const files = newSave(20, join(disk, 'company'))
    fill(disk)
    for (let start = 0; start < 3; start++) {
      const bag = open(files)
      expect(bag.append(() => [answered(2, 'no room')]).ok).toBe(false)
      bag.close()
    }
    const bag = open(files)
    expect(bag.last).toBe(22)
    bag.close()
  })

  it('keeps a killed save readable', () => {
    const disk = smallDisk('256k')!
    const files = newSave(20, join(disk, 'company'))
    const bag = open(files)
    for (let k = 0; k < 9; k++) value(bag.append(() => [answered(2, `late-${k}`)]))
    const killed = filesIn(join(disk, 'killed'))
    copyAll(files, killed)
    bag.close()
    fill(disk)
    const again = open(killed)
    expect(again.last).toBe(31)
    again.close()
  })

  it('lets no save be brought to a newer format without the backup before it', () => {
    const disk = smallDisk('256k')!
    const files = newSave(20, join(disk, 'company'))
    const before = readFileSync(files.save)
    const filler = fill(disk, 4096)
    const bag = value(openBag(files, { clock, migrations: nextMigrations }))
    expect([bag.last, bag.readOnly?.key]).toEqual([22, 'store.full'])
    bag.close()
    expect(readFileSync(files.save).equals(before)).toBe(true)
    rmSync(filler)
    value(openBag(files, { clock, migrations: nextMigrations })).close()
    expect(listBackups(files)).toMatchObject([{ reason: 'migration', decisions: 22 }])
  })

  it('makes no half backup', async () => {
    const disk = smallDisk('256k')!
    const files = newSave(60, join(disk, 'company'))
    const bag = open(files)
    value(await backUp(bag, 'asked', clock(), labour))
    fill(disk, 4096)
    const made = await backUp(bag, 'asked', clock() + 1, labour)
    expectRefused(made, 'unsaved', 'store.full')
    expect(listBackups(files)).toHaveLength(1)
    bag.close()
    open(files).close()
  })

  it('is tried again by itself, and the table is told when there is room', async () => {
    const disk = smallDisk('512k')!
    const shelf = newShelf(disk)
    const { bag, scheduler } = value(await shelf.companies.opened(await played(shelf)))
    const filler = fill(disk)
    while (bag.append(() => [answered(2, 'x'.repeat(150))]).ok) expect(bag.last).toBeLessThan(2000)
    const { last, chain } = bag
    vi.useFakeTimers()
    scheduler.decided()
    vi.advanceTimersByTime(3 * AGAIN)
    expect([bag.trouble?.key, shelf.troubles]).toEqual(['store.full', []])
    rmSync(filler)
    vi.advanceTimersByTime(AGAIN)
    expect([bag.trouble, shelf.troubles]).toEqual([null, [null]])
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
    vi.useRealTimers()
    expect([bag.last, bag.chain]).toEqual([last, chain])
    value(bag.append(() => [answered(2, 'room again')]))
    await shelf.companies.close()
    expect(value(await shelf.companies.opened(shelf.companies.names()[0]!)).told).toEqual([])
    await shelf.companies.close()
  })

  it('that leaves no room for a backup says that no decision is lost by it', async () => {
    const disk = smallDisk('512k')!
    const shelf = newShelf(disk)
    const { scheduler, bag } = value(await shelf.companies.opened(await played(shelf)))
    const filler = fill(disk, 8192)
    expectRefused(await scheduler.backUp('chapter'), 'unsaved', 'store.full')
    expect(shelf.troubles).toEqual(['store.noRoomForBackup'])
    rmSync(filler)
    value(bag.append(() => [answered(2, 'on')]))
    await shelf.companies.close()
  })

  it('makes no half company, and no half export', async () => {
    const disk = smallDisk('256k')!
    const shelf = newShelf(disk)
    await played(shelf)
    fill(disk)
    expectRefused(await shelf.companies.create('dice', 'No Room'), 'unsaved', 'store.full')
    expect(shelf.companies.list()).toHaveLength(1)
    const desk = new Desk({ folder: disk, companies: shelf.companies, labour, clock })
    expectRefused(await desk.exportTo(join(disk, 'export.json')), 'unsaved', 'store.full')
  })
})

describe.skipIf(!canMakeDisks)('a folder that cannot be written to', () => {
  it('can be looked at', () => {
    const disk = smallDisk('512k')!
    const files = newSave(20, join(disk, 'company'))
    expect(makeReadOnly(disk)).toBe(true)
    const bag = open(files)
    expect([bag.last, bag.readOnly?.key]).toEqual([22, 'store.readOnly'])
    expectRefused(
      bag.append(() => [answered(2, 'no')]),
      'unsaved',
      'store.readOnly'
    )
    bag.close()
  })

  it('is played in again when it can be written to, once it is opened anew', async () => {
    const disk = smallDisk('512k')!
    const shelf = newShelf(disk)
    const company = await played(shelf)
    expect(makeReadOnly(disk)).toBe(true)
    const looked = value(await shelf.companies.opened(company))
    expect(looked.bag.readOnly?.key).toBe('store.readOnly')
    expect(shelf.companies.list()).toMatchObject([{ id: company, trouble: { key: 'store.readOnly' } }])
    expect(makeWritable(disk)).toBe(true)
    const again = value(await shelf.companies.opened(company))
    expect(again.bag.readOnly).toBeNull()
    value(again.bag.append(() => [answered(2, 'on')]))
    expect(value(await shelf.companies.opened(company))).toBe(again)
    expect(shelf.companies.list()[0]).not.toHaveProperty('trouble')
    await shelf.companies.close()
  })

  it('takes no company, no import, no pack and no settings, and says why', async () => {
    const from = newShelf()
    await played(from)
    const file = join(from.folder, 'export.json')
    const desk = new Desk({ folder: from.folder, companies: from.companies, labour, clock })
    value(await desk.exportTo(file))
    const disk = smallDisk('512k')!
    expect(makeReadOnly(disk)).toBe(true)
    const { companies, folder } = newShelf(disk)
    expectRefused(await companies.create('dice', 'No Room'), 'unsaved', 'store.readOnly')
    expectRefused(await new Desk({ folder, companies, labour, clock }).inspect(file), 'unsaved', 'store.readOnly')
    expectRefused(added(libraryIn(packsIn(disk))), 'unsaved', 'store.readOnly')
    expectRefused(new SettingsFile(disk).change({ scale: 90 }), 'unsaved', 'store.settingsUnkept')
  })

  it('can be looked at even when its program was killed', () => {
    const files = newSave(20)
    const bag = open(files)
    for (let k = 0; k < 9; k++) value(bag.append(() => [answered(2, `late-${k}`)]))
    const disk = smallDisk('512k')!
    const killed = filesIn(join(disk, 'killed'))
    copyAll(files, killed)
    bag.close()
    makeReadOnly(disk)
    const again = value(openBag(killed, { clock }))
    expect([again.last, again.readOnly?.key]).toEqual([31, 'store.readOnly'])
    again.close()
  })
})

function copyAll(from: Files, to: Files): void {
  mkdirSync(to.folder, { recursive: true })
  for (const part of ['save', 'log', 'tail'] as const) if (existsSync(from[part])) copyFileSync(from[part], to[part])
}
