// The content of the game: what linked packs come to, the only form the rules and the window ever see.
import type { Board } from '../../../hex'
import type { CheckedPack, LinkedContent, RecordMaps } from '../../../packs'
import type { Kind, RecordsByKind } from './kinds'
import type { AbilityRecord, BattlefieldRecord, ItemRecord, StageCardRecord } from './records'

export type ContentPack = CheckedPack<RecordsByKind>
export type Records = RecordMaps<RecordsByKind>

/** Linked content: every name leads somewhere. */
export interface Content extends Records, LinkedContent {
  /** Which pack a record came from. */
  originOf(kind: Kind, id: string): string | undefined
  /** Boards with their tables, built on first use. */
  boardOf(battlefield: BattlefieldRecord['id']): Board
  /** The cards of a class as it is played: its starting cards and those of later levels. */
  abilitiesOf(classId: string): readonly AbilityRecord[]
  itemsOf(deck: ItemRecord['deck'], chapter: number): readonly ItemRecord[]
  stageCardsOf(encounter: string, stage: StageCardRecord['stage']): readonly StageCardRecord[]
}
