import type { Happening } from '../../../../kernel/game'
import type { CheckType } from '../../content'
import { FRESH_STORY, type Battle, type CharacterId, type Company, type StoryFight, type Story } from '../state'
import type { CampaignAppliers } from './appliers'

/** What goes on inside a chapter: the story part and what the encounter left behind. */
export type ChapterChanged = Happening &
  (
    | { kind: 'storyBegan'; story: Story }
    | { kind: 'storyChanged'; change: Partial<Story> }
    | { kind: 'storyEnded' }
    | { kind: 'entryRead'; entry: string }
    /** The company stands on the map and may go where it likes. */
    | { kind: 'stoodAt' }
    | { kind: 'setOut' }
    | { kind: 'timePassed'; space: number }
    | { kind: 'tokensPlaced'; tokens: readonly number[] }
    | { kind: 'tokensTaken'; tokens: readonly number[] }
    /** The token leaves the map for the time track. OW-STORY-08 */
    | { kind: 'wentTo'; token: number; name: string }
    | { kind: 'clueGained'; clue: string; lasting: boolean }
    | { kind: 'clueLost'; clue: string }
    | { kind: 'flagSet'; flag: string; up: boolean }
    | {
        kind: 'checked'
        check: CheckType
        who: CharacterId | null
        difficulty: number
        total: number
        passed: boolean
        successes: number
      }
    | { kind: 'fought'; who: CharacterId; defence: number; total: number; passed: boolean; missed: boolean }
    /** One of them by lot: where the stream stands after it. */
    | { kind: 'lotDrawn'; who: CharacterId; drawn: number }
    | { kind: 'voted'; option: string; votes: readonly string[] }
    | { kind: 'fightBegan'; fight: StoryFight }
    | { kind: 'fightLeft' }
    | { kind: 'battleEnded'; battle: Battle }
    | { kind: 'battleChanged'; change: Partial<Battle> }
    | { kind: 'tallyStepDone'; step: number }
    | { kind: 'battleSettled' }
  )

export const LOTS = 'lots'

export const chapterAppliers: CampaignAppliers<ChapterChanged> = {
  storyBegan: (c, { story }) => ({ ...c, story }),
  storyChanged: (c, { change }) => withStory(c, change),
  storyEnded: (c) => ({ ...c, story: null }),
  entryRead: (c) => c,
  stoodAt: (c) => withStory(c, { standing: true }),
  setOut: (c) => withStory(c, { standing: false }),
  timePassed: (c) => withStory(c, { time: (c.story?.time ?? 0) + 1 }),
  tokensPlaced: (c, { tokens }) =>
    withStory(c, { tokens: [...new Set([...(c.story?.tokens ?? []), ...tokens])].sort((a, b) => a - b) }),
  tokensTaken: (c, { tokens }) =>
    withStory(c, { tokens: (c.story?.tokens ?? []).filter((one) => !tokens.includes(one)) }),
  wentTo: (c, { token }) => withStory(c, { at: token, tokens: (c.story?.tokens ?? []).filter((one) => one !== token) }),
  // OW-STORY-12: for this chapter, unless it lasts.
  clueGained: (c, { clue, lasting }) =>
    lasting || !c.story
      ? { ...c, clues: [...new Set([...c.clues, clue])] }
      : withStory(c, { clues: [...new Set([...c.story.clues, clue])] }),
  clueLost: (c, { clue }) => {
    const left = { ...c, clues: c.clues.filter((one) => one !== clue) }
    return c.story ? withStory(left, { clues: c.story.clues.filter((one) => one !== clue) }) : left
  },
  flagSet: (c, { flag, up }) => ({
    ...c,
    flags: up ? [...new Set([...c.flags, flag])] : c.flags.filter((one) => one !== flag)
  }),
  checked: (c) => c,
  fought: (c) => c,
  lotDrawn: (c, { drawn }) => ({ ...c, chance: { ...c.chance, drawn: { ...c.chance.drawn, [LOTS]: drawn } } }),
  voted: (c) => c,
  fightBegan: (c, { fight }) => ({ ...c, fight }),
  fightLeft: (c) => ({ ...c, fight: null }),
  battleEnded: (c, { battle }) => ({ ...c, battle, fight: null }),
  battleChanged: (c, { change }) => (c.battle ? { ...c, battle: { ...c.battle, ...change } } : c),
  tallyStepDone: (c, { step }) => (c.battle ? { ...c, battle: { ...c.battle, step } } : c),
  battleSettled: (c) => ({ ...c, battle: null })
}

const withStory = (c: Company, change: Partial<Story>): Company => ({
  ...c,
  story: { ...(c.story ?? FRESH_STORY), ...change }
})
