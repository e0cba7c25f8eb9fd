import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { Flow } from '../book'
import { perform } from '../deeds'
import { maxHp } from '../people/founding'
import { archiveInjury } from '../goods/gaining'
import { ironLost } from '../goods/iron'
import { happenAll } from '../deeds'
import { refused, said } from '../people/names'
import { changingHp } from '../people/people'
import { seated, type CharacterId } from '../state'
import type { CampaignTable } from '../tab'
import { traitsWith } from '../people/traits'
import { chooseMember } from './members'
import { passTime } from './time'

/** What traits offer where a place or a direction is chosen, once a chapter. OW-TRAIT-06, OW-TRAIT-12 */
export const wayOptions = (t: CampaignTable): Option[] =>
  traitsWith(t.book, t.see, 'choose-destination').map(({ trait }) => {
    const why = whyNot(t, trait)
    return {
      id: `trait:${trait}`,
      label: said('option.trait', { trait: words(`trait.${trait}.name`), cost: costOf(t, trait) }),
      ...(why ? { refused: why } : {})
    }
  })

const hookOf = (t: CampaignTable, trait: string) =>
  traitsWith(t.book, t.see, 'choose-destination').find((one) => one.trait === trait)?.hook

/** A later printing heals for iron. */
const isForIron = (t: CampaignTable, trait: string): boolean =>
  (hookOf(t, trait)?.archiveInjury ?? false) && t.see.settings['fieldMedic'] === 'iron'

const costOf = (t: CampaignTable, trait: string): Words =>
  isForIron(t, trait) ? said('cost.iron', { n: t.see.chapter }) : said('cost.time', { n: hookOf(t, trait)?.time ?? 0 })

function whyNot(t: CampaignTable, trait: string): Words | null {
  const hook = hookOf(t, trait)
  if (!hook) return refused('unknown')
  if (t.see.story?.used.includes(trait)) return refused('usedThisChapter')
  // A later printing rolls dice for this at the setup of an encounter instead.
  if (hook.heal > 0 && t.see.settings['toughAsNails'] === 'dice') return refused('otherPrinting')
  if (isForIron(t, trait) && t.see.purse < t.see.chapter)
    return refused('tooDear', { price: t.see.chapter, iron: t.see.purse, clause: 'OW-IRON-05' })
  return seated(t.see).some(({ id }) => helps(t, trait, id)) ? null : refused('nobodyToHelp')
}

function helps(t: CampaignTable, trait: string, who: CharacterId): boolean {
  const { hp = 0, injuries = [] } = t.see.characters[who] ?? {}
  const hook = hookOf(t, trait)
  return (
    (hook?.archiveInjury === true && injuries.length > 0) ||
    ((hook?.heal ?? 0) > 0 && hp < maxHp(t.book, t.see.difficulty))
  )
}

/** OW-TRAIT-13: time is laid down first, with all that comes of it. */
export function helpOnTheWay(t: CampaignTable, trait: string): Flow {
  const hook = hookOf(t, trait)
  if (!hook || !t.see.story) return 'done'
  t.happen({ kind: 'storyChanged', change: { used: [...t.see.story.used, trait] }, rule: rule('OW-TRAIT-06') })
  if (isForIron(t, trait)) happenAll(t, ironLost(t.see, t.see.chapter, said('iron.medic')))
  else {
    const flow = t.in(rule('OW-TRAIT-13'), () => passTime(t, hook.time, 0))
    if (flow === 'proceed') return flow
  }
  const clause = hook.archiveInjury ? 'OW-TRAIT-06' : 'OW-TRAIT-12'
  for (const who of chooseMember(t, said('ask.helped'), clause, (one) => helps(t, trait, one))) {
    if (hook.archiveInjury) archiveInjury(t, who)
    if (hook.heal > 0) perform(t, changingHp(t.book, who, hook.heal))
  }
  return 'done'
}
