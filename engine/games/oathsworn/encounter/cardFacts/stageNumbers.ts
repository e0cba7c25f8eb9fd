import { remembered } from '../../../../remembered/remembered'
import type { Json } from '../../../../kernel/ids'
import type { Might } from '../../content'
import { defId, type DefId } from '../state/ids'
import type { Encounter } from '../state/state'

/** What an enemy is worth in a stage. OW-DMG-11, OW-EATK-04 */
export interface EnemyNumbers {
  readonly defence: number
  readonly might: Might
}

type StageNumber = 1 | 2 | 3
const NUMBERS = 'numbers-'

/** Under this name they lie among what was told of stage cards. */
export const numbersName = (stage: StageNumber, enemy: DefId): DefId => defId(`${NUMBERS}${stage}-${enemy}`)

/** What the table has told or corrected of an enemy; nothing where the special rules board of the pack counts. */
export const numbersToldOf = (s: Encounter, stage: StageNumber, enemy: DefId): EnemyNumbers | undefined =>
  hasNumbers(s.stage.told)
    ? (s.stage.told[numbersName(stage, enemy)] as unknown as EnemyNumbers | undefined)
    : undefined

/** Of a kind of minion whose numbers no pack has: as they were told in an earlier stage. */
export function earlierNumbersOf(s: Encounter, enemy: DefId): EnemyNumbers | undefined {
  for (let stage = s.stage.number - 1; stage >= 1; stage--) {
    const told = numbersToldOf(s, stage as StageNumber, enemy)
    if (told) return told
  }
  return undefined
}

/** Mostly nothing was told, and they are asked for again and again. */
const hasNumbers = remembered((told: { readonly [card: string]: Json }): boolean =>
  Object.keys(told).some((name) => name.startsWith(NUMBERS))
)
