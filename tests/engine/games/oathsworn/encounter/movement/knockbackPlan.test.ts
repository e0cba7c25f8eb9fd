import { describe, expect, it } from 'vitest'
import { knockbackPlan } from '../../../../../../engine/games/oathsworn/encounter/movement/knockbackPlan'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { at, ids, named, pairs, scene, type Around, type Drawn, type Pair } from '../fixtures/boardF'

function knock(figures: Drawn, around: Around, from: Pair, hexes: number, ...victims: string[]) {
  const layout = scene(figures, around)
  const source = Object.keys(figures).find((name) => pairs([named(layout, name).core]).join() === from.join())
  return knockbackPlan(layout, {
    victims: ids(...victims).map((figure) => ({ figure, from: at(...from) })),
    source: source === undefined || victims.includes(source) ? null : figureId(source),
    hexes
  })
}
const ends = ({ moves }: ReturnType<typeof knock>): (Pair | undefined)[] => moves.map(({ path }) => pairs(path).at(-1))

describe('KB: knockback', () => {
  it('EX-080, OW-KB-03 straight away from the source, the stated number of hexes', () => {
    expect(ends(knock({ S: [0, 0], M: [0, -1] }, {}, [0, 0], 3, 'M'))).toEqual([[0, -4]])
  })

  it('EX-081, OW-KB-06, OW-KB-16 into an obstacle: stays before it, 1 HP, and the rest of the way is lost', () => {
    const done = knock({ S: [0, 0], M: [0, -1] }, { X: [[0, -3]] }, [0, 0], 3, 'M')
    expect(ends(done)).toEqual([[0, -2]])
    expect(done.collisions).toEqual([{ victim: 'M', with: 'piece', piece: 'x1', destroyed: false }])
  })

  it('EX-082, OW-KB-07 into a character: both lose 1 HP, the other stays', () => {
    const done = knock({ S: [0, 0], M: [0, -1], B: [0, -3] }, {}, [0, 0], 3, 'M')
    expect(ends(done)).toEqual([[0, -2]])
    expect(done.collisions).toEqual([{ victim: 'M', with: 'figure', figure: 'B' }])
  })

  it('EX-083, OW-KB-08 at the edge it stops, and that is no collision', () => {
    const done = knock({ S: [0, -3], M: [0, -4] }, {}, [0, -3], 3, 'M')
    expect(ends(done)).toEqual([[0, -5]])
    expect(done.moves[0]?.stop).toBe('edge')
    expect(done.collisions).toEqual([])
  })

  it('EX-084, OW-KB-05, OW-GEO-07 off the straight lines north then west picks the direction, which is kept', () => {
    expect(ends(knock({ S: [0, 0], M: [2, -1] }, {}, [0, 0], 2, 'M'))).toEqual([[4, -3]])
  })

  it('EX-085, OW-KB-12 a large victim is moved half as far, rounded up', () => {
    expect(ends(knock({ S: [0, 4], T7: [0, 2] }, {}, [0, 4], 3, 'T7'))).toEqual([[0, 0]])
    expect(ends(knock({ S: [0, 4], T7: [0, 2] }, {}, [0, 4], 1, 'T7'))).toEqual([[0, 1]])
  })

  it('EX-086, OW-KB-13, OW-KB-14 a large victim destroys the obstacle and pays for everything it strikes, once each', () => {
    const done = knock(
      { S: [0, 2], T7: [0, 0], B: [1, -2] },
      {
        X: [
          [
            [0, -2],
            [-1, -1]
          ]
        ]
      },
      [0, 2],
      3,
      'T7'
    )
    expect(ends(done)).toEqual([undefined])
    expect(done.destroyed).toEqual(['x1'])
    expect(done.collisions).toEqual([
      { victim: 'T7', with: 'piece', piece: 'x1', destroyed: true },
      { victim: 'T7', with: 'figure', figure: 'B' }
    ])
  })

  it('OW-KB-14 at the edge a large victim stops and strikes nothing', () => {
    const done = knock({ S: [0, -2], T7: [0, -4], B: [1, -6] }, {}, [0, -2], 2, 'T7')
    expect(done.collisions).toEqual([])
    expect(done.moves[0]?.stop).toBe('edge')
  })

  it('EX-088, OW-KB-10, OW-KB-11 a victim may enter the hex another leaves in the same tick', () => {
    const done = knock({ S: [0, 0], M1: [0, -1], M2: [0, -2] }, {}, [0, 0], 2, 'M1', 'M2')
    expect(ends(done)).toEqual([
      [0, -3],
      [0, -4]
    ])
    expect(done.collisions).toEqual([])
  })

  it('OW-KB-11 a stopped victim blocks those behind it in the same tick', () => {
    const done = knock({ S: [0, 0], M1: [0, -1], M2: [0, -2] }, { X: [[0, -3]] }, [0, 0], 2, 'M1', 'M2')
    expect(ends(done)).toEqual([undefined, undefined])
    expect(done.collisions).toEqual([
      { victim: 'M2', with: 'piece', piece: 'x1', destroyed: false },
      { victim: 'M1', with: 'figure', figure: 'M2' }
    ])
  })

  it('OW-KB-11 two who want the same free hex collide and stop, each loses 1 HP', () => {
    // At the north edge the western one is turned aside to north-east, into the hex the other wants.
    const done = knock({ S: [0, 0], M1: [1, -5], M2: [2, -5] }, {}, [0, 0], 2, 'M1', 'M2')
    expect(ends(done)).toEqual([undefined, undefined])
    expect(done.collisions).toEqual([{ victim: 'M1', with: 'victim', figure: 'M2' }])
  })

  it('OW-KB-11 two who would change places collide', () => {
    const layout = scene({ M1: [0, -1], M2: [0, -2] })
    const [one, other] = ids('M1', 'M2')
    const victims = [
      { figure: one!, from: at(0, 0) },
      { figure: other!, from: at(0, -3) }
    ]
    const done = knockbackPlan(layout, { victims, source: null, hexes: 1 })
    expect(ends(done)).toEqual([undefined, undefined])
    expect(done.collisions).toEqual([{ victim: 'M1', with: 'victim', figure: 'M2' }])
  })

  it('OW-KB-09 the source where the victim would stay: the closest vacant hex, ties north then west', () => {
    const layout = scene(
      { T7: [0, 0], M: [0, -1] },
      {
        X: [
          [0, -3],
          [0, -2]
        ]
      }
    )
    const victims = [{ figure: figureId('M'), from: at(0, 0) }]
    const done = knockbackPlan(layout, { victims, source: figureId('T7'), hexes: 2 })
    expect(done.collisions).toHaveLength(1)
    expect(pairs([done.moves[0]!.putTo!])).toEqual([[-1, -1]])
  })

  it('OW-KB-04, OW-KB-19 a victim on the source hex itself goes north, or the first way that is on the board', () => {
    expect(ends(knock({ M: [0, 0] }, {}, [0, 0], 2, 'M'))).toEqual([[0, -2]])
    expect(knock({ M: [0, -5] }, {}, [0, -5], 1, 'M').moves[0]?.direction).toBe('SW')
  })

  it('OW-KB-09, OW-KB-19 thrown from a named hex through the one it comes from: no collision, and put beside at the end', () => {
    const layout = scene({ T7: [0, 0], M: [0, 3] })
    const [figure] = ids('M')
    const done = knockbackPlan(layout, {
      victims: [{ figure: figure!, from: at(0, 5) }],
      source: figureId('T7'),
      hexes: 3
    })
    expect(done.collisions).toEqual([])
    expect(ends(done)).toEqual([[0, 0]])
    expect(pairs([done.moves[0]!.putTo!])).toEqual([[0, -2]])
  })
})
