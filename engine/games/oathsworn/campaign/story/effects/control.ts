import type { StoryOption } from '../../../content'
import { chooseOne } from '../../asking'
import type { Flow, StorySource } from '../../book'
import { said } from '../../people/names'
import { tally } from '../../tally/play'
import type { CampaignTable } from '../../tab'
import { holds } from '../condition'
import { readEntry } from '../entries'
import { offered, optionName, secretVote } from '../vote'
import type { Verbs } from './verbs'

/** Which way the story goes. */
export const controlVerbs: Verbs<'if' | 'choose' | 'vote' | 'go' | 'proceed' | 'tally' | 'bespoke'> = {
  if(t, effect, from) {
    return t.book.perform.effects(t, holds(t.see, effect.if) ? effect.then : effect.else, from)
  },
  choose(t, { options }, from) {
    if (offered(t, options).length === 0) return
    const chosen = chooseOne(t, () => ({
      rule: 'OW-STORY-05',
      title: said('ask.choose'),
      options: offered(t, options).map(({ id }) => ({ id, label: optionName(from, id) }))
    }))
    return carryOut(
      t,
      options.find(({ id }) => id === chosen),
      from
    )
  },
  // OW-STORY-14
  vote(t, vote, from) {
    for (const option of secretVote(t, vote, from)) {
      const flow = carryOut(t, option, from)
      if (flow !== 'done') return flow
    }
    return 'done'
  },
  go(t, { entry }, { depth }) {
    const flow = readEntry(t, entry, depth + 1)
    return flow === 'done' ? 'left' : flow
  },
  // OW-STORY-13
  proceed() {
    return 'proceed'
  },
  // OW-TALLY-01
  tally(t) {
    if (t.see.battle) tally(t)
  },
  bespoke(t, { script }) {
    t.happen({ kind: 'told', words: said('told.bespoke', { script }) })
  }
}

function carryOut(t: CampaignTable, option: StoryOption | undefined, from: StorySource): Flow {
  return option ? t.book.perform.effects(t, option.then, from) : 'done'
}
