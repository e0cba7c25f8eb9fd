import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { hex } from '../../../../../../engine/hex'
import { knockback } from '../../../../../../engine/games/oathsworn/encounter/movement/displacement'
import type { Broken } from '../../../../../../engine/games/oathsworn/encounter/table/losses'
import { fixtureFiles } from '../../../../../fixtures/oathsworn/pack'
import { use } from '../fixtures/ability'
import {
  A,
  answering,
  B,
  C,
  crippling,
  diceOf,
  enact,
  happened,
  hpOf,
  M1,
  play,
  T,
  tableau,
  whereIs,
  withHand,
  type Drawing,
  type Setting
} from '../fixtures/tableau'

const boss: Json = { pick: 'all', from: { kinds: ['boss'] } }
const oathsworn: Json = { pick: 'all', from: { kinds: ['oathsworn'] } }
const shove = (to: Json, ...riders: Json[]): Json => ({ do: 'apply', to, riders })
/** A tile that throws whoever comes to it. */
const tile = (id: string, rider: Json) => ({
  'tiles/all.json': [
    ...(fixtureFiles['tiles/all.json'] as readonly Json[]),
    { id, onEnter: [{ do: 'apply', riders: [rider] }] }
  ]
})

describe('KB, PUSH: what happens on the way', () => {
  it('OW-KB-06, OW-TILE-09, OW-BRK-01 a die that burned on the way is not lost again to the collision at its end', () => {
    const setting: Setting = { fire: [[0, 0]], X: [[0, -1]], dice: { front: [1] }, deck: ['lunge', 'stamp', 'gore'] }
    const done = enact(
      tableau({ [M1]: [0, 4], [T]: [0, 2], [A]: [5, 0] }, setting),
      [shove(boss, { do: 'knockback', hexes: 4 })],
      { roles: { self: M1 } }
    )
    expect(happened(done, 'dieRemoved').map(({ slot, broken }) => [slot, broken])).toEqual([['front', true]])
    // The next nearest to the rock, north then west.
    expect(diceOf(done, 'left')).toEqual([5])
    expect(happened(done, 'stageDrawn')).toHaveLength(1)
  })

  it('OW-KB-06, OW-KB-07 the die closest to what was struck, from where the boss came to rest', () => {
    // Where it sets out the fallen tree lies beside its right flank; where it stops it is the front that has struck it.
    const tree = [
      [0, -1],
      [2, 3]
    ] as const
    const done = enact(
      tableau({ [M1]: [0, 5], [T]: [0, 3], [A]: [-5, 0] }, { X: [tree] }),
      [shove(boss, { do: 'knockback', hexes: 6 })],
      { roles: { self: M1 } }
    )
    expect(whereIs(done, T)).toEqual([0, 1])
    expect([diceOf(done, 'front'), diceOf(done, 'right')]).toEqual([[5], [6]])
  })

  it('OW-KB-10, OW-INT-01 who calls a knockback off is spared, and nobody else', () => {
    const root = {
      'abilities/extra.json': {
        id: 'reaver-root',
        class: 'reaver',
        cooldown: 1,
        defence: null,
        entries: [
          {
            id: 'play',
            timing: { kind: 'interrupt', when: { on: 'displaced', window: 'before', who: 'self' } },
            effects: [{ do: 'cancel', what: 'displacement' }]
          }
        ]
      }
    }
    const drawing: Drawing = { [T]: [0, 2], [A]: [0, 0], [B]: [-1, 0] }
    const table = tableau(drawing, { files: root as never, change: withHand('seat-1', 'reaver-root') })
    for (const rider of ['knockback', 'push', 'pull']) {
      const away: Json = { do: rider, hexes: 2 } as Json
      const done = enact(table, [shove(oathsworn, away)], { answer: answering('card:reaver-root:0') })
      expect(done.asked.map(({ title }) => title.key)).toContain('ask.interrupt.displaced')
      expect([rider, whereIs(done, A)]).toEqual([rider, [0, 0]])
      if (rider !== 'pull') expect(whereIs(done, B)).not.toEqual([-1, 0])
      expect(happened(done, 'cardPlayed')).toHaveLength(1)
    }
  })

  it('OW-PUSH-01, OW-PUSH-03 a tile pushes whoever comes to it one hex; two are for those under the centre of a large enemy', () => {
    const setting: Setting = { files: tile('spring', { do: 'push' }) as never, tiles: [['spring', [0, 0]]] }
    const done = enact(
      tableau({ [M1]: [0, 3], [A]: [0, 1], [T]: [4, 2] }, setting),
      [shove(oathsworn, { do: 'knockback', hexes: 1 })],
      { roles: { self: M1 } }
    )
    expect(happened(done, 'figureMoved').map(({ path }) => path.length)).toEqual([1, 1])
    expect(whereIs(done, A)).toEqual([0, -1])
    const blocked = enact(
      tableau({ [M1]: [0, 3], [A]: [0, 1], [T]: [4, 2] }, { ...setting, X: [[0, -1]] }),
      [shove(oathsworn, { do: 'knockback', hexes: 1 })],
      { roles: { self: M1 } }
    )
    expect(whereIs(blocked, A)).toEqual([-1, 0])
  })

  it('OW-TILE-08 two tiles that throw people at each other do so once', () => {
    const files = tile('spring', { do: 'push' }) as never
    const edge: Setting = {
      files,
      tiles: [
        ['spring', [0, -5]],
        ['spring', [-1, -4]]
      ],
      X: [[-2, -4]]
    }
    const done = enact(
      tableau({ [M1]: [0, 3], [A]: [0, -4], [T]: [4, 2] }, edge),
      [shove(oathsworn, { do: 'knockback', hexes: 1 })],
      { roles: { self: M1 } }
    )
    // Thrown onto the first, pushed onto the second, pushed back onto the first, and that is that.
    expect(happened(done, 'figureMoved')).toHaveLength(3)
    expect(whereIs(done, A)).toEqual([0, -5])
  })

  it('OW-TILE-09, OW-GEN-03 of equally near dice the fire takes north then west, whoever threw the boss into it', () => {
    const table = tableau({ [A]: [0, 4], [T]: [0, 2] }, { fire: [[0, -1]], dice: { front: [] } })
    const broken: Broken[] = []
    const done = play(table, (t) =>
      knockback(t, { victims: [T], source: A, from: hex(0, 4), hexes: 4, by: A, broken, setOff: [] })
    )
    expect(done.asked).toEqual([])
    expect(happened(done, 'dieLost').map(({ slot }) => slot)).toEqual(['left'])
  })

  it('OW-TILE-09, OW-KB-06, OW-DMG-04 a wide slot that ties is measured by its most northern, then most western hex', () => {
    // The near hex of the right flank lies south of the core, its other one north of it.
    const dice = { front: [], rear: [], left: [], core: [5], right: [5] }
    const south: Setting[] = [
      { fire: [[0, 2]], dice },
      { X: [[0, 2]], dice }
    ]
    for (const setting of south) {
      const done = enact(
        tableau({ [A]: [0, -2], [T]: [0, 0] }, setting),
        [shove(boss, { do: 'knockback', hexes: 1 })],
        { roles: { self: A } }
      )
      expect(happened(done, 'dieLost').map(({ slot }) => slot)).toEqual(['right'])
    }
  })

  it('OW-PUSH-01 nobody is pushed by itself, even in its own area', () => {
    const stamp: Json = {
      do: 'attack',
      shape: { kind: 'circle', radius: 2, inner: 0 },
      might: { draw: 'fixed', damage: 0 },
      riders: [{ do: 'push' }]
    }
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2], [C]: [5, 0] }), [stamp])
    expect(whereIs(done, T)).toEqual([0, 0])
    expect(whereIs(done, A)).toEqual([0, -3])
    expect(hpOf(done, A)).toBe(6)
  })
})

describe('DMG: what comes in between', () => {
  it('OW-DMG-07 what a die or a character has left is all that counts as lost or dealt', () => {
    const lose = (to: Json): Json => ({ do: 'apply', to, riders: [{ do: 'lose-hp', hp: 9 }] })
    const table = tableau(
      { [A]: [0, 4], [T]: [0, 0], [M1]: [4, 0] },
      { dice: { front: [2], core: [4], rear: [4], left: [4], right: [4] }, deck: ['lunge', 'stamp'] }
    )
    const minions: Json = { pick: 'all', from: { kinds: ['minion'] } }
    const front: Json = { do: 'apply', to: boss, riders: [{ do: 'lose-hp', hp: 9, location: 'front' }] }
    const done = enact(table, [front, lose(minions)], { roles: { self: A, owner: A } })
    expect(happened(done, 'dieLost').map(({ count }) => count)).toEqual([2])
    expect(happened(done, 'hpLost').map(({ figure, count }) => [figure, count])).toContainEqual([M1, 1])
    expect(done.state.tally.damage[A]).toBe(3)
  })

  it('OW-DMG-07, OW-BRK-01 a die that an interrupt has taken before the loss is not taken a second time', () => {
    const lend = {
      'abilities/extra.json': {
        id: 'reaver-lend',
        class: 'reaver',
        cooldown: 1,
        defence: null,
        entries: [
          {
            id: 'play',
            timing: { kind: 'interrupt', when: { on: 'hp-loss', window: 'before', who: { kinds: ['boss'] } } },
            effects: [{ do: 'apply', to: boss, riders: [{ do: 'lose-hp', hp: 6, location: 'front' }] }]
          }
        ]
      }
    }
    const table = tableau(
      { [A]: [0, 4], [T]: [0, 0], [B]: [5, 0] },
      { files: lend as never, change: withHand('seat-1', 'reaver-lend'), deck: ['lunge', 'stamp', 'gore'] }
    )
    const hurt: Json = { do: 'apply', to: boss, riders: [{ do: 'lose-hp', hp: 2, location: 'front' }] }
    const done = enact(table, [hurt], { answer: answering('card:reaver-lend:0') })
    expect(happened(done, 'dieRemoved').map(({ slot, broken }) => [slot, broken])).toEqual([['front', true]])
  })
})

describe('CHARGE: a player charges', () => {
  const onrush: Json = { do: 'attack', shape: { kind: 'charge', hexes: 3 }, might: { draw: 'fixed', damage: 30 } }
  const charge = (setting: Setting = {}) =>
    use(tableau({ [A]: [0, 3], [M1]: [0, 1], [T]: [0, -3], [B]: [5, 0] }, setting), [onrush], {
      answer: answering('charge:N')
    })

  it('OW-CHARGE-07, OW-CHARGE-09 whoever stood in its way is attacked once it has stopped', () => {
    const done = charge()
    expect(whereIs(done, A)).toEqual([0, 0])
    expect(done.state.figures[M1]!.gone).toBe('killed')
  })

  it('OW-CHARGE-07, OW-KO-10 who burns to death on the way attacks nobody', () => {
    const done = charge({ hp: { [A]: 1 }, fire: [[0, 2]] })
    expect(done.state.figures[A]!.gone).toBe('unconscious')
    expect(done.state.figures[M1]!.gone).toBeNull()
  })
})

describe('CHAIN, STATUS: at the ends of a chain', () => {
  const chain = (more: object): Json =>
    ({ do: 'attack', shape: { kind: 'chain', links: 2, hop: 4, ...more }, might: { draw: 'fixed', damage: 6 } }) as Json

  it('OW-STATUS-08, OW-EMOVE-21 a crippled enemy makes its melee chain, and stays where it is', () => {
    const lame: Setting = { change: crippling(M1) }
    const done = enact(tableau({ [M1]: [0, 2], [A]: [0, 1], [B]: [0, -2] }, lame), [chain({})], { roles: { self: M1 } })
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([A, B])
    expect(whereIs(done, M1)).toEqual([0, 2])
  })

  it('OW-CHAIN-06, OW-CHAIN-12 a large attacker takes a free hex beside the last target before one it would have to clear', () => {
    const done = enact(tableau({ [T]: [0, 4], [C]: [0, 2], [B]: [0, 0], [A]: [0, -1] }), [chain({})])
    expect(happened(done, 'enemyAttacked')[0]?.on).toEqual([C, B])
    expect([whereIs(done, T), done.state.figures[T]!.facing]).toEqual([[-2, 0], 'SE'])
    expect(whereIs(done, A)).toEqual([0, -1])
  })

  it('OW-CHAIN-09 a player who strikes a hex without a die takes the nearest to that hex, not to the attacker', () => {
    const shot: Json = {
      do: 'attack',
      shape: { kind: 'chain', links: 1, hop: 1, range: 4 },
      might: { draw: 'fixed', damage: 6 }
    }
    const done = use(tableau({ [A]: [0, 3], [T]: [0, 0], [B]: [5, 0] }, { dice: { right: [] } }), [shot], {
      answer: answering(`link:${T}:${hex(1, -1)}`, 'slot:front:0')
    })
    expect(happened(done, 'dieLost').map(({ slot }) => slot)).toEqual(['front'])
  })

  it('OW-CHAIN-09 of a boss that is struck the location of the chosen hex, though another is as near to the attacker', () => {
    // The rock hides the front, as near to the whelp as the right flank.
    const done = enact(
      tableau({ [M1]: [1, -4], [T]: [0, 0], [A]: [5, 0] }, { X: [[0, -2]] }),
      [{ ...(chain({ range: 4, links: 1 }) as object), target: boss } as Json],
      { roles: { self: M1 } }
    )
    expect(happened(done, 'enemyAttacked')[0]!.hexes).toEqual([hex(1, -1)])
    expect(happened(done, 'dieLost').map(({ slot }) => slot)).toEqual(['right'])
  })
})
