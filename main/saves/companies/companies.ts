// The shelf of companies in the data folder, and the one that is open.
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../../engine/kernel/ids'
import { words, type Words } from '../../../engine/messages/words'
import type { CompanyCard } from '../../../preload/contract/shapes'
import { done, refused, type Clock, type Refused, type Result } from '../../common/result'
import type { Reason } from '../backups/backups'
import type { Bag } from '../log/bag'
import { cardOf, readCard, writeCard } from '../backups/card'
import type { ClosedGlimpse } from '../recovery/closed'
import { draft, link, chainStart, type Identity } from '../log/entry'
import { filesIn, makeFolder, namesIn, sweep, syncFolder, type Files } from '../files/files'
import { BackupScheduler } from '../backups/backupScheduler'
import type { Labour } from '../files/labour'
import type { Contents } from '../log/image'
import { openBag } from '../recovery/open'
import { rescue, weigh, type Rescued } from '../recovery/rescue'
import { troubleOf } from '../files/trouble'
import { isHarm, troubledCard } from '../recovery/troubled'
import { Turns } from '../files/turns'
import { writeSave } from '../log/writing'

/** A company gets its name on the shelf when it is complete. */
const MAKING = '.new-'
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/

export interface Shelving {
  readonly folder: string
  readonly clock: Clock
  readonly labour: Labour
  readonly quiet: number
  /** What the games say about the open company, for its card. */
  summaryOf(bag: Bag): Json
  atRest(bag: Bag): void
  onTrouble(company: string, why: Words | null): void
  /** Why nothing of it may be changed although it could be: what it was played with is missing. */
  lockOf?(bag: Bag): Words | null
}

export interface Open {
  readonly company: string
  readonly bag: Bag
  readonly scheduler: BackupScheduler
  /** What was found and put right when it was opened. */
  readonly told: readonly Words[]
}

export class Companies {
  private current: Open | null = null
  private readonly turns = new Turns()
  /** The company a thread is working on. */
  private atWork: string | null = null

  constructor(private readonly shelving: Shelving) {
    makeFolder(this.shelf)
    for (const half of namesIn(this.shelf)) if (half.startsWith(MAKING)) sweep(join(this.shelf, half))
  }

  get open(): Open | null {
    return this.current
  }
  get shelf(): string {
    return join(this.shelving.folder, 'companies')
  }

  filesOf(company: string): Files | null {
    const files = filesIn(join(this.shelf, company))
    return NAME.test(company) && holdsSomething(files) ? files : null
  }

  /** The names under which companies stand on the shelf. */
  names(): readonly string[] {
    return namesIn(this.shelf).filter((company) => this.filesOf(company) !== null)
  }

  /** Looks into a company without opening it for play. */
  glance<T>(company: string, look: (bag: Bag) => T): Result<T> {
    if (this.current?.company === company) return done(look(this.current.bag))
    const files = this.filesOf(company)
    if (!files) return refused('unknown', 'store.noCompany')
    if (this.atWork === company) return refused('in-use', 'store.inUse')
    const opened = openBag(files, { clock: this.shelving.clock })
    if (!opened.ok) return opened
    opened.value.lock = this.shelving.lockOf?.(opened.value) ?? null
    try {
      return done(look(opened.value))
    } finally {
      opened.value.close()
    }
  }

  async rename(company: string, name: string): Promise<Result<null>> {
    const named = (bag: Bag): Result<unknown> => bag.append(() => [draft(0, 'named', { name })])
    const open = this.current?.company === company ? this.current.bag : null
    if (open) {
      const kept = named(open)
      this.writeCard()
      return kept.ok ? done(null) : kept
    }
    const renamed = this.glance(company, (bag) => {
      const kept = named(bag)
      if (kept.ok) writeCard(bag.files, cardOf(company, bag, this.shelving.summaryOf(bag)))
      return kept
    })
    if (!renamed.ok) return renamed
    return renamed.value.ok ? done(null) : renamed.value
  }

  /** How far its book goes, and where its chain passes at an entry. */
  glimpse(company: string, entry: number): Promise<Result<ClosedGlimpse>> {
    const { current } = this
    if (current?.company === company) {
      const { last, chain } = current.bag
      return Promise.resolve(done({ last, chain, chainThere: current.bag.chainAt(entry) ?? null }))
    }
    const at = this.shelving.clock()
    return this.work(company, (files) => this.shelving.labour.glimpse({ files, entry, at }))
  }

  /** A backup, and then the company is closed: it is about to go away. */
  putBy(company: string, reason: Reason): Promise<Result<unknown>> {
    const at = this.shelving.clock()
    return this.work(company, (files) => this.shelving.labour.backUpClosed({ files, reason, at }))
  }

  /** Another book takes the company's place; what stands there is backed up or, when it is damaged, set aside. */
  replace(company: string, from: string, reason: Reason): Promise<Result<Contents>> {
    const at = this.shelving.clock()
    return this.work(company, (files) => this.shelving.labour.replaceSave({ files, from, reason, at }))
  }

  /** The best that can be had of a damaged one, even when something of it is lost. */
  rescue(company: string): Promise<Result<Rescued>> {
    const at = this.shelving.clock()
    const why = words('store.damaged', { part: 'file' })
    return this.work(company, async (files) => {
      const seen = await this.shelving.labour.glimpse({ files, entry: 0, at })
      return seen.ok || isHarm(seen.code) ? this.shelving.labour.rescue({ files, why, at }) : seen
    })
  }

  /** In a thread, on a company that is closed for it; whoever wants to open one meanwhile waits. */
  private work<T>(company: string, job: (files: Files) => Promise<Result<T>>): Promise<Result<T>> {
    return this.turns.take(async () => {
      const files = this.filesOf(company)
      if (!files) return refused('unknown', 'store.noCompany')
      if (this.current?.company === company) await this.closeCurrent()
      this.atWork = company
      try {
        return await job(files)
      } finally {
        this.atWork = null
      }
    })
  }

  /** Every company by its card; those without a usable card are looked into. */
  list(): readonly CompanyCard[] {
    return this.names().flatMap((company) => {
      const files = this.filesOf(company)
      return files ? [this.cardOf(company, files)] : []
    })
  }

  private cardOf(company: string, files: Files): CompanyCard {
    if (this.current?.company === company) return this.cardOfOpen(this.current)
    const card = readCard(files)
    if (card) return { ...card, id: company }
    const made = this.glance(company, (bag) => cardOf(company, bag, this.shelving.summaryOf(bag)))
    if (!made.ok) return this.troubled(company, files, made)
    writeCard(files, made.value)
    return made.value
  }

  /** What is damaged shows it until it is put right, for then it gets a new card. */
  private troubled(company: string, files: Files, refusal: Refused): CompanyCard {
    const card = troubledCard(company, files, refusal)
    if (card.state === 'damaged') writeCard(files, card)
    return card
  }

  private cardOfOpen({ company, bag }: Open): CompanyCard {
    const card = cardOf(company, bag, this.shelving.summaryOf(bag))
    return bag.readOnly ? { ...card, trouble: bag.readOnly } : card
  }

  async create(game: string, name: string): Promise<Result<Open>> {
    const created = this.shelving.clock()
    const identity = { origin: newName(), game, created }
    const making = join(this.shelf, `${MAKING}${identity.origin}`)
    try {
      writeSave(filesIn(making), identity, [titlePage(identity, name)])
      renameSync(making, join(this.shelf, identity.origin))
      syncFolder(this.shelf)
    } catch (error) {
      sweep(making)
      return troubleOf(error)
    }
    return this.opened(identity.origin)
  }

  /** When whatever is under way is done: a company that is being opened is open, or cannot be. */
  settled(): Promise<void> {
    return this.turns.take(() => Promise.resolve())
  }

  /** Opens a company and closes the one before. What can be put right without losing anything is put right. */
  opened(company: string): Promise<Result<Open>> {
    return this.turns.take(() => this.openInTurn(company))
  }

  private async openInTurn(company: string): Promise<Result<Open>> {
    // One that could only be looked at may be played by now.
    if (this.current?.company === company && !this.current.bag.isCopy) return done(this.current)
    const files = this.filesOf(company)
    if (!files) return refused('unknown', 'store.noCompany')
    await this.closeCurrent()
    const { clock } = this.shelving
    const told: Words[] = []
    let bag = openBag(files, { clock })
    if (!bag.ok && isHarm(bag.code)) {
      const mended = this.mend(files, bag.why)
      if (!mended.ok) {
        this.troubled(company, files, mended)
        return mended
      }
      told.push(mended.value)
      bag = openBag(files, { clock })
    }
    if (!bag.ok) return bag
    this.current = this.hold(company, bag.value, [...told, ...bag.value.mended])
    return done(this.current)
  }

  private mend(files: Files, why: Words): Result<Words> {
    const found = weigh(files)
    if (!found || found.kept === 0) return refused('damaged', 'store.beyondRescue')
    const { kept, lost, isSure } = found
    if (lost > 0) return refused('damaged', 'store.damagedLossy', { kept, lost })
    if (!isSure) return refused('damaged', 'store.damagedUnsure', { kept })
    const mended = rescue({ files, why, at: this.shelving.clock() })
    return mended.ok ? done(words('store.rescued', { kept: mended.value.kept })) : mended
  }

  private hold(company: string, bag: Bag, told: readonly Words[]): Open {
    const { clock, labour, quiet } = this.shelving
    bag.lock = this.shelving.lockOf?.(bag) ?? null
    const scheduler = new BackupScheduler(bag, {
      clock,
      labour,
      quiet,
      atRest: () => {
        this.shelving.atRest(bag)
        this.writeCard()
      },
      writeCard: () => this.writeCard(),
      onTrouble: (result) => this.shelving.onTrouble(company, result.ok ? null : result.why)
    })
    // An imported or mended company has no backup yet: it gets one in the first quiet moment.
    if (!bag.readOnly) scheduler.decided()
    return { company, bag, scheduler, told }
  }

  /** The card as it now is, for the next start. */
  writeCard(): void {
    if (!this.current || this.current.bag.readOnly) return
    const { company, bag } = this.current
    writeCard(bag.files, cardOf(company, bag, this.shelving.summaryOf(bag)))
  }

  close(): Promise<void> {
    return this.turns.take(() => this.closeCurrent())
  }

  private async closeCurrent(): Promise<void> {
    if (!this.current) return
    const { bag, scheduler } = this.current
    await scheduler.stop()
    if (!bag.readOnly) this.shelving.atRest(bag)
    await bag.settleDown()
    this.writeCard()
    this.current = null
    bag.close()
  }
}

export const newName = (): string => `c-${randomBytes(8).toString('hex')}`

const holdsSomething = (files: Files): boolean =>
  [files.save, files.tail, files.backups].some((path) => existsSync(path))

function titlePage(identity: Identity, name: string) {
  const entry = { ...draft(0, 'named', { name }), n: 1, at: identity.created }
  return { ...entry, chain: link(chainStart(identity), entry) }
}
