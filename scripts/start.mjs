// npm start: sets up, builds, opens the app.   npm run dev: the same with hot reload.
import { ensureBuilt } from './build.mjs'
import { electronFlags, withDisplay } from './display.mjs'
import { main, root, run, tool } from './lib.mjs'
import { say } from './say.mjs'
import { setup } from './setup.mjs'

const sayWhere = ({ DISPLAY }) => {
  if (DISPLAY) say(`There is no display here: the window opens on a virtual one (${DISPLAY}), where nobody sees it.`)
}

const develop = (electron, args) =>
  withDisplay(async (env) => {
    sayWhere(env)
    const options = { env: { ...env, ELECTRON_EXEC_PATH: electron } }
    return (await tool('electron-vite', ['dev', '--watch', '--', ...electronFlags(), ...args], options)).code
  })

const open = (electron, args) =>
  withDisplay(async (env) => {
    sayWhere(env)
    return (await run(electron, [...electronFlags(), root, ...args], { env })).code
  })

await main(async ([first, ...rest]) => {
  const electron = await setup()
  if (first === '--dev') return develop(electron, rest)
  await ensureBuilt()
  say('Opening Free Company. Close its window to come back here.')
  return open(electron, first === undefined ? [] : [first, ...rest])
})
