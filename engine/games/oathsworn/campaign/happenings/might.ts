import { shuffled } from '../../../../kernel/chance'
import type { Happening } from '../../../../kernel/game'
import { pileOf } from '../../../../kernel/piles'
import { mightAppliers, type MightHappening } from '../../encounter/happenings/might'
import type { Colour } from '../../might'
import type { Company } from '../state'

/** The Oathsworn MIGHT decks in the story: the same cards as in the encounter. OW-MIGHT-01 */
export type MightChanged = MightHappening | (Happening & { kind: 'decksReset'; colours: readonly Colour[] })

export const MIGHT_KINDS = Object.keys(mightAppliers) as readonly MightHappening['kind'][]

export const isMight = (happening: Happening): happening is MightHappening =>
  (MIGHT_KINDS as readonly string[]).includes(happening.kind)

/** What is done to MIGHT cards is written once, for encounters and stories. */
export function applyMight(c: Company, happening: MightHappening): Company {
  // Each applier takes just its own kind of happening; the lookup by kind is what makes that so.
  const applier = mightAppliers[happening.kind] as (c: Company, h: MightHappening) => Company
  return applier(c, happening)
}

/** OW-MIGHT-07..09: each of these discard piles is shuffled back whole. */
export function resetDecks(c: Company, colours: readonly Colour[]): Company {
  return colours.reduce((now, colour) => {
    const { piles } = now.might
    const { draw, discard } = piles.oathsworn[colour]
    if (discard.length === 0) return now
    const { list, chance } = shuffled([...draw, ...discard], now.chance, 'might.oathsworn')
    const oathsworn = { ...piles.oathsworn, [colour]: pileOf(list) }
    return { ...now, chance, might: { ...now.might, piles: { ...piles, oathsworn } } }
  }, c)
}
