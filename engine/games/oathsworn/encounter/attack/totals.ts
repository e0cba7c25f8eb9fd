import { faceValue } from '../../might'
import { chainLink, ignoredPlaces, without, type Ignore, type Shown } from '../../ignoring'
import type { MightOnTable } from '../state/state'
import type { FrozenBoost } from '../scope/frozen'

/** Only extras tell where they come from. */
const shown = ({ face, extra, from }: MightOnTable): Shown => (extra ? { face, from } : { face })

/** OW-ATK-10, OW-ATK-12..15: what the cards come to when every effect that ignores some is done. */
export function cardTotal(table: readonly MightOnTable[], ignores: readonly Ignore[]): number {
  let hand = table.map(shown)
  for (const ignore of ignores) hand = without(hand, ignoredPlaces(hand, ignore))
  return hand.reduce((sum, { face }) => sum + faceValue(face), 0)
}

/** OW-CHAIN-05: each further victim is spared one more of the lowest cards. */
export function ignoresFor(boost: FrozenBoost, link: number): readonly Ignore[] {
  const ignores: Ignore[] = []
  if (boost.ignoreHighest > 0) ignores.push({ which: 'highest', count: boost.ignoreHighest })
  if (boost.ignoreLowest > 0) ignores.push({ which: 'lowest', count: boost.ignoreLowest })
  if (link > 1) ignores.push(chainLink(link))
  return ignores
}

/** The total of the attack: what the cards come to, multiplied, plus what is added, never below the least. */
export const totalWith = (cards: number, boost: FrozenBoost): number =>
  Math.max(boost.least, cards * boost.times + boost.damage, 0)
