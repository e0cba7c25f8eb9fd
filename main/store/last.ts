// The table as it was when nobody touched it last: shown again at once while the next start puts the real one together.
// Nothing depends on it. The window asks for the real one all the same, and wherever they differ the real one counts.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, integer, shape, text, type Infer } from '../../engine/kernel/schema'
import { atTable, lastTable, type AtTable, type LastTable } from '../../preload/contract/shapes'
import { readCard } from './card'
import { filesIn, sweep } from './files'

const kept = shape({
  /** Made by this very program. */
  build: text({ max: 100 }),
  at: atTable,
  /** How many decisions the company's book held. */
  decisions: integer({ min: 0 }),
  table: lastTable
})
export type Kept = Omit<Infer<typeof kept>, 'build'>

export class LastSeen {
  constructor(
    private readonly folder: string,
    private readonly build: string
  ) {}

  /** Nothing if another table was seen last, or if this one has been played on since. */
  read(at: AtTable): LastTable | null {
    const found = this.load()
    if (found?.build !== this.build || found.at.company !== at.company || found.at.run !== at.run) return null
    const card = readCard(filesIn(join(this.folder, 'companies', found.at.company)))
    return card?.decisions === found.decisions ? found.table : null
  }

  /** It can always be made again, so it need not be durable. */
  keep(now: Kept): void {
    const fresh = `${this.path}.new`
    try {
      writeFileSync(fresh, JSON.stringify({ build: this.build, ...now }))
      renameSync(fresh, this.path)
    } catch {
      // No room for it, or nothing can be written: the next start takes a moment longer.
      sweep(fresh)
    }
  }

  private get path(): string {
    return join(this.folder, 'last.json')
  }

  private load(): Infer<typeof kept> | null {
    try {
      const checked = check(kept, JSON.parse(readFileSync(this.path, 'utf8')))
      return checked.ok ? checked.value : null
    } catch {
      return null // never kept, or nonsense
    }
  }
}
