// npm run -s table -- COMMAND: the table without a window.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { commandsFor } from './commands'
import { runTable } from './run'
import { processTerminal } from './terminal'

// What has been compiled once is kept beside the program; where that cannot be written, it is compiled again.
enableCompileCache(join(import.meta.dirname, 'compiled'))

// Whoever reads the answers may have heard enough, such as `head`: no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const typed = process.argv.slice(2)
process.exitCode = await runTable(typed, await commandsFor(typed[0]), processTerminal)
