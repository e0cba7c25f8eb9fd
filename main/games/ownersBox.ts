import type { Json } from '../../engine/kernel/ids'
import type { Words } from '../../engine/messages/words'
import type { Result } from '../common/result'

/** What the owner of a game's box tells of it, in the game's own form: written into the own pack, seen and changed. */
export interface KeptMonster {
  readonly id: string
  /** As it is written from now on, for a fight that goes on with it. */
  readonly record: Json
  readonly told: Words
}

export interface OwnersBox {
  /** All that is told, as it is written. */
  told(): Json
  /** What is still wrong with what is being told, at the fields. */
  problems(draft: Json): Result<Json>
  /** Durable before it is said; refused as long as anything is wrong. */
  keep(draft: Json): Result<KeptMonster>
}
