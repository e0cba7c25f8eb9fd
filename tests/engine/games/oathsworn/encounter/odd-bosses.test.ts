import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { BOTS, bots } from '../../../../../engine/games/oathsworn/bots'
import { playOut } from '../../../../../engine/simulation/playOut'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { figureId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { board, crone, encounters, enemies, log, rules } from '../../../../fixtures/oathsworn/encounter'
import { watched } from '../../../../fixtures/oathsworn/invariants'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'
import { A, enact, facingOf, happened, tableau } from './fixtures/tableau'

type Fields = { readonly [field: string]: Json }
const printed = rules as unknown as { readonly stages: readonly Fields[] }
const [moot] = encounters as readonly Fields[]
const [husks] = (board as { readonly bosses: readonly Json[] }).bosses

/** Two bosses at once: one of seven hexes, and an odd one with two dice in one place and a die in two hexes. */
const game = watched(
  oathsworn(
    fixtureContent({
      'enemies/all.json': [...enemies, crone],
      'boards/all.json': [
        {
          id: 'husk-board',
          bosses: [
            husks as Json,
            {
              enemy: 'crone',
              locations: [
                { id: 'face', hexes: [[0, -1]], icons: ['maw'], hp: 12 },
                {
                  id: 'tail',
                  hexes: [
                    [0, 0],
                    [0, 1]
                  ],
                  icons: ['hoof']
                },
                { id: 'hip', hexes: [[1, 0]], icons: ['claw'], hp: 4 }
              ]
            }
          ]
        }
      ],
      'rules/all.json': [
        {
          ...printed,
          stages: printed.stages.map((stage, n) => ({
            ...stage,
            enemies: { ...(stage['enemies'] as Fields), crone: { defence: 3 - n, might: { red: 1, yellow: n + 1 } } },
            // Not by breaking: the second stage comes with the third round.
            ...(n === 0 ? { until: { test: 'number', of: { count: 'round' }, is: 'at-least', than: 3 } } : {})
          }))
        } as Json
      ],
      'encounters/all.json': [
        {
          ...moot,
          enemies: [...((moot?.['enemies'] ?? []) as readonly Json[]), { enemy: 'crone', at: 'I7', facing: 'NW' }]
        }
      ]
    })
  )
)

describe('bosses of any shape, several at once', () => {
  it('OW-EMOVE-05, OW-LARGE-10, OW-EATK-14 a long body does not turn away from whom it stands next to with its tail', () => {
    const LOG = figureId('log')
    const files = { 'enemies/all.json': [...enemies, log] as Json }
    const table = tableau({ [LOG]: [[0, 0], 'N'], [A]: [0, 3] }, { files })
    const bite: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 0 } }
    const done = enact(table, [{ do: 'move', hexes: 3 }, bite], { roles: { self: LOG } })
    // To face south would carry its tail to the north, three hexes off; so it stays as it is.
    expect(facingOf(done, LOG)).toBe('N')
    expect(happened(done, 'enemyAttacked')).toMatchObject([{ on: [A] }])
    const aside = enact(tableau({ [LOG]: [[0, 0], 'N'], [A]: [1, 0] }, { files }), [{ do: 'move', hexes: 3 }], {
      roles: { self: LOG }
    })
    expect([facingOf(aside, LOG), happened(aside, 'figureTurned')[0]?.why]).toMatchObject(['SE', { by: 'target' }])
  })

  it('OW-EMOVE-05 a body whose turn would take its base away keeps its facing, even where a smaller turn would not', () => {
    const ARM = figureId('arm')
    const arm = {
      id: 'arm',
      role: 'boss',
      footprint: [
        [0, 0],
        [-1, 0],
        [-2, 0],
        [-2, 1]
      ]
    }
    const files = { 'enemies/all.json': [...enemies, arm] as Json }
    const done = enact(tableau({ [ARM]: [[0, 0], 'N'], [A]: [-3, 2] }, { files }), [{ do: 'move', hexes: 3 }], {
      roles: { self: ARM }
    })
    expect([facingOf(done, ARM), happened(done, 'figureTurned')]).toEqual(['N', []])
  })

  it.each(BOTS)('OW-LARGE-01, OW-STAGE-09, OW-BRK-01, OW-BRK-12 %s plays it to the end', (bot) => {
    const changed: string[] = []
    for (let n = 0; n < 3; n++) {
      const told: Happened[] = []
      const { state } = playOut(game, company(), `crone ${n}`, bots[bot], (h) => told.push(h))
      expect(state.clock.outcome).toMatch(/victory|defeat/)
      const acted = told.flatMap((h) => (h.kind === 'targetChosen' ? [h.figure] : []))
      expect([acted.includes('husk' as never), acted.includes('crone' as never)]).toEqual([true, true])
      // Its cards may run out before; by the board itself it changes only from the third round on.
      const third = told.findIndex((h) => h.kind === 'roundBegan' && h.round === 3)
      const byBoard = told.findIndex((h) => h.kind === 'stageNumberChanged' && h.rule === 'OW-BRK-12' && h.number === 2)
      if (byBoard >= 0) expect(byBoard).toBeGreaterThan(third)
      if (byBoard >= 0) changed.push(bot)
    }
    expect(changed.length).toBeGreaterThan(0)
  })

  it('OW-ENC-03 a location with more HP than a die shows has two', () => {
    const { figures } = Run.start(game, company(), 'crone').state
    const added = Object.values(figures).find(({ def }) => def === 'crone')
    expect(Object.entries(added?.slots ?? {}).map(([slot, { dice }]) => [slot, dice])).toEqual([
      ['face', [6, 6]],
      ['tail', [6]],
      ['hip', [4]]
    ])
  })
})
