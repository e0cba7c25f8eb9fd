import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { enemies, log } from '../../../../fixtures/oathsworn/encounter'
import { cards, rulesWith } from './fixtures/printed'
import { A, ALLY, B, C, enact, happened, M1, M2, M3, play, T, tableau, whereIs, type Drawing } from './fixtures/tableau'

describe('MINION, MOB: minions', () => {
  it('EX-113, OW-MINION-01, OW-MINION-06 all of them move before any of them attacks', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -3], [M2]: [0, 3] }), encounterPhase)
    const deeds = done.happenings.flatMap((one) =>
      one.kind === 'figureMoved' ? 'move' : one.kind === 'enemyAttacked' ? 'attack' : []
    )
    expect(deeds).toEqual(['move', 'move', 'attack'])
  })

  it('OW-MINION-03, OW-MINION-11 the one closest to its target goes first, ties north then west', () => {
    const drawing: Drawing = { [T]: [5, 2], [A]: [0, 0], [M1]: [0, 4], [M2]: [0, -3], [M3]: [0, 3] }
    const done = play(tableau(drawing), encounterPhase)
    expect(happened(done, 'minionsOrdered')[0]).toMatchObject({
      figures: [M2, M3, M1],
      why: { movers: [{ movement: 2 }, { movement: 2 }, { movement: 4 }] }
    })
  })

  it('OW-MINION-03 whoever taunts it is its target, for the order as well', () => {
    const taunt: Json = {
      do: 'apply',
      to: { pick: 'all', from: { kinds: ['minion'] } },
      riders: [{ do: 'modify', change: { change: 'taunted', by: 'lead' }, until: 'encounter' }]
    }
    const drawing: Drawing = { [T]: [5, 2], [A]: [0, 5], [B]: [0, -3], [M1]: [0, -2], [M2]: [0, 3] }
    const done = play(enact(tableau(drawing), [taunt]), encounterPhase)
    expect(happened(done, 'minionsOrdered')[0]?.figures).toEqual([M2, M1])
    expect(happened(done, 'targetChosen').map(({ target }) => target)).toEqual([A, A])
  })

  it('OW-MINION-02 those the card has activated do not act again, newcomers do', () => {
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [M1]: [0, -3] }
    const done = play(tableau(drawing, { deck: ['sniff', 'lunge'] }), encounterPhase)
    expect(happened(done, 'targetChosen').filter(({ figure }) => figure === M1)).toHaveLength(1)
    const files = cards({
      id: 'sniff',
      effects: [{ do: 'activate' }, { do: 'spawn', enemy: 'whelp', at: { at: 'hex', hexes: ['F2'] } }]
    })
    const grown = play(tableau(drawing, { deck: ['sniff'], files }), encounterPhase)
    expect(happened(grown, 'targetChosen').map(({ figure }) => figure)).toEqual([M1, M2])
  })

  it('OW-MINION-10 newcomers act in this phase, unless the card says otherwise', () => {
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0] }
    const spawn = (acts: boolean): Json => ({ do: 'spawn', enemy: 'whelp', at: { at: 'hex', hexes: ['F2'] }, acts })
    const acting = play(
      tableau(drawing, { deck: ['lunge'], files: cards({ id: 'lunge', effects: [spawn(true)] }) }),
      encounterPhase
    )
    expect(happened(acting, 'targetChosen')).toHaveLength(1)
    const idle = play(
      tableau(drawing, { deck: ['lunge'], files: cards({ id: 'lunge', effects: [spawn(false)] }) }),
      encounterPhase
    )
    expect(happened(idle, 'targetChosen')).toHaveLength(0)
  })

  it('OW-MINION-04, OW-MINION-05 acts as its box says, on the closest friend it sees', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, 2], [ALLY]: [0, 0], [M1]: [0, -3] }), encounterPhase)
    expect(happened(done, 'targetChosen')[0]?.target).toBe(ALLY)
    expect(whereIs(done, M1)).toEqual([0, -1])
    expect(happened(done, 'enemyAttacked')[0]).toMatchObject({ by: [M1], pool: { yellow: 1, white: 1 } })
  })

  it('OW-MINION-07 keeps its target, and chooses again when that is gone', () => {
    const acts: Json = [
      { do: 'move', hexes: 4 },
      { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 99 } }
    ]
    const files = {
      ...rulesWith({ minions: [{ enemy: 'whelp', acts }] }),
      'enemies/all.json': enemies.map((one) => ({ ...(one as object), keywords: [] })) as Json
    }
    const drawing: Drawing = { [T]: [4, 2], [A]: [0, 0], [B]: [2, -1], [C]: [-4, 5], [M1]: [0, -1], [M2]: [1, -1] }
    const done = play(tableau(drawing, { files }), encounterPhase)
    expect(happened(done, 'targetChosen').map(({ figure, target }) => [figure, target])).toEqual([
      [M1, A],
      [M2, A],
      [M2, B]
    ])
    expect(happened(done, 'enemyAttacked').map(({ on }) => on)).toEqual([[A], [B]])
  })

  it('OW-MINION-07, OW-MOB-04 chooses again among those in range, and the mob that has this target joins', () => {
    const felled: Json = { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'class', class: 'reaver' }] } }
    const bite: Json = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'fixed', damage: 0 } }
    const acts: Json = [{ do: 'move', hexes: 4 }, bite, { do: 'apply', to: felled, riders: [{ do: 'lose-hp', hp: 6 }] }]
    const files = rulesWith({ minions: [{ enemy: 'whelp', acts }] })
    const drawing: Drawing = {
      [T]: [-4, 5],
      [C]: [-3, -1],
      [M1]: [-3, 0],
      [A]: [0, 0],
      [M2]: [0, 1],
      [B]: [1, 1],
      [M3]: [5, -1]
    }
    const done = play(tableau(drawing, { files }), encounterPhase)
    expect(happened(done, 'targetChosen').map(({ figure, target }) => [figure, target])).toEqual([
      [M1, C],
      [M2, A],
      [M3, B],
      [M2, B]
    ])
    expect(happened(done, 'enemyAttacked').map(({ by, on }) => [by, on])).toEqual([
      [[M1], [C]],
      [[M2, M3], [B]]
    ])
    const away = play(tableau({ ...drawing, [B]: [3, 1], [M3]: undefined }, { files }), encounterPhase)
    expect(happened(away, 'targetChosen').at(-1)).toMatchObject({ figure: M2, target: null })
  })

  it('OW-MINION-08 sees nobody: as far as it can toward the closest of all', () => {
    const done = play(tableau({ [T]: [4, 2], [A]: [0, -4], [M1]: [0, 3] }, { X: [[0, -1]] }), encounterPhase)
    expect(happened(done, 'targetChosen')[0]).toMatchObject({ target: null, toward: A })
    expect(whereIs(done, M1)).not.toEqual([0, 3])
  })

  it('EX-078, OW-MOB-02, OW-MOB-04, OW-MINION-09 mob on one target: one draw of all their MIGHT, one defence', () => {
    const done = play(
      tableau({ [T]: [4, 2], [A]: [0, 0], [M1]: [0, -1], [M2]: [-1, 0], [M3]: [1, -1] }),
      encounterPhase
    )
    expect(happened(done, 'enemyAttacked')).toMatchObject([
      { by: [M1, M2, M3], on: [A], pool: { yellow: 3, white: 3 }, why: { joined: [M2, M3] } }
    ])
    expect(happened(done, 'mightRevealed')).toHaveLength(1)
  })

  it('OW-MOB-04 who cannot reach the target does not join', () => {
    const done = play(tableau({ [T]: [4, 4], [A]: [0, 0], [M1]: [0, -1], [M2]: [0, -4] }), encounterPhase)
    expect(happened(done, 'enemyAttacked')[0]?.by).toEqual([M1, M2])
    const far = tableau({ [T]: [4, 4], [A]: [0, 5], [M1]: [0, 4], [M2]: [0, -5] })
    expect(happened(play(far, encounterPhase), 'enemyAttacked').map(({ by }) => by)).toEqual([[M1]])
  })
})

describe('PLACE: bringing enemies into play', () => {
  const spawn = (at: Json, more: object = {}): Json => ({ do: 'spawn', enemy: 'whelp', at, ...more }) as Json
  const boss: Drawing = { [T]: [4, 2] }

  it('EX-112, OW-PLACE-01 an occupied hex: the closest free one, ties north then west', () => {
    const done = enact(tableau({ ...boss, [A]: [0, 0] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(whereIs(done, M1)).toEqual([0, -1])
    expect(happened(done, 'figureAdded')[0]?.why).toMatchObject({ why: 'place' })
  })

  it('OW-PLACE-01 another hex must still satisfy the placement rule', () => {
    const beside = spawn({ at: 'beside', who: 'lead' }, { count: 2 })
    const done = enact(tableau({ ...boss, [A]: [0, -5] }), [beside])
    expect([whereIs(done, M1), whereIs(done, M2)]).toEqual([
      [-1, -4],
      [1, -5]
    ])
  })

  it('OW-PLACE-02 a large one: its core on the hex, characters pushed, obstacles destroyed', () => {
    const files = {
      'enemies/all.json': [
        { ...(enemies[0] as object), supply: 2 },
        { id: 'whelp', role: 'minion', supply: 4, keywords: ['mob'] }
      ] as Json
    }
    const done = enact(tableau({ [T]: [4, 2], [A]: [-2, -1] }, { X: [[-3, 0]], files }), [
      { do: 'spawn', enemy: 'husk', at: { at: 'hex', hexes: ['D5'] } }
    ])
    expect(done.state.figures['husk-1' as never]).toBeDefined()
    expect(Object.keys(done.state.pieces)).toEqual([])
    expect(happened(done, 'figureMoved').map(({ figure }) => figure)).toEqual([A])
  })

  it('OW-PLACE-01, OW-PLACE-03 a body longer one way than the other is on the board the way it faces', () => {
    const files = { 'enemies/all.json': [...enemies, log] as Json }
    const table = tableau({ [A]: [0, 5] }, { files })
    const done = enact(table, [{ do: 'spawn', enemy: 'log', at: { at: 'hex', hexes: ['F1'] } }], { roles: { self: A } })
    const added = happened(done, 'figureAdded')[0]!.figure
    // It looks south, so its length lies to the north.
    expect([added.facing, whereIs(done, added.id)]).toEqual(['S', [0, -3]])
  })

  it('OW-PLACE-03 faces its target, else the closest friend, else north', () => {
    const done = enact(tableau({ ...boss, [A]: [0, 4] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(done.state.figures[M1]!.facing).toBe('S')
    const alone = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(alone.state.figures[M1]!.facing).toBe('N')
    const told = enact(tableau({ ...boss, [A]: [0, 4] }), [
      spawn({ at: 'hex', hexes: ['F6'] }, { facing: { way: 'compass', direction: 'NE' } })
    ])
    expect(told.state.figures[M1]!.facing).toBe('NE')
  })

  it('OW-PLACE-03, OW-PLACE-02 a large one faces the closest friend where that stood before it was pushed away', () => {
    const files = { 'enemies/all.json': [{ ...(enemies[0] as object), supply: 2 }, ...enemies.slice(1)] as Json }
    const done = enact(tableau({ [T]: [-4, -1], [A]: [0, 1], [B]: [0, -2] }, { files }), [
      { do: 'spawn', enemy: 'husk', at: { at: 'hex', hexes: ['F6'] } }
    ])
    // After the push both would be as near, and the one in the north would win.
    expect([whereIs(done, A), done.state.figures['husk-1' as never]!.facing]).toEqual([[0, 2], 'S'])
  })

  it('OW-PLACE-04, OW-GEN-06 as many as there are', () => {
    const done = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6'] }, { count: 6 })])
    expect(happened(done, 'figureAdded')).toHaveLength(4)
    expect(happened(done, 'partSkipped')).toHaveLength(2)
  })

  it('OW-PLACE-05 one after another in the printed order, each seeing those before', () => {
    const done = enact(tableau(boss), [spawn({ at: 'hex', hexes: ['F6', 'F8'] }, { count: 3 })])
    expect([M1, M2, M3].map((id) => whereIs(done, id))).toEqual([
      [0, 0],
      [0, 2],
      [0, 1]
    ])
  })

  it('OW-PLACE-06 sets off no tile', () => {
    const done = enact(tableau(boss, { fire: [[0, 0]] }), [spawn({ at: 'hex', hexes: ['F6'] })])
    expect(done.state.tiles).toHaveLength(1)
    expect(done.state.figures[M1]!.hp).toBe(1)
  })
})
