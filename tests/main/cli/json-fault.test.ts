import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../../main/cli/kit/jsonFault'

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a":}', 1, 6, 'a value'],
    ['{"a":1,}', 1, 8, 'a name in double quotes'],
    ['{"a" 1}', 1, 6, '":"'],
    ['[1 2]', 1, 4, '"," or "]"'],
    ['{\n  "a": [1,\n  nope]\n}', 3, 3, 'a value'],
    ['"a', 1, 3, 'a double quote'],
    ['{} {}', 1, 4, 'the end'],
    ['', 1, 1, 'a value'],
    ['01', 1, 2, 'the end']
  ])('%j breaks at line %i, column %i', (text, line, column, expected) => {
    const fault = jsonFault(text)
    expect([fault.line, fault.column]).toEqual([line, column])
    expect(fault.expected).toContain(expected)
  })

  it('is found wherever JSON is cut short, and what comes before is fine', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        const part = text.slice(0, cut % text.length)
        fc.pre(!isJson(part))
        const { column } = jsonFault(part)
        expect(column).toBeGreaterThan(0)
        expect(column).toBeLessThanOrEqual(part.length + 1)
      })
    )
  })

  it('does not fall over endless nesting', () => {
    expect(jsonFault('['.repeat(200_000)).expected).toContain('1000 levels')
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
