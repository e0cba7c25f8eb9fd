import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listen } from '../../cli/listening'

const written = readFileSync(join(import.meta.dirname, '../../../games/rolling-fates/scenarios/damage.json'), 'utf8')
const [first] = JSON.parse(written) as [{ expect: object }]
const play = (given: unknown) => listen(['scenario', '--game', 'rolling-fates', '--json', '-'], JSON.stringify(given))

it('plays a worked example of the ledger', async () => {
  const { code, notes } = await play(first)
  expect([code, notes]).toEqual([0, []])
})

it('says what came out otherwise, and ends with 1', async () => {
  const heard = await play({ ...first, expect: { heroes: { 'seat-1': { life: 3 } } } })
  expect(heard.code).toBe(1)
  expect(JSON.stringify(heard)).toContain('life of seat-1 is 20, not 3')
})

it('says what a scenario names that is not there', async () => {
  const heard = await play({ ...first, table: { foes: [{ enemy: 'dumy' }] } })
  expect(heard.code).toBe(2)
  expect(JSON.stringify(heard)).toContain('did you mean “dummy”?')
})
