import type { Scope } from '../table/scope'
import type { Watching } from '../cardFacts/watch'

/** Something that waits for events: a rule that always holds, or a watch somebody set. */
export interface Watcher extends Omit<Watching, 'roles' | 'source'> {
  /** Its uses are counted under this name. */
  readonly key: string
  /** To ask in; what follows gets a deed of its own. */
  readonly scope: Scope
}
