import type { Happening } from '../../../kernel/game'
import type { EnemyEffectRecord } from '../content/enemy'
import type { HitEntry } from '../enemies/hit'
import type { Message } from '../outcomes/damage'
import type { FatesRuling } from '../state/ruling'
import type { ToldBoard, ToldTrait, ToldTreasure } from '../content/told'
import type { FatesPhase, FatesResult } from '../state/state'
import type { Status } from '../statuses'

/** Everything that happens in an adventure. It tells what went in; `apply` works out what is hidden. */
export type FatesHappened = Omit<Happening, 'kind'> &
  (
    | { readonly kind: 'encounterBegan'; readonly area: number; readonly node: string }
    | { readonly kind: 'addressed'; readonly hero: string }
    | { readonly kind: 'optionTaken'; readonly option: string }
    | { readonly kind: 'riddleAnswered'; readonly right: boolean }
    | { readonly kind: 'flagRaised'; readonly flag: string }
    | { readonly kind: 'chanceDrawn'; readonly stream: string; readonly below: number; readonly value: number }
    | { readonly kind: 'treasureDrawn'; readonly hero: string; readonly card: string | null }
    | { readonly kind: 'treasureTaken'; readonly hero: string; readonly card: string }
    | { readonly kind: 'treasureDropped'; readonly hero: string | null; readonly card: string }
    | { readonly kind: 'treasureGiven'; readonly card: string; readonly from: string; readonly to: string }
    | { readonly kind: 'messageDealt'; readonly message: Message; readonly from: string | null }
    | { readonly kind: 'statusesLost'; readonly hero: string; readonly statuses: readonly Status[] }
    | { readonly kind: 'enemyAppeared'; readonly enemy: string; readonly fresh: boolean }
    | { readonly kind: 'phaseBegan'; readonly phase: FatesPhase; readonly round: number }
    | { readonly kind: 'upkeepDone'; readonly attempts: readonly boolean[] }
    | { readonly kind: 'diceRolled'; readonly hero: string; readonly luck: number; readonly dice: readonly number[] }
    | { readonly kind: 'diceRerolled'; readonly hero: string; readonly kept: readonly number[]; readonly fell: readonly number[] } // prettier-ignore
    | { readonly kind: 'abilityUsed'; readonly hero: string; readonly ability: string; readonly luck: boolean; readonly dice: readonly number[] } // prettier-ignore
    | { readonly kind: 'hitEntered'; readonly entry: HitEntry; readonly draws: readonly number[] }
    | { readonly kind: 'actionPlanned'; readonly foe: string; readonly draws: readonly number[] }
    | { readonly kind: 'enemySkipped'; readonly foe: string }
    | { readonly kind: 'enemyActed'; readonly foe: string; readonly act: string; readonly targets: readonly string[]; readonly next: number } // prettier-ignore
    | { readonly kind: 'enemyAffected'; readonly foe: string; readonly effects: readonly EnemyEffectRecord[] }
    | { readonly kind: 'combatWon' }
    | { readonly kind: 'levelReached'; readonly hero: string; readonly trait: string | null }
    | { readonly kind: 'adventureEnded'; readonly result: FatesResult }
    | { readonly kind: 'boardTold'; readonly hero: string; readonly board: ToldBoard | null }
    | { readonly kind: 'treasureTold'; readonly id: string; readonly card: ToldTreasure }
    | { readonly kind: 'traitTold'; readonly id: string; readonly card: ToldTrait }
    | { readonly kind: 'corrected'; readonly ruling: FatesRuling }
  )
export type HappenedKind = FatesHappened['kind']
export type Of<K extends HappenedKind> = Extract<FatesHappened, { kind: K }>
