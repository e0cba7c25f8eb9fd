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

it('tests that try many cases try those of the seed this run has said', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: Number(process.env.SEED) })
  expect(sampled()).toEqual(sampled())
})
