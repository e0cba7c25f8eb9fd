import type * as Fs from 'node:fs'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../../../engine/messages/words'
import { backUp, listBackups } from '../../../main/saves/backups/backups'
import { replaceSave } from '../../../main/saves/recovery/closed'
import { filesIn, type Files } from '../../../main/saves/files/files'
import { rescue } from '../../../main/saves/recovery/rescue'
import { writeExport } from '../../../main/saves/companies/transfer/export'
import { writeSave } from '../../../main/saves/log/writing'
import type { Result } from '../../../main/common/result'
import type { Faults } from './faulty'
import { answered, bookOf, clock, flip, identity, labour, later, newSave, open, scratch, value } from './kit'

const faults: Faults = vi.hoisted(() => ({ left: -1, code: 'EIO', isShort: false, only: null }))
vi.mock('node:fs', async (original) => {
  const { failing } = await import('./faulty')
  return failing(await original<typeof Fs>(), faults)
})
beforeEach(() => Object.assign(faults, { left: -1, code: 'EIO', isShort: false, only: null }))

/** Does it again and again in fresh copies of the folder, with the first touch failing, the second, … */
async function failedEverywhere(
  folder: string,
  code: string,
  work: (files: Files) => Result<unknown> | Promise<Result<unknown>>,
  look: (files: Files) => void
): Promise<number> {
  for (let touch = 0; ; touch++) {
    const copy = join(scratch(), 'company')
    cpSync(folder, copy, { recursive: true })
    Object.assign(faults, { left: touch, code })
    const result = await work(filesIn(copy))
    const hasFailed = faults.left < 0
    faults.left = -1
    if (!result.ok) expect(result).toMatchObject({ code: 'unsaved', why: { key: expect.stringMatching(/^store\./) } })
    look(filesIn(copy))
    if (!hasFailed) return touch
  }
}

function standing(files: Files): readonly number[] {
  const bag = open(files)
  const { last, chain, mended } = bag
  expect(mended).toEqual([])
  bag.close()
  return [last, chain]
}

describe.each(['EIO', 'ENOSPC'])('a disk that answers %s once', (code) => {
  it('leaves the old save or the new one when another book takes its place', async () => {
    const files = newSave(20)
    const from = filesIn(scratch())
    writeSave(from, identity, bookOf(40))
    const both = [standing(files), standing(from)]
    const replace = (copy: Files) => replaceSave({ files: copy, from: from.save, reason: 'import', at: clock() })
    const touches = await failedEverywhere(files.folder, code, replace, (copy) =>
      expect(both).toContainEqual(standing(copy))
    )
    expect(touches).toBeGreaterThan(20)
  })

  it('makes no half backup, and does the save no harm', async () => {
    const files = newSave(20)
    const whole = standing(files)
    const make = async (copy: Files) => {
      const bag = value(await Promise.resolve({ ok: true as const, value: open(copy) }))
      const made = await backUp(bag, 'asked', clock(), labour)
      bag.close()
      return made
    }
    await failedEverywhere(
      files.folder,
      code,
      (copy) => attempted(() => make(copy)),
      (copy) => {
        expect(standing(copy)).toEqual(whole)
        for (const { decisions } of listBackups(copy)) expect(decisions).toBe(whole[0])
      }
    )
  })

  it('keeps a damaged save and its second copy until the mended one is there', async () => {
    const files = newSave(40)
    const whole = standing(files)
    flip(files.save, 5000)
    const mend = (copy: Files) => rescue({ files: copy, why: words('store.damaged', { part: 'file' }), at: clock() })
    await failedEverywhere(files.folder, code, mend, (copy) => {
      later(1)
      value(mend(copy))
      expect(standing(copy)).toEqual(whole)
    })
  })
})

/** Opening is part of the work here; what it refuses is told like everything else. */
async function attempted(work: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  try {
    return await work()
  } catch (error) {
    expect(String(error)).toMatch(/unsaved: /)
    return { ok: false, code: 'unsaved', why: words('store.disk') }
  }
}

describe('a disk that takes half of what it is given', () => {
  it('gets the rest, too', async () => {
    const files = newSave(20)
    faults.isShort = true
    const bag = open(files)
    for (let k = 0; k < 12; k++) value(bag.append(() => [answered(2, `short-${k}`)]))
    value(await backUp(bag, 'asked', clock(), labour))
    value(bag.append(() => [answered(2, 'after')]))
    const { last, chain } = bag
    bag.close()
    expect(standing(files)).toEqual([last, chain])
    const from = filesIn(scratch())
    writeSave(from, identity, bookOf(40))
    value(replaceSave({ files, from: from.save, reason: 'import', at: clock() }))
    expect(standing(files)).toEqual(standing(from))
    const to = join(scratch(), 'export.json')
    value(writeExport({ saves: [files.save], to, made: clock() }))
    expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({ companies: [{ origin: identity.origin }] })
  })
})
