import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import { chapterOf } from './chapterStart'
import { contest, contests } from './contest'
import { perform } from '../deeds'
import { encounterSetupOf, fightBeginning } from './handover'
import { OWN } from '../../encounter/cards/ownCards'
import { isOfTheBox, said } from '../people/names'
import { sheetOf } from '../state'
import type { CampaignTable } from '../tab'

/** Between story and encounter: the first of the two places to save at. OW-STORY-13, OW-SAVE-05 */
export function camp(t: CampaignTable): void {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-STORY-13',
    title: said('ask.camp', { chapter: t.see.chapter }),
    confirm: true,
    options: [...encounters(t), { id: 'by-hand', label: said('option.byHand') }, ...contests(t)]
  }))
  if (chosen.startsWith('contest:')) return contest(t, chosen.slice('contest:'.length))
  // A replay that was put off is still a replay.
  const attempts = sheetOf(t.see).replayed ? 2 : 1
  perform(t, fightBeginning(chosen === 'by-hand' ? null : chosen.slice('encounter:'.length), attempts))
}

/** The encounter the chapter names; without one, those of the packs for this chapter, and the monsters of the box. */
function encounters(t: CampaignTable): Option[] {
  const named = chapterOf(t.book, t.see)?.encounter
  const ids = named === undefined ? unnamed(t) : [named]
  return ids.map((id) => ({
    id: `encounter:${id}`,
    label: said('option.encounter', { name: words(`encounter.${id}.name`) }),
    data: encounterSetupOf(t.book, t.see, id)
  }))
}

const isOwn = (id: string): boolean => id.startsWith(OWN)

/** Those of this chapter first: an owner may have told a monster for another one. OW-STORY-05 */
function unnamed({ book, see }: CampaignTable): readonly string[] {
  const all = book.all('encounter')
  const ofChapter = all.filter(({ id, chapter }) => chapter === see.chapter && (isOwn(id) || !isOfTheBox(see)))
  const others = all.filter((one) => isOwn(one.id) && !ofChapter.includes(one))
  return [...ofChapter, ...others].map(({ id }) => id)
}
