import { describe, expect, it } from 'vitest'
import { straightened } from '../../straight.config'

const of = (code: string): string => straightened(code, 'a.ts')

describe('a script without stops', () => {
  it('is a function that calls those it would have waited for', () => {
    expect(of('export function* a(t: Tab): Script {\n  yield* b(t)\n  const c = yield* d(t)\n}')).toBe(
      'export function a(t: Tab): Script {\n  b(t)\n  const c = d(t)\n}'
    )
  })

  it('takes one way or the other, and goes on with what came of it', () => {
    expect(of('function* a(): Script<number> {\n  return (yield* c ? b() : d()) + 1\n}')).toBe(
      'function a(): Script<number> {\n  return (c ? b() : d()) + 1\n}'
    )
  })

  it('may be a method, and need not say what it is where a table of verbs says so', () => {
    expect(of('class A { *in<R>(s: Script<R>): Script<R> { return yield* s } }')).toBe(
      'class A { in<R>(s: Script<R>): Script<R> { return s } }'
    )
    expect(of('const verb: Verb = { *does(t) { yield* a(t) } }')).toBe('const verb: Verb = { does(t) { a(t) } }')
    expect(of('const verb: Verb = { does: function* (t) { yield* a(t) } }')).toBe(
      'const verb: Verb = { does: function (t) { a(t) } }'
    )
  })

  it('keeps a product and a comment with a star', () => {
    const code = '/* a * b */ const a = b * c'
    expect(of(code)).toBe(code)
    expect(of('/** a */ function* a(): Script { return b * c }')).toBe('/** a */ function a(): Script { return b * c }')
  })

  it('is told apart from a list that is made one by one, in it or around it', () => {
    const list = 'function* a(): Generator<number> {\n  yield 1\n  yield* b()\n}'
    expect(of(list)).toBe(list)
    expect(of(`function* s(): Script { ${list}\n yield* c() }`)).toBe(`function s(): Script { ${list}\n c() }`)
  })

  it('cannot stop by itself', () => {
    expect(() => of('function* a(): Script { yield b }')).toThrow('only kernel/stopping.ts stops')
  })

  it('begins no line with a bracket', () => {
    expect(() => of('function* a(): Script {\n  b()\n  yield* (c ?? d)()\n}')).toThrow('followed by no name')
  })
})
