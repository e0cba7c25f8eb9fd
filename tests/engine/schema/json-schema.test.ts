import { describe, expect, it } from 'vitest'
import {
  flag,
  id,
  integer,
  lazy,
  list,
  maybe,
  oneOf,
  preset,
  shape,
  tagged,
  text,
  toJsonSchema,
  tuple
} from '../../../engine/schema'
import type { Schema } from '../../../engine/schema'

describe('toJsonSchema', () => {
  it('carries limits, descriptions, examples and presets', () => {
    const card = shape(
      { cost: integer({ min: 0, max: 9 }).describe('What it costs.') },
      { twice: preset(flag(), false) }
    )
    expect(toJsonSchema(card.example({ cost: 2 }), { title: 'Card' })).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Card',
      type: 'object',
      properties: {
        cost: { type: 'integer', minimum: 0, maximum: 9, description: 'What it costs.' },
        twice: { type: 'boolean', default: false }
      },
      required: ['cost'],
      additionalProperties: false,
      examples: [{ cost: 2 }]
    })
  })

  it('writes tagged unions with the tag as a constant', () => {
    const effect = tagged('do', { move: shape({ hexes: integer() }), stay: shape({}).describe('Do nothing.') })
    expect(toJsonSchema(effect)).toMatchObject({
      oneOf: [
        { properties: { do: { const: 'move' }, hexes: { type: 'integer' } }, required: ['do', 'hexes'] },
        { properties: { do: { const: 'stay' } }, required: ['do'], description: 'Do nothing.' }
      ]
    })
  })

  it('defines a named schema once, even when it contains itself', () => {
    interface Tree {
      readonly below: readonly Tree[]
    }
    const tree: Schema<Tree> = shape({ below: list(lazy(() => tree)) }).named('Tree')
    expect(toJsonSchema(shape({ first: tree, second: tree }))).toMatchObject({
      properties: { first: { $ref: '#/$defs/Tree' }, second: { $ref: '#/$defs/Tree' } },
      $defs: { Tree: { properties: { below: { type: 'array', items: { $ref: '#/$defs/Tree' } } } } }
    })
  })

  it('tells what a named schema is from what it means in one place', () => {
    const cost = integer().named('Cost').describe('What has to be paid.')
    expect(toJsonSchema(shape({ animus: cost.describe('In animus.') }))).toMatchObject({
      properties: { animus: { $ref: '#/$defs/Cost', description: 'In animus.' } },
      $defs: { Cost: { description: 'What has to be paid.' } }
    })
  })

  it('writes the small ones', () => {
    const small = shape({
      label: text({ like: { name: 'a hex', test: /^[A-Z]\d+$/ } }),
      way: oneOf(['n', 's']),
      at: tuple([integer(), integer()]),
      who: maybe(id('class'))
    })
    expect(toJsonSchema(small)).toMatchObject({
      properties: {
        label: { type: 'string', pattern: '^[A-Z]\\d+$' },
        way: { enum: ['n', 's'] },
        at: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false },
        who: { anyOf: [{ const: null }, { type: 'string' }] }
      }
    })
  })
})
