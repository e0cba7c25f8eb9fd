import { expect, it } from 'vitest'
import { mutantsOf, sampled, withMutants } from '../../scripts/mutate/mutants.mjs'

const wrong = (text) =>
  mutantsOf(text, 'a.ts').map(({ was, instead, isDeed }) => (isDeed ? `- ${was}` : `${was} → ${instead}`))

it('finds the faults somebody might write, and nothing in types', () => {
  expect(wrong('const a = b < 3')).toEqual(['b < 3 → (b) <= (3)', '3 → 3 + 1'])
  expect(wrong('if (!a && b) go()')).toEqual(['!a && b → (!a) || (b)', '!a → a', '- go()'])
  expect(wrong('const c = list.filter(isIn).some(has)')).toContain('list.filter(isIn) → list')
  expect(wrong('const c: 1 | true = x as 1')).toEqual([])
  expect(wrong('const text = "a" + b + `c`')).toEqual([])
  expect(wrong('const x = a?.list.filter(f).length')).toEqual([])
  expect(wrong('function* f() { yield* g() }')).toEqual(['- yield* g()'])
})

it('a mutant sleeps until its number is called, and those in one file do not disturb each other', () => {
  const text = 'const done = []; const go = () => { done.push(1) }; go(); return [x > 2 ? "more" : "less", done.length]'
  const all = mutantsOf(`function f() { ${text} }`, 'a.ts')
  const some = sampled(all, 99, () => 0)
  const code = withMutants(`function f() { ${text} }`, some)
  const run = (awake) => {
    globalThis.isMutant = (id) => id === awake
    try {
      return new Function('x', `${code}; return f()`)(3)
    } finally {
      delete globalThis.isMutant
    }
  }
  expect(run(0)).toEqual(['more', 1])
  const pushed = some.find(({ was }) => was === 'done.push(1)' || was.startsWith('done.push'))
  expect(run(pushed.id)).toEqual(['more', 0])
  const asked = some.find(({ was }) => was.startsWith('x > 2'))
  expect(run(asked.id)).toEqual(['less', 1])
})

it('a sample has none inside another', () => {
  const all = mutantsOf('const a = b < 3 && c > 4', 'a.ts')
  const some = sampled(all, 99, () => 0)
  expect(all.length).toBeGreaterThan(some.length)
  for (const one of some)
    for (const other of some) if (one !== other) expect(one.start >= other.end || other.start >= one.end).toBe(true)
})
