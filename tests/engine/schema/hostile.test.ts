import { describe, expect, it } from 'vitest'
import { check, id, integer, json, list, record, shape, text } from '../../../engine/schema'

const keysOf = (checked: ReturnType<typeof check>) =>
  checked.ok ? [] : checked.problems.map((problem) => problem.words.key)

describe('hostile input', () => {
  it.each(['{"__proto__":{"a":1}}', '{"constructor":1}', '{"prototype":1}'])('refuses %s everywhere', (raw) => {
    const value: unknown = JSON.parse(raw)
    expect(keysOf(check(json(), value))).toEqual(['schema.forbidden'])
    expect(keysOf(check(record(text(), json()), value))).toEqual(['schema.forbidden'])
    expect(keysOf(check(shape({}), value))).toEqual(['schema.forbidden'])
  })

  it('finds a forbidden name deep inside', () => {
    const checked = check(json(), JSON.parse('{"a":[{"b":{"__proto__":{"polluted":true}}}]}'))
    expect(!checked.ok && checked.problems[0]?.path).toEqual(['a', 0, 'b', '__proto__'])
    expect(({} as { polluted?: true }).polluted).toBeUndefined()
  })

  it('does not take inherited fields for own ones', () => {
    expect(keysOf(check(shape({ a: integer() }), Object.create({ a: 1 })))).toEqual(['schema.not-plain'])
    expect(keysOf(check(shape({ toString: integer() }), {}))).toEqual(['schema.missing'])
  })

  it('refuses dates, maps and classes', () => {
    for (const odd of [new Date(0), new Map(), new (class Odd {})()]) {
      expect(keysOf(check(shape({}), odd))).toEqual(['schema.not-plain'])
      expect(check(json(), odd).ok).toBe(false)
    }
  })

  it('accepts objects without a prototype', () => {
    expect(check(shape({ a: integer() }), Object.assign(Object.create(null), { a: 1 }))).toEqual({
      ok: true,
      value: { a: 1 }
    })
  })

  it('stops at 64 levels, and at a value that contains itself', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)])
    expect(check(json(), nest(64)).ok).toBe(true)
    expect(keysOf(check(json(), nest(65)))).toEqual(['schema.too-deep'])
    const loop: unknown[] = []
    loop.push(loop)
    expect(keysOf(check(json(), loop))).toEqual(['schema.too-deep'])
  })

  it('stops at a small value that unfolds without end', () => {
    let bomb: unknown = 1
    for (let level = 0; level < 60; level++) bomb = [bomb, bomb]
    expect(keysOf(check(json(), bomb, { depth: 64, values: 10_000, problems: 1000 }))).toEqual(['schema.too-big'])
  })

  it('does not walk a list that is far too long', () => {
    expect(keysOf(check(list(integer(), { max: 5 }), new Array(4_000_000_000)))).toEqual(['schema.too-many'])
  })

  it('reports holes in a list', () => {
    const holed = [1, 2, 3]
    delete holed[1]
    const checked = check(list(integer()), holed)
    expect(!checked.ok && checked.problems[0]?.path).toEqual([1])
  })

  it('keeps the report readable when everything is wrong', () => {
    const checked = check(list(integer()), new Array(4000).fill('x'))
    expect(!checked.ok && checked.problems.length).toBe(1000)
  })

  it('cuts long names short in its complaints', () => {
    const checked = check(id(), 'X'.repeat(5000))
    expect(!checked.ok && checked.problems[0]?.words.args?.['given']).toHaveLength(40)
  })

  it('never hands back the input or a part of it', () => {
    const input = { items: [{ a: 1 }], free: { deep: [1] } }
    const checked = check(shape({ items: list(shape({ a: integer() })), free: json() }), input)
    expect(checked).toEqual({ ok: true, value: input })
    if (!checked.ok) return
    expect(checked.value).not.toBe(input)
    expect(checked.value.items).not.toBe(input.items)
    expect(checked.value.items[0]).not.toBe(input.items[0])
    expect(checked.value.free).not.toBe(input.free)
  })
})
