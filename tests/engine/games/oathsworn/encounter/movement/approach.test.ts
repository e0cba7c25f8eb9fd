import { describe, expect, it } from 'vitest'
import { approach } from '../../../../../../engine/games/oathsworn/encounter/board/approach'
import { nearnessTo } from '../../../../../../engine/games/oathsworn/encounter/board/nearness'
import { headAway, headOn } from '../../../../../../engine/games/oathsworn/encounter/movement/heading'
import { plainGait } from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { boardOf, ONE_HEX, rectangle, UNREACHED } from '../../../../../../engine/hex'
import { layOut, standOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { at, named, pairs, scene, type Around, type Drawn, type Pair } from '../fixtures/boardF'

const toward = (figures: Drawn, around: Around, goal: Pair, points: number, stop = 1) => {
  const layout = scene(figures, around)
  return approach(layout, named(layout, 'M'), [at(...goal)], stop, plainGait(points))
}
const path = (...args: Parameters<typeof toward>): Pair[] => pairs(toward(...args).march.path)

describe('EMOVE: a figure of normal size on its way to somebody', () => {
  it('EX-097, OW-EMOVE-01, OW-EMOVE-02 takes the shortest way, ties north then west', () => {
    expect(path({ M: [0, 0], A: [2, -4] }, {}, [2, -4], 9)).toEqual([
      [0, -1],
      [0, -2],
      [1, -3]
    ])
  })

  it('EX-098, OW-EMOVE-08, OW-EMOVE-09 goes around an obstacle the shortest way', () => {
    expect(path({ M: [0, 2], A: [0, -2] }, { X: [[0, 1]] }, [0, -2], 9)).toEqual([
      [-1, 2],
      [-1, 1],
      [-1, 0],
      [-1, -1]
    ])
  })

  it('OW-EMOVE-04 makes no movement when it stands next to its target already', () => {
    const there = toward({ M: [0, 0], A: [0, -1] }, {}, [0, -1], 9)
    expect(there.kind).toBe('there')
    expect(there.march.path).toEqual([])
  })

  it('OW-EMOVE-08 goes to the closest free hex next to a target whose near side is taken', () => {
    const figures: Drawn = { M: [0, 3], A: [0, 0], B: [0, 1], C: [1, 0], D: [-1, 1] }
    expect(path(figures, {}, [0, 0], 9).at(-1)).toEqual([-1, 0])
  })

  it('OW-EMOVE-02 says where several next hexes were equally short', () => {
    const { ties } = toward({ M: [0, 0], A: [2, -4] }, {}, [2, -4], 9)
    expect(ties.map(({ from, among }) => [pairs([from])[0], pairs(among)])).toEqual([
      [
        [0, 0],
        [
          [0, -1],
          [1, -1]
        ]
      ],
      [
        [0, -1],
        [
          [0, -2],
          [1, -2]
        ]
      ]
    ])
  })

  it('EX-106, OW-TILE-05, OW-EMOVE-20 stops in front of water with its last point', () => {
    const { march } = toward(
      { M: [0, 2], A: [0, -2] },
      {
        water: [
          [0, 1],
          [0, 0]
        ]
      },
      [0, -2],
      3
    )
    expect(pairs(march.path)).toEqual([[0, 1]])
    expect(march.stop).toBe('water')
    expect(march.left).toBe(0)
  })

  it('OW-TILE-03, OW-EMOVE-09 water already paid for costs no more, and never changes the way', () => {
    const layout = scene(
      { M: [0, 2], A: [0, -2] },
      {
        water: [
          [0, 1],
          [0, 0]
        ]
      }
    )
    const gait = { ...plainGait(3), paid: new Set([at(0, 1), at(0, 0)]) }
    expect(pairs(approach(layout, named(layout, 'M'), [at(0, -2)], 1, gait).march.path)).toEqual([
      [0, 1],
      [0, 0],
      [0, -1]
    ])
  })

  it('OW-EMOVE-19 with no way at all it goes to the nearest hex within its points', () => {
    const wall: Pair[] = [
      [-1, -3],
      [0, -3],
      [1, -4],
      [1, -5],
      [-1, -4]
    ]
    const there = toward({ M: [0, 0], A: [0, -5] }, { X: [...wall, [0, -4]] }, [0, -5], 4)
    expect(there.kind).toBe('nearest')
    expect(pairs(there.march.path)).toEqual([
      [0, -1],
      [0, -2]
    ])
  })

  it('OW-EMOVE-19 stays where it is when nothing within its points is nearer', () => {
    const ring: Pair[] = [
      [0, -4],
      [-1, -4],
      [1, -5]
    ]
    const there = toward({ M: [0, -3], A: [0, -5] }, { X: ring }, [0, -5], 4)
    expect(there.march.path).toEqual([])
  })

  it('OW-EMOVE-19, OW-EMOVE-03 of its ways to the nearest hex it takes one of fewest steps, and water does not deter it', () => {
    const ring: Pair[] = [
      [-4, 3],
      [-3, 3],
      [-3, 4],
      [-4, 5],
      [-5, 5],
      [-5, 4]
    ]
    const there = toward({ M: [0, 0], A: [-4, 4] }, { X: ring, water: [[-1, 1]] }, [-4, 4], 9)
    expect([there.kind, pairs(there.march.path)]).toEqual([
      'nearest',
      [
        [-1, 1],
        [-2, 2]
      ]
    ])
  })

  it('OW-EMOVE-19 its points decide which of its ways it can take: around the water, or with one more through it', () => {
    const ring: Pair[] = [
      [0, -4],
      [1, -5],
      [-1, -4]
    ]
    const wet: Pair[] = [
      [0, -1],
      [0, -2]
    ]
    expect(path({ M: [0, 0], A: [0, -5] }, { X: ring, water: wet }, [0, -5], 4).at(-1)).toEqual([-1, -3])
    expect(path({ M: [0, 0], A: [0, -5] }, { X: ring, water: wet }, [0, -5], 5)).toEqual([
      [0, -1],
      [0, -2],
      [0, -3]
    ])
  })

  it('OW-EMOVE-19 counts water against its points', () => {
    const box: Pair[] = [
      [0, -4],
      [-1, -4],
      [1, -5]
    ]
    const wet: Pair[] = [
      [0, -1],
      [-1, -1],
      [1, -2],
      [-1, 0],
      [1, -1],
      [0, -2],
      [1, 0],
      [-1, 1],
      [0, 1]
    ]
    expect(path({ M: [0, 0], A: [0, -5] }, { X: box, water: wet }, [0, -5], 3)).toEqual([[0, -1]])
  })

  it('OW-EMOVE-22 stops as far from its target as the card says', () => {
    expect(path({ M: [0, 4], A: [0, -2] }, {}, [0, -2], 9, 3)).toEqual([
      [0, 3],
      [0, 2],
      [0, 1]
    ])
  })
})

describe('EMOVE: a move in a direction', () => {
  const heading = (figures: Drawn, around: Around, dir: 'N' | 'NE' | 'S' | 'SE', points: number, who = 'M') => {
    const layout = scene(figures, around)
    return headOn(layout, named(layout, who), dir, plainGait(points))
  }
  const way = (...args: Parameters<typeof heading>): Pair[] => pairs(heading(...args).march.path)

  it('EX-099, OW-EMOVE-10, OW-EMOVE-11 leaves the line only when the next hex is blocked, and comes back to it', () => {
    const around = { X: [[0, 1]] as Pair[] }
    expect(way({ M: [0, 3] }, around, 'N', 4)).toEqual([
      [0, 2],
      [-1, 2],
      [-1, 1],
      [0, 0]
    ])
    expect(way({ M: [0, 3] }, around, 'N', 3).at(-1)).toEqual([-1, 1])
    expect(heading({ M: [0, 3] }, around, 'N', 4).turns).toMatchObject([
      { turn: 'detour', blocked: at(0, 1), rejoins: at(0, 0) }
    ])
  })

  it('OW-EMOVE-11 tries the next free hex of the line when the first cannot be reached, and stops when none can', () => {
    const walled: Pair[] = [
      [0, 1],
      [-1, 1],
      [-1, 0],
      [1, -1],
      [1, 0],
      [0, -1]
    ]
    expect(way({ M: [0, 3] }, { X: walled }, 'N', 30).at(-1)).not.toEqual([0, 0])
    const shut: Pair[] = [
      [-5, 4],
      [-4, 3],
      [-3, 3],
      [-2, 2],
      [-1, 2],
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 0],
      [4, -1],
      [5, -1]
    ]
    const stopped = heading({ M: [0, 3] }, { X: shut }, 'N', 9)
    expect(pairs(stopped.march.path)).toEqual([[0, 2]])
    expect(stopped.march.stop).toBe('blocked')
  })

  it('EX-100, OW-EMOVE-14 bounces off the east edge and off the north edge', () => {
    expect(way({ M: [4, -4] }, {}, 'NE', 3)).toEqual([
      [5, -5],
      [4, -5],
      [3, -5]
    ])
    expect(way({ M: [0, -4] }, {}, 'N', 3)).toEqual([
      [0, -5],
      [0, -4],
      [0, -3]
    ])
  })

  it('EX-101, OW-LARGE-11, OW-EMOVE-14 a large body bounces when any hex of it would leave the board', () => {
    expect(way({ T7: [0, -3] }, {}, 'N', 4, 'T7')).toEqual([
      [0, -4],
      [0, -3],
      [0, -2],
      [0, -1]
    ])
  })

  it('EX-102, OW-EMOVE-14 at a corner it is mirrored both ways', () => {
    expect(way({ T7: [4, -6] }, {}, 'NE', 2, 'T7')).toEqual([
      [3, -5],
      [2, -4]
    ])
  })

  it('OW-EMOVE-14 stops when the mirrored step leaves the board as well', () => {
    const column = boardOf(rectangle({ west: 0, east: 0, north: -6, south: 6 }))
    const alone = layOut(column, [standOf(figureId('M'), ONE_HEX, at(0, 0), 'N')], [])
    expect(headOn(alone, named(alone, 'M'), 'NE', plainGait(3)).march).toMatchObject({ path: [], stop: 'edge' })
    const layout = scene({ M: [0, -5] })
    const still = headOn(layout, named(layout, 'M'), 'N', { ...plainGait(3), bounce: false })
    expect(still.march).toMatchObject({ path: [], stop: 'edge' })
  })

  it('OW-EMOVE-17, OW-EMOVE-18, OW-EMOVE-16 flees in a straight line, around what blocks it, and bounces', () => {
    const layout = scene({ M: [0, -2], A: [0, -1] }, { X: [[0, -4]] })
    const fled = headAway(layout, named(layout, 'M'), at(0, -1), plainGait(6))
    expect(fled.dir).toBe('N')
    expect(pairs(fled.march.path).slice(0, 4)).toEqual([
      [0, -3],
      [-1, -3],
      [-1, -4],
      [0, -5]
    ])
    expect(fled.turns.map(({ turn }) => turn)).toContain('bounce')
  })
})

describe('TGT-10: how close somebody is', () => {
  const near = (figures: Drawn, around: Around, ...others: Pair[]) => {
    const layout = scene(figures, around)
    return nearnessTo(
      layout,
      named(layout, figures['M'] ? 'M' : 'T7'),
      others.map((pair) => [at(...pair)])
    )
  }

  it('OW-TGT-10 a figure of normal size counts the movement of its way, next to it is 0', () => {
    const far = near({ M: [0, 2], A: [0, -2], B: [0, 3] }, { X: [[0, 1]] }, [0, -2], [0, 3])
    expect(far.map(({ movement }) => movement)).toEqual([4, 0])
  })

  it('OW-TGT-10 water on the way costs 2', () => {
    const [only] = near(
      { M: [0, 2], A: [0, -2] },
      {
        water: [
          [0, 1],
          [0, 0]
        ]
      },
      [0, -2]
    )
    expect(only?.movement).toBe(5)
  })

  it('OW-TGT-10 no way is told apart from a long one', () => {
    const wall: Pair[] = [
      [-1, -4],
      [0, -4],
      [1, -5]
    ]
    const [only] = near({ M: [0, 0], A: [0, -5] }, { X: wall }, [0, -5])
    expect(only).toEqual({ movement: UNREACHED, apart: 5 })
  })

  it('OW-TGT-10 a large figure counts hexes from its nearest one, less one', () => {
    const far = near({ T7: [0, 0] }, { X: [[0, -2]] }, [0, -4], [0, -2])
    expect(far.map(({ movement }) => movement)).toEqual([2, 0])
  })
})
