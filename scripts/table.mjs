// npm run -s table -- COMMAND: the engine without a window (odds, simulate, replay …). `-- help` lists the commands.
// A command that any Node can do is done right here; the others start this file once more, in Electron's Node.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { goWhereItWasTyped, headless, inElectron } from './headless.mjs'
import { main } from './lib.mjs'

await main(async (args) => {
  const { table } = await import(pathToFileURL(await headless('table')))
  goWhereItWasTyped()
  return table(args, () => inElectron(fileURLToPath(import.meta.url), args))
})
