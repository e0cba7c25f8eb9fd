import { describe, expect, it } from 'vitest'
import {
  byType,
  check,
  flag,
  id,
  integer,
  json,
  lazy,
  list,
  maybe,
  number,
  oneOf,
  pathText,
  preset,
  record,
  shape,
  tagged,
  text,
  tuple
} from '../../../engine/schema'
import type { AnySchema, Infer, Schema } from '../../../engine/schema'

function complaintsOf(schema: AnySchema, value: unknown): string[] {
  const checked = check(schema, value)
  return checked.ok ? [] : checked.problems.map((problem) => `${pathText(problem.path)}: ${problem.words.key}`)
}

describe('leaves', () => {
  const cases: [string, AnySchema, unknown, string | null][] = [
    ['text', text({ min: 2, max: 3 }), 'abc', null],
    ['short text', text({ min: 2 }), 'a', 'schema.too-short'],
    ['long text', text({ max: 3 }), 'abcd', 'schema.too-long'],
    ['half a character', text(), '\ud800', 'schema.ill-formed'],
    ['text unlike its pattern', text({ like: { name: 'a hex', test: /^[A-Z]\d$/ } }), 'h7', 'schema.unlike'],
    ['a number where text belongs', text(), 3, 'schema.not-text'],
    ['integer', integer({ min: 1, max: 6 }), 6, null],
    ['a fraction', integer(), 1.5, 'schema.not-integer'],
    ['not a number', integer(), Number.NaN, 'schema.not-integer'],
    ['beyond safe', integer(), 2 ** 53, 'schema.not-integer'],
    ['too small', integer({ min: 1 }), 0, 'schema.too-small'],
    ['too large', integer({ max: 6 }), 7, 'schema.too-large'],
    ['number', number({ max: 2 }), 1.25, null],
    ['endless number', number(), Number.POSITIVE_INFINITY, 'schema.not-number'],
    ['flag', flag(), false, null],
    ['no flag', flag(), 0, 'schema.not-flag'],
    ['one of', oneOf(['maw', 'tail']), 'maw', null],
    ['none of', oneOf(['maw', 'tail']), 'paw', 'schema.not-one-of'],
    ['id', id(), 'pig-iron-coat-2', null],
    ['id with capitals', id(), 'Pig', 'schema.not-id'],
    ['id with two dashes', id(), 'pig--iron', 'schema.not-id'],
    ['forbidden id', id(), 'constructor', 'schema.not-id'],
    ['json', json(), { a: [1, null, 'x', true] }, null],
    ['a function is not json', json(), () => 1, 'schema.not-json'],
    ['an endless number is not json', json(), Number.NaN, 'schema.not-json'],
    ['null where allowed', maybe(integer()), null, null],
    ['null where not allowed', integer(), null, 'schema.not-integer'],
    ['short form', byType({ number: integer(), object: shape({ of: id() }) }), 3, null],
    ['long form', byType({ number: integer(), object: shape({ of: id() }) }), { of: 'x' }, null],
    ['neither form', byType({ number: integer(), object: shape({ of: id() }) }), 'x', 'schema.wrong-type']
  ]
  it.each(cases)('%s', (_name, schema, value, complaint) => {
    expect(complaintsOf(schema, value)).toEqual(complaint === null ? [] : [`: ${complaint}`])
  })

  it('turns −0 into 0', () => {
    const checked = check(tuple([integer(), number(), json()]), [-0, -0, -0])
    expect(checked.ok && checked.value.map((zero) => Object.is(zero, 0))).toEqual([true, true, true])
  })
})

describe('shapes', () => {
  const attack = shape(
    { range: integer({ min: 1 }), icons: list(id(), { max: 3 }) },
    { note: text(), times: preset(integer(), 1) }
  )

  it('fills in what may be left out and keeps the rest', () => {
    expect(check(attack, { range: 2, icons: [] })).toEqual({ ok: true, value: { range: 2, icons: [], times: 1 } })
  })

  it('leaves out an optional field rather than writing undefined', () => {
    const checked = check(attack, { range: 2, icons: [], note: undefined })
    expect(checked.ok && Object.hasOwn(checked.value, 'note')).toBe(false)
  })

  it('says everything that is wrong at once, each at its place', () => {
    expect(complaintsOf(attack, { range: 0, icons: ['OK', 'a', 'b', 'c'], nope: 1 })).toEqual([
      'range: schema.too-small',
      'icons: schema.too-many',
      ': schema.unknown'
    ])
    expect(complaintsOf(attack, { icons: ['Bad', 'also bad'] })).toEqual([
      ': schema.missing',
      'icons[0]: schema.not-id',
      'icons[1]: schema.not-id'
    ])
  })

  it('suggests the field that was meant', () => {
    const checked = check(attack, { rnage: 2, range: 2, icons: [] })
    expect(!checked.ok && checked.problems[0]?.suggestion).toBe('range')
  })

  it('suggests nothing when nothing is near', () => {
    const checked = check(attack, { umbrella: 2, range: 2, icons: [] })
    expect(checked.ok).toBe(false)
    expect(!checked.ok && checked.problems[0]?.suggestion).toBeUndefined()
  })
})

describe('unions told apart by a tag', () => {
  const effect = tagged('do', { move: shape({ hexes: integer() }), face: shape({}, { turns: preset(integer(), 1) }) })

  it('keeps the tag', () => {
    expect(check(effect, { hexes: 3, do: 'move' })).toEqual({ ok: true, value: { do: 'move', hexes: 3 } })
  })

  it('suggests the nearest verb', () => {
    const checked = check(effect, { do: 'mvoe', hexes: 3 })
    expect(!checked.ok && checked.problems).toMatchObject([{ path: ['do'], suggestion: 'move' }])
  })

  it('asks for the tag when it is missing', () => {
    expect(complaintsOf(effect, { hexes: 3 })).toEqual([': schema.missing'])
  })

  it('is told apart by the compiler as well', () => {
    const hexesOf = (one: Infer<typeof effect>): number => (one.do === 'move' ? one.hexes : one.turns)
    expect(hexesOf({ do: 'face', turns: 2 })).toBe(2)
  })
})

describe('collections', () => {
  it('refuses twins in a set, and says which', () => {
    expect(complaintsOf(list(id(), { distinct: true }), ['a', 'b', 'a'])).toEqual(['[2]: schema.twice'])
  })

  it('checks the names of a record', () => {
    expect(complaintsOf(record(id(), integer()), { good: 1, Bad: 2 })).toEqual(['Bad: schema.not-id'])
  })

  it('counts the parts of a tuple', () => {
    expect(complaintsOf(tuple([integer(), integer()]), [1])).toEqual([': schema.wrong-count'])
  })

  it('reads schemas that contain themselves', () => {
    interface Tree {
      readonly leaf: number
      readonly below: readonly Tree[]
    }
    const tree: Schema<Tree> = shape({ leaf: integer() }, { below: preset(list(lazy(() => tree)), []) })
    expect(check(tree, { leaf: 1, below: [{ leaf: 2 }] })).toEqual({
      ok: true,
      value: { leaf: 1, below: [{ leaf: 2, below: [] }] }
    })
    expect(complaintsOf(tree, { leaf: 1, below: [{ leaf: 'x' }] })).toEqual(['below[0].leaf: schema.not-integer'])
  })
})
