import type { Words } from '../../../../engine/messages/words'
import type { ToldLine } from '../../../../preload/contract/shapes'
import type { Prompt } from '../../../table/prompts'
import { happeningsIn } from '../../../table/report/happenings'
import { isRecord } from '../../../ui/form/schema'
import { knows, say } from '../../../words/say'
import type { CompanyView } from '../company/model'
import type { CampaignOffer } from '../company/offer'

// What is being read: the entry, the card or the short text the table is at, and what came of it so far.

export interface Reading {
  readonly title: string
  readonly text: string
  /** Its words stand in the owner's own book or on the owner's own card. */
  readonly isElsewhere: boolean
}

const READ = ['entryRead', 'eventDrawn']

/** The entry or event that was read last in this part of the chapter. */
function lastRead(told: readonly ToldLine[]): Reading | null {
  const log = happeningsIn(told)
  const from = log.findLastIndex(({ happening }) => happening.kind === 'partBegan')
  const last = log.slice(from + 1).findLast(({ happening }) => READ.includes(happening.kind))?.happening
  if (!last) return null
  const entry = last['entry']
  const card = last['card']
  if (typeof entry === 'string') return textOf('entry', entry)
  return typeof card === 'string' ? textOf('event', card) : null
}

function textOf(kind: 'entry' | 'event', id: string): Reading {
  const key = `${kind}.${id}.text`
  return { title: say(`${kind}.${id}.name`), text: knows(key) ? say(key) : '', isElsewhere: !knows(key) }
}

export function readingOf(
  view: CompanyView,
  offer: CampaignOffer | null,
  log: readonly ToldLine[],
  prompt: Prompt | undefined
): Reading | null {
  const data = prompt?.data
  if (isRecord(data) && typeof data['entry'] === 'string') return textOf('entry', data['entry'])
  if (isRecord(data) && typeof data['event'] === 'string') return textOf('event', data['event'])
  const read = lastRead(log)
  if (read) return read
  const chapter = offer?.chapters.find((one) => one.chapter === view.chapter)
  const key = `chapter.${chapter?.id ?? ''}.${toldIn(view)}`
  const isTold = chapter !== undefined && knows(key) && (view.part !== 'story' || view.story?.telling === 'instant')
  return isTold ? { title: say(view.chapterName), text: say(key), isElsewhere: false } : null
}

/** A chapter has words for its story, for a victory and for a defeat. Who was beaten is never told the victory. */
function toldIn({ part, chapter, sheet }: CompanyView): 'instant' | 'text' | 'defeat' {
  if (part === 'story') return 'instant'
  return sheet.chapters.find((one) => one.chapter === chapter)?.result === 'defeat' ? 'defeat' : 'text'
}

/** What came of it: the lines since it was read. */
export function aftermathOf(told: readonly ToldLine[]): readonly Words[] {
  const log = happeningsIn(told)
  const from = log.findLastIndex(({ happening }) => READ.includes(happening.kind) || happening.kind === 'partBegan')
  return log.slice(from + 1).flatMap(({ words }) => words ?? [])
}
