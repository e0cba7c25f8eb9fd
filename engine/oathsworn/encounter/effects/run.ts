import { belonging } from '../../../kernel/belonging'
import type { Script } from '../../../kernel/script'
import type { AbilityEffect, StageEffect } from '../../content'
import type { Tab } from '../tab'
import type { Scope } from './shared/scope'

/** Carries out effects in the order they are printed. OW-CARD-05, OW-STAGE-02 */
export const runAbilities = (t: Tab, scope: Scope, effects: readonly AbilityEffect[]): Script =>
  belonging(scope.source, () => t.book.perform.ability(t, scope, effects))

export const runStage = (t: Tab, scope: Scope, effects: readonly StageEffect[]): Script =>
  belonging(scope.source, () => t.book.perform.stage(t, scope, effects))
