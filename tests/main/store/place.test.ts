import { expect, it } from 'vitest'
import { placeOf, warningAbout } from '../../../main/store/place'
import { canMakeDisks, makeReadOnly, smallDisk } from './disk'
import { scratch } from './kit'

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
