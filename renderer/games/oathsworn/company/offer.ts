import { shallowRef } from 'vue'
import type { Languages } from '../../../../engine/messages/format'
import type { CampaignOffer } from '../../../../engine/games/oathsworn/campaign/offer'
import { asked, host, unpacked } from '../../../shell/host'
import { packChanges } from '../../../shell/packs'
import { learnForms } from '../../../table/schemas'
import { learnWords } from '../../../words/say'
import { CAMPAIGN } from '../ids'

// What a campaign has to offer: numbers on cards, names of places, what can be chosen. Asked for once.

export type * from '../../../../engine/games/oathsworn/campaign/offer'

/** The drawing of a class that is offered. */
export const iconOf = ({ classes }: CampaignOffer, id: string): string | null =>
  classes.find((one) => one.id === id)?.icon ?? null

/** Ids of records by kind, for fields that name one. */
export type CampaignLists = Readonly<Record<string, readonly string[]>>
export const records = shallowRef<CampaignLists>({})

interface Told extends CampaignOffer {
  readonly lists: CampaignLists
  readonly words: Languages
}

/** Known as soon as somebody has asked for it; screens of a company wait for that. */
export const campaign = shallowRef<CampaignOffer | null>(null)
let asking: Promise<CampaignOffer | undefined> | undefined
let asOf = 0

/** A failure is asked for again. */
export async function learnCampaign(): Promise<CampaignOffer | undefined> {
  if (asOf !== packChanges.value) asking = undefined
  asOf = packChanges.value
  asking ??= ask()
  const offer = await asking
  if (!offer) asking = undefined
  return offer
}

async function ask(): Promise<CampaignOffer | undefined> {
  const packed = await asked(host().games.offer(CAMPAIGN))
  if (packed === undefined) return undefined
  void learnForms(CAMPAIGN)
  const { words, lists, ...offer } = unpacked<Told>(packed as string)
  learnWords(words)
  records.value = lists
  campaign.value = offer
  return offer
}

/** For tests and the gallery: as if it had been told. */
export function offerIs(offer: CampaignOffer | null): void {
  campaign.value = offer
  asking = offer ? Promise.resolve(offer) : undefined
}
