import { colours, type Colour } from '../../../might'
import { chooseDiscards, reshuffle } from '../../might/reshuffling'
import type { Tab } from '../../table/tab'
import { seatOf } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import type { SharedEffect } from './shared'

/** OW-MIGHT-09: named piles, or any a player likes, are shuffled back whole. */
export function refreshPiles(t: Tab, scope: Scope, effect: Extract<SharedEffect, { do: 'refresh-decks' }>): void {
  const { side, colours: named, by } = effect
  if (!named) return reshuffle(t, side, chooseDiscards(t, seatOf(t.see, scope, by), side))
  const isUsed = (colour: Colour): boolean => t.see.might.piles[side][colour].discard.length > 0
  reshuffle(
    t,
    side,
    colours.filter((colour) => named.includes(colour) && isUsed(colour))
  )
}
