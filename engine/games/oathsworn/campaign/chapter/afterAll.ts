import { chooseSome } from '../asking'
import { said } from '../people/names'
import type { CampaignTable } from '../tab'

/** The campaign is over; its book stays open for notes and corrections. OW-TALLY-08, OW-HARD-05 */
export function afterAll(t: CampaignTable): void {
  chooseSome(t, () => ({ rule: 'OW-TALLY-08', title: said('ask.over'), options: [], min: 0, max: 0 }))
}
