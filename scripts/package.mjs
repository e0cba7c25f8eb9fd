// npm run package -- [dir|tar.gz|zip|deb …]: packages the app with the Electron that is installed, offline.
//   --built      take out/ as it is
//   RELEASE=1    refuse any Electron but the official build
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { build } from './build.mjs'
import { registrySource } from './electron/electron.mjs'
import { at, isMain, main, tool } from './lib.mjs'
import { during, gistOf, say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const platforms = { linux: '--linux', darwin: '--mac', win32: '--win' }

function refuseStandIn() {
  const source = registrySource()
  if (!source || !process.env['RELEASE']) return
  throw new Trouble({
    what: 'This Electron is not for a release.',
    why: `it came from ${source}, not from Electron's own host`,
    cure: 'run this where the official download works: `ELECTRON_SOURCE=official npm run setup` fetches it'
  })
}

/** electron-builder would download 7-Zip and fpm; both are replaced by what is here. */
function offlineTools() {
  const { path7za } = createRequire(import.meta.url)('7zip-bin')
  if (process.platform !== 'win32') chmodSync(path7za, 0o755)
  return {
    ELECTRON_BUILDER_7ZIP_PATH: path7za,
    ELECTRON_BUILDER_COMPRESSION_LEVEL: process.env['ELECTRON_BUILDER_COMPRESSION_LEVEL'] ?? '5',
    CUSTOM_FPM_PATH: at('scripts', 'package', 'fpm-deb.mjs')
  }
}

export async function pack(electron, targets = ['dir']) {
  refuseStandIn()
  rmSync(at('release', 'linux-unpacked'), { recursive: true, force: true })
  const args = [platforms[process.platform], ...targets, '--publish', 'never', `-c.electronDist=${dirname(electron)}`]
  const { code, said } = await during(`Packaging (${targets.join(', ')})`, () =>
    tool('electron-builder', args, { quiet: true, env: offlineTools() })
  )
  if (code !== 0) throw new Trouble({ what: 'The app could not be packaged.', why: gistOf(said) })
  const source = registrySource()
  if (source) say(`In the package: ${source} from the npm registry. Good for trying out, not for a release.`)
  return at('release')
}

if (isMain(import.meta.url)) {
  await main(async (args) => {
    const electron = await setup()
    const targets = args.filter((arg) => !arg.startsWith('--'))
    if (!args.includes('--built') || !existsSync(at('out', 'main', 'index.js'))) await build()
    const folder = await pack(electron, targets.length ? targets : undefined)
    say(`Packaged into ${folder}.`)
  })
}
