import { expect, it } from 'vitest'
import { say } from '../../../../../e2e/kit/mirror'
import { chapters } from '../../../../../e2e/games/oathsworn/questions'
import { reached } from '../../../../../e2e/games/oathsworn/questions/moment'

const asked = (name: string): string => {
  const moment = Object.values(chapters)
    .flat()
    .find((one) => one.name === name)
  if (!moment) throw new Error(`there is no table for ${name}`)
  return say(reached(moment).prompt.title)
}

it('OW-ENC-12, OW-KO-07 who comes into play is asked for its facing by its name and hex, an ally by its own', () => {
  expect(asked('facing which way')).toMatch(/^Which way does Berrin face on [A-Z]+\d+\?$/)
  expect(asked('which way the ally faces')).toBe('Which way does Lamplighter face on B1?')
})
