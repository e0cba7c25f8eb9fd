// Every kind of record a pack can hold: its schema and the folder its files lie in.
import type { RecordKinds } from '../../../packs'
import type { Infer } from '../../../schema'
import { madeOfMonsters } from './monster/made'
import * as records from './records'

export const recordSchemas = {
  class: records.classRecord,
  ability: records.abilityRecord,
  item: records.itemRecord,
  injury: records.injuryRecord,
  companion: records.companionRecord,
  archetype: records.archetypeRecord,
  ally: records.allyRecord,
  helper: records.helperRecord,
  level: records.levelRecord,
  trait: records.traitRecord,
  difficulty: records.difficultyRecord,
  token: records.tokenRecord,
  status: records.statusRecord,
  might: records.mightRecord,
  setting: records.settingRecord,
  sheet: records.sheetRecord,
  battlefield: records.battlefieldRecord,
  encounter: records.encounterRecord,
  board: records.boardRecord,
  rules: records.rulesRecord,
  'stage-card': records.stageCardRecord,
  enemy: records.enemyRecord,
  tile: records.tileRecord,
  obstacle: records.obstacleRecord,
  figure: records.figureRecord,
  chapter: records.chapterRecord,
  entry: records.entryRecord,
  map: records.mapRecord,
  track: records.trackRecord,
  event: records.eventRecord,
  check: records.checkRecord,
  combat: records.combatRecord,
  journey: records.journeyRecord,
  monster: records.monsterRecord
} as const

export type Kind = keyof typeof recordSchemas
export type RecordOf<K extends Kind> = Infer<(typeof recordSchemas)[K]>
export type RecordsByKind = { readonly [K in Kind]: RecordOf<K> }
export const allKinds = Object.keys(recordSchemas) as readonly Kind[]

/** The folder of each kind; a file in it holds one record, or a list of records. */
export const folders: Readonly<Record<Kind, string>> = {
  class: 'classes',
  ability: 'abilities',
  item: 'items',
  injury: 'injuries',
  companion: 'companions',
  archetype: 'archetypes',
  ally: 'allies',
  helper: 'helpers',
  level: 'levels',
  trait: 'traits',
  difficulty: 'difficulties',
  token: 'tokens',
  status: 'statuses',
  might: 'might',
  setting: 'settings',
  sheet: 'sheets',
  battlefield: 'battlefields',
  encounter: 'encounters',
  board: 'boards',
  rules: 'rules',
  'stage-card': 'stage-cards',
  enemy: 'enemies',
  tile: 'tiles',
  obstacle: 'obstacles',
  figure: 'figures',
  chapter: 'chapters',
  entry: 'entries',
  map: 'maps',
  track: 'tracks',
  event: 'events',
  check: 'checks',
  combat: 'combats',
  journey: 'journeys',
  monster: 'monsters'
}

/** How a figure looks is no rule. */
export const recordKinds: RecordKinds = {
  schemas: recordSchemas,
  folders,
  looks: ['figure'],
  parts: ['icon'],
  made: madeOfMonsters
}
