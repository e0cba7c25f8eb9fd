import type { Json, RuleId, Seat } from './ids'
import type { Report } from './lines'
import type { CardPrompt } from './prompt'
import type { Table } from './table'
import type { Words } from '../messages/words'

/**
 * Something that happened at the table: the only thing that changes state, what is logged, animated and read aloud.
 * It never carries what must stay hidden (the order of a deck, a card face down): `apply` works that out of the state.
 */
export interface Happening {
  readonly kind: string
  /** The clause that made it happen. */
  readonly rule?: RuleId
  /** Set where a run can be carried out again from: the start of a turn or a phase, named for the timeline. */
  readonly boundary?: Words
  /** Set where something hidden became known: undoing past it wants a clear word. */
  readonly reveals?: true
}

export type Ruled<H extends Happening, T = never> =
  | {
      readonly ok: true
      readonly happenings: readonly H[]
      /** What it sets off, once it has happened and before the question that waits is asked afresh. */
      then?(table: T): void
    }
  | { readonly ok: false; readonly why: Words }

/** All that the host and the window's shell know of a game. Content is linked in before, by whoever makes it. */
export interface Game<S = unknown, H extends Happening = Happening, B = unknown> {
  readonly id: string
  /** Rises whenever the same answers might lead to other happenings. */
  readonly rules: number
  /** The packs it was linked from, with their hashes. */
  readonly packs: { readonly [pack: string]: string }
  /** What the rules look things up in: linked content, boards, tables of numbers. Changes by `bookAt` alone. */
  readonly book: B
  /** The book as a correction has changed it for this very table; without it, always the same. */
  bookAt?(state: S): B
  start(setup: Json, seed: string): S
  /** The rules themselves. Must be able to start from any boundary with the state alone. */
  play(table: Table<S, H, B>): void
  /** The only code that makes a new state. */
  apply(state: S, happening: H): S
  /** A correction by the table, turned into happenings or refused. */
  rule(state: S, ruling: Json): Ruled<H, Table<S, H, B>>
  /** Why a card that was described cannot be taken, before any rule goes on with it. Without it every card is taken. */
  refuseCard?(state: S, prompt: CardPrompt, card: Json): Words | null
  /** What may be shown to this seat (null: to everybody). */
  view(state: S, seat: Seat | null): Json
  /** A line for the report, said of the table as it stands after it, and stood before; null where no line is wanted. */
  describe(after: S, happening: H, before: S): Words | null
  /** How these become lines. Without it each happening that has words is a line. */
  readonly report?: Report<S, H>
  isOver(state: S): boolean
}
