import type { Json } from '../../kernel/ids'
import type { FigureId, SeatId } from './state/ids'
import type { Encounter, Lasting } from './state/state'
import { playedBy } from './world'

/** Something that is different about a figure for a while, with its numbers worked out when it began. */
export interface Modifier {
  readonly change: string
  readonly by?: number
  readonly [detail: string]: Json | undefined
}

/** The rule under which the verb `modify` keeps what it began. */
export const MODIFY = 'modify'

const isModifier = (one: Lasting): boolean => one.rule === MODIFY

/** What is different about a figure now, of one kind, oldest first. */
export function modifiersOf(s: Encounter, figure: FigureId, change: string): readonly Modifier[] {
  return s.lasting
    .filter((one) => isModifier(one) && one.on === figure)
    .map((one) => one.with as unknown as Modifier)
    .filter((modifier) => modifier.change === change)
}

/** The sum of all numbers of one kind. */
export const sumOf = (s: Encounter, figure: FigureId, change: string): number =>
  modifiersOf(s, figure, change).reduce((sum, modifier) => sum + (modifier.by ?? 0), 0)

export function lastingRegen(s: Encounter, seat: SeatId): number {
  const figure = playedBy(s, seat)
  return figure ? sumOf(s, figure.id, 'regen') : 0
}

/** May it not do this now? */
export const isForbidden = (s: Encounter, figure: FigureId, action: string): boolean =>
  modifiersOf(s, figure, 'forbid').some((modifier) => (modifier['actions'] as readonly string[]).includes(action))
