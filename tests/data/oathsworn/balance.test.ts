import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { bots } from '../../../engine/games/oathsworn/bots'
import { fightResult } from '../../../engine/games/oathsworn/bots/fightResult'
import { summaryOf } from '../../../engine/games/oathsworn/bots/summary'
import { oathsworn } from '../../../engine/games/oathsworn/game'
import { readySetup } from '../../../engine/games/oathsworn/ready'
import { row } from '../../../main/games/oathsworn/cli/simulate/command'
import { contentOf } from '../../engine/games/oathsworn/content/pack-folder'

const content = contentOf('core', 'starter')
const game = oathsworn(content)

// The fights of `npm run -s table -- simulate --all --seed 1`, whose figures stand in the pack's README.
const readme = readFileSync(join(import.meta.dirname, '../../../data/oathsworn/starter/README.md'), 'utf8')
const plain = (table: string): string => table.replace(/ +/g, ' ').trim()
const FIGHTS = 200
const MINUTE = 60_000

describe('the fights of the starter pack', () => {
  it.each([...content.encounter.values()].map(({ id, chapter }) => [id, chapter] as const))(
    '%s is over in 4 to 14 rounds, neither always won nor always lost, and as its README has it',
    (encounter, level) => {
      const setup = readySetup(content, { encounter, level }) as unknown as Json
      const fights = Array.from({ length: FIGHTS }, (_, n) => fightResult(game, setup, `1/${n}`, bots.careful))
      const tooLong = fights.filter(({ rounds }) => rounds < 4 || rounds > 14)
      expect(tooLong.map(({ seed, rounds }) => `${rounds} rounds, seed ${seed}`)).toEqual([])
      const summary = summaryOf(fights)
      expect(summary.winRate).toBeGreaterThanOrEqual(0.1)
      expect(summary.winRate).toBeLessThanOrEqual(0.9)
      expect(plain(readme)).toContain(plain(row(encounter, level, summary)))
    },
    MINUTE
  )
})
