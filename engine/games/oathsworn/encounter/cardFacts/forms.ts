import { flag, integer, maybe, oneOf, preset, shape, text, type Infer } from '../../../../schema'
import { abilityEffects, cooldown, defenceValue, itemType, might, slot, stageEffects, timing } from '../../content'

/** What the table is asked to tell of its own cards. A window checks what is written with the same schemas. */

const remember = preset(flag(), false).describe('So that the app plays it by itself the next time.')
const name = preset(text({ max: 60 }), '').describe('As it is printed. A card to remember needs one.')

/** A card whose cost and place are known: what it does now. */
const playedText = shape({ effects: abilityEffects }, { remember })

const animus = integer({ min: 0, max: 20 }).describe('The animus it costs.')
const whenOnTurn = preset(timing, { kind: 'action' })
const effects = preset(abilityEffects, []).describe('Nothing, if the app need not know.')

const lowerPart = shape({ animus, timing, effects: abilityEffects })

/** An ability card nobody knows. */
const ownCard = shape(
  {},
  {
    name,
    animus: preset(animus, 0),
    cooldown: preset(cooldown, 0),
    defence: preset(maybe(defenceValue), null).describe('Its DEFENSE, if it can be played for it.'),
    timing: whenOnTurn,
    effects,
    below: lowerPart.describe('On a card divided by a line: what can be chosen instead of what stands above it.'),
    remember
  }
)
export type OwnCard = Infer<typeof ownCard>

const itemAbility = shape({
  animus,
  cooldown: maybe(cooldown).describe('Where the card goes afterwards; nothing = once per encounter.'),
  timing,
  effects: abilityEffects
})

/** An item nobody knows. */
export const ownItemFields = {
  name,
  slot: preset(slot, 'weapon'),
  type: preset(itemType, 'sword'),
  hands: preset(integer({ min: 0, max: 2 }), 0).describe('Hands it takes.'),
  might: preset(might, {}),
  defence: preset(defenceValue, 0),
  range: integer({ min: 1, max: 62 }).describe('How far it shoots, if it does.'),
  ability: itemAbility.describe('What it can be used for, if anything.'),
  deck: preset(oneOf(['common', 'unique']), 'common').describe('Which deck it belongs to.'),
  chapter: preset(integer({ min: 1, max: 40 }), 1).describe('The chapter on its back.'),
  value: preset(integer({ min: 0, max: 99 }), 0).describe('Its price.'),
  remember
}
const ownItem = shape({}, ownItemFields)
export type OwnItem = Infer<typeof ownItem>

/** An injury, or a curative in the place of one, that nobody knows. */
export const ownInjuryFields = {
  name,
  animus: preset(animus, 0),
  cooldown: preset(cooldown, 0),
  effects,
  curative: preset(flag(), false).describe('A curative in the place of an injury.'),
  remember
}
const ownInjury = shape({}, ownInjuryFields)
export type OwnInjury = Infer<typeof ownInjury>

/** A stage card or box whose text the pack leaves to the people. */
const stageText = shape({ effects: stageEffects }, { remember })

/** A stage card no pack knows. */
const ownStageCard = shape(
  {},
  {
    name,
    stage: preset(oneOf([1, 2, 3]), 1).describe('The stage on its back.'),
    number: preset(integer({ min: 0, max: 9999 }), 0).describe('The number printed on it; 0 without one.'),
    lasts: preset(oneOf(['instant', 'round', 'holder']), 'instant').describe('How long it stays on the table.'),
    effects: preset(stageEffects, []),
    remember
  }
)
export type OwnStageCard = Infer<typeof ownStageCard>

/** What an enemy is worth from now on, read off the special rules board. OW-DMG-11, OW-EATK-04 */
const stageNumbers = shape({ defence: defenceValue }, { might: preset(might, {}), remember })

/** The schemas a card prompt names. */
export const cardForms = {
  'played-text': playedText,
  'own-card': ownCard,
  'stage-text': stageText,
  'own-stage-card': ownStageCard,
  'stage-numbers': stageNumbers
} as const
export type CardForm = keyof typeof cardForms

/** All that can be told, asked or not. */
export const toldForms = { ...cardForms, 'own-item': ownItem, 'own-injury': ownInjury } as const
export type ToldForm = keyof typeof toldForms
export type ToldCard<F extends ToldForm> = Infer<(typeof toldForms)[F]>
