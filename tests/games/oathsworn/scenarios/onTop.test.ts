import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oathsworn } from '../../../../engine/games/oathsworn/game'
import { playScenario, readScenario } from '../../../../engine/games/oathsworn/scenario/scenario'
import { company } from '../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'

const all = JSON.parse(readFileSync(new URL('attack.json', import.meta.url), 'utf8')) as { title: string }[]
const written = all.find(({ title }) => title.startsWith('OW-ATK-16, OW-ATK-18, EX-033'))
const game = oathsworn(fixtureContent())

const mistakesWith = (red: readonly string[]): readonly string[] => {
  const one = readScenario(written)
  const top = { ...one.table.top, oathsworn: { ...one.table.top['oathsworn'], red } }
  return playScenario(game, { ...one, table: { ...one.table, top } }, company()).mistakes
}

it('a scenario of which all cards on top are drawn is a good one', () =>
  expect(mistakesWith(['0', '0', '0'])).toEqual([]))

it('a scenario that lays a card on top which nobody draws has failed, and says which', () =>
  expect(mistakesWith(['0', '0', '0', '3'])).toEqual(['nobody drew 3 of the oathsworn red deck']))
