import { describe, expect, it } from 'vitest'
import {
  approachLarge,
  facingToward,
  fittingFacing
} from '../../../../../../engine/games/oathsworn/encounter/board/large'
import { plainGait } from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { standOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { bodyOf, boardOf, hex, qOf, rOf } from '../../../../../../engine/hex'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { boardF } from '../../../../hex/fixtures'
import { at, named, pairs, scene, type Around, type Drawn, type Pair } from '../fixtures/boardF'

const toward = (figures: Drawn, around: Around, goal: Pair, points: number, stop = 1) => {
  const layout = scene(figures, around)
  return approachLarge(layout, named(layout, 'T7'), [at(...goal)], stop, plainGait(points))
}

describe('LARGE: a body of several hexes on its way', () => {
  it('EX-103, OW-LARGE-01, OW-LARGE-02 is measured from its nearest hex and carried along without turning', () => {
    const far = toward({ T7: [0, 3], A: [0, -2] }, {}, [0, -2], 5)
    expect(pairs([far.measuring])).toEqual([[0, 2]])
    expect(pairs(far.march.path)).toEqual([
      [0, 2],
      [0, 1],
      [0, 0]
    ])
    const short = toward({ T7: [0, 3], A: [0, -2] }, {}, [0, -2], 2)
    expect(pairs(short.march.path).at(-1)).toEqual([0, 1])
    expect(short.march.last).toBe('N')
  })

  it('EX-104, OW-LARGE-01, OW-GEN-02 of equally near base hexes the most northern, then most western is measured', () => {
    const { tied, measuring } = toward({ T7: [0, 0], A: [3, -5] }, {}, [3, -5], 9)
    expect(pairs(tied)).toEqual([
      [0, -1],
      [1, -1]
    ])
    expect(pairs([measuring])).toEqual([[0, -1]])
  })

  it('EX-105, OW-LARGE-03, OW-LARGE-04, OW-LARGE-15 goes through figures and obstacles to any hex next to its target', () => {
    const figures: Drawn = { T7: [0, 4], A: [-1, 0], B: [0, -3], M: [0, 2], C: [0, -2] }
    const { march } = toward(
      figures,
      {
        X: [
          [1, 1],
          [1, -1]
        ]
      },
      [0, -3],
      6
    )
    expect(pairs(march.path)).toEqual([
      [0, 3],
      [0, 2],
      [0, 1],
      [0, 0],
      [0, -1]
    ])
  })

  it('OW-LARGE-01 prefers a tied hex from which a shortest way keeps the whole body on the board', () => {
    // Along the north edge: measured from the western hex of the tie the body would have to leave the board.
    for (const goal of boardF.hexes) {
      const layout = scene({ T7: [2, -4], A: [qOf(goal), rOf(goal)] })
      const mover = named(layout, 'T7')
      if (mover.hexes.includes(goal)) continue
      const { march, kind } = approachLarge(layout, mover, [goal], 1, plainGait(30))
      expect(kind).not.toBe('nearest')
      const end = standOf(mover.id, mover.body, march.path.at(-1) ?? mover.core, 'N')
      expect(end.hexes.every((h) => boardF.hexes.includes(h))).toBe(true)
    }
  })

  it('OW-LARGE-11 heads for a target without ever leaving the board, and goes as near as it can when it cannot arrive', () => {
    const wide = bodyOf({
      hexes: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [-1, 0],
        [-2, 0]
      ]
    })
    const board = boardOf(boardF.hexes.filter((h) => qOf(h) >= -5 && rOf(h) < 4))
    const stand = standOf(figureId('T7'), wide, hex(0, 0), 'N')
    const layout = { ...scene({ A: [-5, -2] }), board }
    const { march } = approachLarge(layout, stand, [hex(5, -7)], 1, plainGait(40))
    for (const core of march.path)
      expect(standOf(stand.id, wide, core, 'N').hexes.every((h) => board.hexes.includes(h))).toBe(true)
  })

  it('OW-TILE-04 a step onto several water hexes is paid once and marks them all', () => {
    const water: Pair[] = [
      [0, -2],
      [1, -2],
      [-1, -1]
    ]
    const { march } = toward({ T7: [0, 0], A: [0, -5] }, { water }, [0, -5], 3)
    expect(pairs(march.path)).toEqual([
      [0, -1],
      [0, -2]
    ])
    expect(march.water).toHaveLength(3)
  })

  it('OW-TILE-04 the water it stands in already costs nothing again, under whichever of its hexes it comes', () => {
    const water: Pair[] = [
      [0, 0],
      [0, -1],
      [0, 1]
    ]
    const { march } = toward({ T7: [0, 0], A: [0, -5] }, { water }, [0, -5], 2)
    expect(pairs(march.path)).toEqual([
      [0, -1],
      [0, -2]
    ])
    expect(march.water).toEqual([])
  })

  it('OW-LARGE-11 turns as far as the edge lets it', () => {
    const long = bodyOf({
      hexes: [
        [0, 0],
        [0, -1],
        [0, -2]
      ],
      front: [0, -2]
    })
    const stand = standOf(figureId('T7'), long, hex(0, -3), 'S')
    expect(fittingFacing(boardF, stand, hex(0, -3), 'S')).toBe('S')
    // Facing north its front would lie beyond the edge at (0, -6).
    expect(fittingFacing(boardF, stand, hex(0, -4), 'N')).not.toBe('N')
    // North-east and north-west are equally near; both front hexes are equally northern, so the western one.
    expect(fittingFacing(boardF, stand, hex(0, -4), 'N')).toBe('NW')
  })

  it('OW-GEO-06 a large figure faces by the front hex it would have', () => {
    const layout = scene({ T7: [0, 0] })
    expect(facingToward(named(layout, 'T7'), at(0, 0), [at(2, -1)])).toBe('NE')
    expect(facingToward(named(layout, 'T7'), at(0, 0), [at(0, 3)])).toBe('S')
  })
})
