import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import type { MapRecord } from '../../content'
import { chooseOne } from '../asking'
import type { Flow } from '../book'
import { chapterOf } from '../chapter/chapterStart'
import { happenAll, isRefusal } from '../deeds'
import { refused, said } from '../people/names'
import { SHOPS, type Shop } from '../state'
import type { CampaignTable } from '../tab'
import { runnerFee, sendRunner, whyNotTrade } from '../goods/trade'
import { locationName } from '../view/story'
import { readEntry } from './entries'
import { layTrack, passTime } from './time'
import { helpOnTheWay, wayOptions } from './wayTraits'
import { goToShop } from './shopByToken'

/** OW-STORY-04: the map comes into play when the story first calls for it. */
export function layMap(t: CampaignTable): void {
  const map = chapterOf(t.book, t.see)?.map
  if (t.see.story?.telling === 'story' && t.see.story.map === null && map !== undefined)
    t.happen({ kind: 'storyChanged', change: { map }, rule: rule('OW-STORY-04') })
}

export const mapOf = (t: CampaignTable): MapRecord | undefined =>
  t.see.story?.map == null ? undefined : t.book.find('map', t.see.story.map)

/** OW-STORY-07 */
export function placeTokens(t: CampaignTable, tokens: readonly number[]): void {
  layMap(t)
  t.happen({ kind: 'tokensPlaced', tokens, rule: rule('OW-STORY-07') })
}

/** Where to go: a place with a token, or what may be done before one goes. OW-STORY-08, OW-TRAIT-13 */
export function chooseDestination(t: CampaignTable): Flow {
  layTrack(t)
  const chosen = chooseOne(t, () => ({
    rule: 'OW-STORY-08',
    title: said('ask.destination'),
    confirm: true,
    options: [...destinations(t), ...wayOptions(t), ...runners(t), leaving(t)]
  }))
  t.happen({ kind: 'setOut' })
  const [what, which = ''] = chosen.split(':')
  if (what === 'go') return visit(t, Number(which), 0)
  if (what === 'leave') return 'proceed'
  if (what === 'trait') return helpOnTheWay(t, which)
  if (what === 'shop') return goToShop(t, which as Shop)
  const sent = sendRunner(t.book, t.see, which as Shop)
  if (!isRefusal(sent)) happenAll(t, sent)
  return 'done'
}

const destinations = (t: CampaignTable): Option[] =>
  (t.see.story?.tokens ?? []).map((token) => {
    const map = mapOf(t)
    const place = map?.locations.find((one) => one.token === token)
    const name = place && map ? locationName(map.id, place.id) : said('token', { token })
    return { id: `go:${token}`, label: said('option.go', { token, name }), at: { zone: String(token) } }
  })

/** OW-SHOP-02..04 */
function runners(t: CampaignTable): Option[] {
  const fee = runnerFee(t.book, t.see)
  const why =
    whyNotTrade(t.book, t.see) ??
    (fee > t.see.purse ? refused('tooDear', { price: fee, iron: t.see.purse, clause: 'OW-IRON-05' }) : null)
  const byToken = t.see.settings['shopByToken'] === true && whyNotTrade(t.book, t.see) === null
  return SHOPS.flatMap((shop) => [
    {
      id: `runner:${shop}`,
      label: said('option.runner', { shop: said(`shop.${shop}`), fee }),
      ...(why ? { refused: why } : {})
    },
    ...(byToken ? [{ id: `shop:${shop}`, label: said('option.goToShop', { shop: said(`shop.${shop}`) }) }] : [])
  ])
}

/** Stories say themselves when they are over; one that leads nowhere any more can be left. */
const leaving = (t: CampaignTable): Option => {
  const isStuck = (t.see.story?.tokens ?? []).length === 0
  return { id: 'leave', label: said('option.leave'), ...(isStuck ? {} : { refused: refused('storyGoesOn') }) }
}

/** OW-STORY-08, OW-STORY-16: the marker moves, the token goes to the track and works there, then the entry is read. */
export function visit(t: CampaignTable, token: number, depth: number): Flow {
  const map = mapOf(t)
  const place = map?.locations.find((one) => one.token === token)
  const name = place && map ? locationName(map.id, place.id).key : ''
  t.happen({ kind: 'wentTo', token, name, rule: rule('OW-STORY-08') })
  const flow = passTime(t, 1, depth) // OW-TIME-01
  if (flow === 'proceed' || !place) return flow
  return readEntry(t, place.entry, depth + 1)
}
