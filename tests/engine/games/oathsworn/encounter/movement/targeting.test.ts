import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { plainGait } from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { encounterPhase } from '../../../../../../engine/games/oathsworn/encounter/turn/stage'
import { isInReach } from '../../../../../../engine/games/oathsworn/encounter/enemy/targeting'
import type { TargetWhy } from '../../../../../../engine/games/oathsworn/encounter/state/why'
import { crone as irregular, enemies, rules } from '../../../../../fixtures/oathsworn/encounter'
import { rulesWith } from '../fixtures/printed'
import {
  A,
  ALLY,
  B,
  C,
  enact,
  facingOf,
  happened,
  play,
  M1,
  M2,
  T,
  tableau,
  whereIs,
  type Drawing,
  type Setting
} from '../fixtures/tableau'

const printedRules = rules as unknown as { readonly stages: readonly { readonly enemies: { readonly husk: Json } }[] }
const bite: Json = { do: 'attack', shape: { kind: 'melee' } }
const move = (hexes: Json, more: object = {}): Json => ({ do: 'move', hexes, ...more }) as Json

/** The card of the example played by one enemy, and the target it chose. */
function aim(
  drawing: Drawing,
  card: readonly Json[],
  setting: Setting = {},
  more: { self?: typeof T; breaker?: typeof T } = {}
) {
  const { self = drawing[T] ? T : M1, breaker = null } = more
  const done = enact(tableau(drawing, setting), card, { roles: { self, breaker } })
  const [chosen] = happened(done, 'targetChosen')
  return { done, chosen, why: chosen?.why as TargetWhy | undefined }
}

describe('TGT: whom an enemy targets', () => {
  it('EX-107, OW-TGT-05 equally close: the most northern, then the most western', () => {
    const { chosen, why } = aim({ [M1]: [0, 0], [A]: [-2, -1], [B]: [2, -3] }, [move(4), bite])
    expect(chosen).toMatchObject({ target: A, rule: 'OW-TGT-05' })
    expect(why?.candidates.map(({ figure, movement }) => [figure, movement])).toEqual([
      [A, 2],
      [B, 2]
    ])
  })

  it('EX-108, OW-TGT-04, OW-MOB-01 equally close: the one next to another mob enemy', () => {
    const { chosen, why } = aim({ [M1]: [0, 0], [A]: [-2, -1], [B]: [2, -3], [M2]: [3, -3] }, [move(4), bite])
    expect(chosen).toMatchObject({ target: B, rule: 'OW-TGT-04' })
    expect(why?.by).toBe('mob')
  })

  it('OW-MOB-05 both or neither next to another mob enemy: north then west', () => {
    const drawing: Drawing = { [M1]: [0, 0], [A]: [-2, -1], [B]: [2, -3], [M2]: [3, -3], 'whelp-3': [-3, -1] }
    expect(aim(drawing, [move(4), bite]).chosen?.target).toBe(A)
  })

  it('EX-109, OW-TGT-03 the closest of those it sees and can reach', () => {
    const drawing: Drawing = { [M1]: [0, 0], [A]: [0, -3], [B]: [4, 0] }
    const { chosen, why } = aim(drawing, [move(5), bite], { X: [[0, -1]] })
    expect(chosen?.target).toBe(B)
    expect(why?.candidates[0]).toMatchObject({ figure: A, visible: false, inReach: null })
  })

  it('OW-TGT-03, OW-TGT-08 walked on paper: out of reach is no target', () => {
    const drawing: Drawing = { [T]: [0, 3], [A]: [0, -2], [B]: [-5, 4] }
    // B is 4 from the nearest base hex, A is 4 as well; a move of 2 reaches neither, of 3 both.
    expect(aim(drawing, [move(2), bite]).why?.by).toBe('nobody')
    expect(aim(drawing, [move(3), bite]).chosen?.target).toBe(A)
  })

  it('OW-TGT-10 who passes through figures and obstacles is as near as the way it takes, and not over the water it flies', () => {
    // Around B's wall it would be seven hexes, straight through three; to A it is four either way.
    const drawing: Drawing = { [M1]: [0, 0], [A]: [-5, 3], [B]: [0, -4] }
    const wall: Setting = {
      X: [
        [-2, -1],
        [-1, -2],
        [0, -2],
        [1, -2],
        [2, -2],
        [2, -3]
      ]
    }
    const flies: Json = {
      do: 'apply',
      to: 'self',
      riders: [
        { do: 'modify', change: { change: 'walks', through: ['figures', 'obstacles', 'tiles'] }, until: 'encounter' }
      ]
    }
    const hop = move(9, { through: true })
    const firm: Json = { do: 'attack', shape: { kind: 'melee' }, sight: false }
    const walking = (card: readonly Json[], setting = wall): (number | null)[] =>
      aim(drawing, card, setting).why?.candidates.map(({ figure, movement }) => (figure === B ? movement : null)) ?? []
    expect(walking([move(9), firm]).find((n) => n !== null)).toBeGreaterThan(4)
    expect(walking([hop, firm])).toEqual([3, null])
    const wet: Setting = {
      ...wall,
      water: [
        [0, -1],
        [0, -3],
        [-1, -3],
        [1, -4],
        [-1, -2]
      ]
    }
    expect(walking([hop, firm], wet).find((n) => n !== null)).toBeGreaterThan(3)
    expect(walking([flies, move(9), firm], wet)).toEqual([3, null])
    // OW-MINION-03: and so it is for the order.
    const box = rulesWith({ minions: [{ enemy: 'whelp', acts: [hop, firm] }] })
    const two: Drawing = { [T]: [4, 4], [M1]: [0, 0], [M2]: [5, -3], [B]: [0, -4] }
    const [order] = happened(play(tableau(two, { ...wall, files: box }), encounterPhase), 'minionsOrdered')
    expect(order?.figures).toEqual([M1, M2])
  })

  it('OW-TGT-08 movement and range of the attack add up', () => {
    const drawing: Drawing = { [T]: [[0, 4], 'N'], [A]: [0, -3] }
    const shot: Json = { do: 'attack', shape: { kind: 'ranged', range: 4 } }
    expect(aim(drawing, [move(1), shot]).why?.by).toBe('nobody')
    expect(aim(drawing, [move(2), shot]).chosen?.target).toBe(A)
  })

  it('OW-TGT-08 whom its way around leads out of range of is no target, near as they are now', () => {
    // Its own kind stands around it, open to the south alone: three hexes from A, and five when it has gone two of its way.
    const { book, state } = tableau({
      [M1]: [0, 0],
      [A]: [0, -3],
      [M2]: [0, -1],
      'whelp-3': [-1, 0],
      'whelp-4': [1, -1],
      'whelp-5': [-1, 1],
      'whelp-6': [1, 0]
    })
    const reaches = (points: number): boolean => {
      const reaching = { gait: plainGait(points), stop: 1, range: 3, from: 'front', keepFacing: false } as const
      return isInReach(book, state, state.figures[M1]!, state.figures[A]!, reaching)
    }
    expect([0, 2, 9].map(reaches)).toEqual([true, false, true])
  })

  it('OW-TGT-08, OW-EMOVE-07 whom an irregular body reaches by turning where it stands is a target', () => {
    const crone = figureId('crone')
    const files = {
      'enemies/all.json': [...enemies, irregular],
      'rules/all.json': [
        {
          ...printedRules,
          stages: printedRules.stages.map((stage) => ({
            ...stage,
            enemies: { ...stage.enemies, crone: stage.enemies.husk }
          }))
        } as unknown as Json
      ]
    }
    const { book, state } = tableau({ crone: [[0, 0], 'NE'], [A]: [0, -2] }, { files })
    const reaches = (keepFacing: boolean): boolean => {
      const reaching = { gait: plainGait(0), stop: 1, range: 1, from: 'any', keepFacing } as const
      return isInReach(book, state, state.figures[crone]!, state.figures[A]!, reaching)
    }
    expect([true, false].map(reaches)).toEqual([false, true])
  })

  it('OW-TGT-08 without an attack it takes being adjacent, and a condition is read as it stands', () => {
    const drawing: Drawing = { [T]: [[0, 1], 'N'], [A]: [0, -4] }
    expect(aim(drawing, [move(2)]).why?.by).toBe('nobody')
    expect(aim(drawing, [move(3)]).chosen?.target).toBe(A)
    const far: Json = {
      do: 'if',
      if: { test: 'flag', flag: 'up' },
      then: [{ do: 'attack', shape: { kind: 'ranged', range: 3 } }],
      else: [bite]
    }
    expect(aim(drawing, [move(2), far]).why?.by).toBe('nobody')
    const raised: Setting = { change: (s) => ({ ...s, flags: { 'flag.up': true } }) }
    expect(aim(drawing, [move(2), far], raised).chosen?.target).toBe(A)
  })

  it('EX-070, OW-TGT-01 a reaction aims at the breaker, if it is in reach and seen; else the usual way', () => {
    const drawing: Drawing = { [T]: [0, 2], [A]: [0, -5], [B]: [0, 4] }
    const acting = (breaker: typeof T, card: readonly Json[], d = drawing) => {
      const done = enact(tableau(d), [{ do: 'target', who: 'breaker' }, ...card], { roles: { self: T, breaker } })
      return happened(done, 'targetChosen')[0]
    }
    expect(acting(A, [move(2), bite])).toMatchObject({
      target: B,
      why: { passedOver: [{ figure: A, for: 'outOfReach' }] }
    })
    expect(acting(A, [move(5), bite])).toMatchObject({ target: A })
  })

  it('OW-TGT-02 whom the card names, under the same conditions; firm without them', () => {
    const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [0, 5] }
    const weakest: Json = { pick: 'lowest', of: { what: 'hp' }, from: { kinds: ['oathsworn'] } }
    const setting: Setting = { hp: { [B]: 2 } }
    expect(aim(drawing, [{ do: 'target', who: weakest }, move(4), bite], setting).chosen).toMatchObject({
      target: B,
      rule: 'OW-TGT-02'
    })
    expect(aim(drawing, [{ do: 'target', who: weakest }, move(1), bite], setting).chosen).toMatchObject({
      target: A,
      why: { by: 'closest', passedOver: [{ figure: B, as: 'named', for: 'outOfReach' }] }
    })
    const firm = aim(drawing, [{ do: 'target', who: weakest, firm: true }, move(1), bite], setting)
    expect(firm.chosen).toMatchObject({ target: B, why: { by: 'firm' } })
  })

  it('EX-110, OW-TGT-06 nobody valid: as far as it can toward the closest, and the rest of the card happens', () => {
    const drawing: Drawing = { [T]: [0, 4], [A]: [0, -5], [B]: [5, -7] }
    const { done, chosen } = aim(drawing, [move(3), bite, { do: 'flag', flag: 'done' }])
    expect(chosen).toMatchObject({ target: null, toward: A, rule: 'OW-TGT-06' })
    expect(whereIs(done, T)).toEqual([0, 1])
    expect(happened(done, 'enemyAttacked')).toEqual([])
    expect(done.state.flags['flag.done']).toBe(true)
  })

  it('EX-111, OW-TGT-07, OW-MINION-05 a stage card targets the Oathsworn, a minion the ally', () => {
    const drawing: Drawing = { [T]: [0, 0], [ALLY]: [0, -2], [A]: [0, -3], [M1]: [1, -4] }
    expect(aim(drawing, [move(4), bite], {}, { self: T }).chosen?.target).toBe(A)
    expect(aim(drawing, [move(4), bite], {}, { self: M1 }).chosen?.target).toBe(A)
    const nearer: Drawing = { ...drawing, [M1]: [2, -3] }
    expect(aim(nearer, [move(4), bite], {}, { self: M1 }).why?.candidates.map(({ figure }) => figure)).toContain(ALLY)
  })

  it('OW-TGT-07 allies take the place of Oathsworn when none can be considered, or where the setting says so', () => {
    expect(aim({ [T]: [0, 0], [ALLY]: [0, -2] }, [move(4), bite]).chosen?.target).toBe(ALLY)
    const drawing: Drawing = { [T]: [0, 0], [ALLY]: [0, -2], [A]: [0, -4] }
    expect(aim(drawing, [move(4), bite], { settings: { alliesAreStageTargets: true } }).chosen?.target).toBe(ALLY)
  })

  it('OW-TGT-09 sight is taken once, before the move; a ranged attack looks again when it is made', () => {
    const drawing: Drawing = { [M1]: [0, 4], [A]: [0, -4] }
    const shot: Json = { do: 'attack', shape: { kind: 'ranged', range: 6 } }
    const hidden = aim(drawing, [shot], { X: [[0, 0]] })
    expect(hidden.chosen?.target).toBeNull()
    // Seen at first, then a wall comes down between them.
    const wall: Json = { do: 'put', piece: { piece: 'obstacle', obstacle: 'rock' }, at: { at: 'hex', hexes: ['F4'] } }
    const { done } = aim({ [M1]: [0, 2], [A]: [0, -4] }, [
      { do: 'face', way: { way: 'toward', who: 'target' } },
      wall,
      shot
    ])
    expect(happened(done, 'targetChosen')[0]?.target).toBe(A)
    expect(happened(done, 'partSkipped')[0]).toMatchObject({ part: 'attack' })
  })

  it('OW-TGT-11 a target that left the board is chosen again, from step 2', () => {
    const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [1, -2] }
    const black: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 99 } }
    const { done } = aim(drawing, [black, bite])
    expect(happened(done, 'targetChosen').map(({ target }) => target)).toEqual([A, B])
  })

  it('OW-STAGE-08 the target is chosen once for the whole card, whoever comes closer meanwhile', () => {
    const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [0, -4] }
    const swap: Json = {
      do: 'swap',
      who: 'target',
      with: { pick: 'all', from: { kinds: ['oathsworn'], except: [{ is: 'the', one: 'target' }] } }
    }
    const { done } = aim(drawing, [{ do: 'face', way: { way: 'toward', who: 'target' } }, swap, bite])
    expect(happened(done, 'targetChosen')).toHaveLength(1)
    expect(happened(done, 'enemyAttacked')).toEqual([])
  })

  it('OW-TGT-12 who cannot be targeted is passed over', () => {
    const hide: Json = {
      do: 'apply',
      to: { pick: 'closest', from: { kinds: ['oathsworn'] } },
      riders: [{ do: 'modify', change: { change: 'untargetable' }, until: 'encounter' }]
    }
    expect(aim({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -4] }, [hide, move(4), bite]).chosen?.target).toBe(B)
  })

  it('OW-TGT-13 a group named by the card needs no choice', () => {
    const all: Json = { kind: 'figures', who: { pick: 'all', from: { kinds: ['oathsworn'] } } }
    const { done, chosen } = aim({ [T]: [0, 0], [A]: [0, -2], [C]: [5, 2] }, [{ do: 'attack', shape: all }], {
      X: [[3, 1]]
    })
    expect(chosen).toBeUndefined()
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, C])
  })

  it('OW-TGT-02 somebody taunting counts as named', () => {
    const taunt: Json = {
      do: 'apply',
      to: 'self',
      riders: [{ do: 'modify', change: { change: 'taunted', by: 'lead' }, until: 'encounter' }]
    }
    const drawing: Drawing = { [T]: [0, 0], [A]: [0, 4], [B]: [0, -2] }
    expect(aim(drawing, [taunt, move(4), bite]).chosen).toMatchObject({ target: A, why: { by: 'named' } })
  })
})

describe('EMOVE, LARGE: moves on the table', () => {
  it('EX-103, OW-EMOVE-05, OW-EMOVE-06, OW-EMOVE-07 faces its target next to it, else the way of its last step', () => {
    const drawing: Drawing = { [T]: [[0, 3], 'S'], [A]: [0, -2] }
    const near = aim(drawing, [move(5)]).done
    expect([whereIs(near, T), facingOf(near, T)]).toEqual([[0, 0], 'N'])
    const side = aim({ [T]: [[0, 3], 'S'], [A]: [3, -4] }, [move(2)]).done
    expect(facingOf(side, T)).toBe('N')
    const held = aim({ [M1]: [[0, 3], 'S'], [A]: [0, -2] }, [move(0)]).done
    expect(facingOf(held, M1)).toBe('N')
  })

  it('OW-EMOVE-03, OW-TILE-10, OW-TILE-01 walks through tiles and sets them off', () => {
    const { done } = aim({ [M1]: [0, 2], [A]: [0, -2] }, [move(5)], { fire: [[0, 0]], hp: { [M1]: 2 } })
    expect(done.state.tiles).toEqual([])
    expect(done.state.figures[M1]).toMatchObject({ hp: 1 })
    const dead = aim({ [M1]: [0, 2], [A]: [0, -2] }, [move(5)], { fire: [[0, 0]] })
    expect(dead.done.state.figures[M1]).toMatchObject({ gone: 'killed' })
  })

  it('OW-EMOVE-21 the crippled turn and attack, but do not move', () => {
    const lame: Setting = {
      change: (s) => ({
        ...s,
        figures: {
          ...s.figures,
          [M1]: { ...s.figures[M1]!, statuses: { ...s.figures[M1]!.statuses, crippled: { until: 2 } } }
        }
      })
    }
    const { done } = aim({ [M1]: [[0, 0], 'S'], [A]: [0, -1] }, [move(5), bite], lame)
    expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, 0], 'N'])
    expect(happened(done, 'enemyAttacked')).toHaveLength(1)
    const away = aim({ [M1]: [[0, 2], 'S'], [A]: [0, -1] }, [move(5), bite], lame)
    expect([whereIs(away.done, M1), facingOf(away.done, M1)]).toEqual([[0, 2], 'N'])
  })

  it('OW-EMOVE-12 of several movers the one closest to the goal goes first', () => {
    const all: Json = { pick: 'all', from: { kinds: ['minion'] } }
    const drawing: Drawing = { [T]: [3, 3], [M1]: [0, 4], [M2]: [0, 2], [A]: [0, -1] }
    const { done } = aim(drawing, [{ do: 'move', hexes: 2, who: all }], {}, { self: T })
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([M2, M1])
  })

  it('OW-EMOVE-13, OW-GEO-09 a random direction comes from the direction die', () => {
    const { done } = aim({ [M1]: [0, 0], [A]: [0, -5] }, [move(2, { heading: { to: 'way', way: { way: 'random' } } })])
    expect(happened(done, 'directionRolled')).toHaveLength(1)
    expect(happened(done, 'figureMoved')[0]?.path).toHaveLength(2)
  })

  it('OW-EMOVE-17 flees with its back turned, also without a step', () => {
    const flee = move(2, { heading: { to: 'away', from: 'target' } })
    const { done } = aim({ [M1]: [[0, 0], 'S'], [A]: [0, 1] }, [flee])
    expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, -2], 'N'])
    const stuck = aim({ [M1]: [[0, 0], 'S'], [A]: [0, 1] }, [{ ...(flee as object), hexes: 0 } as Json])
    expect(facingOf(stuck.done, M1)).toBe('N')
  })

  it('EX-105, OW-LARGE-05, OW-LARGE-06, OW-LARGE-07, OW-LARGE-08, OW-LARGE-10 arrives: obstacles go, everybody under it is pushed', () => {
    const drawing: Drawing = { [T]: [0, 4], [A]: [0, -3], [B]: [-1, 0], [M1]: [0, 2] }
    const target: Json = { do: 'target', who: 'breaker', firm: true }
    const done = enact(
      tableau(drawing, {
        X: [
          [1, 1],
          [1, -1]
        ]
      }),
      [target, move(6)],
      { roles: { self: T, breaker: A } }
    )
    expect(whereIs(done, T)).toEqual([0, -1])
    expect(whereIs(done, B)).toEqual([-2, 1])
    expect(whereIs(done, M1)).toEqual([0, 2])
    expect(Object.keys(done.state.pieces)).toEqual(['x1'])
    const kinds = done.happenings.map(({ kind }) => kind)
    expect(kinds.indexOf('pieceRemoved')).toBeLessThan(kinds.lastIndexOf('figureMoved'))
  })

  it('OW-LARGE-09, OW-TILE-04, OW-TILE-09 every fire under any base hex goes once, and burns the die nearest to it', () => {
    const { done } = aim({ [T]: [0, 2], [A]: [0, -3] }, [move(3)], {
      fire: [
        [0, 0],
        [1, 0]
      ]
    })
    expect(done.state.tiles).toEqual([])
    expect(happened(done, 'dieLost').map(({ slot }) => slot)).toEqual(['front', 'right'])
  })

  it('OW-LARGE-13, OW-LARGE-14 pushes come from the core, and a move never ends on its target', () => {
    const { done } = aim({ [T]: [0, 2], [A]: [0, -3] }, [move(9)])
    expect(whereIs(done, A)).toEqual([0, -3])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([figureId('husk')])
  })
})
