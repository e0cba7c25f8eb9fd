import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Value } from '../../preload/contract'
import { note } from '../shell/announcer'
import { asked, host } from '../shell/host'
import { report, settleAll } from '../shell/trouble'
import { say } from '../words/say'

export type Shelf = Value<'companies.list'>
export type Card = Shelf['companies'][number]
export type BinnedCompany = Shelf['bin'][number]
export type ImportPlan = Value<'companies.inspectImport'>
export type ImportChoice = 'add' | 'replace' | 'both' | 'skip'

export const useCompanies = defineStore('companies', () => {
  const shelf = shallowRef<Shelf | null>(null)

  const companies = computed<readonly Card[]>(() =>
    (shelf.value?.companies ?? []).map(told).sort((a, b) => b.played - a.played)
  )
  const bin = computed<readonly BinnedCompany[]>(() => shelf.value?.bin ?? [])
  /** Where nothing is well, what can at least be looked at. */
  const latest = computed<Card | undefined>(
    () =>
      companies.value.find((card) => card.trouble === undefined) ??
      companies.value.find((card) => card.state === undefined)
  )

  /** What is the matter with the folder of all of them is said once, and not on a card again. */
  function told(card: Card): Card {
    if (shelf.value?.warning?.key !== 'store.folderReadOnly' || card.trouble?.key !== 'store.readOnly') return card
    const { trouble: _said, ...rest } = card
    return rest
  }

  async function refresh(): Promise<void> {
    const found = await asked(host().companies.list())
    if (!found) return
    shelf.value = found
    settleAll('folder')
    if (found.warning) report(found.warning, 'folder', true)
  }

  async function rename(company: string, name: string): Promise<void> {
    await asked(host().companies.rename({ company, name }))
    await refresh()
  }

  async function discard(card: Card): Promise<void> {
    const gone = await asked(host().companies.discard({ company: card.id }))
    if (gone) note(say('home.discarded', { name: card.name }))
    await refresh()
  }

  async function duplicate(card: Card): Promise<void> {
    const name = say('home.copyOf', { name: card.name })
    const made = await asked(host().companies.duplicate({ company: card.id, name }))
    if (made) note(say('home.copied', { name }))
    await refresh()
  }

  async function bringBack(binned: BinnedCompany): Promise<void> {
    const back = await asked(host().companies.bringBack({ bin: binned.bin }))
    if (back) note(say('home.broughtBack', { name: binned.name }))
    await refresh()
  }

  async function exportTo(company?: string): Promise<void> {
    const saved = await asked(host().companies.exportTo(company === undefined ? {} : { company }))
    if (!saved) return
    note(say('home.exported', { file: saved.file }))
    const names = saved.leftOut.join(', ')
    if (names) report({ key: 'home.exportedWithout', args: { names } }, 'refused')
  }

  const inspectImport = (): Promise<ImportPlan | undefined> => asked(host().companies.inspectImport())

  async function importAll(plan: ImportPlan, choices: ReadonlyMap<string, ImportChoice>): Promise<void> {
    const list = plan.companies.map(({ id }) => ({ company: id, as: choices.get(id) ?? ('skip' as const) }))
    const done = await asked(host().companies.importAll({ plan: plan.plan, choices: list }))
    if (done) note(say('home.imported', { count: done.companies.length }))
    await refresh()
  }

  return {
    shelf,
    companies,
    bin,
    latest,
    refresh,
    rename,
    discard,
    duplicate,
    bringBack,
    exportTo,
    inspectImport,
    importAll
  }
})

/** What to do with a company of a file unless told otherwise: never lose the newer of two. */
export function usualChoice(here: ImportPlan['companies'][number]['here']): ImportChoice {
  switch (here) {
    case 'nothing':
      return 'add'
    case 'older':
      return 'replace'
    case 'same':
    case 'newer':
      return 'skip'
    case 'other':
      return 'both'
  }
}

export function choicesFor(here: ImportPlan['companies'][number]['here']): readonly ImportChoice[] {
  return here === 'nothing' ? ['add', 'skip'] : ['skip', 'replace', 'both']
}
