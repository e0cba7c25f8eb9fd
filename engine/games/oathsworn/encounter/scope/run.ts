import type { AbilityEffect, StageEffect } from '../../content'
import type { Tab } from '../table/tab'
import type { Scope } from '../table/scope'

/** Carries out effects in the order they are printed. OW-CARD-05, OW-STAGE-02 */
export const runAbilities = (t: Tab, scope: Scope, effects: readonly AbilityEffect[]): void =>
  t.of(scope.source, () => t.book.perform.ability(t, scope, effects))

export const runStage = (t: Tab, scope: Scope, effects: readonly StageEffect[]): void =>
  t.of(scope.source, () => t.book.perform.stage(t, scope, effects))
