import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp, backupPath, cardOfBackup, listBackups, REASONS } from '../../../main/saves/backups/backups'
import type { Bag } from '../../../main/saves/log/bag'
import { BackupScheduler } from '../../../main/saves/backups/backupScheduler'
import { words } from '../../../engine/messages/words'
import { backUpClosed, replaceSave } from '../../../main/saves/recovery/closed'
import type { Files } from '../../../main/saves/files/files'
import { rescue, weigh } from '../../../main/saves/recovery/rescue'
import { readTail } from '../../../main/saves/log/tailCheck'
import { answered, clock, expectRefused, flip, labour, later, newSave, open, value, newShelf, played } from './kit'

const settled = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const schedulerOf = (bag: Bag, quiet: number, atRest = (): void => {}): BackupScheduler =>
  new BackupScheduler(bag, { clock, labour, quiet, atRest, writeCard: () => {}, onTrouble: () => {} })

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)).size)
    .reduce((sum, size) => sum + size)

describe('a backup', () => {
  it('holds everything there was when it was asked for', async () => {
    const files = newSave(10)
    const bag = open(files)
    const made = value(await backUp(bag, 'asked', clock(), labour))
    expect(made).toMatchObject({ decisions: 12, reason: 'asked' })
    const contents = value(await labour.checkFile(backupPath(files, made.backup)!))
    expect(contents).toMatchObject({ last: 12, chain: bag.chain })
    bag.close()
  })

  it('does not stop the play, and the save stays sealed afterwards', async () => {
    const files = newSave(10)
    const bag = open(files)
    const making = backUp(bag, 'asked', clock(), labour)
    value(bag.append(() => [answered(2, 'meanwhile')]))
    const made = value(await making)
    value(bag.append(() => [answered(2, 'afterwards')]))
    expect(made.decisions).toBe(12)
    expect(bag.last).toBe(14)
    bag.close()
    const again = open(files)
    expect(again.last).toBe(14)
    expect(again.mended).toEqual([])
    again.close()
  })

  it('brings the company back to where it was', async () => {
    const files = newSave(10)
    const bag = open(files)
    const made = value(await backUp(bag, 'asked', clock(), labour))
    const chain = bag.chain
    for (let k = 0; k < 5; k++) value(bag.append(() => [answered(2, `more-${k}`)]))
    bag.close()
    value(replaceSave({ files, from: backupPath(files, made.backup)!, reason: 'restore', at: clock() }))
    const again = open(files)
    expect([again.last, again.chain]).toEqual([12, chain])
    again.close()
  })

  it('can be gone back to even when it is the oldest that is kept', { timeout: 60_000 }, async () => {
    const files = newSave(1)
    const bag = open(files)
    for (let k = 0; k < 20; k++) {
      later(1000)
      value(bag.append(() => [answered(2, `turn-${k}`)]))
      value(await backUp(bag, 'decisions', clock(), labour))
    }
    bag.close()
    later(1000)
    const [oldest] = listBackups(files).slice(-1)
    value(replaceSave({ files, from: backupPath(files, oldest!.backup)!, reason: 'restore', at: clock() }))
    const again = open(files)
    expect(again.last).toBe(oldest!.decisions)
    again.close()
  })

  it('does not count when it does not read back', async () => {
    const files = newSave(10)
    const bag = open(files)
    const spoiling = {
      ...labour,
      checkFile: (file: string) => {
        flip(file, 3000)
        return labour.checkFile(file)
      }
    }
    // Somewhere in the file there is a byte whose change reading notices.
    const made = await backUp(bag, 'asked', clock(), {
      ...spoiling,
      checkFile: (file) => (flip(file, 10), spoiling.checkFile(file))
    })
    expect(made.ok).toBe(false)
    expect(listBackups(files)).toEqual([])
    expect(readdirSync(files.backups)).toEqual([])
    bag.close()
  })

  it(
    'is kept while it is among the newest, and the last of each chapter stays longer',
    { timeout: 60_000 },
    async () => {
      const files = newSave(1)
      const bag = open(files)
      for (let k = 0; k < 30; k++) {
        later(1000)
        value(bag.append(() => [answered(2, `turn-${k}`)]))
        value(await backUp(bag, k % 5 === 0 ? 'chapter' : 'decisions', clock(), labour))
      }
      bag.close()
      expect(listBackups(files).map(({ decisions, reason }) => [decisions, reason])).toEqual([
        [33, 'decisions'],
        [32, 'decisions'],
        [31, 'decisions'],
        [30, 'decisions'],
        [29, 'chapter'],
        [24, 'chapter'],
        [19, 'chapter']
      ])
    }
  )

  it('of what was replaced stays, too, and the same book made twice pushes nothing out', async () => {
    const files = newSave(1)
    for (const more of [1, 2]) {
      const bag = open(files)
      value(await backUp(bag, 'decisions', clock(), labour))
      for (let k = 0; k < more; k++) value(bag.append(() => [answered(2, `turn-${k}`)]))
      bag.close()
      const [{ backup } = { backup: '' }] = listBackups(files)
      value(replaceSave({ files, from: backupPath(files, backup)!, reason: 'restore', at: clock() }))
    }
    const bag = open(files)
    for (let k = 0; k < 20; k++) value(await backUp(bag, 'asked', clock(), labour))
    for (let k = 0; k < 6; k++) {
      value(bag.append(() => [answered(2, `on-${k}`)]))
      for (let times = 0; times < 3; times++) value(await backUp(bag, 'asked', clock(), labour))
    }
    bag.close()
    const kept = listBackups(files).map(({ decisions, reason }) => [decisions, reason])
    expect(kept.filter(([, reason]) => reason === 'restore')).toEqual([
      [5, 'restore'],
      [4, 'restore']
    ])
    expect(kept.slice(0, 4).map(([decisions]) => decisions)).toEqual([9, 8, 7, 6])
    expect(kept).toHaveLength(6)
  })

  it('is made by itself every fifty decisions, in a quiet moment', async () => {
    const files = newSave(1)
    const bag = open(files)
    const scheduler = schedulerOf(bag, 5)
    for (let k = 0; k < 49; k++) value(bag.append(() => [answered(2, `turn-${k}`)]))
    scheduler.decided()
    await settled(60)
    await scheduler.stop()
    expect(listBackups(files).map(({ decisions, reason }) => [decisions, reason])).toEqual([[52, 'decisions']])
    bag.close()
  })

  it('is made for those who never pause, too, with a photograph in it', async () => {
    const files = newSave(1)
    const bag = open(files)
    let photographs = 0
    const scheduler = schedulerOf(bag, 100_000, () => void photographs++)
    for (let k = 0; k < 120; k++) {
      value(bag.append(() => [answered(2, `turn-${k}`)]))
      scheduler.decided()
    }
    await scheduler.stop()
    expect(listBackups(files)).toHaveLength(1)
    expect(photographs).toBe(1)
    bag.close()
  })

  it('is not begun any more once the company is being closed', async () => {
    const files = newSave(1)
    const bag = open(files)
    const scheduler = schedulerOf(bag, 5)
    await scheduler.stop()
    expectRefused(await scheduler.backUp('chapter'), 'refused', 'store.closing')
    bag.close()
    expect(listBackups(files)).toEqual([])
  })

  it('keeps the card of its company beside it, for as long as it is kept itself', { timeout: 60_000 }, async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 5)
    const { scheduler, bag } = value(await shelf.companies.opened(company))
    const first = value(await scheduler.backUp('chapter'))
    value(bag.append(() => [answered(2, 'on')]))
    later(1000)
    const second = value(await scheduler.backUp('decisions'))
    const cards = [first, second].map(({ backup }) => cardOfBackup(bag.files, backup))
    expect(cards).toMatchObject([
      { name: 'The Lanterns', summary: { decisions: 7 } },
      { name: 'The Lanterns', summary: { decisions: 8 } }
    ])
    for (let k = 0; k < 20; k++) {
      later(1000)
      value(await scheduler.backUp('decisions'))
    }
    expect(cardOfBackup(bag.files, second.backup)).toBeNull()
    expect(readdirSync(bag.files.backups)).toHaveLength(2 * listBackups(bag.files).length)
    await shelf.companies.close()
    later(1000)
    value(await shelf.companies.putBy(company, 'discard'))
    const [newest] = listBackups(bag.files)
    expect(cardOfBackup(bag.files, newest!.backup)).toMatchObject({ name: 'The Lanterns', decisions: 8 })
  })

  it('is bounded in room: the folder of a company is never twelve times its save', { timeout: 60_000 }, async () => {
    const files = newSave(1)
    const bag = open(files)
    const drafts = Array.from({ length: 50 }, (_, k) => answered(2, `turn-${k}`))
    let most = 0
    for (let k = 0; k < 60; k++) {
      value(bag.append(() => drafts))
      value(await backUp(bag, REASONS[k % REASONS.length]!, clock(), labour))
      if (k > 10) most = Math.max(most, sizeOf(files.folder) / statSync(files.save).size)
    }
    bag.close()
    expect(most).toBeLessThan(12)
    expect(most).toBeGreaterThan(4)
  })

  it('is due at once for a book that took the place of another', async () => {
    const files = newSave(120)
    const bag = open(files)
    value(await backUp(bag, 'asked', clock(), labour))
    const [{ backup } = { backup: '' }] = listBackups(files)
    for (let k = 0; k < 40; k++) value(bag.append(() => [answered(2, `more-${k}`)]))
    bag.close()
    value(replaceSave({ files, from: backupPath(files, backup)!, reason: 'restore', at: clock() }))
    const restored = open(files)
    const scheduler = schedulerOf(restored, 5)
    scheduler.decided()
    await settled(60)
    await scheduler.stop()
    expect(listBackups(files)[0]).toMatchObject({ decisions: 122, reason: 'decisions' })
    restored.close()
  })

  it('leaves alone what is not its own', () => {
    const files = newSave(1)
    const bag = open(files)
    bag.close()
    expect(listBackups(files)).toEqual([])
    expect(existsSync(files.backups)).toBe(false)
    writeFileSync(join(files.folder, 'notes.txt'), 'mine')
    expect(backupPath(files, '../notes.txt')).toBeNull()
  })
})

const DAY = 86_400_000
const YEARS = 25 * 365 * DAY

describe('a clock that jumps', () => {
  /** Twenty backups at the right time, and then ten more after the clock has jumped. */
  async function playedThrough(jump: number): Promise<{ files: Files; bag: Bag }> {
    const files = newSave(1)
    const bag = open(files)
    for (let k = 0; k < 30; k++) {
      later(k === 20 ? jump : 1000)
      for (let turn = 0; turn < 5; turn++) value(bag.append(() => [answered(2, `turn-${k}-${turn}`)]))
      const made = value(await backUp(bag, 'decisions', clock(), labour))
      expect(listBackups(files)[0]).toEqual(made)
      expect(readTail(files.tail)?.heading?.after).toBe(made.decisions)
    }
    for (let k = 0; k < 7; k++) value(bag.append(() => [answered(2, `late-${k}`)]))
    later(-jump)
    return { files, bag }
  }

  it.each([-DAY, DAY, -YEARS, YEARS])(
    'by %i ms never costs the backup the tail begins behind: half a save cut off loses nothing',
    { timeout: 60_000 },
    async (jump) => {
      const { files, bag } = await playedThrough(jump)
      bag.close()
      truncateSync(files.save, statSync(files.save).size / 2)
      expect(weigh(files)).toEqual({ kept: bag.last, lost: 0, isSure: true })
      value(rescue({ files, why: words('store.damaged', { part: 'file' }), at: clock() }))
      const again = open(files)
      expect([again.last, again.chain]).toEqual([bag.last, bag.chain])
      again.close()
    }
  )

  it('leaves the backup the tail begins behind, however many are made of the closed company', async () => {
    const files = newSave(1)
    const bag = open(files)
    value(await backUp(bag, 'decisions', clock(), labour))
    bag.close()
    for (let k = 0; k < 30; k++) {
      const more = open(files)
      value(more.append(() => [answered(2, `turn-${k}`)]))
      more.close()
      later(k % 2 ? YEARS : -YEARS)
      value(backUpClosed({ files, reason: 'discard', at: clock() }))
    }
    expect(readTail(files.tail)?.heading?.after).toBe(3)
    expect(listBackups(files).map(({ decisions }) => decisions)).toEqual([33, 32, 31, 30, 3])
  })

  it('leaves those of an earlier version older than any made since', async () => {
    const files = newSave(1)
    const bag = open(files)
    const image = readFileSync(files.save)
    mkdirSync(files.backups, { recursive: true })
    const before = [
      '0000003-2500000000000-decisions.fcbag',
      '0000002-2500000000001-asked.fcbag',
      '0000004-0900000000000-chapter.fcbag'
    ]
    for (const name of before) writeFileSync(join(files.backups, name), image)
    expect(listBackups(files).map(({ decisions }) => decisions)).toEqual([4, 3, 2])
    const made = value(await backUp(bag, 'asked', clock(), labour))
    expect(listBackups(files)[0]).toEqual(made)
    bag.close()
  })
})
