import type * as Fs from 'node:fs'
import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../../../engine/messages/words'
import { backUp, backupPath } from '../../../main/saves/backups/backups'
import { replaceSave } from '../../../main/saves/recovery/closed'
import { filesIn, type Files } from '../../../main/saves/files/files'
import { openBag } from '../../../main/saves/recovery/open'
import { rescue } from '../../../main/saves/recovery/rescue'
import { writeSave } from '../../../main/saves/log/writing'
import { answered, bookOf, chained, clock, flip, identity, labour, newSave, open, scratch, value } from './kit'
import type { Power } from './stopped'

const power: Power = vi.hoisted(() => ({ left: Infinity, count: 0 }))
vi.mock('node:fs', async (original) => {
  const { stopping } = await import('./stopped')
  return stopping(await original<typeof Fs>(), power)
})
beforeEach(() => {
  power.left = Infinity
})

/** Does it in copies of the folder, stopped after one touch of the disk, after two, … and hands each to be looked at. */
function stoppedEverywhere(folder: string, work: (files: Files) => void, look: (files: Files) => void): number {
  for (let touches = 0; ; touches++) {
    const copy = join(scratch(), basename(folder))
    cpSync(folder, copy, { recursive: true })
    power.left = touches
    let isDone = false
    try {
      work(filesIn(copy))
      isDone = true
    } catch (error) {
      // What a program says that was stopped, nobody hears.
      if (power.left >= 0) throw error
    } finally {
      power.left = Infinity
    }
    // Looked at where it was never open: what was stopped could not let go of its locks.
    const found = join(scratch(), basename(folder))
    cpSync(copy, found, { recursive: true })
    look(filesIn(found))
    if (isDone) return touches
  }
}

/** What a company is, opened the way the app does; nothing may have had to be mended for it. */
function standing(files: Files): readonly number[] {
  const bag = open(files)
  const { last, chain } = bag
  expect(bag.mended).toEqual([])
  bag.close()
  expect([files.fresh, files.freshTail].filter((left) => existsSync(left))).toEqual([])
  return [last, chain]
}

const other = chained(
  bookOf(30).map(({ run, kind, body, hash }, k) => (k === 20 ? answered(2, 'else') : { run, kind, body, hash }))
)

describe('a save that is replaced', () => {
  it.each([
    ['an older book', bookOf(5)],
    ['a newer book', bookOf(40)],
    ['another book', other]
  ])('by %s is the old one or the new one wherever it is stopped, and never needs mending', (_what, entries) => {
    const files = newSave(20)
    const from = filesIn(scratch())
    writeSave(from, identity, entries)
    const [before, after] = [standing(files), standing(from)]
    const seen = new Set<string>()
    const touches = stoppedEverywhere(
      files.folder,
      (copy) => value(replaceSave({ files: copy, from: from.save, reason: 'restore', at: clock() })),
      (copy) => {
        const found = standing(copy)
        expect([before, after]).toContainEqual(found)
        seen.add(String(found))
      }
    )
    expect(touches).toBeGreaterThan(10)
    expect(seen.size).toBe(2)
  })

  it('by its own backup, byte for byte the same, stays what it is', async () => {
    const files = newSave(20)
    const bag = open(files)
    const made = value(await backUp(bag, 'asked', clock(), labour))
    bag.close()
    const from = backupPath(files, made.backup)!
    stoppedEverywhere(
      files.folder,
      (copy) => value(replaceSave({ files: copy, from, reason: 'restore', at: clock() })),
      (copy) => expect(standing(copy)).toEqual([bag.last, bag.chain])
    )
  })

  it('because it is damaged has everything that was set aside or everything that was brought back', () => {
    const files = newSave(60)
    const before = standing(files)
    flip(files.save, 5000)
    const why = words('store.damaged', { part: 'file' })
    stoppedEverywhere(
      files.folder,
      (copy) => value(rescue({ files: copy, why, at: clock() })),
      (copy) => {
        const opened = openBag(copy, { clock })
        if (opened.ok) opened.value.close()
        else value(rescue({ files: copy, why: opened.why, at: clock() }))
        expect(standing(copy)).toEqual(before)
      }
    )
  })
})
