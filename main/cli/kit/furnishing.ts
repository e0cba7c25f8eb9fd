import { join } from 'node:path'
import { gamesWith, libraryIn } from '../../games/hosting'
import type { Furnishing } from '../../app/services'
import { packsIn } from '../../packs/library'
import { tell } from '../../common/say'
import { inThreads } from '../../saves/files/labour'
import type { Terminal } from './terminal'

const QUIET = 1500

/** What a house needs when nobody looks on; with the packs of this folder, if there are any. */
export const furnishing = (terminal: Terminal, folder: string | null = null): Omit<Furnishing, 'folder'> => ({
  clock: Date.now,
  labour: inThreads(join(import.meta.dirname, 'store.worker.js')),
  games: gamesWith(libraryIn(folder === null ? null : packsIn(folder))),
  quiet: QUIET,
  onFault: (where, error) => terminal.note(`${where}: ${error instanceof Error ? error.stack : String(error)}`),
  onTrouble: (_company, why) => {
    if (why) terminal.note(tell(why))
  }
})
