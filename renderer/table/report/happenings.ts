import type { Words } from '../../../engine/messages/words'
import type { ToldHappening, ToldLine } from '../../../preload/contract/shapes'

export interface SaidHappening extends ToldHappening {
  /** The line it is told in; null for what goes unsaid before it. */
  readonly words: Words | null
}

/** What happened, one thing after another. */
export const happeningsIn = (log: readonly ToldLine[]): readonly SaidHappening[] =>
  log.flatMap(({ happenings, words }) =>
    happenings.map((one, index) => ({ ...one, words: index === happenings.length - 1 ? words : null }))
  )
