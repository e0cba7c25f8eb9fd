// npm run -s table -- COMMAND: the table without a window. Started by scripts/table.mjs.
import module from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { commands } from './commands'
import { runTable } from './run'
import { processTerminal } from './kit/terminal'

/** From this V8 on (Node 22) a lighter compiler goes first; before, optimising takes longer than short work ever runs. */
const LIGHT_COMPILER = 12

/** Runs what was typed and gives the exit code. `inElectron` starts the same once more in Electron's Node. */
export async function table(typed: readonly string[], inElectron: () => Promise<number>): Promise<number> {
  if (process.versions['electron'] === undefined) {
    if (wantsElectron(typed)) return inElectron()
    if (Number.parseInt(process.versions.v8) < LIGHT_COMPILER) setFlagsFromString('--interrupt-budget=1200000')
  }
  // What has been compiled once is kept beside the program; an older Node, or a folder that cannot be written, compiles again.
  module.enableCompileCache?.(join(import.meta.dirname, 'compiled'))
  // Whoever reads the answers may have heard enough, such as `head`: no reason to complain.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return runTable(typed, processTerminal)
}

const wantsElectron = ([first, second]: readonly string[]): boolean =>
  commands.some(({ name, anywhere }) => !anywhere && (name === first || (first === 'help' && name === second)))
