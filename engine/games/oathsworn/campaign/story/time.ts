import { rule } from '../../../../kernel/ids'
import type { StoryEffect, TrackRecord } from '../../content'
import type { CampaignBook, Flow } from '../book'
import { chapterOf } from '../chapter/chapterStart'
import type { Company, TrackSpace } from '../state'
import type { CampaignTable } from '../tab'
import { readEntry } from './entries'
import { drawEvent } from './events'

type Space = TrackRecord['top'][number]

/** OW-TIME-03: along the top row from the left, then along the bottom row. */
export const spacesOf = (track: TrackRecord): readonly Space[] => [...track.top, ...track.bottom]

/** OW-STORY-04: the track comes into play when time first passes. */
export function layTrack(t: CampaignTable): void {
  const track = chapterOf(t.book, t.see)?.track
  if (t.see.story?.telling === 'story' && t.see.story.track === null && track !== undefined)
    t.happen({ kind: 'storyChanged', change: { track }, rule: rule('OW-STORY-04') })
}

/** OW-TIME-01..05: one token at a time, and what its space says at once, before the next. */
export function passTime(t: CampaignTable, tokens: number, depth: number): Flow {
  layTrack(t)
  for (let i = 0; i < tokens; i++) {
    const flow = t.in(rule('OW-TIME-05'), () => passOne(t, depth))
    if (flow !== 'done') return flow
  }
  return 'done'
}

function passOne(t: CampaignTable, depth: number): Flow {
  const { story } = t.see
  if (!story) return 'done'
  const track = story.track === null ? undefined : t.book.find('track', story.track)
  const space = story.time
  const spaces = track ? spacesOf(track) : []
  // OW-TIME-09: a full track takes no more, unless the chapter says where the story goes then.
  if (track && space >= spaces.length)
    return track.overflow === undefined ? 'done' : readEntry(t, track.overflow, depth + 1)
  t.happen({ kind: 'timePassed', space, rule: rule('OW-TIME-03') })
  const immediate = spaces[space]?.immediate
  if (!immediate) return 'done'
  return immediate.kind === 'event'
    ? drawEvent(t, immediate.event, depth + 1)
    : readEntry(t, immediate.entry, depth + 1)
}

export interface SpaceEffects {
  readonly track: string
  readonly effects: readonly StoryEffect[]
}

/** Spaces nothing covers, in their order. OW-TIME-08 */
export function emptySpaces(book: CampaignBook, { story }: Company): readonly (TrackSpace & { readonly is: Space })[] {
  const track = story?.track == null ? undefined : book.find('track', story.track)
  if (!track || !story) return []
  return spacesOf(track).flatMap((is, space) => (space >= story.time ? [{ track: track.id, space, is }] : []))
}

/** OW-TIME-06 */
export const endOfStoryEffects = (book: CampaignBook, company: Company): readonly SpaceEffects[] =>
  emptySpaces(book, company).map(({ track, is }) => ({ track, effects: is.endOfStory }))

/** OW-TIME-07: what will be paid out after the encounter; the extra unique is marked at once. */
export function laterSpaces(
  book: CampaignBook,
  company: Company
): {
  readonly extraUnique: boolean
  readonly later: readonly TrackSpace[]
} {
  const promised = emptySpaces(book, company).filter(({ is }) => is.endOfEncounter.length > 0)
  return {
    extraUnique: promised.some(({ is }) => is.endOfEncounter.some(isExtraUnique)),
    later: promised.flatMap(({ track, space, is }) =>
      is.endOfEncounter.every(isExtraUnique) ? [] : [{ track, space }]
    )
  }
}

/** The effects of spaces that were empty when the story ended. OW-TIME-07 */
export const laterEffects = (book: CampaignBook, later: readonly TrackSpace[]): readonly SpaceEffects[] =>
  later.flatMap(({ track, space }) => {
    const record = book.find('track', track)
    const effects = (record ? spacesOf(record)[space] : undefined)?.endOfEncounter ?? []
    return [{ track, effects: effects.filter((one) => !isExtraUnique(one)) }]
  })

const isExtraUnique = (effect: StoryEffect): boolean => effect.do === 'extra-unique'
