// The table as it was when nobody touched it last: shown again at once while the next start puts the real one together.
// Nothing depends on it. The window asks for the real one all the same, and wherever they differ the real one counts.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { check, integer, shape, text, type Infer } from '../../../engine/schema'
import { atTable, lastTable, type AtTable, type LastTable } from '../../../preload/contract/shapes'
import { listIn, packsIn } from '../../packs/where'
import { readCard } from '../backups/card'
import { filesIn, sweep, type Files } from '../files/files'
import { sealedEnd } from '../log/sealed'

const kept = shape({
  /** Made by this very program. */
  build: text({ max: 100 }),
  at: atTable,
  /** How many decisions the company's book held, and where its chain passed there. */
  decisions: integer({ min: 0 }),
  chain: integer({ min: 0 }),
  /** What said which packs there were. */
  packs: integer({ min: 0 }),
  table: lastTable
})
type Found = Infer<typeof kept>
export type KeptTable = Omit<Found, 'build' | 'packs'>

export class LastSeen {
  private assured: Found | null = null

  constructor(
    private readonly folder: string,
    private readonly build: string
  ) {}

  /**
   * Is what is kept the very table its save ends with? The save is known byte for byte by its seal, and its chain ends with
   * the decision that was seen: the same program makes the same table of it, with the same packs. Only while no save is
   * open; until `release`.
   */
  assure(): boolean {
    const found = this.load()
    const end = found?.build === this.build && found.packs === this.packs ? sealedEnd(this.filesOf(found)) : null
    this.assured = end && found && end.last === found.decisions && end.chain === found.chain ? found : null
    return this.assured !== null
  }

  /** From now on the save may be played on. */
  release(): void {
    this.assured = null
  }

  isSure(at: AtTable): boolean {
    return this.assured !== null && isSame(this.assured.at, at)
  }

  /** Nothing if another table was seen last, or if this one has been played on since. */
  read(at: AtTable): LastTable | null {
    const found = this.assured ?? this.load()
    if (found?.build !== this.build || !isSame(found.at, at)) return null
    return readCard(this.filesOf(found))?.decisions === found.decisions ? found.table : null
  }

  /** It can always be made again, so it need not be durable. */
  keep(now: KeptTable): void {
    const fresh = `${this.path}.new`
    try {
      writeFileSync(fresh, JSON.stringify({ build: this.build, packs: this.packs, ...now }))
      renameSync(fresh, this.path)
    } catch {
      // No room for it, or nothing can be written: the next start takes a moment longer.
      sweep(fresh)
    }
  }

  private get path(): string {
    return join(this.folder, 'last.json')
  }

  private get packs(): number {
    try {
      return crc32(readFileSync(listIn(packsIn(this.folder))))
    } catch {
      return 0 // there are none but those that come with the app
    }
  }

  private filesOf({ at }: Found): Files {
    return filesIn(join(this.folder, 'companies', at.company))
  }

  private load(): Found | null {
    try {
      const checked = check(kept, JSON.parse(readFileSync(this.path, 'utf8')))
      return checked.ok ? checked.value : null
    } catch {
      return null // never kept, or nonsense
    }
  }
}

const isSame = (a: AtTable, b: AtTable): boolean => a.company === b.company && a.run === b.run
