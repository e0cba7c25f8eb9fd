import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { distance, fits, hex, hexOf, placed, qOf, rOf } from '../../../../../../engine/hex'
import { boardF, T7 } from '../../../../hex/fixtures'
import type { Pair } from '../fixtures/boardF'
import { A, B, enact, happened, M1, T, tableau, whereIs, type Setting, type Tableau } from '../fixtures/tableau'

const oathsworn: Json = { pick: 'all', from: { kinds: ['oathsworn'] } }
const pairsOf = (hexes: readonly number[]): Pair[] => hexes.map((h) => [qOf(h as never), rOf(h as never)])

describe('PLACE: put somewhere', () => {
  it('OW-PLACE-01 a large figure whose body would leave the board stands on the nearest centre hex that fits', () => {
    for (const label of ['F1', 'A3', 'K8', 'F5']) {
      const wanted = hexOf(boardF, label)!
      // The hexes of a board come north then west.
      const room = boardF.hexes.filter((h) => fits(boardF, T7, h, 'N'))
      const least = Math.min(...room.map((h) => distance(h, wanted)))
      const nearest = room.find((h) => distance(h, wanted) === least)
      const done = enact(tableau({ [T]: [0, 3], [A]: [3, 0] }), [
        { do: 'place', who: 'self', at: { at: 'hex', hexes: [label] } }
      ])
      expect([label, done.state.figures[T]!.at]).toEqual([label, nearest])
    }
  })

  it('OW-PLACE-01, OW-PLACE-02 two who change places: the large one where its body fits, whoever it covers makes room', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -5], [B]: [0, -3] }), [{ do: 'swap', with: oathsworn }])
    expect(whereIs(done, T)).toEqual([0, -4])
    const body = placed(T7, done.state.figures[T]!.at!, done.state.figures[T]!.facing)
    for (const id of [A, B]) expect(body).not.toContain(done.state.figures[id]!.at)
    expect(whereIs(done, A)).toEqual([0, 0])
  })

  it('OW-PLACE-01 of several hexes that are meant the nearest free one is taken before any other', () => {
    const table = tableau({ [T]: [4, 2], [A]: [-4, -3], [B]: [3, 3] })
    // The most northern hex of the edge is taken: another of the edge, not the free one behind it.
    const north = boardF.hexes.filter((h) => !fits(boardF, T7, h, 'N'))
    const edge = enact(table, [{ do: 'place', who: oathsworn, at: { at: 'edge' } }])
    for (const id of [A, B]) expect(north).toContain(edge.state.figures[id]!.at)
    const named = enact(table, [{ do: 'place', who: oathsworn, at: { at: 'hex', hexes: ['F6', 'A8'] } }])
    expect([whereIs(named, A), whereIs(named, B)]).toEqual([
      [0, 0],
      [-5, 5]
    ])
  })
})

describe('TILE: pieces that are moved', () => {
  const column: readonly Pair[] = [
    [0, -3],
    [0, -2],
    [0, -1]
  ]
  const shift = (piece: Json, at: Json, direction: string): Json => ({
    do: 'shift',
    piece,
    at,
    hexes: 1,
    way: { way: 'compass', direction }
  })
  const tilesOf = ({ state }: Tableau): Pair[] =>
    pairsOf(state.tiles.flatMap(({ hexes }) => hexes)).sort((a, b) => a[1] - b[1])
  const rocksOf = ({ state }: Tableau): Pair[] =>
    pairsOf(Object.values(state.pieces).flatMap(({ hexes }) => hexes)).sort((a, b) => a[1] - b[1])

  it.each([
    ['N', -1],
    ['S', 1]
  ] as const)('OW-TILE-06 tiles and obstacles one behind the other all move at the same time: %s', (direction, by) => {
    const moved = column.map(([q, r]) => [q, r + by])
    const fire = enact(tableau({ [T]: [0, 3], [A]: [4, 0] }, { fire: column }), [
      shift({ piece: 'tile', tile: 'fire' }, { at: 'tile', tile: 'fire' }, direction)
    ])
    expect(tilesOf(fire)).toEqual(moved)
    const rocks = enact(tableau({ [T]: [0, 3], [A]: [4, 0] }, { X: column }), [
      shift({ piece: 'obstacle' }, { at: 'obstacle' }, direction)
    ])
    expect(rocksOf(rocks)).toEqual(moved)
  })

  it('OW-TILE-06 what is blocked blocks what comes behind it, and nothing is lost', () => {
    const setting: Setting = {
      X: [
        [0, -5],
        [0, -4],
        [0, -1]
      ]
    }
    const done = enact(tableau({ [T]: [0, 3], [A]: [4, 0] }, setting), [
      shift({ piece: 'obstacle' }, { at: 'obstacle', nearest: 'self' }, 'N')
    ])
    expect(rocksOf(done)).toEqual([
      [0, -5],
      [0, -4],
      [0, -2]
    ])
  })

  it('OW-TILE-08 laying a tile under somebody sets nothing off, nor does being placed by a spawn', () => {
    const done = enact(tableau({ [T]: [0, 0], [A]: [0, -2] }, { fire: [[0, 3]] }), [
      { do: 'put', piece: { piece: 'tile', tile: 'fire' }, at: { at: 'figure', who: 'target' } },
      { do: 'spawn', enemy: 'whelp', at: { at: 'hex', hexes: ['F9'] } }
    ])
    expect(happened(done, 'hpLost')).toEqual([])
    expect(tilesOf(done)).toHaveLength(2)
    expect(done.state.figures[M1]!.at).toBe(hex(0, 3))
  })
})
