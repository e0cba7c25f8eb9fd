import type { AbilityEffect, Amount } from '../../content'
import type { Usable } from '../cards/entries'

/** Does this modifier lengthen the range of an attack? */
export const extendsRange = (use: Usable): boolean => rangeIn(use).length > 0

export const rangeIn = ({ entry }: Usable): readonly Amount[] =>
  entry.effects === 'table' ? [] : entry.effects.flatMap(rangeOf)

function rangeOf(effect: AbilityEffect): Amount[] {
  if (effect.do !== 'apply') return []
  return effect.riders.flatMap((rider) =>
    rider.do === 'modify' && rider.change.change === 'attacks' && rider.change.boost.range !== 0
      ? [rider.change.boost.range]
      : []
  )
}
