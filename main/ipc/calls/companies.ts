import type { Handlers } from '../boundary'
import type { House } from '../../app/services'
import { done, mapped, nothing, refused, type Result } from '../../common/result'
import { backupPath, cardOfBackup, listBackups } from '../../saves/backups/backups'
import type { Open } from '../../saves/companies/companies'
import type { Bag } from '../../saves/log/bag'
import { bodyOf, draft } from '../../saves/log/entry'
import type { Value } from '../../../preload/contract'
import type { RunCard } from '../../../preload/contract/shapes'
import type { Words } from '../../../engine/messages/words'

type Company = Value<'companies.open'>

/** The name of the restoring that takes everything that can be proven, from wherever it is. */
export const BEST = 'best'

export interface Asking {
  /** Where to put a file, and which file to take; null when the person thought better of it. */
  saveTo(name: string): Promise<string | null>
  openFrom(): Promise<string | null>
}

export const companyCalls = (house: House, asking: Asking, changed: () => void) =>
  ({
    'companies.list': () =>
      done({
        companies: house.companies.list().map((card) => named(house, card)),
        bin: house.bin.list(),
        open: house.open?.company ?? null,
        warning: house.warning
      }),
    'companies.create': async ({ game, kind, name }) => {
      const meant = house.games.of(game, kind)
      return meant.ok ? shown(house, await house.companies.create(meant.value.begins, name)) : meant
    },
    'companies.open': async ({ company }) => shown(house, await house.companies.opened(company)),
    'companies.close': async () => {
      await house.close()
      return nothing
    },
    'companies.rename': async ({ company, name }) => {
      const renamed = await house.companies.rename(company, name)
      changed()
      return renamed.ok ? nothing : renamed
    },
    'companies.note': ({ text, run }) => {
      const { open } = house
      if (!open) return refused('refused', 'table.noCompany')
      if (run !== undefined && !open.bag.run(run)) return refused('unknown', 'table.noSuchRun')
      const kept = open.bag.append(() => [draft(run ?? 0, 'noted', { text })])
      house.decided()
      return kept.ok ? done(open.bag.notes.at(-1) ?? { at: 0, text }) : kept
    },
    'companies.discard': async ({ company }) => {
      const files = house.companies.filesOf(company)
      if (!files) return refused('unknown', 'store.noCompany')
      const put = await house.companies.putBy(company, 'discard')
      // One that cannot be opened can be thrown away all the same: it lies in the bin as it is.
      if (!put.ok && put.code === 'in-use') return put
      const binned = house.bin.put(company, files.folder)
      changed()
      return binned.ok ? nothing : binned
    },
    'companies.duplicate': async ({ company, name }) => {
      if (!house.companies.filesOf(company)) return refused('unknown', 'store.noCompany')
      const made = await house.desk.duplicate(company, name)
      changed()
      return made.ok ? done({ company: made.value }) : made
    },
    'companies.bringBack': ({ bin }) => {
      const back = house.bin.bringBack(bin, house.companies.shelf)
      changed()
      return back
    },
    'companies.exportTo': async ({ company }) => {
      const name = house.companies.list().find(({ id }) => id === company)?.name
      const file = await asking.saveTo(name ?? '')
      return file === null ? refused('cancelled', 'app.cancelled') : house.desk.exportTo(file, company)
    },
    'companies.inspectImport': async () => {
      const file = await asking.openFrom()
      if (file === null) return refused('cancelled', 'app.cancelled')
      return mapped(await house.desk.inspect(file), ({ plan, companies }) => ({
        plan,
        companies: companies.map((one) => ({ ...one, game: named(house, one).game }))
      }))
    },
    'companies.importAll': async ({ plan, choices }) => {
      const imported = await house.desk.importAll(plan, new Map(choices.map(({ company, as }) => [company, as])))
      changed()
      return imported
    },
    'backups.list': ({ company }) => {
      const files = house.companies.filesOf(company)
      if (!files) return refused('unknown', 'store.noCompany')
      const cardOf = (backup: string) => {
        const card = cardOfBackup(files, backup)
        return card && named(house, card)
      }
      return done(listBackups(files).map((one) => ({ ...one, card: cardOf(one.backup) })))
    },
    'backups.make': async ({ company }) => {
      const opened = await house.companies.opened(company)
      return opened.ok ? opened.value.scheduler.backUp('asked') : opened
    },
    'backups.restore': ({ company, backup }) => restore(house, company, backup)
  }) satisfies Partial<Handlers>

function shown(house: House, opened: Result<Open>): Result<Company> {
  if (!opened.ok) return opened
  const { company, bag, told } = opened.value
  const { warning } = house
  const { game, kind } = named(house, bag.identity)
  return done({
    id: company,
    name: bag.name,
    game,
    kind,
    runs: bag.runs.map(({ head: _head, how, ...card }) => ({
      ...named(house, card),
      how: how ?? null,
      title: titleOf(house, bag, card)
    })),
    notes: bag.notes,
    readOnly: bag.readOnly,
    // Why this one cannot be written says it all.
    told: warning && !bag.readOnly ? [...told, warning] : told
  })
}

function titleOf(house: House, bag: Bag, { run, game, kind }: Pick<RunCard, 'run' | 'game' | 'kind'>): Words | null {
  const begun = bag.entry(run)
  const meant = house.games.of(game, kind)
  return (begun && meant.ok && meant.value.titleOf?.(bodyOf<'begun'>(begun).setup)) || null
}

/** By its game and kind of run, whatever its save begins with; a game that is not here keeps the name it had. */
function named<T extends { readonly game: string; readonly kind?: string }>(
  { games }: House,
  one: T
): T & { readonly kind: string } {
  const meant = games.of(one.game, one.kind)
  const { game, kind } = meant.ok ? meant.value : { game: one.game, kind: one.kind ?? one.game }
  return { ...one, game, kind }
}

/** What is there now is backed up before, or set aside if it is damaged: no way back closes the way forward. */
async function restore(house: House, company: string, backup: string): Promise<Result<Value<'backups.restore'>>> {
  const files = house.companies.filesOf(company)
  if (!files) return refused('unknown', 'store.noCompany')
  const before = house.companies.list().find(({ id }) => id === company)?.decisions ?? 0
  if (backup === BEST) {
    const rescued = await house.companies.rescue(company)
    return rescued.ok ? done({ decisions: rescued.value.kept, before }) : rescued
  }
  const from = backupPath(files, backup)
  if (from === null) return refused('unknown', 'store.noBackup')
  const replaced = await house.companies.replace(company, from, 'restore')
  return replaced.ok ? done({ decisions: replaced.value.last, before }) : replaced
}
