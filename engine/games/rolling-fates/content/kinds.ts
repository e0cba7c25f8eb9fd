import type { Schema } from '../../../schema'
import { character, treasure, trait, type CharacterRecord, type TraitRecord, type TreasureRecord } from './character'
import { adventure, encounter, type AdventureRecord, type EncounterRecord } from './encounter'
import { enemy, type EnemyRecord } from './enemy'

/** Every kind of record, by the folder its files stand in. */
export const schemas: { readonly [K in Kind]: Schema<RecordOf<K>> } = {
  characters: character,
  treasures: treasure,
  traits: trait,
  enemies: enemy,
  encounters: encounter,
  adventures: adventure
}

export interface Records {
  readonly characters: CharacterRecord
  readonly treasures: TreasureRecord
  readonly traits: TraitRecord
  readonly enemies: EnemyRecord
  readonly encounters: EncounterRecord
  readonly adventures: AdventureRecord
}
export type Kind = keyof Records
export type RecordOf<K extends Kind> = Records[K]
export const kinds = Object.keys(schemas) as Kind[]
