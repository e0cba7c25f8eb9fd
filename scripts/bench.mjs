// npm run bench -- [--short] [--json] [words …]: every row of the performance targets, measured here and now.
import { withDisplay } from './display.mjs'
import { runHeadless } from './headless.mjs'
import { main } from './lib.mjs'

await main((args) =>
  withDisplay((env) => {
    Object.assign(process.env, env)
    return runHeadless('bench', args)
  })
)
