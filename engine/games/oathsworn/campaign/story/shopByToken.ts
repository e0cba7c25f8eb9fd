import { rule } from '../../../../kernel/ids'
import type { Flow } from '../book'
import { perform } from '../deeds'
import type { Shop } from '../state'
import type { CampaignTable } from '../tab'
import { openingTrade } from '../goods/trade'
import { passTime } from './time'

/** A later printing lets the company go there itself, for the usual time and no fee. OW-SHOP-04 */
export function goToShop(t: CampaignTable, shop: Shop): Flow {
  const flow = t.in(rule('OW-SHOP-04'), () => passTime(t, 1, 0))
  if (flow !== 'done') return flow
  perform(t, openingTrade(t.book, [shop], 0))
  return 'done'
}
