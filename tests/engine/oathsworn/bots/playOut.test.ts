import { describe, expect, it } from 'vitest'
import { bots } from '../../../../engine/oathsworn/bots'
import { playOut } from '../../../../engine/oathsworn/bots/playOut'
import { oathsworn } from '../../../../engine/oathsworn/game'
import { readySetup } from '../../../../engine/oathsworn/ready'
import type { Json } from '../../../../engine/kernel/ids'
import { contentOf } from '../content/pack-folder'

const content = contentOf('core', 'starter')
const game = oathsworn(content)

describe('bots play whole encounters of the starter pack', () => {
  for (const encounter of ['rootsow', 'kilnhart', 'turnkey'])
    for (const name of ['random', 'greedy', 'careful'] as const)
      it(`${encounter}, ${name}`, () => {
        for (let n = 0; n < 3; n++) {
          const setup = readySetup(content, { encounter }) as unknown as Json
          const { run } = playOut(game, setup, `${encounter} ${n}`, bots[name])
          expect(run.state.clock.outcome).toMatch(/victory|defeat/)
        }
      })
})
