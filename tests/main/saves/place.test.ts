import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placeOf, warningAbout } from '../../../main/saves/files/place'
import { canMakeDisks, makeReadOnly, smallDisk } from './disk'
import { troubleOf } from '../../../main/saves/files/trouble'
import { expectRefused, newShelf, played, scratch, value } from './kit'

it('an ordinary folder needs no warning', () => {
  expect(warningAbout(placeOf(scratch()))).toBeNull()
})

it.each([0x6969, 0xff534d42, 0xfe534d42, 0x01021997])('a folder on another machine is told of (%i)', (type) => {
  expect(warningAbout(placeOf(scratch(), () => type))?.key).toBe('store.folderFarAway')
})

it('a Windows share is another machine', () => {
  expect(placeOf('\\\\server\\share', () => 0).isFarAway).toBe(true)
})

it.skipIf(!canMakeDisks)('a folder that cannot be written to is told of', () => {
  const disk = smallDisk('64k')!
  makeReadOnly(disk)
  expect(warningAbout(placeOf(disk))?.key).toBe('store.folderReadOnly')
})

/** A folder whose path is so many bytes long. */
function longFolder(bytes: number): string {
  let folder = scratch()
  while (folder.length < bytes) folder = join(folder, 'x'.repeat(Math.min(200, Math.max(1, bytes - folder.length - 1))))
  mkdirSync(folder, { recursive: true })
  return folder
}

describe('a data folder', () => {
  it.each([380, 420, 440, 455, 460, 500, 600])(
    'with a path of %i bytes keeps companies, or says that its path is too long',
    async (bytes) => {
      const folder = longFolder(bytes)
      const shelf = newShelf(folder)
      const warning = warningAbout(placeOf(folder))
      const created = await shelf.companies.create('dice', 'The Lanterns')
      if (created.ok) expect([bytes, warning]).toEqual([bytes, null])
      else {
        expectRefused(created, 'unsaved', 'store.pathTooLong')
        expect([bytes, warning?.key]).toEqual([bytes, 'store.folderTooLong'])
      }
      expect(created.ok).toBe(bytes <= 455)
      expect(readdirSync(shelf.companies.shelf).length).toBe(created.ok ? 1 : 0)
      await shelf.companies.close()
    }
  )

  it('whose path has become too long lets its companies be looked at, and says why no more', async () => {
    const from = newShelf()
    const company = await played(from)
    const shelf = newShelf(longFolder(600))
    cpSync(from.companies.shelf, shelf.companies.shelf, { recursive: true })
    const { bag } = value(await shelf.companies.opened(company))
    expect([bag.last, bag.readOnly?.key]).toEqual([7, 'store.pathTooLong'])
    await shelf.companies.close()
  })

  it('whose path is too long for the system itself says so, too', async () => {
    const error = Object.assign(new Error('ENAMETOOLONG: mkdir'), { code: 'ENAMETOOLONG' })
    expect(troubleOf(error)).toMatchObject({ code: 'unsaved', why: { key: 'store.pathTooLong' } })
  })
})
