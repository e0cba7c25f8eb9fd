import { describe, expect, it } from 'vitest'
import { withConstants } from '../../constant.config'

describe('the functions of a chunk', () => {
  it('become constants after the imports and before everything else, wherever they stood', () => {
    expect(
      withConstants("import a from 'a';\nvar two = twice(1);\nfunction twice(n) {\n  return n + n\n}\nexport { two };")
    ).toBe(
      "import a from 'a';\nconst twice = function twice(n) {\n  return n + n\n};\nvar two = twice(1);\n\nexport { two };"
    )
  })

  it('do the same as before, also those that are there before they are written', () => {
    const code =
      'var found = even(4);\nfunction even(n) { return n === 0 || odd(n - 1) }\nfunction odd(n) { return n !== 0 && even(n - 1) }'
    const run = (text: string): unknown => new Function(`${text}\nreturn [found, odd.name]`)() as unknown
    expect(run(withConstants(code))).toEqual([true, 'odd'])
    expect(run(withConstants(code))).toEqual(run(code))
  })

  it.each([
    'a = b',
    '[a] = b',
    '({ a, c: [...a] } = b)',
    '({ c: a = 1 } = b)',
    'for (a of b);',
    'for (a in b);',
    'a++'
  ])('stay what they are when they are given another value: %s', (change) => {
    const code = `function a() {}\nfunction f(b) { ${change} }`
    expect(withConstants(code)).toBe(`const f = function f(b) { ${change} };\nfunction a() {}\n`)
  })

  it('stay where they are inside of others', () => {
    expect(withConstants('var f = () => { function g() {} return g };')).toBe(
      'var f = () => { function g() {} return g };'
    )
  })
})
