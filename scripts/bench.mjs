// npm run bench -- [--short] [--json] [words …]: every row of the performance targets, measured here and now.
import { withDisplay } from './display.mjs'
import { goWhereItWasTyped, headless, inElectron } from './headless.mjs'
import { main } from './lib.mjs'

await main((args) =>
  withDisplay(async (env) => {
    Object.assign(process.env, env)
    goWhereItWasTyped()
    return inElectron(await headless('bench'), args)
  })
)
