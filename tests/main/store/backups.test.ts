import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp, backupPath, cardOfBackup, listBackups } from '../../../main/store/backups'
import type { Bag } from '../../../main/store/bag'
import { Keeper } from '../../../main/store/keeper'
import { replaceSave } from '../../../main/store/closed'
import { answered, clock, expectRefused, flip, labour, later, newSave, open, value, newShelf, played } from './kit'

const settled = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const keeperOf = (bag: Bag, quiet: number, atRest = (): void => {}): Keeper =>
  new Keeper(bag, { clock, labour, quiet, atRest, writeCard: () => {}, onTrouble: () => {} })

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

  it('is one of twenty, and the last of each chapter stays longer', { timeout: 60_000 }, async () => {
    const files = newSave(1)
    const bag = open(files)
    for (let k = 0; k < 30; k++) {
      later(1000)
      value(bag.append(() => [answered(2, `turn-${k}`)]))
      value(await backUp(bag, k % 10 === 0 ? 'chapter' : 'decisions', clock(), labour))
    }
    bag.close()
    const kept = listBackups(files)
    expect(kept.filter(({ reason }) => reason === 'chapter')).toHaveLength(3)
    expect(kept.slice(0, 20).map(({ decisions }) => decisions)).toEqual(Array.from({ length: 20 }, (_, k) => 33 - k))
    expect(kept).toHaveLength(21)
  })

  it('is made by itself every fifty decisions, in a quiet moment', async () => {
    const files = newSave(1)
    const bag = open(files)
    const keeper = keeperOf(bag, 5)
    for (let k = 0; k < 49; k++) value(bag.append(() => [answered(2, `turn-${k}`)]))
    keeper.decided()
    await settled(60)
    await keeper.stop()
    expect(listBackups(files).map(({ decisions, reason }) => [decisions, reason])).toEqual([[52, 'decisions']])
    bag.close()
  })

  it('is made for those who never pause, too, with a photograph in it', async () => {
    const files = newSave(1)
    const bag = open(files)
    let photographs = 0
    const keeper = keeperOf(bag, 100_000, () => void photographs++)
    for (let k = 0; k < 120; k++) {
      value(bag.append(() => [answered(2, `turn-${k}`)]))
      keeper.decided()
    }
    await keeper.stop()
    expect(listBackups(files)).toHaveLength(1)
    expect(photographs).toBe(1)
    bag.close()
  })

  it('is not begun any more once the company is being closed', async () => {
    const files = newSave(1)
    const bag = open(files)
    const keeper = keeperOf(bag, 5)
    await keeper.stop()
    expectRefused(await keeper.backUp('chapter'), 'refused', 'store.closing')
    bag.close()
    expect(listBackups(files)).toEqual([])
  })

  it('keeps the card of its company beside it, for as long as it is kept itself', { timeout: 60_000 }, async () => {
    const shelf = newShelf()
    const company = await played(shelf, 'The Lanterns', 5)
    const { keeper, bag } = value(await shelf.companies.opened(company))
    const first = value(await keeper.backUp('chapter'))
    value(bag.append(() => [answered(2, 'on')]))
    later(1000)
    const second = value(await keeper.backUp('decisions'))
    const cards = [first, second].map(({ backup }) => cardOfBackup(bag.files, backup))
    expect(cards).toMatchObject([
      { name: 'The Lanterns', summary: { decisions: 7 } },
      { name: 'The Lanterns', summary: { decisions: 8 } }
    ])
    for (let k = 0; k < 20; k++) {
      later(1000)
      value(await keeper.backUp('decisions'))
    }
    expect(cardOfBackup(bag.files, second.backup)).toBeNull()
    expect(readdirSync(bag.files.backups)).toHaveLength(2 * listBackups(bag.files).length)
    await shelf.companies.close()
    later(1000)
    value(await shelf.companies.putBy(company, 'discard'))
    const [newest] = listBackups(bag.files)
    expect(cardOfBackup(bag.files, newest!.backup)).toMatchObject({ name: 'The Lanterns', decisions: 8 })
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
