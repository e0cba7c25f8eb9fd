import type { Happening } from './game'
import type { RuleId } from './ids'
import type { Script } from './script'

/** What a rule may touch: it sees the state, makes things happen, and leaves a crumb where it is. */
export class Table<S, H extends Happening, B = unknown> {
  /** The rules being carried out, outermost first. After a throw they tell where it happened. */
  readonly crumbs: RuleId[] = []
  private state: S

  constructor(
    /** What the rules look things up in. */
    readonly book: B,
    state: S,
    private readonly apply: (state: S, happening: H) => S,
    private readonly onHappening: (happening: H, state: S) => void
  ) {
    this.state = state
  }

  /** The table as it is now. Never keep a part of it across a question: keep its id. */
  get see(): S {
    return this.state
  }

  happen(happening: H): void {
    this.state = this.apply(this.state, happening)
    this.onHappening(happening, this.state)
  }

  /** Carries out a script under a rule's name. Not in a `finally`: after a throw the crumbs are what we want to read. */
  *in<R>(rule: RuleId, script: Script<R>): Script<R> {
    this.crumbs.push(rule)
    const result = yield* script
    this.crumbs.pop()
    return result
  }
}
