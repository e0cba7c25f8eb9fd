import type { Json } from '../../../../engine/kernel/ids'
import { lastPlayed as lastFought, stoodAt as stoodInFight } from '../encounter/model/summary'
import { isRecord } from '../../../ui/form/schema'
import { say } from '../../../words/say'

/** Where the company is, in a sentence: in its encounter, or wherever the chapter stands. */
export function lastPlayed(told: Json): string {
  const fought = lastFought(told)
  if (fought) return say(fought)
  if (!isRecord(told) || typeof told['part'] !== 'string' || typeof told['chapter'] !== 'number') return ''
  return say('campaign.log.partBegan', { chapter: told['chapter'], part: { key: `campaign.part.${told['part']}` } })
}

/** The chapter is named in either sentence. */
export const stoodAt = (told: Json): string => stoodInFight(told) || lastPlayed(told)
