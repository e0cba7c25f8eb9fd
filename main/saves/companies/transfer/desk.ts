// Exporting and importing at the shelf: what a file would do is told first, and done only when it was agreed to.
import { renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Given, Value } from '../../../../preload/contract'
import { done, mapped, refused, type Clock, type Result } from '../../../common/result'
import { backupPath } from '../../backups/backups'
import { freeName } from '../bin'
import { newName, type Companies } from '../companies'
import type { ClosedGlimpse } from '../../recovery/closed'
import { filesIn, makeFolder, namesIn, sweep, syncFolder } from '../../files/files'
import type { Labour } from '../../files/labour'
import { troubleOf } from '../../files/trouble'
import { isUnreadable } from '../../recovery/troubled'
import type { Staged } from './import'

type Plan = Value<'companies.inspectImport'>
type Planned = Plan['companies'][number]
type Comparison = Pick<Planned, 'here' | 'hereDecisions'>
type Choice = Given<'companies.importAll'>['choices'][number]['as']
type Exported = Value<'companies.exportTo'>

export interface DeskParts {
  readonly folder: string
  readonly companies: Companies
  readonly labour: Labour
  readonly clock: Clock
}

interface Waiting {
  readonly plan: Plan
  readonly staging: string
  readonly staged: ReadonlyMap<string, { readonly staged: Staged; readonly target: string | null }>
}

export class Desk {
  private waiting: Waiting | null = null

  constructor(private readonly parts: DeskParts) {
    for (const name of namesIn(parts.folder)) if (STAGING.test(name)) sweep(join(parts.folder, name))
  }

  /** One company or all of them; of all, one that cannot be read does not keep the others back. */
  async exportTo(file: string, only?: string): Promise<Result<Exported>> {
    const wanted = only === undefined ? this.parts.companies.list() : [{ id: only, name: only }]
    const saves: string[] = []
    const leftOut: string[] = []
    for (const { id, name } of wanted) {
      const save = await this.completeSave(id)
      if (save.ok) saves.push(save.value)
      else if (wanted.length > 1 && isUnreadable(save.code)) leftOut.push(name)
      else return save
    }
    const written = await this.parts.labour.writeExport({ saves, to: file, made: this.parts.clock() })
    return mapped(written, (made) => ({ ...made, leftOut }))
  }

  /** A file with everything in it: the save itself when it is closed, else a backup made now. */
  private async completeSave(company: string): Promise<Result<string>> {
    const { open } = this.parts.companies
    if (open?.company !== company) {
      const files = this.parts.companies.filesOf(company)
      // Looked into and closed again, a save has no log beside it that would be missing from the file.
      const seen = await this.parts.companies.glimpse(company, 0)
      return seen.ok && files ? done(files.save) : seen.ok ? refused('unknown', 'store.noCompany') : seen
    }
    const made = await open.scheduler.backUp('asked')
    if (!made.ok) return made
    return done(backupPath(open.bag.files, made.value.backup) ?? open.bag.files.save)
  }

  async inspect(file: string): Promise<Result<Plan>> {
    await this.forget()
    const staging = join(this.parts.folder, `import-${newName()}`)
    const read = await this.parts.labour.readImport({ file, staging })
    if (!read.ok) return read
    const staged = new Map<string, { staged: Staged; target: string | null }>()
    const companies: Planned[] = []
    for (const one of read.value) {
      const id = freeKey(one.identity.origin, staged)
      const { here, hereDecisions, target } = await this.compare(one)
      staged.set(id, { staged: one, target })
      companies.push({ id, name: one.name, game: one.identity.game, decisions: one.last, here, hereDecisions })
    }
    const plan = { plan: newName(), companies }
    this.waiting = { plan, staging, staged }
    return done(plan)
  }

  private async compare(staged: Staged): Promise<Comparison & { target: string | null }> {
    const { origin } = staged.identity
    for (const company of this.parts.companies.names()) {
      if (company !== origin && !company.startsWith(`${origin}-`)) continue
      const seen = await this.parts.companies.glimpse(company, staged.last)
      if (seen.ok) return { ...comparison(staged, seen.value), target: company }
      return { here: 'other', hereDecisions: 0, target: company }
    }
    return { here: 'nothing', hereDecisions: 0, target: null }
  }

  async importAll(plan: string, choices: ReadonlyMap<string, Choice>): Promise<Result<{ companies: string[] }>> {
    const { waiting } = this
    if (!waiting || waiting.plan.plan !== plan) return refused('unknown', 'import.noPlan')
    const companies: string[] = []
    try {
      for (const [id, { staged, target }] of waiting.staged) {
        const put = await this.put(staged, target, choices.get(id) ?? 'skip')
        if (!put.ok) return put
        if (put.value !== null) companies.push(put.value)
      }
      return done({ companies })
    } finally {
      await this.forget()
    }
  }

  /** A second company beside the first, which goes its own way from here. */
  async duplicate(company: string, name: string): Promise<Result<string>> {
    // Named like what an import leaves behind, so that it is cleared away should the program end in the midst of it.
    const file = join(this.parts.folder, `import-${newName()}`)
    try {
      const exported = await this.exportTo(file, company)
      if (!exported.ok) return exported
      const inspected = await this.inspect(file)
      if (!inspected.ok) return inspected
      const { plan, companies } = inspected.value
      const imported = await this.importAll(plan, new Map(companies.map(({ id }) => [id, 'both'])))
      const copy = imported.ok ? imported.value.companies[0] : undefined
      if (copy === undefined) return imported.ok ? refused('unknown', 'store.noCompany') : imported
      const renamed = await this.parts.companies.rename(copy, name)
      return renamed.ok ? done(copy) : renamed
    } finally {
      await rm(file, WHOLLY)
    }
  }

  private async put(staged: Staged, target: string | null, choice: Choice): Promise<Result<string | null>> {
    if (choice === 'skip') return done(null)
    if (choice === 'replace' && target !== null) {
      const replaced = await this.parts.companies.replace(target, filesIn(staged.folder).save, 'import')
      return replaced.ok ? done(target) : replaced
    }
    const { shelf } = this.parts.companies
    try {
      const company = freeName(staged.identity.origin, shelf)
      makeFolder(shelf)
      renameSync(staged.folder, join(shelf, company))
      syncFolder(shelf)
      return done(company)
    } catch (error) {
      return troubleOf(error)
    }
  }

  private async forget(): Promise<void> {
    const { waiting } = this
    this.waiting = null
    if (waiting) await rm(waiting.staging, WHOLLY)
  }
}

const WHOLLY = { recursive: true, force: true } as const
const STAGING = /^import-c-[0-9a-f]{16}$/

function comparison(staged: Staged, { last, chain, chainThere }: ClosedGlimpse): Comparison {
  if (chainThere === staged.chain) return { here: last === staged.last ? 'same' : 'newer', hereDecisions: last }
  return { here: staged.chains[last - 1] === chain ? 'older' : 'other', hereDecisions: last }
}

function freeKey(origin: string, taken: ReadonlyMap<string, unknown>): string {
  let key = origin
  for (let n = 2; taken.has(key); n++) key = `${origin.slice(0, 56)}-${n}`
  return key
}
