import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  check,
  flag,
  id,
  integer,
  json,
  list,
  nearest,
  oneOf,
  preset,
  record,
  shape,
  tagged,
  text
} from '../../../engine/schema'

const card = shape(
  {
    id: id(),
    cost: integer({ min: 0, max: 9 }),
    colours: list(oneOf(['white', 'yellow', 'red', 'black']), { max: 4 })
  },
  { odd: json(), twice: preset(flag(), false), notes: record(id(), text({ max: 20 })) }
)
const effect = tagged('do', { play: shape({ card }), pass: shape({}) })

const kebab = fc
  .stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,5}){0,2}$/)
  .filter((name) => !['constructor', 'prototype'].includes(name))
const cards = fc.record(
  {
    id: kebab,
    cost: fc.integer({ min: 0, max: 9 }),
    colours: fc.array(fc.constantFrom('white', 'yellow', 'red', 'black'), { maxLength: 4 }),
    twice: fc.boolean(),
    odd: fc.constantFrom(null, 1, 'x', [1, { a: 2 }]),
    notes: fc.dictionary(
      kebab,
      fc.string({ maxLength: 20, unit: 'grapheme' }).filter((words) => words.length <= 20),
      { noNullPrototype: true }
    )
  },
  { requiredKeys: ['id', 'cost', 'colours'] }
)

describe('any value at all', () => {
  it('is either read or refused with a reason, and never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true }),
        (value) => {
          for (const schema of [card, effect, json(), list(card), record(id(), card)]) {
            const checked = check<unknown>(schema, value)
            if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0)
            else expect(JSON.parse(JSON.stringify(checked.value))).toEqual(checked.value)
          }
        }
      )
    )
  })
})

describe('a legal value', () => {
  it('is read as it is, with the gaps filled in, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(cards, (value) => {
        const once = check(card, value)
        expect(once).toEqual({ ok: true, value: { twice: false, ...value } })
        if (once.ok) expect(check(card, once.value)).toEqual(once)
      })
    )
  })

  it('is refused once any one field is spoilt, at that field', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom('id', 'cost', 'colours', 'twice'), (value, field) => {
        const checked = check(card, { ...value, [field]: { spoilt: true } })
        expect(!checked.ok && checked.problems[0]?.path).toEqual([field])
      })
    )
  })
})

describe('nearest', () => {
  it('finds a name in which two neighbouring letters were swapped', () => {
    const names = ['knockback', 'escape', 'movement', 'consume']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), (name, where) => {
        const at = where % (name.length - 1)
        const typed = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
        expect(nearest(typed, names)).toBe(name)
      })
    )
  })
})
