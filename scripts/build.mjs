// npm run build: main, preload and the window, into out/.
import { existsSync } from 'node:fs'
import { at, isMain, main, tool } from './lib.mjs'
import { during, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const needed = ['main/index.ts', 'preload/index.ts', 'renderer/index.html']

export async function build() {
  const missing = needed.filter((file) => !existsSync(at(file)))
  if (missing.length)
    throw new Trouble({
      what: 'There is no app to build.',
      why: missing.map((file) => `${file} is missing`),
      cure: 'bring the file back, for instance with git'
    })
  const { code, said } = await during('Building the app', () =>
    tool('electron-vite', ['build', '--logLevel', 'warn'], { quiet: true })
  )
  if (code !== 0) throw new Trouble({ what: 'The app does not build.', why: said.trim() })
  return said.trim()
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup()
    await build()
  })
}
