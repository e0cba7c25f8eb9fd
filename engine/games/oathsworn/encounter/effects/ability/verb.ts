import type { AbilityEffect, AbilityVerb } from '../../../content'
import type { Tab } from '../../table/tab'
import type { Scope } from '../../table/scope'

/** Carries out the effects inside an effect. Handed to every verb, because the list of verbs knows them all. */
export type VerbRun = (t: Tab, scope: Scope, effects: readonly AbilityEffect[]) => void

/** One verb of the language of ability cards. */
export type Verb<K extends AbilityVerb> = (
  t: Tab,
  scope: Scope,
  effect: Extract<AbilityEffect, { do: K }>,
  run: VerbRun
) => void
