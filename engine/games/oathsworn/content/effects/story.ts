// The language of story entries, events and time tracks (ledger 3.3).
import { byType, flag, id, integer, json, lazy, list, oneOf, preset, record, shape, tagged } from '../../../../schema'
import type { Infer, InferTagged, Schema } from '../../../../schema'
import { anyToken } from '../common'

export const paths = ['a', 'b'] as const
export type StoryPath = (typeof paths)[number]
export const path = oneOf(paths)

/** Who in the company: everybody, one the company chooses, those a check or combat has just divided, or a class. */
export const member = byType({
  text: oneOf(['each', 'chosen', 'failed', 'passed', 'random']),
  object: shape({ class: id('class') })
})
  .named('Member')
  .describe('Who in the company: each, one they choose, those who just failed or passed, one at random, a class.')
export type Member = Infer<typeof member>

const count = integer({ min: 0, max: 99 }).describe('How many.')
const least = count.describe('At least so many.')
const flagName = id().describe('The name of the flag.')
const clueName = id().describe('The name of the clue.')
const lose = preset(flag(), false).describe('Lost, not gained.')
const one = preset(count, 1).describe('How many.')
const each = preset(member, 'each')

const simpleTests = {
  path: shape({ is: oneOf([...paths, 'none']).describe('Which.') })
    .describe('The company is on a path (OW-STORY-11).')
    .example({ test: 'path', is: 'a' }),
  clue: shape({ clue: clueName })
    .describe('A clue has been gained (OW-STORY-12).')
    .example({ test: 'clue', clue: 'ring' }),
  flag: shape({ flag: flagName })
    .describe('A flag of the campaign is up.')
    .example({ test: 'flag', flag: 'spared-the-miller' }),
  ally: shape({ ally: id('ally') })
    .describe('An ally travels with the company.')
    .example({ test: 'ally', ally: 'man-at-arms' }),
  item: shape({ item: id('item') })
    .describe('The company owns an item.')
    .example({ test: 'item', item: 'lantern' }),
  trait: shape({ trait: id('trait') })
    .describe('The company has a trait.')
    .example({ test: 'trait', trait: 'bushcraft' }),
  class: shape({ class: id('class') })
    .describe('Somebody in the company is of a class.')
    .example({ test: 'class', class: 'witch' }),
  iron: shape({ least }).describe('The company has at least so much iron.').example({ test: 'iron', least: 5 }),
  time: shape({ least }).describe('At least so much time has passed.').example({ test: 'time', least: 6 })
}

export type StoryCondition =
  | InferTagged<'test', typeof simpleTests>
  | { readonly test: 'all'; readonly of: readonly StoryCondition[] }
  | { readonly test: 'any'; readonly of: readonly StoryCondition[] }
  | { readonly test: 'not'; readonly of: StoryCondition }

export const storyCondition: Schema<StoryCondition> = tagged('test', {
  ...simpleTests,
  all: shape({
    of: list(
      lazy(() => storyCondition),
      { max: 12 }
    ).describe('The conditions.')
  })
    .describe('All of these hold.')
    .example({ test: 'all', of: [{ test: 'iron', least: 1 }] }),
  any: shape({
    of: list(
      lazy(() => storyCondition),
      { min: 1, max: 12 }
    ).describe('The conditions.')
  })
    .describe('At least one of these holds.')
    .example({ test: 'any', of: [{ test: 'iron', least: 1 }] }),
  not: shape({ of: lazy(() => storyCondition).describe('The condition.') })
    .describe('It does not hold.')
    .example({ test: 'not', of: { test: 'clue', clue: 'ring' } })
})
  .named('StoryCondition')
  .describe('Something that can be asked about the company.')

const tokenNumbers = list(integer({ min: 1, max: 99 }), { min: 1, max: 30, distinct: true }).describe(
  'Numbers of location tokens.'
)

const leaves = {
  // OW-STORY-15, OW-GEN-09
  hp: shape({ change: integer({ min: -12, max: 12 }).describe('How many more or, below 0, fewer.') }, { who: each })
    .describe('Loses HP (below 0) or regains it.')
    .example({ do: 'hp', change: -1, who: 'failed' }),
  // OW-IRON-01..04
  iron: shape({ change: integer({ min: -99, max: 99 }).describe('How many more or, below 0, fewer.') })
    .describe('The company gains or loses iron (IRON).')
    .example({ do: 'iron', change: 4 }),
  // OW-ITEM-08
  items: shape({ deck: oneOf(['common', 'unique']).describe('Which deck.'), count })
    .describe('Draws items from a deck (OW-ITEM-08).')
    .example({ do: 'items', deck: 'common', count: 1 }),
  item: shape({ item: id('item') }, { lose })
    .describe('Gains or loses a particular item.')
    .example({ do: 'item', item: 'lantern' }),
  token: shape({ token: anyToken }, { count: one, who: each, permanent: preset(flag(), false).describe('For good.') })
    .describe('Gains combat tokens, or permanent ones (OW-TOKEN-04, OW-TOKEN-05).')
    .example({ do: 'token', token: 'redraw', who: 'chosen' }),
  // OW-ALLY-01
  ally: shape({ ally: id('ally') }, { lose, count: one })
    .describe('Gains or loses an ally (OW-ALLY-01).')
    .example({ do: 'ally', ally: 'man-at-arms' }),
  clue: shape({ clue: clueName }, { lasting: preset(flag(), false).describe('For the whole campaign.') })
    .describe('Gains a clue, for this chapter or `lasting` (OW-STORY-12).')
    .example({ do: 'clue', clue: 'ring' }),
  trait: shape({}, { trait: id('trait') })
    .describe('Marks a company trait, this one or one of choice.')
    .example({ do: 'trait', trait: 'bushcraft' }),
  injury: shape({ change: integer({ min: -9, max: 9 }).describe('How many more or, below 0, fewer.') }, { who: each })
    .describe('Draws injuries, or archives them.')
    .example({ do: 'injury', change: 1, who: 'chosen' }),
  curatives: shape({ count }).describe('Gains curatives (OW-SHOP-06).').example({ do: 'curatives', count: 2 }),
  // OW-EVENT-03, OW-EVENT-04
  'add-event': shape({ event: id('event') })
    .describe('An event joins its deck (OW-EVENT-04).')
    .example({ do: 'add-event', event: 'city-7' }),
  'draw-event': shape({ kind: oneOf(['city', 'deepwood']).describe('From which deck.') })
    .describe('Draws an event (OW-EVENT-03).')
    .example({ do: 'draw-event', kind: 'city' }),
  // OW-STORY-07..09
  locations: shape({ tokens: tokenNumbers }, { remove: preset(flag(), false).describe('Taken off, not placed.') })
    .describe('Places location tokens on the map, or takes them off (OW-STORY-07).')
    .example({ do: 'locations', tokens: [1, 4, 7] }),
  visit: shape({ token: integer({ min: 1, max: 99 }).describe('The number of the token.') })
    .describe('Places a token and goes there at once (OW-STORY-09).')
    .example({ do: 'visit', token: 12 }),
  path: shape({ path: oneOf([...paths, 'none']).describe('Which.') })
    .describe('Takes a path (OW-STORY-11).')
    .example({ do: 'path', path: 'b' }),
  time: shape({ add: count }).describe('Time passes (OW-TIME-02).').example({ do: 'time', add: 1 }),
  // CHECK, ROUND
  check: shape({ check: id('check') })
    .describe('A check (CHECK).')
    .example({ do: 'check', check: 'calm-the-crowd' }),
  combat: shape({ combat: id('combat') })
    .describe('A round of combat (ROUND).')
    .example({ do: 'combat', combat: 'wolves' }),
  'reveal-rules': shape({})
    .describe('The special rules board is turned up early (OW-STORY-03).')
    .example({ do: 'reveal-rules' }),
  ambushed: shape({}).describe('The company will be ambushed (OW-ENC-15).').example({ do: 'ambushed' }),
  'extra-unique': shape({})
    .describe('An extra unique item after the encounter (OW-TIME-07).')
    .example({ do: 'extra-unique' }),
  ticks: shape({ count }).describe('Boxes of the knockout track are marked.').example({ do: 'ticks', count: 1 }),
  'refresh-decks': shape({}).describe('MIGHT decks are shuffled anew.').example({ do: 'refresh-decks' }),
  shop: shape({}, { fee: preset(flag(), false).describe('Whether a runner must be paid.') })
    .describe('An opportunity to trade (SHOP, OW-IAM-02).')
    .example({ do: 'shop' }),
  tally: shape({}).describe('Level, loot and losses (TALLY).').example({ do: 'tally' }),
  go: shape({ entry: id('entry') })
    .describe('The story goes on at another entry.')
    .example({ do: 'go', entry: 'the-mill' }),
  journey: shape({ journey: id('journey') })
    .describe('A journey through the deepwood begins (OW-STORY-17).')
    .example({ do: 'journey', journey: 'north-road' }),
  // OW-STORY-13
  proceed: shape({})
    .describe('The story part is over; the encounter follows (OW-STORY-13).')
    .example({ do: 'proceed' }),
  flag: shape({ flag: flagName }, { up: preset(flag(), true).describe('Raised or lowered.') })
    .describe('Raises or lowers a flag of the campaign.')
    .example({ do: 'flag', flag: 'spared-the-miller' }),
  tell: shape({ line: id().describe('The last part of its key.') })
    .describe('Tells the table something: the words `<kind>.<record>.line.<line>`.')
    .example({ do: 'tell', line: 'the-bell-tolls' }),
  bespoke: shape(
    { script: id().describe('The name of the script.') },
    { with: preset(record(id(), json()), {}).describe('What the script is told.') }
  )
    .describe('Something with a script of its own.')
    .example({ do: 'bespoke', script: 'auction' })
}

export type StoryEffect = InferTagged<'do', typeof leaves> | StoryIf | StoryChoose | Vote

export interface StoryIf {
  readonly do: 'if'
  readonly if: StoryCondition
  readonly then: readonly StoryEffect[]
  readonly else: readonly StoryEffect[]
}

export interface StoryOption {
  readonly id: string
  readonly if: StoryCondition | null
  readonly then: readonly StoryEffect[]
}

export interface StoryChoose {
  readonly do: 'choose'
  readonly options: readonly StoryOption[]
}

/** OW-STORY-14: one hidden vote for each player; `most` votes decide, or every voted outcome happens. */
export interface Vote {
  readonly do: 'vote'
  readonly options: readonly StoryOption[]
  readonly counts: 'most' | 'any' | 'unanimous'
}

const nested: Schema<readonly StoryEffect[]> = list(
  lazy(() => storyEffect),
  { max: 40 }
)
const anyCase = byType({ null: oneOf([null]), object: storyCondition })
const options = list(
  shape(
    { id: id().describe('Its words are `<kind>.<record>.option.<id>`.'), then: nested },
    { if: preset(anyCase, null).describe('Offered only if this holds.') }
  ),
  { min: 1, max: 12 }
).describe('What can be chosen.')
const ringOrCoin = [
  { id: 'keep-the-ring', then: [{ do: 'clue', clue: 'ring' }] },
  { id: 'sell-it', then: [{ do: 'iron', change: 3 }] }
]

export const storyEffect: Schema<StoryEffect> = tagged('do', {
  ...leaves,
  if: shape({ if: storyCondition, then: nested }, { else: preset(nested, []) })
    .describe('Does one thing or the other.')
    .example({ do: 'if', if: { test: 'path', is: 'a' }, then: [{ do: 'time', add: 1 }] }),
  choose: shape({ options }).describe('The company chooses.').example({ do: 'choose', options: ringOrCoin }),
  vote: shape(
    { options },
    { counts: preset(oneOf(['most', 'any', 'unanimous']), 'most').describe('Which votes count.') }
  )
    .describe(
      'A secret decision (OW-STORY-14): the outcome with most votes happens, every outcome with a vote, or one only if all agree.'
    )
    .example({ do: 'vote', options: ringOrCoin })
})
  .named('StoryEffect')
  .describe('One thing that happens in the story.')

export const storyEffects = nested
export const storyEffectsOrNone = preset(nested, [])
