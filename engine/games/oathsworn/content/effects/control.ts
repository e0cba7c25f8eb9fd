// Verbs that hold other verbs. Both languages have them, each with its own verbs inside, so the types are written out.
import { flag, id, integer, list, maybe, oneOf, preset, shape } from '../../../../schema'
import type { Schema } from '../../../../schema'
import { checkType, duration, limit } from '../common'
import type { CheckType, Duration, Limit } from '../common'
import { amount } from './amount'
import type { Amount } from './amount'
import { condition } from './condition'
import type { Condition } from './condition'
import { trigger } from './trigger'
import type { Trigger } from './trigger'
import { chooser, selector } from './who'
import type { Chooser, Selector } from './who'

// A union of interfaces must be written out where it is used: an alias of it could not refer back to itself.

export interface If<E> {
  readonly do: 'if'
  readonly if: Condition
  readonly then: readonly E[]
  readonly else: readonly E[]
}

/** The words of an option are `<kind>.<record>.option.<id>` in the word list. */
export interface Choice<E> {
  readonly id: string
  readonly if: Condition | null
  readonly then: readonly E[]
}

export interface Choose<E> {
  readonly do: 'choose'
  readonly by: Chooser
  readonly options: readonly Choice<E>[]
  readonly least: number
  readonly most: number
}

export interface Repeat<E> {
  readonly do: 'repeat'
  readonly times: Amount
  readonly then: readonly E[]
}

export interface ForEach<E> {
  readonly do: 'for-each'
  readonly who: Selector
  readonly then: readonly E[]
}

export interface As<E> {
  readonly do: 'as'
  readonly who: Selector
  readonly then: readonly E[]
}

export const checkScopes = ['company', 'each', 'chosen'] as const
export type CheckScope = (typeof checkScopes)[number]

export interface Check<E> {
  readonly do: 'check'
  readonly check: CheckType
  readonly who: Selector
  readonly scope: CheckScope
  readonly difficulty: Amount
  readonly perSuccess: boolean
  readonly success: readonly E[]
  readonly failure: readonly E[]
}

export interface Watch<E> {
  readonly do: 'watch'
  readonly when: Trigger
  readonly if: Condition | null
  readonly then: readonly E[]
  readonly until: Duration
  readonly limit: Limit | null
  readonly optional: boolean
}

export function control<E>(effects: Schema<readonly E[]>) {
  const none = preset(effects, [])
  return {
    // OW-GEN-04
    if: shape({ if: condition, then: effects }, { else: none })
      .describe('Does one thing or the other.')
      .example({ do: 'if', if: { test: 'reaction' }, then: [{ do: 'tell', line: 'it-roars' }] }),
    // OW-GEN-14
    choose: shape(
      {
        options: list(
          shape(
            { id: id().describe('Its words are `<kind>.<record>.option.<id>`.'), then: effects },
            { if: preset(maybe(condition), null).describe('Offered only if this holds.') }
          ),
          { min: 1, max: 12 }
        ).describe('What can be chosen.')
      },
      {
        by: preset(chooser, 'company'),
        least: preset(integer({ min: 0, max: 12 }), 1).describe('At least so many.'),
        most: preset(integer({ min: 1, max: 12 }), 1).describe('At most so many.')
      }
    )
      .describe('A player chooses; with `least` 0 they may choose nothing.')
      .example({
        do: 'choose',
        by: 'target',
        options: [
          { id: 'bleed', then: [{ do: 'apply', riders: [{ do: 'status', status: 'bleed' }] }] },
          { id: 'lose-animus', then: [{ do: 'apply', riders: [{ do: 'lose-animus', animus: 2 }] }] }
        ]
      }),
    repeat: shape({ times: amount, then: effects })
      .describe('Does it several times.')
      .example({ do: 'repeat', times: 2, then: [{ do: 'tell', line: 'again' }] }),
    'for-each': shape({ who: selector, then: effects })
      .describe(
        'Once for each of them, who is then called `each`, in north-then-west order for enemies, seat order for friends.'
      )
      .example({
        do: 'for-each',
        who: { pick: 'all', from: { kinds: ['oathsworn'] } },
        then: [{ do: 'apply', to: 'each', riders: [{ do: 'lose-animus', animus: 1 }] }]
      }),
    // OW-STAGE-09
    as: shape({ who: selector, then: effects })
      .describe('Somebody else acts: inside, they are `self` and choose their own target (OW-STAGE-09).')
      .example({
        do: 'as',
        who: { pick: 'all', from: { kinds: ['minion'] } },
        then: [{ do: 'face', way: { way: 'random' } }]
      }),
    // OW-CHECK-01..12
    check: shape(
      { check: checkType, difficulty: amount },
      {
        who: preset(selector, 'target'),
        scope: preset(oneOf(checkScopes), 'each').describe(
          'Each for themselves, the company together, or one they choose.'
        ),
        perSuccess: preset(flag(), false).describe('Whether every success counts.'),
        success: none.describe('What follows success.'),
        failure: none.describe('What follows failure.')
      }
    )
      .describe(
        'A check with what follows success and failure (CHECK); inside, the one who made it is `each`. With `perSuccess` the success part happens once for each success (OW-CHECK-08).'
      )
      .example({
        do: 'check',
        check: 'survival',
        difficulty: 4,
        failure: [{ do: 'apply', to: 'each', riders: [{ do: 'lose-hp', hp: 1 }] }]
      }),
    // OW-END-04
    watch: shape(
      { when: trigger, then: effects },
      {
        if: preset(maybe(condition), null).describe('Only if this holds then.'),
        until: preset(duration, 'end-of-round'),
        limit: preset(maybe(limit), null).describe('How often.'),
        optional: preset(flag(), false).describe('Whether the player is asked.')
      }
    )
      .describe('From now on, whenever something happens, something follows; `optional` asks the player first.')
      .example({
        do: 'watch',
        when: { on: 'move', window: 'ends', who: { kinds: ['oathsworn'] } },
        until: 'end-of-round',
        then: [{ do: 'apply', to: 'subject', riders: [{ do: 'lose-hp', hp: 1 }] }]
      })
  }
}
