import { describe, expect, it } from 'vitest'
import { withEntries, withEntry } from '../../../engine/kernel/entry'

describe('a record with one entry replaced', () => {
  it('is a new record that says the same in the same order, and the old one stays what it was', () => {
    const before: Readonly<Record<string, number>> = Object.freeze({ b: 1, a: 2 })
    expect(Object.entries(withEntry(before, 'b', 7))).toEqual([
      ['b', 7],
      ['a', 2]
    ])
    expect(Object.entries(withEntry(before, 'c', 3))).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3]
    ])
    expect(before).toEqual({ b: 1, a: 2 })
  })
})

describe('a record with a few entries replaced', () => {
  it('is a new record that says the same in the same order, and the old one stays what it was', () => {
    const before: Readonly<Record<string, number>> = Object.freeze({ b: 1, a: 2 })
    expect(Object.entries(withEntries(before, { c: 3, b: 7 }))).toEqual([
      ['b', 7],
      ['a', 2],
      ['c', 3]
    ])
    expect(before).toEqual({ b: 1, a: 2 })
  })
})
