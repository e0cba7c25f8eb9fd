import type { AbilityEffect, Condition, Limit, StageEffect, Trigger } from '../../content'
import type { Roles, Source } from '../table/scope'

/** The rule under which the verb `watch` keeps what it waits for. */
export const WATCH = 'watch'

/** What `watch` keeps: everything as it was when it was said, with the people named. */
export interface Watching {
  readonly language: 'stage' | 'ability'
  readonly when: Trigger
  readonly if: Condition | null
  readonly then: readonly StageEffect[] | readonly AbilityEffect[]
  readonly limit: Limit | null
  readonly optional: boolean
  readonly roles: Roles
  readonly source: Source
}
