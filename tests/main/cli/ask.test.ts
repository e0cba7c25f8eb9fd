import { describe, expect, it } from 'vitest'
import { questions } from '../../../main/games/oathsworn/cli/ask/questions'
import { ask, t7 } from './asking'
import { listen } from './listening'

describe('table ask', () => {
  it('EX-006 EX-007 EX-008 OW-LOS-03 sight: what touches the line blocks', async () => {
    const query = { ask: 'sight', from: [0, 0], to: [3, -1] }
    expect(await ask({ ...query, obstacles: [[2, -2]] })).toEqual({
      sees: true,
      from: [0, 0],
      at: [[3, -1]],
      blockedBy: []
    })
    expect(await ask({ ...query, obstacles: [[2, 0]] })).toMatchObject({ sees: false, blockedBy: [[2, 0]] })
    expect(await ask({ ...query, obstacles: [[1, -1]] })).toMatchObject({ sees: false, blockedBy: [[1, -1]] })
  })

  it('EX-013 EX-014 OW-LOS-05 sight: of a large target the closest visible hexes', async () => {
    const figures = [t7([0, 0])]
    const query = { ask: 'sight', to: 't7', figures }
    expect(await ask({ ...query, from: [2, -3] })).toMatchObject({
      at: [
        [0, -1],
        [1, -1]
      ]
    })
    expect(await ask({ ...query, from: [2, -3], obstacles: [[2, -2]] })).toMatchObject({ at: [[0, -1]] })
    expect(await ask({ ...query, from: [1, -4], obstacles: [[1, -2]] })).toMatchObject({ at: [[-1, 0]] })
  })

  it('EX-015 OW-LOS-06 sight: a large viewer looks from its front hex', async () => {
    const query = { ask: 'sight', from: 't7', to: [0, 3], figures: [t7([0, 0])], obstacles: [[0, -2]] }
    expect(await ask(query)).toMatchObject({ sees: true, from: [0, -1] })
  })

  it('EX-097 OW-EMOVE-02 path: next to a figure, ties north then west', async () => {
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [2, -4] }
    ]
    expect(await ask({ ask: 'path', from: 'm', to: 'a', figures })).toEqual({
      path: [
        [0, -1],
        [0, -2],
        [1, -3]
      ],
      steps: 3
    })
  })

  it('EX-098 OW-EMOVE-08 path: around an obstacle', async () => {
    const figures = [
      { id: 'm', at: [0, 2] },
      { id: 'a', at: [0, -2] }
    ]
    expect(await ask({ ask: 'path', from: 'm', to: 'a', figures, obstacles: [[0, 1]] })).toEqual({
      path: [
        [-1, 2],
        [-1, 1],
        [-1, 0],
        [-1, -1]
      ],
      steps: 4
    })
  })

  it('path: none when walled in, empty when already there', async () => {
    expect(
      await ask({
        ask: 'path',
        board: [
          [0, 0],
          [0, 1],
          [0, 2]
        ],
        from: [0, 0],
        to: [0, 2],
        obstacles: [[0, 1]]
      })
    ).toEqual({ path: null, steps: null })
    const figures = [
      { id: 'm', at: [0, 0] },
      { id: 'a', at: [0, 1] }
    ]
    expect(await ask({ ask: 'path', from: 'm', to: 'a', figures })).toEqual({
      path: [],
      steps: 0
    })
  })

  it('EX-103 OW-LARGE-01 move: a large body is measured from the base hex closest to its target', async () => {
    const query = { ask: 'move', who: 't7', to: [0, -2], figures: [t7([0, 3])] }
    expect(await ask({ ...query, steps: 5 })).toMatchObject({ at: [0, 0], measuring: [0, 2], stop: 'arrived', left: 2 })
    expect(await ask({ ...query, steps: 2 })).toMatchObject({ at: [0, 1], stop: 'spent' })
  })

  it('EX-099 OW-EMOVE-11 move: in a direction, around what blocks the line', async () => {
    const query = { ask: 'move', who: [0, 3], direction: 'N', obstacles: [[0, 1]] }
    const answer = await ask({ ...query, steps: 4 })
    expect(answer).toMatchObject({
      path: [
        [0, 2],
        [-1, 2],
        [-1, 1],
        [0, 0]
      ]
    })
    expect(answer['turns']).toEqual([{ turn: 'detour', at: [0, 2], blocked: [0, 1], rejoins: [0, 0] }])
    expect(await ask({ ...query, steps: 3 })).toMatchObject({ at: [-1, 1] })
  })

  it('EX-100 EX-101 OW-EMOVE-14 move: mirrored at the edge', async () => {
    expect(await ask({ ask: 'move', who: [4, -4], direction: 'NE', steps: 3 })).toMatchObject({
      path: [
        [5, -5],
        [4, -5],
        [3, -5]
      ],
      turns: [{ turn: 'bounce', at: [5, -5], from: 'NE', to: 'NW' }]
    })
    const large = { ask: 'move', who: 't7', direction: 'N', steps: 4, figures: [t7([0, -3])] }
    expect(await ask(large)).toMatchObject({
      path: [
        [0, -4],
        [0, -3],
        [0, -2],
        [0, -1]
      ]
    })
  })

  it('EX-106 OW-TILE-05 move: stops in front of water it cannot pay for', async () => {
    const query = {
      ask: 'move',
      who: [0, 2],
      to: [0, -2],
      steps: 3,
      water: [
        [0, 1],
        [0, 0]
      ]
    }
    expect(await ask(query)).toMatchObject({ path: [[0, 1]], left: 0, stop: 'water' })
  })

  it('OW-EMOVE-17 move: away from somebody', async () => {
    const figures = [
      { id: 'm', at: [2, -1] },
      { id: 'a', at: [0, 0] }
    ]
    expect(await ask({ ask: 'move', who: 'm', awayFrom: 'a', steps: 2, figures })).toMatchObject({
      direction: 'NE',
      at: [4, -3]
    })
  })

  it('EX-017 OW-ARC-02 arcs: of one hex, and of all', async () => {
    const figures = [{ id: 'a', at: [0, 0], facing: 'N' }]
    const at = async (q: number, r: number) => (await ask({ ask: 'arcs', of: 'a', figures, at: [q, r] }))['arc']
    expect(await Promise.all([at(0, -1), at(-1, 0), at(1, -1), at(0, 1), at(2, -1), at(1, 1)])).toEqual([
      'front',
      'left',
      'right',
      'rear',
      'right',
      'rear'
    ])
    const all = await ask({ ask: 'arcs', of: 'a', figures })
    expect(Object.values(all).reduce((sum: number, hexes) => sum + (hexes as []).length, 0)).toBe(114)
  })

  it('reads and writes labels', async () => {
    const answer = await ask({ ask: 'path', from: 'A1', to: 'A3', labels: true })
    expect(answer).toEqual({ path: ['A2', 'A3'], steps: 2 })
  })

  it('takes a board by its bounds and a body by its hexes', async () => {
    const board = { west: -1, east: 1, north: -2, south: 2 }
    const figures = [
      {
        id: 'w',
        at: [0, 0],
        body: [
          [0, 0],
          [0, -1]
        ]
      }
    ]
    expect(await ask({ ask: 'sight', board, figures, from: [0, 1], to: 'w' })).toMatchObject({ at: [[0, 0]] })
  })

  it.each([
    [{ ask: 'sihgt', from: [0, 0], to: [0, 1] }, 'did you mean "sight"?'],
    [{ ask: 'sight', from: [0, 0] }, '“to” is missing'],
    [{ ask: 'sight', from: [0, 0], to: [30, 0] }, 'there is no hex 30,0 on the board'],
    [{ ask: 'path', from: 'trol', to: [0, 1], figures: [{ id: 'troll', at: [0, 0] }] }, 'did you mean "troll"?'],
    [
      {
        ask: 'path',
        from: 'A',
        to: [0, 1],
        figures: [
          { id: 'm', at: [0, 0] },
          { id: 'm', at: [0, 1] }
        ]
      },
      'two have the id "m"'
    ],
    [{ ask: 'wave', from: 't7', figures: [t7([0, -5])] }, '"t7" does not fit on the board'],
    [{ ask: 'wave', from: 'x', figures: [{ id: 'x', at: [0, 0], body: [[1, 0]] }] }, 'body: the core'],
    [{ ask: 'wave', from: [0, 0], board: { west: 1, east: 0, north: 0, south: 0 } }, 'board: has 0 hexes'],
    [{ ask: 'wave', from: [0, 0], direction: 'north' }, 'none of N, NE'],
    [{ ask: 'push', from: [0, 0] }, 'who: is needed'],
    [{ ask: 'knockback', who: ['m'], from: [0, 0], hexes: 1, figures: [{ id: 'n', at: [0, 0] }] }, 'did you mean "n"?'],
    [{ ask: 'move', who: [0, 0], steps: 1 }, 'exactly one of to, direction, awayFrom'],
    [{ ask: 'move', who: [0, 0], steps: 1, to: [0, 1], direction: 'N' }, 'exactly one of']
  ])('%j is wrong use', async (query, message) => {
    const { code, notes } = await listen(['ask'], JSON.stringify({ board: 'example', ...query }))
    expect(code).toBe(2)
    expect(notes.join()).toContain(message)
  })

  it('explains every question in its help', async () => {
    const { out } = await listen(['ask', '--help'])
    for (const name of Object.keys(questions)) expect(out).toContain(name)
  })
})
