import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { StoryEntry } from '../../content'
import type { Book } from '../table/book'
import { animusOf, payCosts, refusesCosts, type Payer } from './costs'
import { runAbilities } from '../scope/run'
import { holds } from '../scope/condition'
import type { TableEvent } from '../table/event'
import { askingScope, newDeed, newScope, type Roles, type Scope, type Source } from '../table/scope'
import { isUsedUp, noteUse } from '../table/limits'
import { describedEffects } from '../cardFacts/described'
import type { SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'

/**
 * One thing a card, an item, a class or a board lets somebody do, in the hands of somebody: the Oathsworn of the seat, or
 * the ally that stands in for it.
 */
export interface Usable extends Payer {
  readonly entry: StoryEntry
  readonly source: Source
  /** Under this name its uses are counted. */
  readonly key: string
  /** The card can be played for something else besides: its name alone does not say for what. */
  readonly divided?: boolean
  /** Granted by a token: a miss is no determination. OW-ATK-19 */
  readonly granted?: boolean
  readonly offering: Offering
}

/** How it is named, and how it was offered the last time: only `offering.ts` reads and writes this. */
export interface Offering {
  label: Words | null
  last: { readonly animus: number; readonly refused: Words | null; readonly option: Option } | null
}

export const neverOffered = (): Offering => ({ label: null, last: null })

export const keyOfEntry = (seat: SeatId, source: Source, entry: StoryEntry): string =>
  `${seat}.${source.kind}.${source.id}.${entry.id}`

export const rolesOf = (s: Encounter, { seat, figure }: Usable): Roles => ({
  self: figure,
  owner: s.figures[figure]?.kind === 'ally' ? figure : s.seats[seat].figure
})

/** Why it cannot be used now; null when it can. OW-CARD-03 */
export function refusesUse(
  book: Book,
  s: Encounter,
  use: Usable,
  price = priceOf(book, s, use),
  roles?: Roles
): Words | null {
  if (isUsedUp(s, use.key, use.entry.limit)) return words('refused.usedUp')
  const why = refusesCosts(book, s, use, use.entry.costs, price)
  if (why) return why
  if (use.entry.needs.length === 0) return null
  const scope = askingScope(use.source, roles ?? rolesOf(s, use))
  return use.entry.needs.every((need) => holds(book, s, scope, need)) ? null : words('refused.needs')
}

/** The least animus it costs. */
export const priceOf = (book: Book, s: Encounter, use: Usable): number => animusOf(book, s, use, use.entry.costs)

/** What set it off, and the parts people play in that. */
export type ByWhat = [roles?: Roles, event?: TableEvent]

/**
 * Pays for it and does it, its reactions included (OW-CARD-08). `roles` are the parts people play by what set it off.
 * Returns the scope, in which it can be read how it went.
 */
export function useEntry(t: Tab, use: Usable, ...[roles, event]: ByWhat): Scope {
  const { card, granted = false, source } = use
  const deed = newDeed({
    card,
    granted,
    strike: event?.strike ?? null,
    pending: event?.pending ?? [],
    stop: event?.stop ?? null
  })
  const own = rolesOf(t.see, use)
  const scope = newScope(source, { ...own, ...roles }, false, deed)
  noteUse(t, use.key, use.entry.limit)
  t.in(rule('OW-CARD-02'), () => t.of(source, () => payCosts(t, use, deed, use.entry.costs)))
  const { effects: printed } = use.entry
  // What the table plays from its own card it must tell.
  const effects = printed === 'table' ? t.of(source, () => describedEffects(t, use)) : printed
  t.in(rule('OW-CARD-05'), () => runAbilities(t, scope, effects))
  return scope
}
