import type { GamePacks } from '../packs/gamePacks'
import type { PackLibrary } from '../packs/library'
import type { RunKind } from '../tables/game'
import type { OwnersBox } from './ownersBox'

/** What a game brings along for main: its packs, and what can be played with them. */
export interface HostedGame {
  readonly id: string
  readonly packs: GamePacks
  /** Its kinds of run with the packs of this library; the first is meant where none is named. */
  kinds(library: PackLibrary): readonly RunKind[]
  /** For games whose owners tell what is in their box. */
  box?(library: PackLibrary): OwnersBox
}
