import { rule } from '../../../../kernel/ids'
import { chapterOf } from '../chapter/chapterStart'
import { chooseOne } from '../asking'
import type { Flow } from '../book'
import { chapterName, said } from '../people/names'
import { FRESH_STORY, type Telling } from '../state'
import type { CampaignTable } from '../tab'
import { bare } from './bare'
import { readEntry } from './entries'
import { endStory, somebodyLives } from './end'
import { chooseDestination } from './map'

/** The story part: from the first entry, from place to place, until the story says that it is over. */
export function storyPart(t: CampaignTable): void {
  if (!t.see.story) t.happen({ kind: 'storyBegan', story: { ...FRESH_STORY, telling: 'bare', opened: true } })
  const telling = t.see.story?.telling ?? 'bare'
  t.in(rule('OW-STORY-05'), () => tellings[telling](t))
  if (t.see.part === 'story') t.in(rule('OW-STORY-13'), () => endStory(t))
}

const tellings: { readonly [T in Telling]: (t: CampaignTable) => void } = { story, instant, bare }

/** OW-STORY-05, OW-STORY-08 */
function story(t: CampaignTable): void {
  let flow: Flow = 'done'
  if (!t.see.story?.opened) {
    const start = chapterOf(t.book, t.see)?.start
    t.happen({ kind: 'storyChanged', change: { opened: true } })
    flow = start === undefined ? 'done' : asTask(t, () => readEntry(t, start, 0))
  }
  while (flow !== 'proceed') {
    if (!somebodyLives(t)) return
    if (!t.see.story?.standing)
      t.happen({ kind: 'stoodAt', boundary: said('timeline.map', { time: t.see.story?.time ?? 0 }) })
    flow = chooseDestination(t)
  }
}

/** OW-IAM-02, OW-IAM-03: a short text, some checks and rewards, one trade; no map and no time track. */
function instant(t: CampaignTable): void {
  const record = chapterOf(t.book, t.see)
  if (t.see.story?.opened || !record?.instant) return
  const { effects } = record.instant
  chooseOne(t, () => ({
    rule: 'OW-IAM-02',
    title: chapterName(t.book, t.see),
    confirm: true,
    data: { chapter: record.id, text: `chapter.${record.id}.instant` },
    options: [{ id: 'read', label: said('option.read') }]
  }))
  t.happen({ kind: 'storyChanged', change: { opened: true } })
  asTask(t, () => t.book.perform.effects(t, effects, { kind: 'chapter', id: record.id, depth: 0 }))
}

function asTask(t: CampaignTable, entry: () => Flow): Flow {
  t.happen({ kind: 'taskBegan', task: 'entry' })
  const flow = entry()
  t.happen({ kind: 'taskEnded' })
  return flow
}
