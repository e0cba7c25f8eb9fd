import { words, type Words } from '../../../../messages/words'
import type { AbilityEffect } from '../../content'
import { cannotAct } from '../aim/possible'
import type { Book } from '../table/book'
import type { TableEvent } from '../table/event'
import type { Roles } from '../table/scope'
import type { Usable } from '../cards/entries'
import type { Encounter } from '../state/state'
import { rangeInStore } from './range'

/** Nothing could come of it: nobody is asked for that alone. OW-CARD-10, OW-EATK-12 */
export function refusesIdle(book: Book, s: Encounter, use: Usable, roles: Roles, event: TableEvent): Words | null {
  // OW-INT-04: a card battleflows whatever it does, so that is left to who holds it.
  if (event.strike?.harmless && use.of !== 'card' && onlyShields(use)) return words('refused.harmless')
  return cannotAct(book, s, roles, use, (price) => rangeInStore(book, s, use.seat, use.figure, price))
}

const onlyShields = ({ entry: { effects } }: Usable): boolean =>
  effects !== 'table' && effects.length > 0 && effects.every(isShield)

/** Of no use but against the HP this one attack would cost. */
function isShield(effect: AbilityEffect): boolean {
  switch (effect.do) {
    case 'weaken':
    case 'prevent':
      return true
    case 'apply':
      return effect.riders.every(
        (rider) => rider.do === 'modify' && rider.change.change === 'defence' && rider.until === 'this-attack'
      )
    default:
      return false
  }
}
