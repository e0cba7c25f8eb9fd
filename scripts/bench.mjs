// npm run bench -- [--short] [--json] [words …]: every row of the performance targets, measured here and now.
import { ensureBuilt } from './build.mjs'
import { withDisplay } from './display.mjs'
import { goWhereItWasTyped, headless, inElectron } from './headless.mjs'
import { main } from './lib.mjs'
import { setup } from './setup.mjs'

await main(async (args) => {
  await setup()
  // Some rows open the app itself.
  await ensureBuilt()
  return withDisplay(async (env) => {
    Object.assign(process.env, env)
    goWhereItWasTyped()
    return inElectron(await headless('bench'), args)
  })
})
