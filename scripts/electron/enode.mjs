// node scripts/electron/enode.mjs <package> [arguments]: a package's command, run in Electron's Node.
import { electronTool, main } from '../lib.mjs'
import { setup } from '../setup.mjs'

await main(async ([packageName, ...args]) => (await electronTool(await setup(), packageName, args)).code)
