import type { StoryEffect } from '../../../content'
import type { Flow, StorySource } from '../../book'
import type { CampaignTable } from '../../tab'
import { controlVerbs } from './control'
import { factVerbs } from './facts'
import { goodsVerbs } from './goods'
import { peopleVerbs } from './people'
import { placeVerbs } from './place'
import { trialVerbs } from './trials'
import type { StoryVerb, VerbName, Verbs } from './verbs'

const verbs: Verbs<VerbName> = {
  ...controlVerbs,
  ...factVerbs,
  ...goodsVerbs,
  ...peopleVerbs,
  ...placeVerbs,
  ...trialVerbs
}

/** Effects in their order, until the story goes elsewhere or is over. OW-STORY-05 */
export function effects(t: CampaignTable, list: readonly StoryEffect[], from: StorySource): Flow {
  for (const effect of list) {
    // The verb is looked up by the effect's own name, so it takes this kind of effect.
    const verb = verbs[effect.do] as StoryVerb<VerbName>
    const flow = verb(t, effect, from)
    if (flow === 'left' || flow === 'proceed') return flow
  }
  return 'done'
}
