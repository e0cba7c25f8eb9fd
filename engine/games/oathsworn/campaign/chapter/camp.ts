import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { chooseOne } from '../asking'
import { chapterOf } from './chapterStart'
import { contest, contests } from './contest'
import { perform } from '../deeds'
import { encounterSetupOf, fightBeginning } from './handover'
import { said } from '../people/names'
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

/** The encounter the chapter names; without one, those the packs have for this chapter. */
function encounters(t: CampaignTable): Option[] {
  const named = chapterOf(t.book, t.see)?.encounter
  const ids =
    named === undefined
      ? t.book.all('encounter').flatMap(({ id, chapter }) => (chapter === t.see.chapter ? [id] : []))
      : [named]
  return ids.map((id) => ({
    id: `encounter:${id}`,
    label: said('option.encounter', { name: words(`encounter.${id}.name`) }),
    data: encounterSetupOf(t.book, t.see, id)
  }))
}
