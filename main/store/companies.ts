// The shelf of companies in the data folder, and the one that is open.
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../engine/kernel/ids'
import { words, type Words } from '../../engine/kernel/words'
import type { CompanyCard } from '../../preload/contract/shapes'
import { done, refused, type Clock, type Result } from '../result'
import { putBy, type Reason } from './backups'
import type { Bag } from './bag'
import { cardOf, readCard, writeCard } from './card'
import { draft, link, chainStart, type Identity } from './entry'
import { filesIn, makeFolder, namesIn, syncFolder, type Files } from './files'
import { Keeper } from './keeper'
import type { Labour } from './labour'
import { openBag } from './open'
import { rescue, weigh } from './rescue'
import { troubleOf } from './trouble'
import { writeSave } from './writing'

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
}

export interface Open {
  readonly company: string
  readonly bag: Bag
  readonly keeper: Keeper
  /** What was found and put right when it was opened. */
  readonly told: readonly Words[]
}

export class Companies {
  private current: Open | null = null

  constructor(private readonly shelving: Shelving) {
    makeFolder(this.shelf)
    for (const half of namesIn(this.shelf))
      if (half.startsWith(MAKING)) rmSync(join(this.shelf, half), { recursive: true, force: true })
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
    const opened = openBag(files, { clock: this.shelving.clock })
    if (!opened.ok) return opened
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

  /** A backup, and then the company is closed: something is about to take its place. */
  async putBy(company: string, reason: Reason): Promise<Result<null>> {
    const opened = await this.opened(company)
    if (!opened.ok) return opened
    const made = await opened.value.keeper.backUp(reason)
    await this.close()
    return made.ok ? done(null) : made
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
    if (!made.ok) return unreadable(company, made.why)
    writeCard(files, made.value)
    return made.value
  }

  private cardOfOpen({ company, bag }: Open): CompanyCard {
    const card = cardOf(company, bag, this.shelving.summaryOf(bag))
    const trouble = bag.trouble ?? bag.readOnly
    return trouble ? { ...card, trouble } : card
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
      rmSync(making, { recursive: true, force: true })
      return troubleOf(error)
    }
    return this.opened(identity.origin)
  }

  /** Opens a company and closes the one before. What can be put right without losing anything is put right. */
  async opened(company: string): Promise<Result<Open>> {
    if (this.current?.company === company) return done(this.current)
    const files = this.filesOf(company)
    if (!files) return refused('unknown', 'store.noCompany')
    await this.close()
    const told: Words[] = []
    let bag = this.openBag(files)
    if (!bag.ok && isHarm(bag.code)) {
      const mended = this.mend(files, bag.why)
      if (!mended.ok) return mended
      told.push(mended.value)
      bag = this.openBag(files)
    }
    if (!bag.ok) return bag
    this.current = this.hold(company, bag.value, [...told, ...bag.value.mended])
    return done(this.current)
  }

  private openBag(files: Files): Result<Bag> {
    const { clock } = this.shelving
    const beforeMigration = (image: Buffer): void =>
      putBy(files, image, { decisions: readCard(files)?.decisions ?? 0, at: clock(), reason: 'migration' })
    return openBag(files, { clock, beforeMigration })
  }

  private mend(files: Files, why: Words): Result<Words> {
    const found = weigh(files)
    if (!found || found.kept === 0) return refused('damaged', 'store.beyondRescue')
    if (found.lost > 0) return refused('damaged', 'store.damagedLossy', { ...found })
    const mended = rescue(files, why, this.shelving.clock())
    return mended.ok ? done(words('store.rescued', { kept: mended.value.kept })) : mended
  }

  private hold(company: string, bag: Bag, told: readonly Words[]): Open {
    const { clock, labour, quiet } = this.shelving
    const keeper = new Keeper(bag, {
      clock,
      labour,
      quiet,
      atRest: () => {
        this.shelving.atRest(bag)
        this.writeCard()
      },
      onTrouble: (result) => this.shelving.onTrouble(company, result.ok ? null : result.why)
    })
    // An imported or mended company has no backup yet: it gets one in the first quiet moment.
    if (!bag.readOnly) keeper.decided()
    return { company, bag, keeper, told }
  }

  /** The card as it now is, for the next start. */
  writeCard(): void {
    if (!this.current || this.current.bag.readOnly) return
    const { company, bag } = this.current
    writeCard(bag.files, cardOf(company, bag, this.shelving.summaryOf(bag)))
  }

  async close(): Promise<void> {
    if (!this.current) return
    await this.current.keeper.stop()
    this.closeNow()
  }

  /** When there is no time to wait for a backup: it is made another time. */
  closeNow(): void {
    if (!this.current) return
    const { bag, keeper } = this.current
    void keeper.stop()
    if (!bag.readOnly) this.shelving.atRest(bag)
    this.writeCard()
    this.current = null
    bag.close()
  }
}

export const newName = (): string => `c-${randomBytes(8).toString('hex')}`

const holdsSomething = (files: Files): boolean =>
  [files.save, files.tail, files.backups].some((path) => existsSync(path))
const isHarm = (code: string): boolean => code === 'damaged' || code === 'unknown'

function titlePage(identity: Identity, name: string) {
  const entry = { ...draft(0, 'named', { name }), n: 1, at: identity.created }
  return { ...entry, chain: link(chainStart(identity), entry) }
}

const unreadable = (company: string, why: Words): CompanyCard => ({
  id: company,
  name: company,
  game: 'unknown',
  summary: null,
  created: 0,
  played: 0,
  decisions: 0,
  trouble: why
})
