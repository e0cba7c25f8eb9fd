import { colours, type Colour } from '../../../../might'
import { chooseDiscards, reshuffle } from '../../../reshuffling'
import type { Tab } from '../../../tab'
import { seatOf } from '../reference'
import type { Scope } from '../scope'
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
