// One thing a card lets somebody do.
import { byType, flag, id, integer, list, maybe, oneOf, preset, shape, tagged } from '../../../../schema'
import type { Infer, Schema } from '../../../../schema'
import { limit } from '../common'
import { abilityEffects, change, condition, cost, group, stageEffects, trigger } from '../effects'
import type { AbilityEffect, Change, Condition, FigureGroup, StageEffect, Trigger } from '../effects'
import type { Limit } from '../common'

const table = oneOf(['table'])

/** `"table"` leaves it to the people at the table: the app asks what the card does. */
export const abilityText = byType({ list: abilityEffects, text: table }).describe(
  'What happens, in the language of ability cards; or `table`: the people play it and the app asks what it must know.'
)
export const stageText = byType({ list: stageEffects, text: table }).describe(
  'What happens, in the language of stage cards; or `table`: the people read the card and the app asks what it must know.'
)

export const timing = tagged('kind', {
  action: shape({}).describe('On the own turn (OW-TURN-04).'),
  interrupt: shape({ when: trigger }).describe('Whenever something happens (INT).'),
  modifier: shape({ when: trigger }).describe(
    'Goes with another action of one’s own, and uses no slot of the turn (OW-COMP-07).'
  ),
  free: shape({}).describe('At any time of the own turn, not an action (OW-TURN-05).')
})
  .named('Timing')
  .describe('When it may be used.')
export type Timing = Infer<typeof timing>

export const entry = shape(
  { id: id().describe('Its name on the card, for its words and its marks.'), effects: abilityText },
  {
    timing: preset(timing, { kind: 'action' }),
    costs: preset(list(cost, { max: 6 }), []).describe('What it costs.'),
    needs: preset(list(condition, { max: 6 }), []).describe('What must be so for it to be used.'),
    limit: preset(maybe(limit), null).describe('How often it may be used.'),
    keywords: preset(list(id(), { max: 8, distinct: true }), []).describe('Keywords, for other cards to refer to.')
  }
)
  .named('CardEntry')
  .describe('One thing a card lets somebody do. Its words are `<kind>.<record>.entry.<id>`.')
export type StoryEntry = Infer<typeof entry>

/** Something that holds all the time. */
export type Rule<E> =
  | { readonly rule: 'while'; readonly who: FigureGroup; readonly if: Condition | null; readonly change: Change }
  | {
      readonly rule: 'when'
      readonly when: Trigger
      readonly if: Condition | null
      readonly then: readonly E[]
      readonly limit: Limit | null
      readonly optional: boolean
    }

const onlyIf = preset(maybe(condition), null).describe('Only while this holds.')

export function ruleOf<E>(effects: Schema<readonly E[]>) {
  return tagged('rule', {
    while: shape({ who: group, change }, { if: onlyIf }).describe('Something is different about a group.'),
    when: shape(
      { when: trigger, then: effects },
      {
        if: onlyIf,
        limit: preset(maybe(limit), null).describe('How often.'),
        optional: preset(flag(), false).describe('Whether the player is asked.')
      }
    ).describe('Whenever something happens, something follows.')
  })
}

export const stageRule: Schema<Rule<StageEffect>> = ruleOf(stageEffects)
  .named('StageRule')
  .describe('Something that holds all the time, on a special rules board.')
export const abilityRule: Schema<Rule<AbilityEffect>> = ruleOf(abilityEffects)
  .named('AbilityRule')
  .describe('Something that holds all the time, on a player’s card.')
export type StageRule = Rule<StageEffect>
export type AbilityRule = Rule<AbilityEffect>

export const stageRules = preset(list(stageRule, { max: 24 }), [])
export const abilityRules = preset(list(abilityRule, { max: 24 }), [])
export const defenceValue = integer({ min: 0, max: 30 }).describe('DEFENSE.')
