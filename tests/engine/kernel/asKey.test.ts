import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asKey } from '../../../engine/kernel/asKey'

describe('a text as a key', () => {
  it('says the same, whatever it is', () => {
    for (const text of ['', '0', '17', '-1', 'a:b', '__proto__', 'constructor', 'toString'])
      expect(asKey(text)).toBe(text)
    fc.assert(fc.property(fc.string(), (text) => asKey(text) === text))
  })
})
