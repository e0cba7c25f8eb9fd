import { describe, expect, it } from 'vitest'
import { careful, keepAll, knowing } from '../../../../../engine/games/rolling-fates/bots/careful'
import { playOut, type Bot } from '../../../../../engine/games/rolling-fates/bots/playOut'
import { randomReply } from '../../../../../engine/games/rolling-fates/bots/randomBot'
import { party, starterGame } from '../starter'

const random: Bot = (prompt, _state, _book, pick) => randomReply(prompt, pick)
const encounters = (bot: Bot): number => {
  let met = 0
  for (let n = 0; n < 4; n++)
    met += playOut(starterGame, party(1 + (n % 2)), `bots ${n}`, bot).state.statistics['encounters'] ?? 0
  return met
}

describe('bots that plan', () => {
  it('RF-APP-07 get further along the road than chance does', () =>
    expect(encounters(careful)).toBeGreaterThan(encounters(random)))
  it.each([
    ['keepAll', keepAll],
    ['knowing', knowing]
  ])('RF-GEN-06 %s plays to the end', (_name, bot) =>
    expect(playOut(starterGame, party(3), 'bots', bot).state.over).not.toBeNull()
  )
})
