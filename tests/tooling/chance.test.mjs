import fc from 'fast-check'
import { expect, it } from 'vitest'

const sampled = () => {
  const seen = []
  fc.assert(
    fc.property(fc.nat(), (n) => {
      seen.push(n)
    })
  )
  return seen
}

it('tests that try many cases try the same ones each time', () => {
  expect(fc.readConfigureGlobal()).toHaveProperty('seed')
  expect(sampled()).toEqual(sampled())
})
