import { describe, expect, it } from 'vitest'
import { arrivalPushes, pushPlan } from '../../../../../../engine/games/oathsworn/encounter/movement/pushPlan'
import { bodyOf } from '../../../../../../engine/hex'
import { layOut, standOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { at, ids, named, pairs, scene, type Around, type Drawn, type Pair } from '../fixtures/boardF'

const arrive = (figures: Drawn, around: Around = {}) => arrivalPushes(scene(figures, around), figureId('T7'))
const ends = ({ moves }: ReturnType<typeof arrive>): (Pair | undefined)[] => moves.map(({ path }) => pairs(path).at(-1))

describe('PUSH: pushes', () => {
  it('EX-090, OW-PUSH-01, OW-LARGE-05 directly away from the core of what arrives', () => {
    expect(ends(arrive({ T7: [0, -2], A: [0, -3] }))).toEqual([[0, -4]])
  })

  it('EX-091, EX-092, OW-PUSH-02, OW-PUSH-06 not free: the closest vacant hex, of those the nearest in angle, then NTW', () => {
    const X: Pair[] = [[0, -4]]
    const first = arrive({ T7: [0, -2], A: [0, -3] }, { X })
    expect(ends(first)).toEqual([[-1, -3]])
    expect(pairs(first.moves[0]!.among)).toEqual([
      [-1, -3],
      [1, -4]
    ])
    expect(ends(arrive({ T7: [0, -2], A: [0, -3], B: [-1, -3] }, { X }))).toEqual([[1, -4]])
    expect(ends(arrive({ T7: [0, -2], A: [0, -3], B: [-1, -3], C: [1, -4] }, { X }))).toEqual([[0, -5]])
  })

  it('EX-093, OW-PUSH-03, OW-LARGE-12 under the core: 2 hexes north', () => {
    expect(ends(arrive({ T7: [0, -2], A: [0, -2] }))).toEqual([[0, -4]])
  })

  it('OW-PUSH-03 under the core of a body that leaves the hex before it free it is 2 hexes all the same', () => {
    const crone = bodyOf({
      hexes: [
        [0, 0],
        [0, -1],
        [0, 1],
        [1, 0]
      ],
      front: [0, -1]
    })
    const { board, stands } = scene({ A: [0, 0], B: [1, -1] })
    // Facing north-east its front lies there, its tail behind, its hip to the south: north of its centre there is nothing.
    const layout = layOut(board, [...stands, standOf(figureId('crone'), crone, at(0, 0), 'NE')], [])
    expect(ends(arrivalPushes(layout, figureId('crone')))).toEqual([
      [2, -2],
      [0, -2]
    ])
  })

  it('OW-PUSH-03, OW-PUSH-05 under the core at the north edge: the closest vacant hex outside the footprint', () => {
    const [end] = ends(arrive({ T7: [0, -4], A: [0, -4] }))
    expect(end).toEqual([-2, -4])
  })

  it('EX-105, OW-LARGE-06 somebody only passed is not pushed, somebody covered is', () => {
    const done = arrive({ T7: [0, -1], A: [-1, 0], M: [0, 2] })
    expect(done.moves.map(({ figure }) => figure)).toEqual(['A'])
    expect(ends(done)).toEqual([[-2, 1]])
  })

  it('OW-PUSH-07 keeps going until the pusher no longer covers it', () => {
    const layout = scene({ T7: [0, 0], A: [0, 0] })
    const pusher = { figure: figureId('T7'), from: at(0, 1), covered: named(layout, 'T7').hexes }
    expect(pairs(pushPlan(layout, ids('A'), pusher).moves[0]!.path)).toEqual([
      [0, -1],
      [0, -2]
    ])
  })

  it('OW-PUSH-08, OW-LARGE-10 victims go north then west, and what an earlier one left is free', () => {
    // A goes first and leaves (0,-4) taken; B, south of it, finds the hex A stood on still under the body.
    const done = arrive({ T7: [0, -2], B: [-1, -2], A: [0, -3], C: [1, -2] })
    expect(done.moves.map(({ figure }) => figure)).toEqual(['A', 'B', 'C'])
    expect(ends(done)).toEqual([
      [0, -4],
      [-2, -2],
      [2, -2]
    ])
  })

  it('OW-PUSH-09 a large victim goes hex by hex until clear, and then pushes and destroys in its turn', () => {
    const done = arrive({ T7: [0, 2], T8: [0, 0], A: [0, -2] }, { X: [[1, -2]] })
    expect(done.moves.map(({ figure }) => figure)).toEqual(['T8', 'A'])
    expect(ends(done)[0]).toEqual([0, -1])
    expect(done.destroyed).toEqual(['x1'])
    expect(ends(done)[1]).toEqual([0, -3])
  })

  it('OW-PUSH-09 without room at the edge it is put where its whole body fits nearest', () => {
    const done = arrive({ T7: [0, -2], T8: [0, -4] })
    const [end] = done.moves
    expect(end?.aside).toBe(true)
    expect(end?.path).toHaveLength(1)
    // Of all places where the two bodies share no hex those two away, the most northern, then most western.
    expect(pairs(end!.path)).toEqual([[-2, -3]])
  })

  it('OW-PUSH-01 a push of several hexes stops where the way is blocked', () => {
    const layout = scene({ S: [0, 0], A: [0, -1], B: [0, -3] })
    const pusher = { figure: figureId('S'), from: at(0, 0), covered: [at(0, 0)] }
    expect(pairs(pushPlan(layout, ids('A'), pusher, 3).moves[0]!.path)).toEqual([[0, -2]])
  })
})
