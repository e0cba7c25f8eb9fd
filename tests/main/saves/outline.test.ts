// A large file is taken apart by its brackets: whatever JSON it is, the parts are what JSON says they are.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectsIn, outlineOf, type OutlinePlace } from '../../../main/saves/companies/transfer/outline'

interface Outline {
  readonly companies: readonly { readonly entries: OutlinePlace }[]
}

const bytesOf = (value: unknown, space: number): Buffer => Buffer.from(JSON.stringify(value, null, space))
const outlined = (bytes: Buffer): Outline => JSON.parse(outlineOf(bytes)) as Outline

function read(bytes: Buffer): unknown[][] {
  const lists = outlined(bytes).companies.map(({ entries }) => [...objectsIn(bytes, entries)])
  return lists.map((list) => list.map((text) => (text === null ? null : (JSON.parse(text) as unknown))))
}

const entry = fc.dictionary(fc.string(), fc.jsonValue())
const file = fc.record({
  made: fc.oneof(fc.nat(), fc.string()),
  companies: fc.array(fc.record({ origin: fc.string(), entries: fc.array(entry) }))
})

describe('the outline of a file', () => {
  it('finds every entry where it lies, however the file is spaced and whatever its texts hold', () => {
    fc.assert(
      fc.property(file, fc.nat(3), (whole, space) => {
        const bytes = bytesOf(whole, space)
        const same = JSON.parse(bytes.toString()) as { companies: { entries: unknown[] }[] }
        expect(read(bytes)).toEqual(same.companies.map(({ entries }) => entries))
      })
    )
  })

  it('is small, whatever lies in the entries', () => {
    const entries = Array.from({ length: 1000 }, (_, n) => ({ n, body: { deep: [['x'.repeat(50)]] } }))
    expect(outlineOf(bytesOf({ companies: [{ entries }] }, 2)).length).toBeLessThan(100)
  })

  it('of anything that is not whole is no JSON', () => {
    const text = JSON.stringify({ companies: [{ origin: 'a "quoted\\" one', entries: [{ a: '[{"' }] }] })
    for (let length = 0; length < text.length; length++)
      expect(() => outlined(Buffer.from(text.slice(0, length)))).toThrow(SyntaxError)
  })

  it.each([
    ['[5]', [null]],
    ['[{},]', [{}, null]],
    ['[{} {}]', [{}, null]],
    ['[,{}]', [null]],
    ['[{}, "x"]', [{}, null]],
    ['[{},[]]', [{}, null]],
    ['{"a":{}}', [null]],
    ['[ \n]', []]
  ])('reads a list of %s as far as it is one of objects', (list, found) => {
    expect(read(Buffer.from(`{"companies":[{"entries":${list}}]}`))).toEqual([found])
  })
})
