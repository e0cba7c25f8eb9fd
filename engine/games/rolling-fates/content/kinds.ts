import type { RecordKinds } from '../../../packs'
import type { Infer } from '../../../schema'
import { character, treasure, trait } from './character'
import { adventure, encounter } from './encounter'
import { enemy } from './enemy'
import { rules } from './rules'

export const recordSchemas = { rules, character, treasure, trait, enemy, encounter, adventure } as const

export type FatesKind = keyof typeof recordSchemas
export type FatesRecordOf<K extends FatesKind> = Infer<(typeof recordSchemas)[K]>
export type FatesRecords = { readonly [K in FatesKind]: FatesRecordOf<K> }

/** The folder of each kind; a file in it holds one record, or a list of records. */
const folders: Readonly<Record<FatesKind, string>> = {
  rules: 'rules',
  character: 'characters',
  treasure: 'treasures',
  trait: 'traits',
  enemy: 'enemies',
  encounter: 'encounters',
  adventure: 'adventures'
}

export const recordKinds: RecordKinds = { schemas: recordSchemas, folders, looks: [], parts: ['ability', 'area'] }
