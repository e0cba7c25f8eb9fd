// The player side: classes, their cards, what they carry and who comes to help (ledger 3.1).
import { flag, id, integer, list, maybe, oneOf, preset, shape, tuple } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { cooldown, itemType, might, slot } from '../common'
import { abilityEffects } from '../effects'
import { abilityRules, defenceValue, entry } from './entry'
import { chapter, copies, head, level, notes } from './record'

const animus = integer({ min: 0, max: 40 }).describe('Animus.')
const range = integer({ min: 1, max: 62 }).describe('Its range; without one it fights hand to hand.')
const hexes = integer({ min: 0, max: 20 }).describe('How far.')
const figure = id('figure').describe('How it looks on the battlefield.')
const special = preset(list(entry, { max: 4 }), []).describe('Its special abilities.')
const maxAnimus = preset(animus, 2).describe('MAX ANIMUS (OW-COMP-02).')
const regen = preset(animus, 2).describe('REGEN (OW-COMP-03).')

/** OW-SETUP-05, OW-SETUP-08, OW-ENC-06, OW-ENC-07 */
export const classRecord = shape(
  {
    ...head,
    icon: id().describe(
      'The drawing that stands for the class: a name of game-icons, or leaf, arrow, wing, knife, falcon, chain, sun, scar, blade, paw, shield or flame, which the printed sheet draws, too. A banner stands for any other.'
    ),
    regen: animus.describe('Starting REGEN.'),
    animus: animus.describe('Starting MAX ANIMUS.'),
    items: list(itemType, { max: 20, distinct: true }).describe(
      'Item types the class may equip; gear is always allowed (OW-ITEM-04, OW-ITEM-05).'
    ),
    startItems: list(id('item'), { max: 6 }).describe('Items at campaign start, with repeats (OW-SETUP-08).'),
    startCards: shape(
      { fixed: list(id('ability'), { max: 7, distinct: true }).describe('Always.') },
      {
        choice: preset(list(list(id('ability'), { min: 1, max: 7, distinct: true }), { max: 4 }), []).describe(
          'One of these sets.'
        )
      }
    ).describe('The starting hand: fixed cards, and one of several sets (OW-ENC-06, OW-ENC-07).'),
    companion: id('companion').describe('Its companion card.')
  },
  {
    special: preset(list(entry, { max: 4 }), []).describe('The special abilities of the class (OW-TURN-05).'),
    rules: abilityRules.describe('What always holds for the class.'),
    helpers: preset(list(id('helper'), { max: 4, distinct: true }), []).describe('Figures that serve it.'),
    resources: preset(
      list(
        shape(
          { status: id('status') },
          {
            empower: preset(list(integer({ min: 0, max: 20 }), { max: 10 }), []).describe(
              'Steps for spending 1, 2, 3 …'
            )
          }
        ),
        { max: 4 }
      ),
      []
    ).describe('A token the class gathers; `empower[n-1]` = steps for spending n of them on an attack (OW-EMP-05).'),
    equips: preset(
      list(shape({ item: itemType, hands: integer({ min: 0, max: 2 }).describe('Hands.') }), { max: 6 }),
      []
    ).describe('Exceptions: items of this type take so many hands for this class.'),
    mostHands: preset(integer({ min: 1, max: 2 }), 2).describe('Hands one item may take at most.'),
    stars: preset(integer({ min: 1, max: 5 }), 3).describe('How demanding the class is to play.'),
    figure,
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
  { level: preset(level, 1), group: id().describe('The set it belongs to: `fire`, `water`.'), ...notes }
).describe('An ability card.')
export type AbilityRecord = Infer<typeof abilityRecord>

/** ITEM; OW-TURN-06 */
export const itemRecord = shape(
  {
    ...head,
    deck: oneOf(['common', 'unique']).describe('Which deck it lies in (OW-ITEM-01).'),
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
    ability: shape({ entry, cooldown: maybe(cooldown).describe('Null = once per encounter.') }).describe(
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
    move: preset(shape({ animus, hexes }), { animus: 1, hexes: 4 }).describe('The move action (OW-COMP-18).'),
    special,
    injuryHpLoss: preset(list(integer({ min: 0, max: 6 }), { min: 1, max: 12 }), [0, 0, 1, 1, 2]).describe(
      'HP lost at the start by number of injuries, the last for more (OW-COMP-16).'
    ),
    animus: maxAnimus,
    regen,
    defence: preset(defenceValue, 2).describe('Added to the DEFENSE of the items (OW-COMP-04).'),
    leastDefence: preset(defenceValue, 3).describe('DEFENSE is never less (OW-COMP-04).'),
    ...notes
  }
).describe('A companion card.')
export type CompanionRecord = Infer<typeof companionRecord>

const side = shape({
  id: id().describe('Its name on the card.'),
  abilities: list(entry, { min: 1, max: 3 }).describe('What this side can do.')
})

/** OW-COMP-08..10 */
export const archetypeRecord = shape(
  { ...head, class: id('class'), sides: tuple([side, side]).describe('Its two sides.') },
  { level: preset(level, 1), ...notes }
).describe('An archetype card with its two sides.')
export type ArchetypeRecord = Infer<typeof archetypeRecord>

/** ALLY */
export const allyRecord = shape(
  { ...head, combat: flag().describe('Whether it can enter an encounter (OW-ALLY-02).') },
  {
    defence: preset(defenceValue, 1).describe('DEFENSE.'),
    might: preset(might, {}),
    range,
    regen,
    animus: maxAnimus,
    move: preset(shape({ animus, hexes }), { animus: 1, hexes: 4 }).describe('The move action.'),
    attack: entry,
    special,
    once: entry.describe('Usable once per encounter (OW-ALLY-05).'),
    rules: abilityRules.describe('What always holds for it.'),
    story: preset(flag(), false).describe('Has an effect in the story part.'),
    figure,
    copies,
    ...notes
  }
).describe('An ally card.')
export type AllyRecord = Infer<typeof allyRecord>

/** Sentinels, the Ancient Guardian and the like (vocabulary: helper). */
export const helperRecord = shape(
  { ...head, supply: integer({ min: 1, max: 20 }).describe('Figures in the box.') },
  {
    defence: preset(defenceValue, 1).describe('DEFENSE.'),
    hp: preset(integer({ min: 1, max: 30 }), 1).describe('HP.'),
    might: preset(list(shape({ level, might }), { max: 20 }), []).describe('Its MIGHT from a level on.'),
    range,
    move: preset(hexes, 0),
    acts: preset(abilityEffects, []).describe('What it does when commanded.'),
    rules: abilityRules.describe('What always holds for it.'),
    figure,
    ...notes
  }
).describe('A figure that serves an Oathsworn.')
export type HelperRecord = Infer<typeof helperRecord>
