import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Chain, hashOf } from '../../../engine/kernel/hash'

const plain = fc.jsonValue({ maxDepth: 4, noUnicodeString: false } as never).map((value) => whole(value))

/** The chain takes whole numbers only: a rule has no others. */
function whole(value: unknown): unknown {
  if (typeof value === 'number') return Math.trunc(value) % 2 ** 50
  if (Array.isArray(value)) return value.map(whole)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one)]))
  return value
}

describe('the hash chain', () => {
  it('is the same for data that went through a file', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/)
      })
    )
  })

  it('goes on from its own text', () => {
    const [a, b] = [{ x: 1 }, ['y', null]]
    expect(new Chain(new Chain().add(a).text).add(b).text).toBe(new Chain().add(a).add(b).text)
  })

  it('tells apart what differs in order, kind, place or depth', () => {
    const different = [
      1,
      '1',
      [1],
      [[1]],
      { a: 1 },
      { b: 1 },
      { a: [1] },
      [1, 2],
      [2, 1],
      null,
      true,
      false,
      '',
      [],
      {},
      -1,
      2 ** 40,
      2 ** 40 + 1
    ]
    expect(new Set(different.map(hashOf)).size).toBe(different.length)
  })

  it('does not see fields without a value, as a file does not', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
  })

  it('refuses numbers that no rule may make', () => {
    expect(() => hashOf(0.5)).toThrow(/whole/)
    expect(() => hashOf(NaN)).toThrow(/whole/)
  })

  it('spreads: among 200,000 neighbours none collide', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 200_000; n++) seen.add(new Chain().add({ kind: 'hpLost', n }).text)
    expect(seen.size).toBe(200_000)
  })
})
