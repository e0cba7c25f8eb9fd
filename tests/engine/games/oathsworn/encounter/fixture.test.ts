import { describe, expect, it } from 'vitest'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'

describe('the fixture pack', () => {
  it('links', () => {
    expect(fixtureContent().class.size).toBe(4)
  })
})
