// npm run bench -- [--short] [--json]: every row of the performance targets, measured here and now.
import { runHeadless } from './headless.mjs'
import { main } from './lib.mjs'

await main((args) => runHeadless('bench', args))
