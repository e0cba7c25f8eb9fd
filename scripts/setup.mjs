// npm run setup: everything a fresh clone needs. The other commands call this first, so nobody has to.
import { ensureElectron, sayWhichElectron } from './electron/electron.mjs'
import { isMain, main } from './lib.mjs'
import { ensureModules } from './modules.mjs'
import { say, Trouble } from './say.mjs'
import { ensureSystem } from './system.mjs'

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Trouble({
    what: `Node ${process.versions.node} is too old for this project.`,
    why: '20.19 is the first version that has all it uses',
    cure: 'install a current Node from https://nodejs.org and run the same command again'
  })
}

/** Gives the Electron executable, with everything around it in place. */
export async function setup() {
  checkNode()
  await ensureModules()
  const electron = await ensureElectron()
  await ensureSystem(electron)
  sayWhichElectron()
  return electron
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup()
    say('Everything is in place. `npm start` opens the app, `npm test` checks it.')
  })
}
