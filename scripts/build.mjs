// npm run build: main, preload and the window, into out/.
import { existsSync } from 'node:fs'
import { fingerprint, isBuiltFrom, markBuilt, unmark } from './fresh.mjs'
import { at, isMain, main, tool } from './lib.mjs'
import { during, gistOf, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

/** What an app consists of at the least. */
const needed = ['main/index.ts', 'preload/index.ts', 'renderer/index.html']

const sources = {
  folders: ['engine', 'main', 'preload', 'renderer', 'data', 'docs/licences'],
  files: [
    'electron.vite.config.ts',
    'docs/games/oathsworn/rules.md',
    'docs/games/rolling-fates/rules.md',
    'scripts/build/clauses.ts',
    'scripts/build/entries.ts',
    'scripts/build/firstStyles.ts',
    'scripts/build/gameIcons.ts',
    'scripts/build/licences.ts',
    'scripts/build/preloads.ts',
    'package-lock.json'
  ]
}
const out = at('out')

function refuseHalf() {
  const missing = needed.filter((file) => !existsSync(at(file)))
  if (!missing.length) return
  throw new Trouble({
    what: 'There is no app to build.',
    why: missing.map((file) => `${file} is missing`),
    cure: 'bring the file back, for instance with git'
  })
}

export async function build() {
  refuseHalf()
  const print = fingerprint(sources)
  unmark(out)
  const { code, said } = await during('Building the app', () =>
    tool('electron-vite', ['build', '--logLevel', 'warn'], { quiet: true })
  )
  if (code !== 0) throw new Trouble({ what: 'The app does not build.', why: gistOf(said) })
  markBuilt(out, print)
  return said.trim()
}

/** Builds only when a source has changed since. */
export async function ensureBuilt() {
  if (!isBuiltFrom(out, fingerprint(sources))) await build()
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup()
    await build()
  })
}
