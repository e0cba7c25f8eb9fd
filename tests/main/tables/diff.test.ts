import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { diff } from '../../../main/tables/diff'
import { patched } from '../../../renderer/table/patch'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

it('a patch makes the new out of the old, whatever they are', () => {
  fc.assert(
    fc.property(json, json, (old, now) => {
      const patch = diff(old, now)
      expect(patch ? patched(old, JSON.parse(JSON.stringify(patch))) : old).toEqual(now)
    }),
    { numRuns: 500 }
  )
})

it('what is the same needs no patch', () => {
  fc.assert(
    fc.property(json, (one) => {
      expect(diff(one, structuredClone(one))).toBeNull()
    })
  )
})

it('says only what changed', () => {
  const old = { a: { b: [1, 2, { c: 3 }], d: 'x' }, e: 1, gone: true }
  const now = { a: { b: [1, 2, { c: 4 }], d: 'x' }, e: 1 }
  expect(diff(old, now)).toEqual({ in: { a: { in: { b: { in: { 2: { in: { c: { is: 4 } } } } } } } }, out: ['gone'] })
})

it('a list that grew or shrank', () => {
  expect(diff([1, 2], [1, 2, 3])).toEqual({ in: { 2: { is: 3 } }, size: 3 })
  expect(diff([1, 2, 3], [1])).toEqual({ in: {}, size: 1 })
})
