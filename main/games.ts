import { campaignKnown } from './games/oathsworn/campaign'
import { oathswornKnown } from './games/oathsworn/known'
import { shelf } from './table/shelf'

/** Every game this app can host. A new one is a line here. */
export const games = shelf([oathswornKnown, campaignKnown])
