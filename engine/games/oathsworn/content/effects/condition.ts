// What can be asked about the table.
import { flag, id, integer, lazy, list, oneOf, preset, shape, tagged } from '../../../../schema'
import type { InferTagged, Schema } from '../../../../schema'
import { amount } from './amount'
import { group, mustHold, mustNotHold, reference } from './who'

export const comparisons = ['at-least', 'at-most', 'exactly'] as const
export type Comparison = (typeof comparisons)[number]

export const outcomes = [
  'hit',
  'missed',
  'hp-lost',
  'no-hp-lost',
  'knocked-out',
  'broke',
  'critical',
  'succeeded',
  'failed'
] as const
export type ConditionOutcome = (typeof outcomes)[number]

const simple = {
  number: shape({ of: amount, is: oneOf(comparisons).describe('How they compare.'), than: amount })
    .describe('Compares two numbers.')
    .example({ test: 'number', of: { count: 'stage' }, is: 'at-least', than: 2 }),
  exists: shape({ who: group }, { least: preset(integer({ min: 1, max: 20 }), 1).describe('At least so many.') })
    .describe('Somebody fits the description.')
    .example({ test: 'exists', who: { kinds: ['oathsworn'], where: [{ is: 'within', hexes: 1, of: 'self' }] } }),
  is: shape({ who: reference }, { where: mustHold, except: mustNotHold })
    .describe('One character fits the description.')
    .example({ test: 'is', who: 'self', where: [{ is: 'in-arc', arcs: ['rear'], of: 'target' }] }),
  broken: shape({ location: id().describe('The name of the location.') }, { of: preset(reference, 'self') })
    .describe('A location is broken (OW-BRK-01).')
    .example({ test: 'broken', location: 'maw' }),
  uncovered: shape({ icon: id().describe('The icon.') })
    .describe('A body-part icon is uncovered on the encounter board (OW-EATK-01).')
    .example({ test: 'uncovered', icon: 'claw' }),
  location: shape({ tags: list(id(), { min: 1, max: 8, distinct: true }).describe('Names, tags or marks.') })
    .describe(
      'The latest attack was aimed at a location with one of these names, tags or marks, broken or not (OW-ARC-04).'
    )
    .example({ test: 'location', tags: ['front'] }),
  flag: shape({ flag: id().describe('The name of the flag.') })
    .describe('A flag of this encounter is up.')
    .example({ test: 'flag', flag: 'nest-burnt' }),
  reaction: shape({}).describe('This stage card is a reaction (OW-BRK-05).').example({ test: 'reaction' }),
  outcome: shape({ is: oneOf(outcomes).describe('The outcome.') })
    .describe('How the latest attack or check ended.')
    .example({ test: 'outcome', is: 'hp-lost' }),
  own: shape({}, { turn: preset(flag(), true).describe('Whether it must be.') })
    .describe('It is the turn of `self`, or is not.')
    .example({ test: 'own', turn: true }),
  bespoke: shape({ script: id().describe('The name of the script.') })
    .describe('A test with a script of its own.')
    .example({ test: 'bespoke', script: 'moon-is-full' })
}

export type Condition =
  | InferTagged<'test', typeof simple>
  | { readonly test: 'all'; readonly of: readonly Condition[] }
  | { readonly test: 'any'; readonly of: readonly Condition[] }
  | { readonly test: 'not'; readonly of: Condition }

export const condition: Schema<Condition> = tagged('test', {
  ...simple,
  all: shape({
    of: list(
      lazy(() => condition),
      { max: 12 }
    ).describe('The conditions.')
  })
    .describe('All of these hold.')
    .example({ test: 'all', of: [{ test: 'reaction' }, { test: 'broken', location: 'maw' }] }),
  any: shape({
    of: list(
      lazy(() => condition),
      { min: 1, max: 12 }
    ).describe('The conditions.')
  })
    .describe('At least one of these holds.')
    .example({ test: 'any', of: [{ test: 'reaction' }, { test: 'flag', flag: 'angry' }] }),
  not: shape({ of: lazy(() => condition).describe('The condition.') })
    .describe('It does not hold.')
    .example({ test: 'not', of: { test: 'reaction' } })
})
  .named('Condition')
  .describe('Something that can be asked about the table.')
