// What belongs to the whole table: levels, traits, difficulties, tokens, statuses, MIGHT, settings, the sheet.
import { byType, flag, id, integer, list, oneOf, preset, record, shape, tagged, text } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { sides } from '../../might'
import { checkType, colour, tokenType } from '../common'
import { head, level, notes } from './record'

const small = integer({ min: 0, max: 40 })

/** LEVEL: what one level gives. */
export const levelRecord = shape(
  { ...head, level },
  {
    abilities: preset(flag(), false).describe('Full characters unlock the ability cards of this level (OW-LEVEL-03).'),
    archetypes: preset(flag(), false).describe('Companions unlock the archetype cards of this level (OW-LEVEL-04).'),
    tokens: preset(small, 0).describe('Permanent tokens of choice (OW-LEVEL-05).'),
    growth: preset(small, 0).describe(
      'Full: MAX ANIMUS or REGEN; companions: a permanent +2 animus or battleflow token (OW-LEVEL-06, OW-LEVEL-07).'
    ),
    traits: preset(small, 0).describe('Company traits (OW-LEVEL-08).'),
    quickTokens: preset(small, 0).describe(
      'Permanent tokens a quick-levelled newcomer gets besides: what the story gave the others (OW-QUICK-02).'
    ),
    ...notes
  }
).describe('What one level gives.')
export type LevelRecord = Infer<typeof levelRecord>

/** TRAIT: where a trait takes hold; numbers by mark, the last for more marks. */
const byMark = list(integer({ min: 0, max: 99 }), { min: 1, max: 6 }).describe('By number of marks.')
export const traitHook = tagged('hook', {
  redraws: shape({
    checks: list(checkType, { min: 1, max: 9, distinct: true }).describe('In these checks.'),
    count: byMark
  }).describe('Free redraws in checks (OW-TRAIT-01).'),
  'ally-arrival': shape({
    tokens: list(tokenType, { min: 1, max: 5, distinct: true }).describe('Of these types.'),
    count: byMark
  }).describe('Tokens for arriving allies (OW-TRAIT-03).'),
  backpack: shape({ capacity: byMark }).describe('Room in the backpack (OW-TRAIT-04).'),
  'choose-destination': shape(
    { time: integer({ min: 0, max: 9 }).describe('Time tokens it costs.') },
    {
      archiveInjury: preset(flag(), false).describe('Archives an injury.'),
      heal: preset(integer({ min: 0, max: 6 }), 0).describe('HP regained.')
    }
  ).describe('At a choice of destination, once per chapter, for time (OW-TRAIT-06, OW-TRAIT-12).'),
  curatives: shape({ yields: byMark }).describe('Curatives for each one bought (OW-TRAIT-07).'),
  journey: shape({ rations: byMark }).describe('Extra rations (OW-TRAIT-09).'),
  loot: shape({ commons: byMark }).describe('Common items more as loot (OW-TRAIT-10).'),
  injury: shape({ draw: byMark }).describe('Injuries to choose from (OW-TRAIT-11).'),
  runner: shape({ fee: byMark }).describe('What runners cost (OW-TRAIT-14).')
})
  .named('TraitHook')
  .describe('Where a trait takes hold.')
export type TraitHook = Infer<typeof traitHook>

export const traitRecord = shape(
  { ...head, marks: integer({ min: 1, max: 6 }).describe('How often it can be taken.'), hook: traitHook },
  notes
).describe('A company trait.')
export type TraitRecord = Infer<typeof traitRecord>

/** DIFF */
export const difficultyRecord = shape(
  {
    ...head,
    order: small.describe('Place in the list, easiest first.'),
    maxHp: integer({ min: 1, max: 12 }).describe('Maximum HP of Oathsworn and allies.'),
    defence: integer({ min: -9, max: 9 }).describe('DEFENSE bonus of Oathsworn and allies.'),
    extraUniques: small.describe('Unique items more as loot (OW-TALLY-05).'),
    ticks: integer({ min: -9, max: 9 }).describe('Added to the knockout ticks of an encounter (OW-TALLY-09).')
  },
  { standard: preset(flag(), false).describe('The one a new company starts with.'), ...notes }
).describe('A difficulty.')
export type DifficultyRecord = Infer<typeof difficultyRecord>

/** OW-TOKEN-02 */
export const tokenRecord = shape(
  { ...head, type: tokenType },
  {
    encounter: preset(flag(), true).describe('May be used in the encounter.'),
    story: preset(flag(), false).describe('May be used in the story.'),
    mostPermanent: preset(integer({ min: 0, max: 9 }), 3).describe('Ceiling of permanent ones (OW-TOKEN-06).'),
    power: preset(integer({ min: 1, max: 9 }), 1).describe('How much it does: animus moved, DEFENSE, steps, redraws.'),
    ...notes
  }
).describe('A combat token.')
export type TokenRecord = Infer<typeof tokenRecord>

/** STATUS */
export const statusRecord = shape(
  {
    ...head,
    works: oneOf(['bleed', 'crippled', 'poison', 'lethality', 'plain']).describe('How it works; `plain` only counts.')
  },
  { counts: preset(flag(), true).describe('Whether several tokens add up (OW-STATUS-09).'), ...notes }
).describe('A status token.')
export type StatusRecord = Infer<typeof statusRecord>

const face = text({ min: 1, max: 3, like: { name: 'might-face', test: /^\d{1,2}\*?$/ } })

/** OW-MIGHT-11: faces are written `"0"`, `"3"`, `"3*"`. */
export const mightRecord = shape(
  {
    ...head,
    side: oneOf(sides).describe('Whose deck.'),
    colour,
    cards: record(face, integer({ min: 1, max: 60 })).describe('How many cards show each face; * marks a critical.'),
    die: list(face, { min: 1, max: 20 }).describe('The faces of the die of this colour.')
  },
  notes
).describe('A MIGHT deck and its die.')
export type MightRecord = Infer<typeof mightRecord>

const value = byType({ null: oneOf([null]), flag: flag(), number: integer(), text: text({ min: 1, max: 40 }) })

/** Part 4: where printings and tables differ. */
export const settingRecord = shape(
  {
    ...head,
    key: text({ min: 1, max: 60 }).describe('The name of the setting in the rules.'),
    usual: value.describe('The value a new company starts with.'),
    choices: list(value, { min: 2, max: 12 }).describe('What it can be; null is “no limit”.')
  },
  {
    clauses: preset(list(text({ max: 20 }), { max: 12 }), []).describe('The clauses of the ledger it decides.'),
    laterPrint: value.describe('What the later printing says, if it differs.'),
    ...notes
  }
).describe('A rule that printings or tables play differently.')
export type SettingRecord = Infer<typeof settingRecord>

/** What the printed sheets have room for. */
export const sheetRecord = shape(
  {
    ...head,
    chapters: integer({ min: 1, max: 60 }).describe('Rows for chapters.'),
    boxes: list(id(), { min: 1, max: 12, distinct: true }).describe('What is ticked for every chapter.'),
    knockoutTrack: shape({
      rows: integer({ min: 1, max: 20 }).describe('Rows.'),
      columns: integer({ min: 1, max: 60 }).describe('Boxes in a row.')
    }).describe('The knockout track.'),
    hardcoreTrack: integer({ min: 0, max: 60 }).describe('Places on the hardcore track.'),
    traits: list(id('trait'), { max: 40, distinct: true }).describe('Traits, in their order.'),
    tokens: list(id('token'), { max: 12, distinct: true }).describe('Permanent tokens, in their order.'),
    tokenBoxes: integer({ min: 0, max: 12 }).describe('Boxes for each.'),
    hp: integer({ min: 1, max: 12 }).describe('HP.'),
    regenTrack: integer({ min: 1, max: 40 }).describe('Places on the REGEN track.'),
    animusGrid: integer({ min: 1, max: 60 }).describe('Places on the MAX ANIMUS grid.')
  },
  notes
).describe('What the company sheet and the character sheets have room for.')
export type SheetRecord = Infer<typeof sheetRecord>
