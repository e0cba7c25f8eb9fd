import type * as Fs from 'node:fs'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PackLibrary, packsIn } from '../../../main/packs/library'
import type { Result } from '../../../main/common/result'
import type { Faults } from '../saves/faulty'
import { scratch, value } from '../saves/kit'
import { added, mine, packsOf } from './kit'

const faults: Faults = vi.hoisted(() => ({ left: -1, code: 'EIO', isShort: false, only: null }))
vi.mock('node:fs', async (original) => {
  const { failing } = await import('../saves/faulty')
  return failing(await original<typeof Fs>(), faults)
})
beforeEach(() => Object.assign(faults, { left: -1, code: 'EIO', only: null }))

const OLD = mine()
const NEW = mine('1.1.0', { 'obstacles/mine.json': { id: 'other-rock' } })

/** A library in which an older version has been played with, so that it is kept. */
function library(): string {
  const folder = packsIn(scratch())
  const made = new PackLibrary(folder)
  value(added(made, OLD))
  value(made.fresh())
  return folder
}

/** Again and again in fresh copies, with the first touch of the disk failing, the second, … */
function failedEverywhere(folder: string, work: (library: PackLibrary) => Result<unknown>, look: Look): number {
  for (let touch = 0; ; touch++) {
    const copy = packsIn(scratch())
    cpSync(folder, copy, { recursive: true })
    const used = new PackLibrary(copy)
    value(used.now())
    faults.left = touch
    const made = work(used)
    const hasFailed = faults.left < 0
    faults.left = -1
    look(used, made)
    look(new PackLibrary(copy), made)
    if (!hasFailed) return touch
  }
}
type Look = (library: PackLibrary, made: Result<unknown>) => void

describe.each(['EIO', 'ENOSPC'])('a disk that answers %s once', (code) => {
  it('leaves the packs as they were or as they ought to be, and every version that is in use', () => {
    faults.code = code
    const folder = library()
    const begun = packsOf(new PackLibrary(folder))
    const touches = failedEverywhere(
      folder,
      (used) => added(used, NEW),
      (found, made) => {
        const rocks = [...value(found.now()).obstacle.keys()].filter((id) => id.endsWith('-rock'))
        expect(made.ok ? ['other-rock'] : ['my-rock', 'other-rock']).toEqual(expect.arrayContaining(rocks))
        expect(value(found.as(begun)).obstacle.has('my-rock')).toBe(true)
      }
    )
    expect(touches).toBeGreaterThan(15)
  })

  it('leaves a pack that is removed where it is or takes it away, and says which', () => {
    faults.code = code
    failedEverywhere(
      library(),
      (used) => used.remove('mine'),
      (found, made) => {
        const here = value(found.now()).packs.map(({ id }) => id)
        expect(here.slice(0, 2)).toEqual(['core', 'starter'])
        if (made.ok) expect(here).toHaveLength(2)
      }
    )
  })
})

describe('a folder that cannot be removed', () => {
  it('is no reason to say that a change has failed which has been made', () => {
    const folder = library()
    const used = new PackLibrary(folder)
    Object.assign(faults, { left: 0, code: 'EBUSY', only: 'rmSync' })
    value(used.remove('mine'))
    expect(faults.left).toBeLessThan(0)
    expect(packsOf(new PackLibrary(folder))).not.toHaveProperty('mine')
    expect(readdirSync(join(folder, 'mine'))).toHaveLength(1)
    value(used.setOn('starter', false))
    expect(readdirSync(join(folder, 'mine'))).toEqual([])
  })
})
