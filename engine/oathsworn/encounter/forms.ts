import { flag, integer, maybe, oneOf, preset, shape, text, type Infer } from '../../kernel/schema'
import { abilityEffects, cooldown, defenceValue, stageEffects, timing } from '../content'

/** What the table is asked to tell of its own cards. A window checks what is written with the same schemas. */

const remember = preset(flag(), false).describe('So that the app plays it by itself the next time.')
const name = preset(text({ max: 60 }), '').describe('As it is printed. A card to remember needs one.')

/** A card whose cost and place are known: what it does now. */
const playedText = shape({ effects: abilityEffects }, { remember })

/** An ability card nobody knows. */
const ownCard = shape(
  {},
  {
    name,
    animus: preset(integer({ min: 0, max: 20 }), 0).describe('The animus printed top left.'),
    cooldown: preset(cooldown, 0),
    defence: preset(maybe(defenceValue), null).describe('Its DEFENSE, if it can be played for it.'),
    timing: preset(timing, { kind: 'action' }),
    effects: preset(abilityEffects, []),
    remember
  }
)
export type OwnCard = Infer<typeof ownCard>

/** A stage card or box whose text the pack leaves to the people. */
const stageText = shape({ effects: stageEffects }, { remember })

/** A stage card no pack knows. */
const ownStageCard = shape(
  { stage: oneOf([1, 2, 3]).describe('The stage on its back.') },
  {
    name,
    number: preset(integer({ min: 0, max: 9999 }), 0).describe('The number printed on it; 0 without one.'),
    lasts: preset(oneOf(['instant', 'round', 'holder']), 'instant').describe('How long it stays on the table.'),
    effects: preset(stageEffects, []),
    remember
  }
)
export type OwnStageCard = Infer<typeof ownStageCard>

/** The schemas a card prompt names. */
export const cardForms = {
  'played-text': playedText,
  'own-card': ownCard,
  'stage-text': stageText,
  'own-stage-card': ownStageCard
} as const
export type CardForm = keyof typeof cardForms
export type Told<F extends CardForm> = Infer<(typeof cardForms)[F]>
