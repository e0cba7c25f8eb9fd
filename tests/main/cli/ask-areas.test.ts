import { describe, expect, it } from 'vitest'
import { ask, t7 } from './asking'

describe('table ask about areas and displacement', () => {
  it('OW-CHAIN-08, OW-CHAIN-05 chain: after a ranged one it stays and faces the last; less damage from link to link', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [1, -1] },
      { id: 'b', at: [0, 2] },
      { id: 'c', at: [5, 0] }
    ]
    const query = { op: 'chain', who: 'm', first: 'a', links: 3, hop: 3, range: 2, figures, drawn: [3, 2, 1, 0] }
    expect(await ask(query)).toMatchObject({ struck: ['a', 'b'], at: [0, 0], facing: 'S', damage: [6, 5] })
  })

  it('OW-TILE-01, OW-LARGE-09 fire on the way: of a charge and of whoever is knocked back', async () => {
    const figures = [{ id: 'm', at: [0, 3] }]
    const fire = [
      [0, 1],
      [0, 2],
      [0, 5]
    ]
    expect(await ask({ op: 'charge', who: 'm', hexes: 2, figures, fire })).toMatchObject({
      fires: [
        [0, 2],
        [0, 1]
      ]
    })
    const knocked = await ask({ op: 'knockback', who: ['m'], from: [0, 4], hexes: 1, figures, fire })
    expect(knocked['moves']).toMatchObject([{ fires: [[0, 2]] }])
    expect(await ask({ op: 'path', from: 'm', to: [0, 1], figures, fire })).toMatchObject({
      steps: 2,
      fires: fire.slice(0, 2).reverse()
    })
  })

  it('OW-PLACE-01, OW-PLACE-02 placing: near the hex unless only there, and what lies under a large one goes', async () => {
    const figures = [{ id: 'a', at: [0, 0] }]
    expect(await ask({ op: 'placing', at: [[0, 0]], figures })).toMatchObject({ at: [0, -1], facing: 'S' })
    expect(await ask({ op: 'placing', at: [[0, 0]], only: true, figures })).toEqual({ at: null })
    const large = { op: 'placing', at: [[3, -1]], body: 'seven', figures, obstacles: [[4, -1]] }
    expect(await ask(large)).toMatchObject({ at: [3, -1], facing: 'NW', moves: [], destroyed: ['obstacle-1'] })
  })

  it('OW-AOE-05, OW-AOE-08 area: a template turns with its facing, a circle may leave its middle out', async () => {
    const template = [
      [0, 0],
      [0, -1]
    ]
    expect((await ask({ op: 'area', template, at: [0, 0], facing: 'S' }))['hexes']).toContainEqual([0, 1])
    expect((await ask({ op: 'area', around: [0, 0], inner: 1 }))['hexes']).toHaveLength(6)
  })

  it('EX-018 OW-CONE-04 cone: 8 hexes for a range of 2', async () => {
    const figures = [
      { id: 'a', at: [0, 1] },
      { id: 'b', at: [2, -1] },
      { id: 'c', at: [0, 2] }
    ]
    const { hexes, figures: hit } = await ask({ ask: 'cone', from: 'a', range: 2, figures })
    expect(hexes).toHaveLength(8)
    expect(hit).toEqual(['b'])
  })

  it('EX-019 OW-WAVE-05 wave: 12 hexes north of T7, 13 north-east', async () => {
    const query = { ask: 'wave', from: 't7', figures: [t7([0, 0])] }
    expect((await ask(query))['hexes']).toHaveLength(12)
    expect((await ask({ ...query, direction: 'NE' }))['hexes']).toHaveLength(13)
  })

  it('EX-020 OW-WAVE-02 OW-WAVE-06 wave: where most opponents are hit, ties north then west', async () => {
    const others = [
      { id: 'a', at: [0, -4] },
      { id: 'b', at: [1, -4] },
      { id: 'ally', at: [3, 0] }
    ]
    const query = { ask: 'wave', from: 't7' }
    const tie = [t7([0, 0]), ...others, { id: 'c', at: [4, -1] }]
    expect(await ask({ ...query, figures: tie, opponents: ['a', 'b', 'c', 'ally'] })).toMatchObject({ direction: 'N' })
    const three = [t7([0, 0]), ...others, { id: 'c', at: [4, 0] }, { id: 'ally-2', at: [5, 0] }]
    expect(await ask({ ...query, figures: three, opponents: ['a', 'b', 'c', 'ally', 'ally-2'] })).toMatchObject({
      direction: 'SE',
      figures: ['ally', 'c', 'ally-2']
    })
  })

  it('EX-095 OW-CHARGE-03 OW-CHARGE-04 charge: stops at an obstacle, put aside where somebody stands', async () => {
    const figures = [
      { id: 'm', at: [0, 3] },
      { id: 'a', at: [0, 2] },
      { id: 'b', at: [0, 1] }
    ]
    expect(await ask({ ask: 'charge', who: 'm', hexes: 4, figures, obstacles: [[0, 0]] })).toMatchObject({
      path: [
        [0, 2],
        [0, 1]
      ],
      stop: 'obstacle',
      at: [-1, 1],
      struck: ['a', 'b']
    })
  })

  it('EX-094 EX-096 OW-CHARGE-02 OW-CHARGE-05 charge: a large one stops at the edge and destroys what it sweeps', async () => {
    const figures = [t7([0, -3]), { id: 'a', at: [1, -5] }]
    expect(await ask({ ask: 'charge', who: 't7', hexes: 4, figures, obstacles: [[0, -5]] })).toMatchObject({
      at: [0, -4],
      stop: 'edge',
      destroyed: ['obstacle-1']
    })
  })

  it('EX-080 EX-081 EX-082 OW-KB-03 OW-KB-06 OW-KB-07 knockback: away, into an obstacle, into a character', async () => {
    const m = { id: 'm', at: [0, -1] }
    const query = { ask: 'knockback', who: ['m'], from: [0, 0], hexes: 3 }
    expect(await ask({ ...query, figures: [m] })).toEqual({
      moves: [
        {
          figure: 'm',
          direction: 'N',
          path: [
            [0, -2],
            [0, -3],
            [0, -4]
          ],
          at: [0, -4],
          stop: 'spent'
        }
      ],
      collisions: [],
      destroyed: [],
      hpLost: {}
    })
    expect(await ask({ ...query, figures: [m], obstacles: [[0, -3]] })).toMatchObject({
      moves: [{ at: [0, -2], stop: 'collision' }],
      hpLost: { m: 1 }
    })
    expect(await ask({ ...query, figures: [m, { id: 'b', at: [0, -3] }] })).toMatchObject({ hpLost: { m: 1, b: 1 } })
  })

  it('EX-086 OW-KB-13 OW-KB-14 knockback: a large victim destroys the obstacle and strikes everybody in the way', async () => {
    const figures = [t7([0, 0]), { id: 'b', at: [1, -2] }]
    const query = { ask: 'knockback', who: ['t7'], from: [0, 2], hexes: 1, figures, obstacles: [[0, -2]] }
    expect(await ask(query)).toMatchObject({ destroyed: ['obstacle-1'], hpLost: { t7: 2, b: 1 } })
  })

  it('EX-090 EX-091 EX-092 OW-PUSH-01 OW-PUSH-02 push: out from under a large one, or aside', async () => {
    const figures = [t7([0, -2]), { id: 'a', at: [0, -3] }]
    const at = async (more: object) =>
      ((await ask({ ask: 'push', from: 't7', figures, ...more }))['moves'] as { at: unknown }[])[0]?.at
    expect(await at({})).toEqual([0, -4])
    expect(await at({ obstacles: [[0, -4]] })).toEqual([-1, -3])
    expect(
      await at({
        obstacles: [
          [0, -4],
          [-1, -3]
        ]
      })
    ).toEqual([1, -4])
    expect(
      await at({
        obstacles: [
          [0, -4],
          [-1, -3],
          [1, -4]
        ]
      })
    ).toEqual([0, -5])
  })

  it('OW-PUSH-01 push: straight away from whatever pushes', async () => {
    const figures = [{ id: 'a', at: [1, -1] }]
    expect(await ask({ ask: 'push', from: [0, 0], who: ['a'], hexes: 2, figures })).toEqual({
      moves: [
        {
          figure: 'a',
          direction: 'NE',
          path: [
            [2, -2],
            [3, -3]
          ],
          at: [3, -3],
          aside: false
        }
      ],
      destroyed: []
    })
  })

  it('EX-107 EX-108 OW-TGT-04 OW-TGT-05 target: the western one, unless another is next to a mob minion', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [-2, -1] },
      { id: 'b', at: [2, -3] }
    ]
    expect(await ask({ ask: 'target', who: 'm', move: 4, figures })).toMatchObject({
      target: 'a',
      by: 'northThenWest',
      rule: 'OW-TGT-05'
    })
    const [m, ...others] = figures
    const mob = [{ ...m, mob: true }, ...others, { id: 'other', at: [3, -3], mob: true }]
    expect(await ask({ ask: 'target', who: 'm', move: 4, figures: mob })).toMatchObject({ target: 'b', by: 'mob' })
  })

  it('EX-109 OW-TGT-03 target: the closest in sight and reach', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [0, -3] },
      { id: 'b', at: [3, 2] }
    ]
    const query = { ask: 'target', who: 'm', move: 4, figures, obstacles: [[0, -1]] }
    expect(await ask(query)).toMatchObject({ target: 'b', by: 'closest' })
  })

  it('EX-110 OW-TGT-06 target: nobody in reach, toward the closest', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [0, -5] }
    ]
    expect(await ask({ ask: 'target', who: 'm', move: 1, figures })).toMatchObject({ target: null, toward: 'a' })
    expect(await ask({ ask: 'target', who: 'm', move: 1, range: 4, figures })).toMatchObject({ target: 'a' })
  })

  it('EX-070 EX-111 OW-TGT-01 OW-TGT-07 target: the breaker in reach; a minion goes for an ally too', async () => {
    const ally = { id: 'ally', at: [0, -1], kind: 'ally' }
    const figures = [{ id: 'm', at: [0, 0] }, ally, { id: 'a', at: [0, 2] }, { id: 'b', at: [0, -5] }]
    const query = { ask: 'target', who: 'm', move: 2, figures }
    expect(await ask(query)).toMatchObject({ target: 'a' })
    expect(await ask({ ...query, among: 'friends' })).toMatchObject({ target: 'ally' })
    expect(await ask({ ...query, breaker: 'b' })).toMatchObject({
      target: 'a',
      passedOver: [{ figure: 'b', as: 'breaker', for: 'outOfReach' }]
    })
    expect(await ask({ ...query, move: 6, breaker: 'b' })).toMatchObject({ target: 'b', by: 'breaker' })
  })

  it('OW-TGT-10 target: water makes a way dearer', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [0, -3] },
      { id: 'b', at: [0, 3] }
    ]
    expect(await ask({ ask: 'target', who: 'm', move: 9, figures })).toMatchObject({ target: 'a' })
    const water = [
      [0, -1],
      [-1, 0],
      [1, -1],
      [-1, -1],
      [1, -2],
      [0, -2]
    ]
    expect(await ask({ ask: 'target', who: 'm', move: 9, figures, water })).toMatchObject({ target: 'b' })
  })
})
