import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { defId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { enemies, rules } from '../../../../fixtures/oathsworn/encounter'
import { rulesWith } from './fixtures/printed'
import { A, B, C, happened, M1, M2, M3, play, T, tableau, whereIs, type Drawing } from './fixtures/tableau'

const bite: Json = { do: 'attack', shape: { kind: 'melee' } }
const move = (hexes: number): Json => ({ do: 'move', hexes })
const boxed = (...acts: readonly Json[]) => rulesWith({ minions: [{ enemy: 'whelp', acts }] })
const attacks = (drawing: Drawing, ...acts: readonly Json[]) =>
  happened(play(tableau(drawing, { files: boxed(...acts) }), encounterPhase), 'enemyAttacked')

const around: Drawing = { [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1], [M2]: [-1, 0], [M3]: [1, -1] }

describe('MOB: who attacks together, whatever their box says', () => {
  it('OW-MOB-02, OW-MOB-04, OW-MINION-07 a mob whose box has no move attacks as one as well', () => {
    expect(attacks(around, bite)).toMatchObject([{ by: [M1, M2, M3], pool: { yellow: 3, white: 3 } }])
  })

  it('OW-MOB-04 also where the attack stands under a condition, and the box says something else as well', () => {
    const often: Json = {
      do: 'if',
      if: { test: 'flag', flag: 'calm' },
      then: [],
      else: [{ ...(bite as object), might: { draw: 'usual', change: { red: 1 } } } as Json]
    }
    expect(attacks(around, move(2), often)).toMatchObject([{ by: [M1, M2, M3], pool: { yellow: 3, white: 3, red: 3 } }])
  })

  it('OW-MOB-04, OW-MINION-04 and where the table has told what their box says', () => {
    const change = (s: Encounter): Encounter => ({
      ...s,
      stage: { ...s.stage, told: { [defId('box-whelp')]: { effects: [attack] } as unknown as Json } }
    })
    const attack: Json = {
      do: 'attack',
      shape: { kind: 'melee' },
      icons: [],
      might: { draw: 'usual', change: {} },
      origin: { from: 'usual' },
      target: 'target',
      sight: true,
      times: 1,
      riders: []
    }
    const files = rulesWith({ minions: [{ enemy: 'whelp', acts: 'table' }] })
    const done = play(tableau(around, { files, change }), encounterPhase)
    expect(happened(done, 'enemyAttacked')).toMatchObject([{ by: [M1, M2, M3], pool: { yellow: 3, white: 3 } }])
  })

  it('OW-MOB-02 damage without a draw is added up too, and divided once', () => {
    const gnaw: Json = { ...(bite as object), might: { draw: 'fixed', damage: 2 } } as Json
    const done = play(tableau(around, { files: boxed(gnaw) }), encounterPhase)
    expect(happened(done, 'enemyAttacked')).toMatchObject([{ by: [M1, M2, M3], pool: null }])
    expect(happened(done, 'damageTotalled')).toMatchObject([{ damage: 6 }])
  })

  it('OW-MOB-02, OW-EATK-16 an attack made twice is made twice by all of them', () => {
    const twice: Json = { ...(bite as object), times: 2, might: { draw: 'instead', cards: { white: 1 } } } as Json
    expect(attacks(around, twice)).toMatchObject([
      { by: [M1, M2, M3], pool: { white: 3 } },
      { by: [M1, M2, M3], pool: { white: 3 } }
    ])
  })

  it('OW-MOB-02, OW-EATK-16 and two attack lines are two attacks of them all', () => {
    expect(attacks(around, move(2), bite, bite)).toMatchObject([{ by: [M1, M2, M3] }, { by: [M1, M2, M3] }])
  })

  it('OW-MOB-02, OW-AOE-04 an area is no attack on one character: each lays its own', () => {
    const howl: Json = { do: 'attack', shape: { kind: 'circle', radius: 1, inner: 1 } }
    const drawing: Drawing = { [T]: [-4, 6], [A]: [0, 0], [M1]: [0, -1], [M2]: [0, 1], [B]: [0, 2], [C]: [0, -2] }
    expect(attacks(drawing, move(1), howl).map(({ by, on }) => [by, on])).toEqual([
      [[M1], [A, C]],
      [[M2], [A, B]]
    ])
  })

  it('OW-MOB-04 of another kind with mob the riders come with its MIGHT', () => {
    const files = {
      ...rulesWith({
        stages: (rules as { stages: { enemies: object }[] }).stages.map((stage) => ({
          ...stage,
          enemies: { ...stage.enemies, cur: { defence: 2, might: { red: 1 } } }
        })),
        minions: [
          { enemy: 'whelp', acts: [bite] },
          { enemy: 'cur', acts: [{ ...(bite as object), riders: [{ do: 'status', status: 'bleed' }] }] }
        ]
      }),
      'enemies/all.json': [...enemies, { id: 'cur', role: 'minion', supply: 2, keywords: ['mob'] }] as Json
    }
    const done = play(tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1], 'cur-1': [1, -1] }, { files }), encounterPhase)
    expect(happened(done, 'enemyAttacked')).toMatchObject([
      { by: [M1, 'cur-1'], pool: { yellow: 1, white: 1, red: 1 } }
    ])
    expect(done.state.figures[A]!.statuses.bleed).toBe(1)
  })
})

describe('MINION: all moves before any attack', () => {
  it('OW-MINION-06 wherever in the box the attack stands', () => {
    const within: readonly Json[] = [
      { do: 'choose', options: [{ id: 'one', then: [bite] }] },
      { do: 'as', who: 'self', then: [bite] },
      { do: 'for-each', who: 'target', then: [bite] }
    ]
    for (const one of within) {
      const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [M1]: [0, -3], [M2]: [0, 3] }
      const done = play(tableau(drawing, { files: boxed(move(4), one) }), encounterPhase)
      const deeds = done.happenings.flatMap((h) =>
        h.kind === 'figureMoved' ? 'move' : h.kind === 'enemyAttacked' ? 'attack' : []
      )
      expect(deeds.slice(0, 3)).toEqual(['move', 'move', 'attack'])
    }
  })

  it('OW-MINION-03, OW-GEN-04 whom its box names is its target, for the order as well', () => {
    const lead: Json = { do: 'target', who: 'lead' }
    const drawing: Drawing = { [T]: [-4, 6], [A]: [0, 5], [B]: [0, -3], [M1]: [0, -2], [M2]: [0, 2] }
    const done = play(tableau(drawing, { files: boxed(lead, move(9), bite) }), encounterPhase)
    expect(happened(done, 'minionsOrdered')[0]?.figures).toEqual([M2, M1])
    expect(happened(done, 'targetChosen').map(({ figure, target }) => [figure, target])).toEqual([
      [M2, A],
      [M1, A]
    ])
    expect(whereIs(done, M2)).toEqual([0, 4])
  })
})
