import type { RecordKinds } from '../../../packs'
import type { Infer } from '../../../schema'
import { character, treasure, trait } from './character'
import { adventure, encounter } from './encounter'
import { enemy } from './enemy'
import { rules } from './rules'

export const recordSchemas = { rules, character, treasure, trait, enemy, encounter, adventure } as const

export type Kind = keyof typeof recordSchemas
export type RecordOf<K extends Kind> = Infer<(typeof recordSchemas)[K]>
export type RecordsByKind = { readonly [K in Kind]: RecordOf<K> }

/** The folder of each kind; a file in it holds one record, or a list of records. */
const folders: Readonly<Record<Kind, string>> = {
  rules: 'rules',
  character: 'characters',
  treasure: 'treasures',
  trait: 'traits',
  enemy: 'enemies',
  encounter: 'encounters',
  adventure: 'adventures'
}

export const recordKinds: RecordKinds = { schemas: recordSchemas, folders, looks: [], parts: ['ability', 'area'] }
