// npm run -s table -- COMMAND: the engine without a window (odds, simulate, replay …). `-- help` lists the commands.
import { runHeadless } from './headless.mjs'
import { main } from './lib.mjs'

await main((args) => runHeadless('table', args))
