import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { cageFails, openCage } from '../../../../../engine/games/oathsworn/encounter/fight/caged'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { revealTop } from '../../../../../engine/games/oathsworn/encounter/stageCards/stageDeck'
import { S1, cards, rulesWith } from './fixtures/printed'
import { A, ALLY, B, D, enact, happened, M1, play, T, tableau, type Setting } from './fixtures/tableau'

describe('CAGE, CONSUME: whoever is held', () => {
  const cage: Json = {
    do: 'cage',
    difficulty: 4,
    fails: [{ do: 'apply', to: 'holder', riders: [{ do: 'lose-hp', hp: 1 }] }]
  }
  const hurt = (to: Json, hp: number): Json => ({ do: 'apply', to, riders: [{ do: 'lose-hp', hp }] })
  /** An ally in the seat of somebody who has fallen. */
  const instead: Setting = {
    deck: S1,
    settings: { alliesAreStageTargets: true },
    change: (s) => ({ ...s, figures: { ...s.figures, [D]: { ...s.figures[D]!, hp: 0, gone: 'unconscious' } } })
  }
  const ally = (where: Json): Json => ({ pick: 'all', from: { kinds: ['ally'], where } })

  it('OW-STATUS-11, OW-CAGE-02 an ally that falls in a cage leaves it to nobody', () => {
    const done = enact(tableau({ [T]: [0, 0], [ALLY]: [0, -2] }, instead), [cage, hurt(ally([]), 6)])
    expect(happened(done, 'caged')).toHaveLength(1)
    expect(done.state.figures[ALLY]!.gone).toBe('killed')
    expect(done.state.seats['seat-4'].caged).toBeNull()
    expect(done.state.stage.discard).toEqual(['lunge'])
  })

  it('OW-CONSUME-13 an ally that falls inside leaves its place to nobody', () => {
    const swallow: Json = { do: 'consume', location: 'core' }
    const done = enact(tableau({ [T]: [0, 0], [ALLY]: [0, -2] }, instead), [
      swallow,
      hurt(ally([{ is: 'consumed' }]), 6)
    ])
    expect(happened(done, 'consumed')).toHaveLength(1)
    expect(done.state.figures[ALLY]!.gone).toBe('killed')
    expect(done.state.seats['seat-4'].consumed).toBeNull()
  })

  it('OW-CAGE-02, OW-STAGE-04 a card that cages somebody and fells them lies in the discards once', () => {
    const files = cards({ id: 'gulp', effects: [cage, hurt('target', 6)] })
    const table = tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [5, 0] }, { deck: ['gulp', 'roar'], files, stage: 3 })
    const done = play(table, encounterPhase)
    expect(done.state.figures[A]!.gone).toBe('unconscious')
    expect(done.state.stage.discard).toEqual(['gulp'])
  })

  it('OW-CAGE-02, OW-CAGE-08 caged by a box of the special rules board nobody holds a card', () => {
    const files = rulesWith({ minions: [{ enemy: 'whelp', acts: [{ do: 'move', hexes: 4 }, cage] }] })
    const table = tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1] }, { deck: ['roar'], files, stage: 3 })
    const held = play(table, encounterPhase)
    const { hp } = held.state.figures[A]!
    const failed = play(held, (t) => cageFails(t, 'seat-1'))
    expect(failed.state.figures[A]!.hp).toBe(hp - 1)
    const done = play(failed, (t) => {
      openCage(t, 'seat-1')
      revealTop(t)
    })
    expect(done.state.seats['seat-1'].caged).toBeNull()
    expect(done.state.stage.discard).toEqual(held.state.stage.discard)
  })
})
