import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../../scripts/package/contents.mjs'
import { root } from '../../scripts/lib.mjs'

const builder = createRequire(import.meta.url)
const { getConfig } = builder('app-builder-lib/out/util/config/config.js')
const { getMainFileMatchers, getNodeModuleFileMatcher } = builder('app-builder-lib/out/fileMatcher.js')

const SYSTEMS = ['darwin', 'linux', 'linuxmusl', 'win32']
const ours = [
  'package.json',
  'LICENSE',
  'data/oathsworn/core/pack.json',
  'out/main/index.js',
  'out/main/store.worker.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/licences.json',
  'out/renderer/assets/index-a1.js',
  'out/renderer/assets/first-a1.css'
]
const notOurs = [
  'main/index.ts',
  'out/built-from',
  'out/headless/built-from',
  'out/headless/bench.js',
  'out/headless.4711/table.js',
  'out/renderer/gallery.html',
  'out/renderer/battlefield-gallery.html',
  'out/renderer/gallery/gallery-a1.js',
  'release/linux-unpacked/resources/app.asar',
  'build/icon.svg',
  'build/icons/16x16.png'
]
/** What the window of one system has to bring along. */
const ownOf = { linux: ['build/icons/256x256.png'] }
const own = Object.values(ownOf).flat()
const modules = [
  'node_modules/better-sqlite3/LICENSE',
  'node_modules/better-sqlite3/package.json',
  'node_modules/better-sqlite3/binding.gyp',
  'node_modules/better-sqlite3/deps/sqlite3.gyp',
  'node_modules/better-sqlite3/lib/database.js',
  'node_modules/node-addon-api/napi.h',
  ...SYSTEMS.flatMap((system) =>
    ['x64', 'arm64'].map((arch) => `node_modules/better-sqlite3/prebuilds/${system}-${arch}.node`)
  )
]

/** Which of these electron-builder takes, asked of its own filters. */
async function taken(section, arch) {
  const config = await getConfig(root, null, null)
  const info = { config, projectDir: root, buildResourcesDir: 'build', debugLogger: { isEnabled: false } }
  const expand = (pattern) => pattern.replaceAll('${arch}', arch)
  const options = config[section]
  const main = getMainFileMatchers(root, '/to', expand, options, { info }, join(root, 'release'), false)
  const stat = { isDirectory: () => false }
  const passes = (matcher) => matcher.createFilter()
  const filters = main.map(passes)
  const ofModules = passes(getNodeModuleFileMatcher(root, '/to', expand, options, info))
  return [
    ...[...ours, ...own, ...notOurs].filter((file) => filters.some((filter) => filter(join(root, file), stat))),
    ...modules.filter((file) => ofModules(join(root, file), stat))
  ]
}

describe.each([
  ['linux', 'linux', 'x64'],
  ['mac', 'darwin', 'arm64'],
  ['win', 'win32', 'x64']
])('a package for %s', (section, platform, arch) => {
  it('holds what the app runs with, and nothing else of what is built', async () =>
    expect(await taken(section, arch)).toEqual([
      ...ours,
      ...(ownOf[section] ?? []),
      'node_modules/better-sqlite3/LICENSE',
      'node_modules/better-sqlite3/package.json',
      'node_modules/better-sqlite3/lib/database.js',
      `node_modules/better-sqlite3/prebuilds/${platform}-${arch}.node`
    ]))

  it('is refused when it holds something that is not on the list', async () => {
    const files = await taken(section, arch)
    expect(faultsIn(files, platform, arch)).toEqual([])
    for (const file of notOurs)
      expect(faultsIn([...files, file], platform, arch)).toEqual([`${file} does not belong in it`])
    expect(faultsIn(files.slice(1), platform, arch)).toEqual(['package.json is missing'])
    for (const file of ownOf[section] ?? [])
      expect(
        faultsIn(
          files.filter((one) => one !== file),
          platform,
          arch
        )
      ).toEqual([`${file} is missing`])
  })
})
