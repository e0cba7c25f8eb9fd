// The companies, the games and the table, put together without a window: the app and the headless commands both live
// in here, so what one of them keeps the other finds.
import { join } from 'node:path'
import type { Json } from '../../engine/kernel/ids'
import { words, type Words } from '../../engine/messages/words'
import { done, refused, type Clock, type Result } from '../common/result'
import { seedsFrom } from '../common/seeds'
import type { Bag } from '../saves/log/bag'
import { Bin } from '../saves/companies/bin'
import { readCard } from '../saves/backups/card'
import { Companies, type Open } from '../saves/companies/companies'
import { makeFolder } from '../saves/files/files'
import type { Labour } from '../saves/files/labour'
import { LastSeen } from '../saves/companies/last'
import { placeOf, warningAbout } from '../saves/files/place'
import { SettingsFile } from '../saves/companies/settings'
import { Desk } from '../saves/companies/transfer/desk'
import type { Games } from '../tables/game'
import { Host } from '../tables/host'
import { packsInUse } from '../tables/inUse'

export interface Furnishing {
  readonly folder: string
  readonly clock: Clock
  readonly labour: Labour
  readonly games: Games
  /** How long nothing has to happen for housekeeping to begin, in milliseconds. */
  readonly quiet: number
  /** What was read before there was a house. */
  readonly settings?: SettingsFile
  readonly last?: LastSeen
  /** Everything that is begun falls the same with the same word; without one it falls as it may. */
  readonly seed?: string | undefined
  onFault(where: string, error: unknown): void
  /** Saving has stopped working, or works again. */
  onTrouble(company: string, why: Words | null): void
  /** Something the table told was written into the own pack, or stays there. */
  onRemembered?(told: readonly Words[]): void
}

export class House {
  readonly companies: Companies
  readonly bin: Bin
  readonly desk: Desk
  readonly settings: SettingsFile
  readonly last: LastSeen
  readonly games: Games
  private readonly seed: () => string
  private readonly hosts = new WeakMap<Bag, Host>()
  private readonly troubles = new Map<string, string>()

  constructor(private readonly furnishing: Furnishing) {
    const { folder, clock, labour, games } = furnishing
    makeFolder(folder)
    this.games = games
    this.seed = seedsFrom(furnishing.seed)
    this.settings = furnishing.settings ?? new SettingsFile(folder)
    this.last = furnishing.last ?? new LastSeen(folder, '')
    this.bin = new Bin(join(folder, 'bin'), clock)
    this.companies = new Companies({
      ...furnishing,
      summaryOf: (bag) => this.summaryOf(bag),
      atRest: (bag) => this.hosts.get(bag)?.atRest(),
      onTrouble: (company, why) => this.tellTrouble(company, why),
      lockOf: (bag) => this.lockOf(bag)
    })
    this.desk = new Desk({ folder, companies: this.companies, labour, clock })
    this.bin.empty()
  }

  get folder(): string {
    return this.furnishing.folder
  }
  get clock(): Clock {
    return this.furnishing.clock
  }
  get labour(): Labour {
    return this.furnishing.labour
  }
  /** What is wrong with where the companies are kept, if anything. */
  get warning(): Words | null {
    return warningAbout(placeOf(this.folder))
  }
  get open(): Open | null {
    return this.companies.open
  }

  /** The table of the open company. */
  host(): Result<Host> {
    const { open } = this
    if (!open) return refused('refused', 'table.noCompany')
    const known = this.hosts.get(open.bag)
    if (known) return done(known)
    const host = new Host(open.bag, {
      games: this.games,
      seed: this.seed,
      onFault: (message) => this.furnishing.onFault('a rule', message),
      onRemembered: (told) => this.furnishing.onRemembered?.(told)
    })
    this.hosts.set(open.bag, host)
    return done(host)
  }

  /** After everything that may have been written: housekeeping, and a word when saving no longer works. */
  decided(): void {
    const { open } = this
    if (!open) return
    this.tellTrouble(open.company, open.bag.trouble)
    open.scheduler.decided()
  }

  /** At the end of an encounter or a chapter. Nobody waits for it; if it cannot be made, the table is told. */
  chapterEnded(): void {
    void this.open?.scheduler.backUp('chapter')
  }

  /** Packs have come or gone: what waited for one of them may go on, and what has lost one waits. */
  packsChanged(): void {
    const { open } = this
    if (open) open.bag.lock = this.lockOf(open.bag)
  }

  /** A pack that something unfinished was begun with is not here. */
  private lockOf(bag: Bag): Words | null {
    const pack = this.games.missing?.(packsInUse(bag)) ?? null
    return pack === null ? null : words('table.packMissing', { pack })
  }

  private summaryOf(bag: Bag): Json {
    const [newest] = (this.hosts.get(bag)?.open ?? []).slice(-1)
    return newest?.summary() ?? readCard(bag.files)?.summary ?? null
  }

  private tellTrouble(company: string, why: Words | null): void {
    const key = why?.key ?? ''
    if ((this.troubles.get(company) ?? '') === key) return
    this.troubles.set(company, key)
    this.furnishing.onTrouble(company, why)
  }

  close(): Promise<void> {
    return this.companies.close()
  }
}
