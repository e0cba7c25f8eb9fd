// The story part: entries, maps, time tracks, events, checks, combats and journeys (ledger 3.3).
import { byType, flag, id, integer, list, maybe, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { checkType } from '../common'
import { path, storyEffects, storyEffectsOrNone } from '../effects/story'
import { chapter, head, notes } from './record'

const tokenNumber = integer({ min: 1, max: 99 }).describe('The number of its token.')
const success = storyEffectsOrNone.describe('What follows success.')
const failure = storyEffectsOrNone.describe('What follows failure.')
const defence = integer({ min: 0, max: 99 }).describe('Its DEFENSE (OW-ROUND-05).')

/** STORY: the text of an entry is `entry.<id>.text` in the word list. */
export const entryRecord = shape(
  { ...head },
  {
    chapter,
    effects: storyEffectsOrNone.describe('What happens.'),
    onPath: preset(list(shape({ path: path.describe('On this path.'), entry: id('entry') }), { max: 2 }), []).describe(
      'The entry to read instead on a path (OW-STORY-10).'
    ),
    ...notes
  }
).describe('A story entry.')
export type EntryRecord = Infer<typeof entryRecord>

export const mapRecord = shape(
  {
    ...head,
    chapter,
    locations: list(
      shape(
        { id: id().describe('Its name on the map.'), token: tokenNumber, entry: id('entry') },
        { at: integer({ min: 0, max: 99 }).describe('The number of the space.') }
      ),
      {
        min: 1,
        max: 99
      }
    ).describe('The places on it.')
  },
  {
    kind: preset(oneOf(['city', 'town', 'village', 'deepwood']), 'city').describe('What it shows.'),
    shops: preset(flag(), true).describe('Banksmith and Apothecary are here (OW-SHOP-01).'),
    ...notes
  }
).describe('A map with its locations.')
export type MapRecord = Infer<typeof mapRecord>

/** OW-TIME-04, OW-TIME-06, OW-TIME-07 */
const immediate = tagged('kind', {
  event: shape({ event: oneOf(['city', 'deepwood']).describe('From which deck.') }),
  go: shape({ entry: id('entry') })
})
const space = shape(
  {},
  {
    immediate: preset(maybe(immediate), null).describe('At once, when a token covers it (OW-TIME-04).'),
    endOfStory: storyEffectsOrNone.describe('If empty when the story ends (OW-TIME-06).'),
    endOfEncounter: storyEffectsOrNone.describe('If empty when the story ends, after the encounter (OW-TIME-07).')
  }
)
const row = list(space, { max: 30 })

export const trackRecord = shape(
  {
    ...head,
    chapter,
    top: row.describe('The top row, from the left (OW-TIME-03).'),
    bottom: row.describe('The bottom row.')
  },
  { overflow: id('entry').describe('Where the story goes when the track is full (OW-TIME-09).'), ...notes }
).describe('A time track.')
export type TrackRecord = Infer<typeof trackRecord>

/** EVENT */
export const eventRecord = shape(
  {
    ...head,
    kind: oneOf(['city', 'deepwood']).describe('Which deck.'),
    number: integer({ min: 1, max: 999 }).describe('The number printed on it.'),
    effects: byType({ list: storyEffects, text: oneOf(['table']) }).describe(
      'What happens; `table` = the people read it.'
    )
  },
  { starts: preset(flag(), false).describe('In the deck from the beginning (OW-EVENT-02).'), ...notes }
).describe('An event card.')
export type EventRecord = Infer<typeof eventRecord>

/** CHECK */
export const checkRecord = shape(
  {
    ...head,
    type: checkType,
    difficulty: integer({ min: 0, max: 60 }).describe('What the total must reach (OW-CHECK-04).')
  },
  {
    scope: preset(
      byType({ text: oneOf(['company', 'each', 'chosen']), object: shape({ class: id('class') }) }),
      'company'
    ).describe('Who makes it (OW-CHECK-02).'),
    perSuccess: preset(flag(), false).describe('A result for each success (OW-CHECK-08).'),
    bonus: preset(integer({ min: -20, max: 20 }), 0).describe('Added to the total (OW-CHECK-11).'),
    success,
    failure,
    ...notes
  }
).describe('A check of the story.')
export type CheckRecord = Infer<typeof checkRecord>

/** ROUND */
export const combatRecord = shape(
  { ...head, defence },
  {
    success,
    failure,
    hpLoss: preset(integer({ min: 0, max: 6 }), 1).describe('HP lost by each who fails (OW-ROUND-06).'),
    ...notes
  }
).describe('A round of combat in the story. What follows happens to each who succeeded or failed.')
export type CombatRecord = Infer<typeof combatRecord>

/** IAM, and where a chapter begins. */
export const chapterRecord = shape(
  { ...head, chapter, encounter: id('encounter') },
  {
    start: id('entry').describe('The first entry of the story part (OW-STORY-05).'),
    map: id('map'),
    track: id('track'),
    deepwood: preset(flag(), false).describe('A journey instead of a city.'),
    instant: shape({ effects: storyEffects.describe('What happens.') }).describe(
      'The chapter in instant action mode: a short text (`chapter.<id>.instant`), checks, rewards, one trade (OW-IAM-02).'
    ),
    epilogue: storyEffectsOrNone.describe('After the encounter; usually the tally (OW-TALLY-01).'),
    ...notes
  }
).describe('A chapter.')
export type ChapterRecord = Infer<typeof chapterRecord>

/** OW-STORY-17 */
export const journeyRecord = shape(
  {
    ...head,
    rations: integer({ min: 0, max: 20 }).describe('Rations at the start.'),
    directions: list(shape({ id: id().describe('Its name.'), entry: id('entry') }), { min: 1, max: 12 }).describe(
      'Where the company can turn.'
    )
  },
  { onHunger: storyEffectsOrNone.describe('What happens without rations.'), ...notes }
).describe('A journey through the deepwood.')
export type JourneyRecord = Infer<typeof journeyRecord>
