import type * as Fs from 'node:fs'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { packsIn } from '../../../main/packs/library'
import type { Result } from '../../../main/common/result'
import type { Faults } from '../saves/faulty'
import { scratch, value } from '../saves/kit'
import { added, libraryIn, mine, packsOf } from './kit'

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
  const made = libraryIn(folder)
  value(added(made.library, OLD))
  value(made.packs.fresh())
  return folder
}

/** Again and again in fresh copies, with the first touch of the disk failing, the second, … */
function failedEverywhere(folder: string, work: (used: Machine) => Result<unknown>, look: Look): number {
  for (let touch = 0; ; touch++) {
    const copy = packsIn(scratch())
    cpSync(folder, copy, { recursive: true })
    const used = libraryIn(copy)
    value(used.packs.now())
    faults.left = touch
    const made = work(used)
    const hasFailed = faults.left < 0
    faults.left = -1
    look(used, made)
    look(libraryIn(copy), made)
    if (!hasFailed) return touch
  }
}
type Machine = ReturnType<typeof libraryIn>
type Look = (found: Machine, made: Result<unknown>) => void

describe.each(['EIO', 'ENOSPC'])('a disk that answers %s once', (code) => {
  it('leaves the packs as they were or as they ought to be, and every version that is in use', () => {
    faults.code = code
    const folder = library()
    const begun = packsOf(libraryIn(folder).packs)
    const touches = failedEverywhere(
      folder,
      (used) => added(used.library, NEW),
      (found, made) => {
        const rocks = [...value(found.packs.now()).obstacle.keys()].filter((id) => id.endsWith('-rock'))
        expect(made.ok ? ['other-rock'] : ['my-rock', 'other-rock']).toEqual(expect.arrayContaining(rocks))
        expect(value(found.packs.as(begun)).obstacle.has('my-rock')).toBe(true)
      }
    )
    expect(touches).toBeGreaterThan(15)
  })

  it('leaves a pack that is removed where it is or takes it away, and says which', () => {
    faults.code = code
    failedEverywhere(
      library(),
      (used) => used.library.remove('mine'),
      (found, made) => {
        const here = value(found.packs.now()).packs.map(({ id }) => id)
        expect(here.slice(0, 2)).toEqual(['core', 'starter'])
        if (made.ok) expect(here).toHaveLength(2)
      }
    )
  })
})

describe('a folder that cannot be removed', () => {
  it('is no reason to say that a change has failed which has been made', () => {
    const folder = library()
    const used = libraryIn(folder)
    Object.assign(faults, { left: 0, code: 'EBUSY', only: 'rmSync' })
    value(used.library.remove('mine'))
    expect(faults.left).toBeLessThan(0)
    expect(packsOf(libraryIn(folder).packs)).not.toHaveProperty('mine')
    expect(readdirSync(join(folder, 'mine'))).toHaveLength(1)
    value(used.library.setOn('starter', false))
    expect(readdirSync(join(folder, 'mine'))).toEqual([])
  })
})
