import { rule } from '../../../../kernel/ids'
import { flag, integer, list, preset } from '../../../../schema'
import { refused } from '../people/names'
import type { Story } from '../state'
import { command, unless, whyNotByTheBook, type Deciding } from './kit'

const token = integer({ min: 1, max: 99 })

const inStory = (on: Deciding, clause: string, decide: (story: Story) => ReturnType<typeof unless>) =>
  on.company.story ? decide(on.company.story) : refused('onlyInStory', { clause })

/** The map and the rations of those who read their own book: what the book says is laid down here. OW-STORY-05 */
export const journeyCommands = {
  /** OW-STORY-07 */
  'lay-tokens': command(
    { tokens: list(token, { min: 1, max: 30, distinct: true }) },
    { off: preset(flag(), false) },
    (on, { tokens, off }) =>
      inStory(on, 'OW-STORY-07', (story) => {
        const moved = tokens.filter((one) => story.tokens.includes(one) === off)
        if (moved.length === 0) return refused('alreadySo')
        const kind = off ? 'tokensTaken' : 'tokensPlaced'
        return unless(on, whyNotByTheBook(on.company), [{ kind, tokens: moved, rule: rule('OW-STORY-07') }])
      })
  ),
  /** OW-STORY-08: the token leaves the map for the time track, and what the place says is read in the book. */
  'go-to': command({ token }, {}, (on, { token: to }) =>
    inStory(on, 'OW-STORY-08', (story) => {
      if (!story.tokens.includes(to)) return refused('notOnMap', { token: to, clause: 'OW-STORY-08' })
      return unless(on, whyNotByTheBook(on.company), [
        { kind: 'wentTo', token: to, name: '', rule: rule('OW-STORY-08') },
        { kind: 'timePassed', space: story.time, rule: rule('OW-TIME-01') }
      ])
    })
  ),
  /** OW-STORY-17 */
  rations: command({ rations: integer({ min: 0, max: 99 }) }, {}, (on, { rations }) =>
    inStory(on, 'OW-STORY-17', (story) => {
      if (story.rations === rations) return refused('alreadySo')
      return unless(on, whyNotByTheBook(on.company), [
        { kind: 'storyChanged', change: { rations }, rule: rule('OW-STORY-17') }
      ])
    })
  )
}
