import type { Json } from '../../../../engine/kernel/ids'
import { asked, host } from '../../../shell/host'
import { isRecord } from '../../../ui/form/schema'
import { sheetFrom, type Sheet } from './sheet'

// Half a monster is put away with every change, under the monster it is of; a new one has no name yet.

const KEY = 'oathsworn.monsterDrafts'
export type Drafts = Readonly<Record<string, Sheet>>

export async function readDrafts(): Promise<Drafts> {
  const kept = (await asked(host().settings.read()))?.[KEY]
  const drafts = isRecord(kept) ? Object.entries(kept) : []
  return Object.fromEntries(drafts.map(([id, told]) => [id, sheetFrom(told)]))
}

export async function keepDrafts(drafts: Drafts): Promise<boolean> {
  const kept = drafts as unknown as { readonly [id: string]: Json }
  return (await asked(host().settings.write({ changes: { [KEY]: kept } }))) !== undefined
}

export const withDraft = (drafts: Drafts, sheet: Sheet): Drafts => ({ ...drafts, [sheet.id]: sheet })

export const withoutDraft = (drafts: Drafts, id: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([of]) => of !== id))
