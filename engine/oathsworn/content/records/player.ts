// The player side: classes, their cards, what they carry and who comes to help (ledger 3.1).
import { flag, id, integer, list, maybe, oneOf, preset, shape, tuple } from '../../../kernel/schema'
import type { Infer } from '../../../kernel/schema'
import { cooldown, itemType, might, slot } from '../common'
import { abilityEffects } from '../effects'
import { abilityRules, defenceValue, entry } from './entry'
import { chapter, copies, head, level, notes } from './record'

const animus = integer({ min: 0, max: 40 })
const range = integer({ min: 1, max: 62 })
const companionAnimus = preset(animus, 2)

/** OW-SETUP-05, OW-SETUP-08, OW-ENC-06, OW-ENC-07 */
export const classRecord = shape(
  {
    ...head,
    icon: id().describe('The drawing that stands for the class.'),
    regen: animus.describe('Starting REGEN.'),
    animus: animus.describe('Starting MAX ANIMUS.'),
    items: list(itemType, { max: 20, distinct: true }).describe(
      'Item types the class may equip; gear is always allowed (OW-ITEM-04, OW-ITEM-05).'
    ),
    startItems: list(id('item'), { max: 6 }).describe('Items at campaign start, with repeats (OW-SETUP-08).'),
    startCards: shape(
      { fixed: list(id('ability'), { max: 7, distinct: true }) },
      { choice: preset(list(list(id('ability'), { min: 1, max: 7, distinct: true }), { max: 4 }), []) }
    ).describe('The starting hand: fixed cards, and one of several sets (OW-ENC-06, OW-ENC-07).'),
    companion: id('companion')
  },
  {
    special: preset(list(entry, { max: 4 }), []).describe('The special abilities of the class (OW-TURN-05).'),
    rules: abilityRules.describe('What always holds for the class.'),
    helpers: preset(list(id('helper'), { max: 4, distinct: true }), []),
    resources: preset(
      list(
        shape(
          { status: id('status') },
          { empower: preset(list(integer({ min: 0, max: 20 }), { max: 10 }), []) }
        ).describe(
          'A token the class gathers; `empower[n-1]` = steps for spending n of them on an attack (OW-EMP-05).'
        ),
        { max: 4 }
      ),
      []
    ),
    equips: preset(list(shape({ item: itemType, hands: integer({ min: 0, max: 2 }) }), { max: 6 }), []).describe(
      'Exceptions: items of this type take so many hands for this class.'
    ),
    mostHands: preset(integer({ min: 1, max: 2 }), 2).describe('Hands one item may take at most.'),
    stars: preset(integer({ min: 1, max: 5 }), 3).describe('How demanding the class is to play.'),
    figure: id('figure'),
    ...notes
  }
).describe('A class.')
export type ClassRecord = Infer<typeof classRecord>

/** CARD; OW-CARD-01: one entry, or two of which one is chosen. */
export const abilityRecord = shape(
  {
    ...head,
    class: id('class'),
    cooldown,
    defence: maybe(defenceValue).describe('Value when played for DEFENSE; null = cannot be (OW-EATK-05).'),
    entries: list(entry, { min: 1, max: 2 }).describe('One effect, or two of which one is chosen (OW-CARD-01).')
  },
  { level: preset(level, 1), group: id(), ...notes }
).describe('An ability card.')
export type AbilityRecord = Infer<typeof abilityRecord>

/** ITEM; OW-TURN-06 */
export const itemRecord = shape(
  {
    ...head,
    deck: oneOf(['common', 'unique']),
    chapter,
    slot,
    type: itemType,
    value: integer({ min: 0, max: 99 }).describe('Its price (OW-ITEM-11).')
  },
  {
    hands: preset(integer({ min: 0, max: 2 }), 0).describe('Hands it takes (OW-ITEM-03).'),
    class: id('class').describe('The only class that may have it (OW-ITEM-04).'),
    might: preset(might, {}),
    defence: preset(defenceValue, 0),
    range: range.describe('Its range, which makes attacks ranged (OW-ATK-02).'),
    ability: shape({ entry, cooldown: maybe(cooldown) }).describe(
      'Its ability and the position it goes to; cooldown null = once per encounter (OW-TURN-06).'
    ),
    companion: entry.describe('The entry a companion uses instead (OW-COMP-15).'),
    rules: abilityRules.describe('What holds while it is equipped.'),
    copies,
    ...notes
  }
).describe('An item card.')
export type ItemRecord = Infer<typeof itemRecord>

/** OW-TURN-07, OW-SHOP-06 */
export const injuryRecord = shape(
  { ...head, entry },
  {
    cooldown: preset(cooldown, 0),
    curative: preset(flag(), false).describe('A curative: it takes the place of an injury (OW-SHOP-06).'),
    rules: abilityRules.describe('What holds while the card is held.'),
    copies,
    ...notes
  }
).describe('An injury card or a curative.')
export type InjuryRecord = Infer<typeof injuryRecord>

/** COMP */
export const companionRecord = shape(
  {
    ...head,
    class: id('class'),
    attack: entry.describe('The attack action (OW-COMP-12).')
  },
  {
    move: preset(shape({ animus, hexes: integer({ min: 0, max: 20 }) }), { animus: 1, hexes: 4 }).describe(
      'The move action (OW-COMP-18).'
    ),
    special: preset(list(entry, { max: 4 }), []),
    injuryHpLoss: preset(list(integer({ min: 0, max: 6 }), { min: 1, max: 12 }), [0, 0, 1, 1, 2]).describe(
      'HP lost at the start by number of injuries, the last for more (OW-COMP-16).'
    ),
    animus: companionAnimus,
    regen: companionAnimus,
    defence: preset(defenceValue, 2).describe('Added to the DEFENSE of the items (OW-COMP-04).'),
    leastDefence: preset(defenceValue, 3),
    ...notes
  }
).describe('A companion card.')
export type CompanionRecord = Infer<typeof companionRecord>

const side = shape({ id: id(), abilities: list(entry, { min: 1, max: 3 }) })

/** OW-COMP-08..10 */
export const archetypeRecord = shape(
  { ...head, class: id('class'), sides: tuple([side, side]) },
  { level: preset(level, 1), ...notes }
).describe('An archetype card with its two sides.')
export type ArchetypeRecord = Infer<typeof archetypeRecord>

/** ALLY */
export const allyRecord = shape(
  { ...head, combat: flag().describe('Whether it can enter an encounter (OW-ALLY-02).') },
  {
    defence: preset(defenceValue, 1),
    might: preset(might, {}),
    range,
    regen: companionAnimus,
    animus: companionAnimus,
    move: preset(shape({ animus, hexes: integer({ min: 0, max: 20 }) }), { animus: 1, hexes: 4 }),
    attack: entry,
    special: preset(list(entry, { max: 4 }), []),
    once: entry.describe('Usable once per encounter (OW-ALLY-05).'),
    rules: abilityRules,
    story: preset(flag(), false).describe('Has an effect in the story part.'),
    figure: id('figure'),
    copies,
    ...notes
  }
).describe('An ally card.')
export type AllyRecord = Infer<typeof allyRecord>

/** Sentinels, the Ancient Guardian and the like (vocabulary: helper). */
export const helperRecord = shape(
  { ...head, supply: integer({ min: 1, max: 20 }) },
  {
    defence: preset(defenceValue, 1),
    hp: preset(integer({ min: 1, max: 30 }), 1),
    might: preset(list(shape({ level, might }), { max: 20 }), []).describe('Its MIGHT from a level on.'),
    range,
    move: preset(integer({ min: 0, max: 20 }), 0),
    acts: preset(abilityEffects, []).describe('What it does when commanded.'),
    rules: abilityRules,
    figure: id('figure'),
    ...notes
  }
).describe('A figure that serves an Oathsworn.')
export type HelperRecord = Infer<typeof helperRecord>
