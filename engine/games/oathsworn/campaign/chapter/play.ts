import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import { Moved, chooseSome } from '../asking'
import { camp } from './camp'
import { chapterStart } from './chapterStart'
import { defeat, encounter } from './fighting'
import { epilogue } from './epilogue'
import { foundCompany } from '../people/foundingScript'
import { said } from '../people/names'
import type { Company, CampaignPart } from '../state'
import { storyPart } from '../story/play'
import type { CampaignTable } from '../tab'

/** A campaign (OW-SETUP-01): starts from any boundary, for where to go on is read off the company. */
export function play(t: CampaignTable): void {
  for (;;) {
    if (!t.isLeft(Moved, () => playPart(t))) continue
    if (t.see.task) t.happen({ kind: 'taskEnded' })
    if (t.see.settling) t.happen({ kind: 'settlingEnded' })
    if (t.see.might.onTable.length > 0) t.happen({ kind: 'mightCleared', rule: rule('OW-MIGHT-04') })
  }
}

function playPart(t: CampaignTable): void {
  if (t.see.founded && !t.see.reached) t.happen({ kind: 'reached', boundary: timeline(t.see) })
  if (t.see.founded) t.in(rule('OW-SETUP-01'), () => parts[t.see.part](t))
  else foundCompany(t)
}

const parts: { readonly [P in CampaignPart]: (t: CampaignTable) => void } = {
  start: chapterStart,
  story: storyPart,
  camp,
  encounter,
  defeat,
  epilogue,
  over: afterAll
}

const timeline = ({ chapter, part }: Company): Words => said('timeline.part', { part: said(`part.${part}`), chapter })

/** The campaign is over; its book stays open for notes and corrections. OW-TALLY-08, OW-HARD-05 */
function afterAll(t: CampaignTable): void {
  chooseSome(t, () => ({ rule: 'OW-TALLY-08', title: said('ask.over'), options: [], min: 0, max: 0 }))
}
