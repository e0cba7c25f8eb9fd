import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import { perform } from '../deeds'
import { maxHp } from '../people/founding'
import { said } from '../people/names'
import { changingHp } from '../people/people'
import { seated, sheetOf, type CharacterId } from '../state'
import { chooseMember } from '../story/members'
import type { CampaignTable } from '../tab'
import { traitsWith } from '../people/traits'

// OW-TRAIT-12 in the later print: not time heals, but a die contest where the encounter is set up, once a chapter. How
// the dice are thrown stands in that rulebook; the table throws them and says who won.

const healers = (t: CampaignTable) =>
  traitsWith(t.book, t.see, 'choose-destination').filter(({ hook }) => hook.heal > 0)

const isHurt = (t: CampaignTable, who: CharacterId): boolean =>
  (t.see.characters[who]?.hp ?? 0) < maxHp(t.book, t.see.difficulty)

export const contests = (t: CampaignTable): Option[] =>
  t.see.settings['toughAsNails'] === 'dice' &&
  !sheetOf(t.see).contested &&
  seated(t.see).some(({ id }) => isHurt(t, id))
    ? healers(t).map(({ trait }) => ({
        id: `contest:${trait}`,
        label: said('option.contest', { trait: words(`trait.${trait}.name`) })
      }))
    : []

export function contest(t: CampaignTable, trait: string): void {
  const heal = healers(t).find((one) => one.trait === trait)?.hook.heal ?? 0
  for (const who of chooseMember(t, said('ask.helped'), 'OW-TRAIT-12', (one) => isHurt(t, one))) {
    const chosen = chooseOne(t, () => ({
      rule: 'OW-TRAIT-12',
      title: said('ask.contest', { name: t.see.characters[who]?.name ?? '' }),
      options: ['won', 'lost'].map((id) => ({ id, label: said(`option.contest.${id}`) }))
    }))
    const change = { contested: true }
    t.happen({ kind: 'sheetMarked', chapter: t.see.chapter, change, rule: rule('OW-TRAIT-12') })
    if (chosen === 'won') perform(t, changingHp(t.book, who, heal))
  }
}
