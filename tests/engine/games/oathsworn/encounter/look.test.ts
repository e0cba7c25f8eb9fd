import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { ARCS, distance, hex, neighbours, type Hex } from '../../../../../engine/hex'
import { arcsAround } from '../../../../../engine/games/oathsworn/encounter/look/arcs'
import { rangeOfFigure, reachOfFigure } from '../../../../../engine/games/oathsworn/encounter/look/reaching'
import { sightTo } from '../../../../../engine/games/oathsworn/encounter/look/sightTo'
import { preview } from '../../../../../engine/games/oathsworn/encounter/forecast/preview'
import { figureId, type FigureId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { turnOptions } from '../../../../../engine/games/oathsworn/encounter/turn/turn'
import { boardOf, hexesOf, sees } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { enemies } from '../../../../fixtures/oathsworn/encounter'
import { A, B, enact, happened, M1, T, tableau, type Drawing, type Setting, type Tableau } from './fixtures/tableau'

const standing = ({ state }: Tableau, id: FigureId) => state.figures[id]!
const faceUp = (card: string, setting: Setting = {}): Setting => ({
  deck: [card],
  ...setting,
  change: (s) => ({ ...s, stage: { ...s.stage, shown: s.stage.deck[0] ?? null } })
})

describe('looking at the board', () => {
  it('OW-ARC-02 every hex around a figure lies in exactly one of its arcs, next to it one, one, two and two', () => {
    const table = tableau({ [A]: [[0, 0], 'SE'], [T]: [[0, 4], 'N'] })
    for (const id of [A, T]) {
      const figure = standing(table, id)
      const arcs = arcsAround(table.book, table.state, figure)
      const all = ARCS.flatMap((arc) => arcs[arc])
      const own = hexesOf(table.book, figure)
      expect(new Set(all).size).toBe(all.length)
      expect(all.length + own.length).toBe(boardOf(table.book, table.state).size)
      if (own.length === 1) {
        const near = neighbours(figure.at as Hex)
        expect(ARCS.map((arc) => arcs[arc].filter((h) => near.includes(h)).length)).toEqual([1, 2, 1, 2])
      }
    }
  })

  it('OW-ARC-03 where the kind lists hexes for an arc, these are shown as that arc, as they count', () => {
    const rear = [
      [0, -1],
      [1, -1]
    ]
    const odd = { id: 'odd', role: 'boss', arcs: { rear } }
    const files = { 'enemies/all.json': [...enemies, odd] as unknown as Json }
    const table = tableau({ [figureId('odd')]: [[0, 0], 'NE'], [A]: [1, -1], [B]: [-1, 1] }, { files })
    const figure = standing(table, figureId('odd'))
    // Listed as they lie when it faces north: turned with it, what is in front of it is its rear.
    const arcs = arcsAround(table.book, table.state, figure)
    expect([hex(1, -1), hex(1, 0)].every((h) => arcs.rear.includes(h))).toBe(true)
    expect(arcs.front).not.toContain(hex(1, -1))
    for (const h of [...arcs.front, ...arcs.left, ...arcs.right]) expect(arcs.rear).not.toContain(h)
    const inRear = {
      pick: 'all',
      from: { kinds: ['oathsworn'], where: [{ is: 'in-arc', arcs: ['rear'], of: 'self' }] }
    }
    const hurt: Json = { do: 'apply', to: inRear, riders: [{ do: 'lose-hp', hp: 1 }] } as unknown as Json
    const done = enact(table, [hurt], { roles: { self: figure.id } })
    expect(happened(done, 'hpLost').map((one) => one.figure)).toEqual([A, B])
  })

  it('OW-LOS-03 shows the very line and what stands in its way', () => {
    const table = tableau({ [A]: [0, 0], [M1]: [0, -4] }, { X: [[0, -2]] })
    const line = sightTo(table.book, table.state, standing(table, A), [hex(0, -4)])
    expect(line).toMatchObject({ from: hex(0, 0), to: hex(0, -4), blockers: [hex(0, -2)], isSeen: false, apart: 4 })
  })

  it('OW-LOS-05 of a large figure it shows the hex that is seen, not an equally near one behind a rock', () => {
    const drawing: Drawing = { [A]: [1, -5], [T]: [[0, 0], 'N'] }
    const shown = (setting: Setting) => {
      const table = tableau(drawing, setting)
      return sightTo(table.book, table.state, standing(table, A), hexesOf(table.book, standing(table, T)))
    }
    const open = shown({})!
    expect(open).toMatchObject({ isSeen: true, apart: 4 })
    const rock: [number, number] = [open.to === hex(1, -1) ? 1 : 0, -2]
    expect(shown({ X: [rock] })).toMatchObject({ isSeen: true, blockers: [], apart: 4 })
    expect(shown({ X: [rock] })!.to).not.toBe(open.to)
    const all = shown({
      X: [
        [0, -3],
        [1, -3],
        [0, -2],
        [1, -2],
        [2, -4],
        [1, -4],
        [2, -3]
      ]
    })
    expect(all).toMatchObject({ isSeen: false })
    expect(all!.blockers.length).toBeGreaterThan(0)
  })

  it('OW-MOVE-01 somebody at play reaches what is offered for the turn, at the same price', () => {
    const table = tableau(
      { [A]: [0, 0], [T]: [[0, 4], 'N'] },
      {
        water: [[1, -1]],
        phase: 'oathsworn',
        change: (s) => ({
          ...s,
          seats: {
            ...s.seats,
            'seat-1': { ...s.seats['seat-1'], animus: { ...s.seats['seat-1'].animus, available: 4 } }
          },
          turn: { seat: 'seat-1', moved: false, walking: null, carded: false, acted: false, waterPaid: [] } as never
        })
      }
    )
    const offered = turnOptions(table.book, table.state, 'seat-1').flatMap(({ at, data }) =>
      at?.hex === undefined ? [] : [{ hex: at.hex, cost: (data as { cost: number }).cost }]
    )
    expect(offered.length).toBeGreaterThan(6)
    expect(reachOfFigure(table.book, table.state, standing(table, A))).toEqual(offered)
  })

  const boards: readonly (readonly [Drawing, Setting])[] = [
    [{ [T]: [[0, 3], 'S'], [A]: [0, -2] }, {}],
    [
      { [T]: [[0, 3], 'S'], [A]: [3, -2] },
      {
        water: [
          [0, 0],
          [1, 0],
          [0, 1]
        ]
      }
    ],
    [
      { [T]: [[-2, 4], 'NE'], [A]: [0, -4], [B]: [2, -3] },
      {
        X: [
          [0, 0],
          [1, -1]
        ]
      }
    ]
  ]
  it.each(boards)(
    'OW-TGT-08 a boss goes no farther than its card lets it reach, and pays what was said',
    (drawing, more) => {
      const table = tableau(drawing, faceUp('lunge', more))
      const cells = new Map(
        reachOfFigure(table.book, table.state, standing(table, T))!.map(({ hex: at, cost }) => [at, cost])
      )
      const outlook = preview(table.book, table.state)
      const own = hexesOf(table.book, standing(table, T))
      const there = hexesOf(table.book, outlook.state.figures[T]!)
      expect(there).not.toEqual(own)
      const moved = outlook.steps.find(({ happening }) => happening.kind === 'figureMoved')!.happening
      if (moved.kind !== 'figureMoved') throw new Error('it did not move')
      // The facing may change behind the last step; the body is carried without turning.
      expect(cells.get(moved.path.at(-1)!) ?? 0).toBeLessThanOrEqual(4)
      expect(Math.max(...cells.values())).toBeLessThanOrEqual(4)
      expect([...cells.keys()].some((h) => own.includes(h))).toBe(false)
    }
  )

  it('OW-STAGE-01 nobody can say how far a boss comes before its card is turned up', () => {
    const table = tableau({ [T]: [[0, 3], 'S'], [A]: [0, -2] }, { deck: ['lunge'] })
    expect(reachOfFigure(table.book, table.state, standing(table, T))).toBeNull()
    expect(rangeOfFigure(table.book, table.state, standing(table, T))).toBeNull()
  })

  it('OW-EATK-14 the range of a ranged card is measured from the front hex, and what is not seen is told apart', () => {
    const table = tableau({ [T]: [[0, 3], 'N'], [A]: [0, -2] }, faceUp('spit', { stage: 2, X: [[0, 0]] }))
    const ranged = rangeOfFigure(table.book, table.state, standing(table, T))!
    const front = hex(0, 2)
    expect(ranged.range).toBe(5)
    for (const h of [...ranged.hexes, ...ranged.unseen]) expect(distance(front, h)).toBeLessThanOrEqual(5)
    expect(ranged.unseen).toContain(hex(0, -2))
    for (const h of ranged.unseen) expect(sees(table.book, table.state, front, h)).toBe(false)
    const near = rangeOfFigure(table.book, table.state, standing(table, A))!
    expect(near.hexes.length).toBeGreaterThanOrEqual(6)
  })

  it('OW-EMOVE-08 a minion reaches what it can walk to around everybody, and does not end on them', () => {
    const table = tableau({ [M1]: [0, 0], [A]: [0, -1], [B]: [1, -1], [T]: [[0, 5], 'N'] }, { X: [[-1, 0]] })
    const cells = reachOfFigure(table.book, table.state, standing(table, M1))!
    expect(cells.length).toBeGreaterThan(5)
    const taken = [hex(0, -1), hex(1, -1), hex(-1, 0), ...hexesOf(table.book, standing(table, T))]
    expect(cells.filter(({ hex: h }) => taken.includes(h))).toEqual([])
    expect(cells.find(({ hex: h }) => h === hex(2, -2))?.cost).toBe(3)
  })
})
