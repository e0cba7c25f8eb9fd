import { describe, expect, it } from 'vitest'
import { registryCopy } from '../../scripts/electron/registry.mjs'
import { accepts } from '../../scripts/electron/electron.mjs'

const [major] = registryCopy.version.split('.')
const pinned = `${major}.99.1`
const copy = { version: registryCopy.version, isCopy: true }

describe('which Electron is accepted', () => {
  it('the official build of the pinned version, for releases too', () => {
    expect(accepts({ version: pinned, isCopy: false }, pinned, {})).toBe(true)
    expect(accepts({ version: pinned, isCopy: false }, pinned, { isRelease: true })).toBe(true)
  })
  it('no official build of another version', () =>
    expect(accepts({ version: `${major}.99.2`, isCopy: false }, pinned, {})).toBe(false))
  it('the registry copy of the same major', () => expect(accepts(copy, pinned, {})).toBe(true))
  it('no registry copy of another major', () => expect(accepts(copy, `${Number(major) + 1}.0.0`, {})).toBe(false))
  it('no registry copy we do not know', () =>
    expect(accepts({ version: pinned, isCopy: true }, pinned, {})).toBe(false))
  it('no registry copy for a release', () => expect(accepts(copy, pinned, { isRelease: true })).toBe(false))
  it('no registry copy where the official build is asked for', () =>
    expect(accepts(copy, pinned, { source: 'official' })).toBe(false))
})
