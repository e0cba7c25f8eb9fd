import { join } from 'node:path'
import { games } from '../games'
import type { Furnishing } from '../house'
import { tell } from '../say'
import { inThreads } from '../store/labour'
import type { Terminal } from './terminal'

const QUIET = 1500

/** What a house needs when nobody looks on. */
export const furnishing = (terminal: Terminal): Omit<Furnishing, 'folder'> => ({
  clock: Date.now,
  labour: inThreads(join(import.meta.dirname, 'store.worker.js')),
  games,
  quiet: QUIET,
  onFault: (where, error) => terminal.note(`${where}: ${error instanceof Error ? error.stack : String(error)}`),
  onTrouble: (_company, why) => {
    if (why) terminal.note(tell(why))
  }
})
