import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { distance, frontHex, hex, isOnBoard, placed } from '../../../../../../engine/hex'
import { knockback } from '../../../../../../engine/games/oathsworn/encounter/movement/displacement'
import type { Broken } from '../../../../../../engine/games/oathsworn/encounter/table/losses'
import { boardF, T7 } from '../../../../hex/fixtures'
import {
  A,
  ALLY,
  B,
  C,
  crippling,
  D,
  diceOf,
  enact,
  facingOf,
  happened,
  hpOf,
  M1,
  M2,
  play,
  T,
  tableau,
  whereIs,
  type Drawing,
  type Setting
} from '../fixtures/tableau'

const bite: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 0 } }
const attack = (shape: Json, more: object = {}): Json =>
  ({ do: 'attack', shape, might: { draw: 'fixed', damage: 0 }, ...more }) as Json
const knock = (hexes: number): Json => ({ ...(bite as object), riders: [{ do: 'knockback', hexes }] })

describe('KB, PUSH: displacement on the table', () => {
  it('OW-KB-01, OW-KB-03, OW-KB-04, OW-KB-17 a hit throws straight away from the core, and the facing stays', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [[0, -2], 'SE'] }), [knock(2)])
    expect([whereIs(done, A), facingOf(done, A)]).toEqual([[0, -4], 'SE'])
    expect(happened(done, 'figureMoved')[0]).toMatchObject({
      how: 'knockback',
      rule: 'OW-KB-03',
      why: { direction: 'N' }
    })
  })

  it('EX-082, OW-KB-06, OW-KB-07, OW-KB-15 collisions cost HP whatever the DEFENSE, the other stays', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -4] }), [knock(3)])
    expect([whereIs(done, A), whereIs(done, B)]).toEqual([
      [0, -3],
      [0, -4]
    ])
    expect([hpOf(done, A), hpOf(done, B)]).toEqual([5, 5])
    expect(happened(done, 'hpLost').map(({ cause }) => cause)).toEqual(['collision', 'collision'])
  })

  it('EX-087, OW-KB-02 also in death: thrown, collided, then removed', () => {
    const kill = { ...(knock(2) as object), might: { draw: 'fixed', damage: 99 } } as Json
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -3] }), [kill])
    expect(hpOf(done, B)).toBe(5)
    expect(done.state.figures[A]!.gone).toBe('unconscious')
  })

  it('OW-KB-06, OW-KB-15 a boss struck loses the HP from the die closest to what struck it', () => {
    const done = enact(tableau({ [M1]: [0, 4], [A]: [0, 3], [T]: [0, 0] }), [knock(3)], { roles: { self: M1 } })
    expect(whereIs(done, A)).toEqual([0, 2])
    expect(diceOf(done, 'rear')).toEqual([5])
  })

  it('EX-086, OW-KB-13, OW-KB-14, OW-KB-12 a large victim: obstacle destroyed, 1 HP for each thing struck', () => {
    const shove: Json = {
      do: 'apply',
      to: { pick: 'all', from: { kinds: ['boss'] } },
      riders: [{ do: 'knockback', hexes: 3 }]
    }
    const done = enact(tableau({ [T]: [0, 0], [M1]: [0, 3], [B]: [1, -2] }, { X: [[0, -2]] }), [shove], {
      roles: { self: M1 }
    })
    expect(whereIs(done, T)).toEqual([0, 0])
    expect(Object.keys(done.state.pieces)).toEqual([])
    expect(diceOf(done, 'front')).toEqual([4])
    expect(hpOf(done, B)).toBe(5)
  })

  it('EX-088, OW-KB-10, OW-KB-11 several at the same time, told so that nobody stands on another', () => {
    const wave = attack({ kind: 'wave' }, { riders: [{ do: 'knockback', hexes: 2 }] })
    const done = enact(tableau({ [T]: [0, 2], [A]: [0, 0], [B]: [0, -1] }), [wave])
    expect([whereIs(done, A), whereIs(done, B)]).toEqual([
      [0, -2],
      [0, -3]
    ])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([B, A])
    expect(happened(done, 'collided')).toEqual([])
  })

  it('OW-KB-09, OW-TILE-08 the source where it would stay: put aside, and fire there burns', () => {
    const swallow: Json = { do: 'apply', to: 'target', riders: [{ do: 'knockback', hexes: 1 }] }
    const drawing: Drawing = { [T]: [0, 0], [A]: [0, -1] }
    const done = enact(tableau(drawing, { X: [[0, -2]], fire: [[-1, -1]] }), [swallow], {
      roles: { self: T, target: A }
    })
    expect(whereIs(done, A)).toEqual([-1, -1])
    expect(done.state.tiles).toEqual([])
    expect(hpOf(done, A)).toBe(4)
  })

  it('EX-089, OW-KB-18, OW-BRK-08 nothing follows for a boss on which something broke', () => {
    const drawing: Drawing = { [M1]: [0, 3], [T]: [0, 1] }
    const hit = attack(
      { kind: 'figures', who: { pick: 'all', from: { kinds: ['boss'] } } },
      {
        might: { draw: 'fixed', damage: 5 },
        riders: [{ do: 'knockback', hexes: 2 }]
      }
    )
    const whole = enact(tableau(drawing), [hit], { roles: { self: M1 } })
    expect(whereIs(whole, T)).toEqual([0, 0])
    const broken = enact(tableau(drawing, { dice: { rear: [1] } }), [hit], { roles: { self: M1 } })
    expect(whereIs(broken, T)).toEqual([0, 1])
  })

  it('OW-TILE-08, OW-PUSH-10 fire burns who is thrown or pushed into or through it', () => {
    const done = enact(
      tableau(
        { [T]: [0, 0], [A]: [0, -2] },
        {
          fire: [
            [0, -3],
            [0, -4]
          ]
        }
      ),
      [knock(2)]
    )
    expect(hpOf(done, A)).toBe(4)
    expect(done.state.tiles).toEqual([])
    const pushed = enact(tableau({ [T]: [0, 0], [A]: [0, -2] }, { fire: [[0, -3]] }), [
      { ...(bite as object), riders: [{ do: 'push', hexes: 1 }] } as Json
    ])
    expect(hpOf(pushed, A)).toBe(5)
  })

  it('OW-PUSH-01, OW-PUSH-04 a push of several hexes is harmless, and goes aside when the way is taken', () => {
    const push: Json = { ...(bite as object), riders: [{ do: 'push', hexes: 2 }] } as Json
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, -3] }), [push])
    expect(whereIs(done, A)).toEqual([-1, -2])
    expect([hpOf(done, A), hpOf(done, B)]).toEqual([6, 6])
  })

  it('OW-PUSH-08, OW-LARGE-05, OW-LARGE-12, EX-093 an arriving boss pushes in north-then-west order; under its core 2 hexes north', () => {
    const drawing: Drawing = { [T]: [0, 3], [A]: [0, -5], [B]: [0, -2], [C]: [-1, -1], [D]: [5, 2] }
    const card: Json[] = [
      { do: 'target', who: 'breaker', firm: true },
      { do: 'move', hexes: 9 }
    ]
    const done = enact(tableau(drawing), card, { roles: { self: T, breaker: A } })
    expect(whereIs(done, T)).toEqual([0, -3])
    expect(happened(done, 'figureMoved').map(({ figure, how }) => [figure, how])).toEqual([
      [T, 'walk'],
      [B, 'push']
    ])
  })

  it('OW-KO-02, OW-KB-02 who is killed is thrown to the end, over every fire, and leaves then', () => {
    const kill = attack(
      { kind: 'circle', radius: 1, inner: 1 },
      {
        might: { draw: 'fixed', damage: 99 },
        riders: [{ do: 'knockback', hexes: 2 }]
      }
    )
    const fire: Setting['fire'] = [
      [0, -3],
      [0, 3],
      [0, 4]
    ]
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [0, 2], [C]: [5, 0] }, { fire }), [kill])
    expect(done.state.tiles).toEqual([])
    expect([A, B].map((id) => done.state.figures[id]!.gone)).toEqual(['unconscious', 'unconscious'])
  })

  it('OW-KB-06, OW-KO-02 thrown against something by no attack: the fallen leave at once', () => {
    const shove: Json = { do: 'apply', to: 'breaker', riders: [{ do: 'knockback', hexes: 2 }] }
    const setting: Setting = { hp: { [A]: 1 }, X: [[0, -3]] }
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [B]: [5, 0] }, setting), [shove], {
      roles: { self: T, breaker: A }
    })
    expect(done.state.figures[A]!.gone).toBe('unconscious')
  })

  it('OW-BRK-08, OW-BRK-18 a die lost to fire on the way of a knockback: the reaction waits for the end of the ability', () => {
    const table = tableau(
      { [T]: [0, 2], [A]: [0, 4] },
      { deck: ['lunge', 'stamp'], dice: { front: [1] }, fire: [[0, 0]] }
    )
    const broken: Broken[] = []
    const done = play(table, (t) =>
      knockback(t, { victims: [T], source: A, from: hex(0, 4), hexes: 4, by: A, broken, setOff: [] })
    )
    expect(happened(done, 'dieRemoved')).toHaveLength(1)
    expect(broken).toEqual([{ figure: T, slot: 'front' }])
    expect(happened(done, 'stageDrawn')).toEqual([])
    expect(whereIs(done, T)).toEqual([0, 0])
  })

  it('OW-PUSH-05, OW-PUSH-09 a large victim is pushed as far as the edge lets it, and stays where there is no room', () => {
    const push = attack(
      { kind: 'figures', who: { pick: 'all', from: { kinds: ['boss'] } } },
      { riders: [{ do: 'push', hexes: 3 }] }
    )
    const roles = { self: M1 }
    const done = enact(tableau({ [M1]: [0, 0], [T]: [0, -2], [A]: [5, 0] }), [push], { roles })
    expect(whereIs(done, T)).toEqual([0, -4])
    const none = enact(tableau({ [M1]: [0, -2], [T]: [0, -4], [A]: [5, 0] }), [push], { roles })
    expect(happened(none, 'figureMoved')).toEqual([])
  })

  it('OW-STATUS-08 pushes and knockback move the crippled as well', () => {
    const lame: Setting = { change: crippling(A) }
    expect(whereIs(enact(tableau({ [T]: [0, 0], [A]: [0, -2] }, lame), [knock(2)]), A)).toEqual([0, -4])
    const own: Json = { do: 'place', who: 'self', at: { at: 'hex', hexes: ['F6'] } }
    expect(whereIs(enact(tableau({ [A]: [0, -2] }, lame), [own], { roles: { self: A } }), A)).toEqual([0, -2])
  })

  it('OW-GEO-06 somebody pulled comes straight nearer, until next to the one who pulls', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -5] }), [
      { do: 'apply', to: { pick: 'all', from: { kinds: ['oathsworn'] } }, riders: [{ do: 'pull', hexes: 9 }] }
    ])
    expect(whereIs(done, A)).toEqual([0, -2])
  })
})

describe('CHARGE, CHAIN, WAVE, CONE: shapes on the table', () => {
  it('OW-CHARGE-01, OW-CHARGE-06, OW-CHARGE-07, EX-096 faces its target, sweeps, pushes, then one draw for all it passed', () => {
    const drawing: Drawing = { [T]: [[0, 3], 'S'], [A]: [0, -4], [B]: [0, -1], [M1]: [1, -1], [C]: [4, 0] }
    const charge = attack({ kind: 'charge', hexes: 4 }, { might: { draw: 'usual' } })
    const done = enact(tableau(drawing, { X: [[-1, 1]] }), [{ do: 'target', who: 'breaker', firm: true }, charge], {
      roles: { self: T, breaker: A }
    })
    expect(facingOf(done, T)).toBe('N')
    expect(whereIs(done, T)).toEqual([0, -1])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([B, M1])
    expect(Object.keys(done.state.pieces)).toEqual([])
    const kinds = done.happenings.map((one) => (one.kind === 'figureMoved' ? one.how : one.kind))
    expect(kinds.indexOf('push')).toBeLessThan(kinds.indexOf('enemyAttacked'))
  })

  it('EX-094, OW-CHARGE-02, OW-CHARGE-11 stops at the edge; a large one on the path takes one attack without area bonus', () => {
    const charge = attack({ kind: 'charge', hexes: 4 }, { might: { draw: 'fixed', damage: 5 } })
    const done = enact(
      tableau({ [M1]: [0, 4], [T]: [0, 1], [A]: [0, -5] }),
      [{ do: 'target', who: 'breaker', firm: true }, charge],
      {
        roles: { self: M1, breaker: A }
      }
    )
    expect(happened(done, 'damageTotalled')[0]?.hits).toMatchObject([{ figure: T, damage: 5, hp: 1 }])
  })

  it('OW-CHARGE-04 a charger of normal size steps aside, and the crippled do not charge', () => {
    const charge = attack({ kind: 'charge', hexes: 2 })
    const drawing: Drawing = { [M1]: [0, 3], [A]: [0, 1], [B]: [0, 2] }
    const card: Json[] = [{ do: 'target', who: 'breaker', firm: true }, charge]
    const done = enact(tableau(drawing), card, { roles: { self: M1, breaker: A } })
    expect(whereIs(done, M1)).toEqual([0, 0])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
    const lame: Setting = { change: crippling(M1) }
    expect(whereIs(enact(tableau(drawing, lame), card, { roles: { self: M1, breaker: A } }), M1)).toEqual([0, 3])
  })

  it('OW-CHARGE-07 whoever burns to death on the way attacks nobody', () => {
    const charge = attack({ kind: 'charge', hexes: 3 })
    const done = enact(tableau({ [M1]: [0, 3], [A]: [0, 1] }, { fire: [[0, 2]] }), [charge], { roles: { self: M1 } })
    expect(done.state.figures[M1]!.gone).toBe('killed')
    expect(happened(done, 'enemyAttacked')).toEqual([])
  })

  it('EX-114, OW-CHAIN-01, OW-CHAIN-02, OW-CHAIN-04, OW-CHAIN-05 from one to the next, each with one more of the lowest cards ignored', () => {
    const chain = attack(
      { kind: 'chain', links: 3, hop: 2, range: 4 },
      { might: { draw: 'instead', cards: { red: 1, white: 3 } } }
    )
    const drawing: Drawing = { [M1]: [0, 4], [C]: [0, 1], [A]: [0, -1], [D]: [0, -3] }
    const done = enact(tableau(drawing, { top: { red: ['3'], white: ['2', '1', '0'] } }), [chain], {
      roles: { self: M1 }
    })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([C, A, D])
    expect(happened(done, 'damageTotalled')[0]?.hits.map(({ damage }) => damage)).toEqual([6, 5, 3])
  })

  it('OW-CHAIN-05 damage that is not drawn is the same for all: there is no card to ignore', () => {
    const chain = attack({ kind: 'chain', links: 2, hop: 4, range: 4 }, { might: { draw: 'fixed', damage: 7 } })
    const done = enact(tableau({ [M1]: [0, 4], [A]: [0, 1], [B]: [0, -2] }), [chain], { roles: { self: M1 } })
    expect(happened(done, 'damageTotalled')[0]?.hits.map(({ damage }) => damage)).toEqual([7, 7])
  })

  it('OW-CHAIN-04, OW-TGT-12 who cannot be targeted is no link', () => {
    const chain = attack({ kind: 'chain', links: 3, hop: 3, range: 3 })
    const hidden: Json = { do: 'modify', change: { change: 'untargetable' }, until: 'encounter' }
    const them: Json = { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'strider' }] } }
    const drawing: Drawing = { [M1]: [0, 3], [A]: [0, 1], [B]: [0, 0], [C]: [0, -1] }
    const done = enact(tableau(drawing), [{ do: 'apply', to: them, riders: [hidden] }, chain], { roles: { self: M1 } })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, C])
  })

  it('EX-115, OW-CHAIN-03, OW-CHAIN-10 the next need only be seen from the one before; without a legal one the chain ends', () => {
    const chain = attack({ kind: 'chain', links: 9, hop: 2, range: 3 })
    const drawing: Drawing = { [M1]: [0, 4], [A]: [0, 1], [B]: [0, -1], [C]: [0, -4] }
    const done = enact(tableau(drawing), [chain], { roles: { self: M1 } })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
    expect(happened(done, 'linkChosen')[0]).toMatchObject({ target: B, why: { why: 'chain' } })
  })

  it('OW-CHAIN-04 allies are links, helpers and enemies are not', () => {
    const chain = attack({ kind: 'chain', links: 3, hop: 3, range: 3 })
    const done = enact(tableau({ [M1]: [0, 3], [A]: [0, 1], [M2]: [0, 0], [ALLY]: [0, -1] }), [chain], {
      roles: { self: M1 }
    })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, ALLY])
  })

  it('OW-CHAIN-06, OW-CHAIN-08 a melee chain takes its attacker to the nearest free hex beside the last, facing it', () => {
    const chain = attack({ kind: 'chain', links: 2, hop: 4 })
    const done = enact(tableau({ [M1]: [0, 2], [A]: [0, 1], [B]: [0, -2] }), [chain], { roles: { self: M1 } })
    expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, -3], 'S'])
  })

  it('OW-CHAIN-06 beside the last target even when that has fallen', () => {
    const kill = attack({ kind: 'chain', links: 2, hop: 4 }, { might: { draw: 'fixed', damage: 99 } })
    const done = enact(tableau({ [M1]: [0, 2], [A]: [0, 1], [B]: [0, -2], [C]: [5, 0] }), [kill], {
      roles: { self: M1 }
    })
    expect(done.state.figures[B]!.gone).toBe('unconscious')
    expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, -3], 'S'])
  })

  it('OW-CHAIN-07 a ranged chain leaves its attacker where it is', () => {
    const chain = attack({ kind: 'chain', links: 2, hop: 4, range: 2 })
    const done = enact(tableau({ [M1]: [0, 2], [A]: [0, 1], [B]: [0, -2] }), [chain], { roles: { self: M1 } })
    expect(whereIs(done, M1)).toEqual([0, 2])
  })

  it('OW-CHAIN-08 after a ranged chain an enemy faces the last target hit, or where that stood', () => {
    const at = (damage: number) =>
      attack({ kind: 'chain', links: 2, hop: 4, range: 2 }, { might: { draw: 'fixed', damage } })
    const drawing: Drawing = { [M1]: [[0, 0], 'N'], [A]: [1, -1], [B]: [0, 2], [C]: [5, 0] }
    for (const damage of [0, 99]) {
      const done = enact(tableau(drawing), [at(damage)], { roles: { self: M1 } })
      expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
      expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, 0], 'S'])
    }
  })

  it('OW-CHAIN-08, OW-EMOVE-21 a crippled enemy stays after a melee chain, and turns to the last target hit', () => {
    const chain = attack({ kind: 'chain', links: 2, hop: 4 })
    const crippled: Json = { do: 'status', status: 'crippled' }
    const done = enact(
      tableau({ [M1]: [[0, 0], 'N'], [A]: [0, -1], [B]: [0, 2] }),
      [{ do: 'apply', to: 'self', riders: [crippled] }, chain],
      { roles: { self: M1 } }
    )
    expect([whereIs(done, M1), facingOf(done, M1)]).toEqual([[0, 0], 'S'])
  })

  it('OW-CHAIN-12 a large attacker lands with its front hex beside the last target, body on the board, others pushed', () => {
    const chain = attack({ kind: 'chain', links: 2, hop: 6 })
    const done = enact(tableau({ [T]: [0, 3], [A]: [0, 1], [B]: [0, -4], [C]: [1, -4] }), [chain])
    const { at, facing } = done.state.figures[T]!
    const hexes = placed(T7, at!, facing)
    expect(happened(done, 'figureMoved')[0]).toMatchObject({ figure: T, how: 'chain' })
    expect(distance(frontHex(T7, at!, facing), hex(0, -4))).toBe(1)
    expect(hexes.every((h) => isOnBoard(boardF, h))).toBe(true)
    for (const id of [A, B, C]) expect(hexes).not.toContain(done.state.figures[id]!.at)
  })

  it('OW-CHAIN-09 of a large target one hex in range is chosen', () => {
    const chain = attack(
      { kind: 'chain', links: 1, hop: 1, range: 2 },
      { target: { pick: 'all', from: { kinds: ['boss'] } } }
    )
    const done = enact(tableau({ [M1]: [0, 3], [T]: [0, 0] }), [chain], { roles: { self: M1 } })
    expect(happened(done, 'enemyAttacked')[0]).toMatchObject({ on: [T] })
    expect(happened(done, 'enemyAttacked')[0]?.hexes).toHaveLength(1)
  })

  it('EX-020, OW-WAVE-02, OW-WAVE-04, OW-WAVE-07 turns to the direction with most of its enemies, and strikes all with one draw', () => {
    const drawing: Drawing = {
      [T]: [[0, 0], 'N'],
      [A]: [4, 0],
      [B]: [4, -1],
      [ALLY]: [3, 0],
      [C]: [0, -4],
      [M1]: [2, 0]
    }
    const done = enact(tableau(drawing), [attack({ kind: 'wave' }, { might: { draw: 'usual' } })])
    expect(happened(done, 'waveAimed')[0]).toMatchObject({
      direction: 'SE',
      why: { choices: [{ dir: 'SE' }, { dir: 'N' }, {}, {}, {}, {}] }
    })
    expect(facingOf(done, T)).toBe('SE')
    expect(happened(done, 'enemyAttacked')[0]?.on.length).toBe(4)
    expect(happened(done, 'mightRevealed')).toHaveLength(1)
  })

  it('OW-CONE-01, OW-CONE-02 spreads from the front hex the way it faces', () => {
    const drawing: Drawing = { [T]: [[0, 0], 'S'], [A]: [0, 3], [B]: [0, -2] }
    const done = enact(tableau(drawing), [attack({ kind: 'cone', ranks: 2 })])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A])
  })

  it('OW-AOE-02, OW-AOE-09 a template with a centre lies on its target, in range and sight', () => {
    const ring = attack({ kind: 'circle', radius: 1, on: { on: 'centre', range: 3 } })
    const done = enact(tableau({ [T]: [0, 2], [A]: [0, -2], [B]: [0, -3] }), [ring])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
    const hidden = enact(tableau({ [T]: [0, 2], [A]: [0, -2] }, { X: [[0, 0]] }), [
      { do: 'target', who: { pick: 'all', from: { kinds: ['oathsworn'] } }, firm: true },
      ring
    ])
    expect(happened(hidden, 'enemyAttacked')).toEqual([])
  })

  it('OW-GEO-04 a line strikes everybody on a straight row of hexes', () => {
    const row = attack({ kind: 'line', length: 'edge', way: { way: 'compass', direction: 'NE' } })
    const done = enact(tableau({ [M1]: [0, 0], [A]: [1, -1], [B]: [3, -3], [C]: [1, 0] }), [row], {
      roles: { self: M1 }
    })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
  })
})
