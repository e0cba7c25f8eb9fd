import { dirname } from 'node:path'
import type * as Fs from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { makeFolder, makeFolders } from '../../../main/saves/files/files'
import { expectRefused, newShelf } from './kit'

/** A drive that was pulled out: neither it nor anything on it is there. */
const gone = vi.hoisted(() => ({ isGone: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  const existsSync: typeof fs.existsSync = (path) => !gone.isGone && fs.existsSync(path)
  return { ...fs, existsSync }
})

async function without<T>(work: () => T | Promise<T>): Promise<T> {
  gone.isGone = true
  try {
    return await work()
  } finally {
    gone.isGone = false
  }
}

describe('where the drive itself is not there', () => {
  it('a folder cannot be made, and that is said at once', async () => {
    const root = dirname('/')
    await expect(without(() => makeFolders('/a/folder/on/it'))).rejects.toMatchObject({
      code: 'ENODEV',
      message: `ENODEV: ${root} is not there`
    })
    await expect(without(() => makeFolder('/a/folder/on/it'))).resolves.toBeUndefined()
  })

  it('a company is not founded, and the person is told why', async () => {
    const { companies } = newShelf()
    expectRefused(await without(() => companies.create('dice', 'The Lanterns')), 'unsaved', 'store.noDrive')
    expect((await companies.create('dice', 'The Lanterns')).ok).toBe(true)
    await companies.close()
  })
})
