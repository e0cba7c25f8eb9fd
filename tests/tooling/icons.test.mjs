// The app's own picture, in the form each system wants, and the desktop that finds the window by its name.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { icns, ico } from '../../scripts/icons.mjs'
import { at, readJson } from '../../scripts/lib.mjs'

const builder = createRequire(import.meta.url)
const { getConfig } = builder('app-builder-lib/out/util/config/config.js')
const { LinuxTargetHelper } = builder('app-builder-lib/out/targets/LinuxTargetHelper.js')
const png = (size) => readFileSync(at('build', 'icons', `${size}x${size}.png`))

describe('the icons', () => {
  it.each([16, 32, 48, 64, 128, 256, 512])('of Linux are as large as they are called: %i', (size) => {
    const picture = png(size)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size])
  })

  it('of Windows and macOS hold the same pictures', () => {
    const inOne = [16, 32, 48, 64, 128, 256].map((size) => ({ size, png: png(size) }))
    expect(readFileSync(at('build', 'icon.ico')).equals(ico(inOne))).toBe(true)
    const named = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic14: 512 }
    const parts = Object.entries(named).map(([name, size]) => ({ name, png: png(size) }))
    expect(readFileSync(at('build', 'icon.icns')).equals(icns(parts))).toBe(true)
  })

  it('belong to a window the desktop knows by the name of its own entry', async () => {
    const { desktopName } = readJson(at('package.json'))
    const { linux } = await getConfig(at(), null, null)
    expect(desktopName).toBe(`${linux.executableName}.desktop`)
    const packager = {
      appInfo: { sanitizedProductName: 'Free Company', productName: 'Free Company', description: '' },
      executableName: linux.executableName,
      platformSpecificBuildOptions: linux,
      config: {},
      info: { metadata: { desktopName } },
      fileAssociations: []
    }
    const helper = new LinuxTargetHelper(packager)
    expect(helper.getDesktopFileName()).toBe('free-company')
    const entry = await helper.computeDesktopEntry({})
    expect(entry).toContain('Icon=free-company\n')
    expect(entry).toContain('StartupWMClass=free-company\n')
  })
})
