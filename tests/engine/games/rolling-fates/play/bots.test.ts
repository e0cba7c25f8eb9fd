import { describe, expect, it } from 'vitest'
import { bots, type FatesBot } from '../../../../../engine/games/rolling-fates/bots'
import { playOut } from '../../../../../engine/simulation/playOut'
import { party, starterGame } from '../starter'

const encounters = (bot: FatesBot): number => {
  let met = 0
  for (let n = 0; n < 4; n++)
    met += playOut(starterGame, party(1 + (n % 2)), `bots ${n}`, bot).state.statistics['encounters'] ?? 0
  return met
}

describe('bots that plan', () => {
  it('RF-APP-07 get further along the road than chance does', () =>
    expect(encounters(bots.careful)).toBeGreaterThan(encounters(bots.random)))
  it.each(['keepAll', 'knowing'] as const)('RF-GEN-06 %s plays to the end', (name) =>
    expect(playOut(starterGame, party(3), 'bots', bots[name]).state.over).not.toBeNull()
  )
})
