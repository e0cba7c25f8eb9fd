import { flag, id, integer, list, maybe, oneOf, preset, record, shape, text, tuple } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { tokenType } from '../../content'
import { DEFAULT_SETTINGS } from './settings'

const small = integer({ min: 0, max: 99 })
const tokens = preset(record(tokenType, small), {})

/** One Oathsworn as it comes to the encounter. */
export const seatSetup = shape(
  {
    class: id('class'),
    name: text({ min: 1, max: 60 }),
    level: integer({ min: 1, max: 40 })
  },
  {
    mode: preset(oneOf(['full', 'companion']), 'full'),
    hp: preset(maybe(integer({ min: 1, max: 12 })), null).describe('What the story left; null = the maximum.'),
    maxAnimus: preset(maybe(integer({ min: 0, max: 60 })), null).describe('By the character sheet; null = the class.'),
    regen: preset(maybe(integer({ min: 0, max: 60 })), null),
    tokens: tokens.describe('Combat tokens at hand.'),
    permanent: tokens.describe('Permanent tokens on the sheet: a replay brings their combat tokens anew.'),
    items: preset(list(id('item'), { max: 12 }), []).describe('Equipped items, copies by repeating.'),
    injuries: preset(list(id('injury'), { max: 40 }), []),
    pool: preset(list(id('ability'), { max: 60, distinct: true }), []).describe('Unlocked ability cards.'),
    archetypes: preset(list(id('archetype'), { max: 20, distinct: true }), []).describe('Unlocked archetype cards.')
  }
)
export type SeatSetup = Infer<typeof seatSetup>

const settings = shape(
  {},
  {
    fireTiming: preset(oneOf(['onEntry', 'endOfRound']), DEFAULT_SETTINGS.fireTiming),
    cagedMayDefend: preset(flag(), DEFAULT_SETTINGS.cagedMayDefend),
    cageHelpers: preset(oneOf(['friendly', 'oathswornAndAllies']), DEFAULT_SETTINGS.cageHelpers),
    determinationReturnsLethality: preset(flag(), DEFAULT_SETTINGS.determinationReturnsLethality),
    lastDieReactionsFirst: preset(flag(), DEFAULT_SETTINGS.lastDieReactionsFirst),
    refillAtOnce: preset(flag(), DEFAULT_SETTINGS.refillAtOnce),
    enemyDice: preset(flag(), DEFAULT_SETTINGS.enemyDice),
    alliesAreStageTargets: preset(flag(), DEFAULT_SETTINGS.alliesAreStageTargets),
    maxWhiteEncounter: preset(maybe(integer({ min: 1, max: 60 })), DEFAULT_SETTINGS.maxWhiteEncounter)
  }
)

const holder = oneOf(['app', 'table'])
export const dialsSchema = shape(
  {},
  {
    might: preset(holder, 'app'),
    cards: preset(holder, 'app'),
    stage: preset(holder, 'app'),
    dice: preset(oneOf(['never', 'ask']), 'never')
  }
)

/** A company on the threshold of an encounter, and how the table wants to play it. */
export const encounterSetup = shape(
  {
    encounter: id('encounter'),
    seats: tuple([seatSetup, seatSetup, seatSetup, seatSetup]),
    difficulty: id('difficulty')
  },
  {
    hardcore: preset(flag(), false),
    ambushed: preset(flag(), false).describe('The company sheet says so (OW-ENC-15).'),
    revealed: preset(flag(), false).describe('The special rules board is known already (OW-ENC-02).'),
    replay: preset(flag(), false).describe('A further try after a defeat (OW-REPLAY-03).'),
    single: preset(flag(), false).describe('Played for itself: no chapter of a campaign goes on after it.'),
    attempts: preset(integer({ min: 1, max: 99 }), 1),
    allies: preset(list(shape({ ally: id('ally'), count: integer({ min: 1, max: 20 }) }), { max: 40 }), []).describe(
      'Combat allies of the company (OW-KO-05).'
    ),
    traits: preset(record(id('trait'), integer({ min: 1, max: 6 })), {}).describe('Marks of the company traits.'),
    settings: preset(settings, {}),
    dials: preset(dialsSchema, {})
  }
)
export type EncounterSetup = Infer<typeof encounterSetup>
