// The installed folder is called as the app is, with a space: whatever names it there has to quote it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const builder = createRequire(import.meta.url)
const templates = join(dirname(builder.resolve('app-builder-lib/package.json')), 'templates/linux')
const { LinuxTargetHelper } = builder('app-builder-lib/out/targets/LinuxTargetHelper.js')

it.each(['after-install.tpl', 'after-remove.tpl', 'apparmor-profile.tpl'])(
  '%s quotes the folder wherever it names it',
  (file) => {
    const text = readFileSync(join(templates, file), 'utf8')
    const named = text.split('/opt/${sanitizedProductName}').length - 1
    const quoted = [...text.matchAll(/(['"])\/opt\/\$\{sanitizedProductName\}[^'"\n]*\1/g)].length
    expect(named).toBeGreaterThan(0)
    expect(quoted).toBe(named)
  }
)

it('the entry of the desktop quotes the program', async () => {
  const packager = {
    appInfo: { sanitizedProductName: 'Free Company', productName: 'Free Company', description: '' },
    executableName: 'free-company',
    platformSpecificBuildOptions: { category: 'Game' },
    config: {},
    info: { metadata: {} },
    fileAssociations: []
  }
  const entry = await new LinuxTargetHelper(packager).computeDesktopEntry({})
  expect(entry).toContain('Exec="/opt/Free Company/free-company" %U\n')
})
