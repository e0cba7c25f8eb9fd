import { rule } from '../../../../kernel/ids'
import type { StoryEffect } from '../../content'
import { chooseOne } from '../asking'
import { chapterOf } from './chapterStart'
import { endingChapter } from './chapterEnd'
import { perform } from '../deeds'
import { said } from '../people/names'
import { characterAt, SEATS, sheetOf } from '../state'
import { readEntry } from '../story/entries'
import { laterEffects } from '../story/time'
import type { CampaignTable } from '../tab'
import { tally, TALLY_STEPS } from '../tally/play'

/** After the encounter: what the book says, the tally, and on to the next chapter. OW-WIN-04, OW-TALLY-01 */
export function epilogue(t: CampaignTable): void {
  if (t.see.battle) {
    begin(t)
    heal(t)
    tell(t)
    t.happen({ kind: 'battleSettled' })
  }
  chooseOne(t, () => ({
    rule: 'OW-TALLY-16',
    title: said('ask.chapterDone', { chapter: t.see.chapter }),
    confirm: true,
    options: [{ id: 'next-chapter', label: said('option.nextChapter') }]
  }))
  perform(t, endingChapter(t.book))
}

function begin(t: CampaignTable): void {
  if ((t.see.battle?.told ?? 0) > 0 || (t.see.battle?.step ?? 0) > 0) return
  const isDefeat = t.see.battle?.outcome === 'defeat'
  chooseOne(t, () => ({
    rule: 'OW-TALLY-01',
    title: said('ask.epilogue', { chapter: t.see.chapter }),
    confirm: true,
    data: { text: `chapter.${chapterOf(t.book, t.see)?.id ?? ''}.${isDefeat ? 'defeat' : 'text'}` },
    options: [{ id: 'epilogue', label: said('option.epilogue') }]
  }))
}

/** OW-GEN-07, OW-REPLAY-08: what was archived in the encounter is gone for good once nobody tries again. */
function heal(t: CampaignTable): void {
  const { healed } = t.see.battle ?? {}
  if (!healed) return
  for (const seat of SEATS)
    for (const card of healed[seat] ?? []) {
      const character = characterAt(t.see, seat)
      // What was only ever there in the encounter is nobody's to archive.
      if (!character?.injuries.includes(card)) continue
      t.happen({ kind: 'injuryArchived', character: character.id, card, rule: rule('OW-GEN-07') })
    }
  t.happen({ kind: 'battleChanged', change: { healed: {} } })
}

/** What the epilogue is made of, in its order. */
const tellings: readonly ((t: CampaignTable) => void)[] = [payLater, readAfter, tellChapter, tallyIfDue]

function tell(t: CampaignTable): void {
  t.happen({ kind: 'taskBegan', task: 'epilogue' })
  for (const [i, telling] of tellings.entries()) {
    if ((t.see.battle?.told ?? 0) > i) continue
    telling(t)
    t.happen({ kind: 'battleChanged', change: { told: i + 1 } })
  }
  t.happen({ kind: 'taskEnded' })
}

/** OW-TIME-07: what the spaces of the time track promised. */
function payLater(t: CampaignTable): void {
  for (const { effects, track } of laterEffects(t.book, sheetOf(t.see).later))
    t.in(rule('OW-TIME-07'), () => t.book.perform.effects(t, effects, { kind: 'track', id: track, depth: 0 }))
}

function readAfter(t: CampaignTable): void {
  const encounter = t.see.battle?.encounter
  const entry = encounter ? t.book.find('encounter', encounter)?.epilogue : undefined
  if (entry !== undefined) readEntry(t, entry, 0)
}

function tellChapter(t: CampaignTable): void {
  const record = chapterOf(t.book, t.see)
  const effects: readonly StoryEffect[] = record?.epilogue ?? []
  t.book.perform.effects(t, effects, { kind: 'chapter', id: record?.id ?? '', depth: 0 })
}

/** Where no pack tells the epilogue, it is the tally alone; one that speaks and does not call for it has none. */
function tallyIfDue(t: CampaignTable): void {
  const isTold = (chapterOf(t.book, t.see)?.epilogue.length ?? 0) > 0
  const isDone = (t.see.battle?.step ?? TALLY_STEPS) >= TALLY_STEPS
  if (!isTold && !isDone) tally(t)
}
