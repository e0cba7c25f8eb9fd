// npm run -s table -- COMMAND: the table without a window.
import { commands } from './commands'
import { runTable } from './run'
import { processTerminal } from './terminal'

// Whoever reads the answers may have heard enough, such as `head`: no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runTable(process.argv.slice(2), commands, processTerminal)
