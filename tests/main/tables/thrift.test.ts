import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Thrift } from '../../../main/tables/thrift'
import { ThriftReader } from '../../../renderer/table/thrift'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

describe('thrift', () => {
  it('says the same, whatever was said before', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(json, { maxLength: 12 }), (messages) => {
        const [thrift, reader] = [new Thrift(), new ThriftReader()]
        for (const message of [...messages, ...messages]) expect(reader.read(thrift.write(message))).toEqual(message)
      }),
      { numRuns: 300 }
    )
  })

  it('knows texts that look like its own', () => {
    const [thrift, reader] = [new Thrift(), new ThriftReader()]
    const message = {
      '~0': ['~', '~~', '~0', '~zz', '~long text', 'long text', '~long text'],
      '0,1': [[-1, 0], [0], []]
    }
    for (let k = 0; k < 3; k++) expect(reader.read(thrift.write(message))).toEqual(message)
  })

  it('loses no name, however it is called', () => {
    const message = JSON.parse('{ "a": { "__proto__": "x", "constructor": 1 } }') as unknown
    const heard = new ThriftReader().read(new Thrift().write(message))
    expect(JSON.stringify(heard)).toBe(JSON.stringify(message))
  })

  it('is short the second time', () => {
    const thrift = new Thrift()
    const options = Array.from({ length: 80 }, (_, hex) => ({
      id: `hex:${hex}`,
      label: { key: 'option.walk', args: { hex: `A${hex}`, cost: 3 } },
      at: { hex }
    }))
    const plain = JSON.stringify(options).length
    expect(thrift.write(options).length).toBeLessThan(plain * 0.6)
    expect(thrift.write(options).length).toBeLessThan(plain * 0.12)
  })

  it('notices a missed message, and begins anew after a snapshot', () => {
    const [thrift, reader] = [new Thrift(), new ThriftReader()]
    reader.read(thrift.write({ a: 'first' }))
    thrift.write({ a: 'missed' })
    expect(reader.read(thrift.write({ a: 'third' }))).toBeUndefined()
    thrift.reset()
    expect(reader.read(thrift.write({ a: 'anew' }))).toEqual({ a: 'anew' })
  })

  it('begins anew by itself before it grows too large', { timeout: 60_000 }, () => {
    const [thrift, reader] = [new Thrift(), new ThriftReader()]
    for (let k = 0; k < 30; k++) {
      const message = Array.from({ length: 1000 }, (_, i) => ({ id: `thing number ${k * 1000 + i}` }))
      expect(reader.read(thrift.write(message))).toEqual(message)
    }
  })
})
