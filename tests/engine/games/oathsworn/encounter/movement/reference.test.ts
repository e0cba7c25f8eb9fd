import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, hex, rectangle, UNREACHED, type Hex } from '../../../../../../engine/hex'
import { approach } from '../../../../../../engine/games/oathsworn/encounter/board/approach'
import { headAway, headOn } from '../../../../../../engine/games/oathsworn/encounter/movement/heading'
import { knockbackPlan } from '../../../../../../engine/games/oathsworn/encounter/movement/knockbackPlan'
import { approachLarge } from '../../../../../../engine/games/oathsworn/encounter/board/large'
import { standIn } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import { plainGait } from '../../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { arrivalPushes } from '../../../../../../engine/games/oathsworn/encounter/movement/pushPlan'
import { nearnessTo } from '../../../../../../engine/games/oathsworn/encounter/board/nearness'
import { figureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { drawn, layoutFor, ROUND, tableOf } from './slowTables'
import {
  body,
  slowAway,
  slowHeading,
  slowKnock,
  slowLargeWay,
  slowNearest,
  slowPace,
  slowPushes,
  slowWay,
  slowWayNearest,
  type Slow,
  type Table
} from './referenceImpl'

const RUNS = { numRuns: 1500 }

describe('the rules of geometry against a second, slow implementation', () => {
  it('OW-EMOVE-01, OW-EMOVE-02, OW-EMOVE-08, OW-EMOVE-09 a figure of normal size walks the same way', () => {
    fc.assert(
      fc.property(drawn, fc.nat(400), (numbers, goal) => {
        const table = tableOf({ ...numbers, large: numbers.large.map((one, i) => i > 0 && one) })
        const [mover] = table.figures
        const target = [...table.board][goal % table.board.size]!
        if (!mover) return
        const slow = slowWay(table, mover, target)
        const layout = layoutFor(table)
        const fast = approach(layout, standIn(layout, figureId(mover.name)), [target], 1, plainGait(99))
        if (slow === null) expect(fast.kind).toBe('nearest')
        else expect(fast.march.path).toEqual(slow)
      }),
      RUNS
    )
  })

  it('OW-TGT-10 and needs as much movement', () => {
    fc.assert(
      fc.property(drawn, (numbers) => {
        const table = tableOf({ ...numbers, large: numbers.large.map(() => false) })
        const [mover, ...others] = table.figures
        if (!mover) return
        const layout = layoutFor(table)
        const near = nearnessTo(layout, standIn(layout, figureId(mover.name)), others.map(body))
        const slow = others.map(({ core }) => slowWay(table, mover, core)?.length ?? UNREACHED)
        expect(near.map(({ movement }) => movement)).toEqual(slow)
      }),
      RUNS
    )
  })

  it('OW-LARGE-01, OW-LARGE-02, OW-LARGE-11, OW-LARGE-15 a body of any shape walks the same way', () => {
    fc.assert(
      fc.property(drawn, fc.nat(400), (numbers, goal) => {
        const table = tableOf({ ...numbers, large: numbers.large.map((_, i) => i === 0) })
        const mover = table.figures.find(({ large }) => large)
        const target = [...table.board][goal % table.board.size]!
        if (!mover || body(mover).includes(target)) return
        const slow = slowLargeWay(table, mover, target)
        const layout = layoutFor(table)
        const fast = approachLarge(layout, standIn(layout, figureId(mover.name)), [target], 1, plainGait(99))
        if (slow === null) expect(fast.kind).toBe('nearest')
        else expect(fast.march.path).toEqual(slow)
      }),
      { numRuns: 600 }
    )
  })

  it('OW-EMOVE-19, OW-TILE-02, OW-TILE-04, OW-TILE-05 through water all of them get as far, with and without a way there', () => {
    const stops = new Map<string, number>()
    fc.assert(
      fc.property(
        drawn,
        fc.nat(400),
        fc.array(fc.nat(400), { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (numbers, goal, wet, points) => {
          const table = tableOf({
            ...numbers,
            cut: goal % 40,
            large: numbers.large.map((one, i) => (i === 0 ? wet.length % 2 === 0 : one))
          })
          const [mover] = table.figures
          const hexes = [...table.board]
          const target = hexes[goal % hexes.length]!
          if (!mover || body(mover).includes(target)) return
          const water = new Set(wet.map((n) => hexes[n % hexes.length]!))
          const layout = layoutFor(table, water)
          const stand = standIn(layout, figureId(mover.name))
          const gait = plainGait(points)
          const way = mover.large ? slowLargeWay(table, mover, target) : slowWay(table, mover, target)
          const { march, kind } = mover.large
            ? approachLarge(layout, stand, [target], 1, gait)
            : approach(layout, stand, [target], 1, gait)
          if (way) expect(march.path).toEqual(slowPace(mover, way, water, points))
          else if (mover.large)
            expect(march.path.at(-1) ?? mover.core).toBe(slowNearest(table, mover, target, water, points))
          else if (points <= 4) expect(march.path).toEqual(slowWayNearest(table, mover, target, water, points))
          expect(march.path).toEqual(slowPace(mover, march.path, water, points))
          const what = `${mover.large ? 'large' : 'small'} ${kind} ${march.stop}`
          stops.set(what, (stops.get(what) ?? 0) + 1)
        }
      ),
      RUNS
    )
    const met = ['small shortest water', 'large shortest water', 'large nearest arrived', 'small nearest arrived']
    for (const what of met) expect([what, (stops.get(what) ?? 0) > 10]).toEqual([what, true])
  })

  it('OW-EMOVE-19, OW-LARGE-15 a large body with no way there has one way to each place: where water makes that too dear, it goes elsewhere', () => {
    const mover: Slow = { name: 'M', core: hex(0, 0), large: true, shape: ROUND }
    const cores = [hex(0, 0), hex(0, -1), hex(1, -1), hex(1, -2)]
    const target = hex(1, -5)
    const board = new Set([...cores.flatMap((core) => body({ ...mover, core })), target])
    const table: Table = { board, figures: [mover], rocks: new Map() }
    const goes = (points: number, ...wet: Hex[]): (Hex | undefined)[] => {
      const water = new Set(wet)
      const layout = layoutFor(table, water)
      const { march } = approachLarge(layout, standIn(layout, figureId('M')), [target], 1, plainGait(points))
      return [march.path.at(-1), slowNearest(table, mover, target, water, points)]
    }
    const nearest = hex(1, -2)
    expect(goes(2)).toEqual([nearest, nearest])
    // North first, then north-east; the other way round it would stay dry.
    const wet = hex(-1, -1)
    expect(goes(2, wet)).toEqual([hex(0, -1), hex(0, -1)])
    expect(goes(3, wet)).toEqual([nearest, nearest])
  })

  it('OW-EMOVE-10, OW-EMOVE-11, OW-EMOVE-14, OW-LARGE-03 in a direction both go the same way: around, bouncing, on', () => {
    let turned = 0
    fc.assert(
      fc.property(drawn, fc.constantFrom(...DIRECTIONS), fc.integer({ min: 1, max: 14 }), (numbers, dir, points) => {
        const table = tableOf({
          ...numbers,
          missing: [],
          rocks: [...numbers.rocks, ...numbers.rocks.map((n) => n + 7)]
        })
        const [mover] = table.figures
        if (!mover) return
        const slow = slowHeading(table, mover, dir, points)
        const layout = layoutFor(table)
        const fast = headOn(layout, standIn(layout, figureId(mover.name)), dir, plainGait(points))
        expect(fast.march.path).toEqual(slow)
        if (fast.turns.length > 0) turned++
      }),
      RUNS
    )
    expect(turned).toBeGreaterThan(300)
  })

  it('OW-EMOVE-17, OW-EMOVE-18, OW-GEO-07 and fleeing they begin the same way', () => {
    fc.assert(
      fc.property(drawn, fc.nat(400), fc.integer({ min: 1, max: 6 }), (numbers, from, points) => {
        const table = tableOf({ ...numbers, missing: [] })
        const [mover] = table.figures
        const source = [...table.board][from % table.board.size]!
        if (!mover || source === mover.core) return
        const slow = slowHeading(table, mover, slowAway(table.board, source, mover.core), points)
        const layout = layoutFor(table)
        const fast = headAway(layout, standIn(layout, figureId(mover.name)), source, plainGait(points))
        expect(fast.march.path).toEqual(slow)
      }),
      RUNS
    )
  })

  it('OW-KB-03, OW-KB-05, OW-KB-08, OW-KB-11, OW-KB-12, OW-KB-14, OW-KB-16 knockback ends in the same places, with the same losses', () => {
    fc.assert(
      fc.property(drawn, fc.nat(400), fc.integer({ min: 1, max: 5 }), fc.nat(63), (numbers, goal, far, who) => {
        const table = tableOf(numbers)
        const from = [...table.board][goal % table.board.size]!
        const victims = table.figures.filter((_, i) => ((who >> i) & 1) === 1).map(({ name }) => name)
        const slow = slowKnock(table, victims, from, far)
        const fast = knockbackPlan(layoutFor(table), {
          victims: victims.map((name) => ({ figure: figureId(name), from })),
          source: null,
          hexes: far
        })
        for (const { figure, path } of fast.moves) {
          const start = table.figures.find(({ name }) => name === figure)!.core
          expect(path.at(-1) ?? start).toBe(slow.ends.get(figure))
        }
        const lost = new Map<string, number>()
        const pay = (name: string): unknown => lost.set(name, (lost.get(name) ?? 0) + 1)
        for (const one of fast.collisions) {
          pay(one.victim)
          if (one.with !== 'piece') pay(one.figure)
        }
        expect(Object.fromEntries(lost)).toEqual(Object.fromEntries(slow.lost))
        expect([...fast.destroyed].sort()).toEqual([...slow.destroyed].sort())
      }),
      RUNS
    )
  })

  it('OW-PUSH-01, OW-PUSH-02, OW-PUSH-03, OW-PUSH-06, OW-PUSH-07, OW-PUSH-08 who is pushed from under a body ends in the same place', () => {
    fc.assert(
      fc.property(drawn, (numbers) => {
        const table = tableOf({ ...numbers, large: numbers.large.map((_, i) => i === 0) }, true)
        const arriving = table.figures.find(({ large }) => large)
        if (!arriving) return
        // Everybody else is drawn under it, one a hex.
        const under = body(arriving)
        const others = table.figures.filter((one) => one !== arriving).slice(0, Math.min(5, under.length))
        const figures = [arriving, ...others.map((one, i) => ({ ...one, large: false, core: under[i]! }))]
        const crowded: Table = { ...table, figures }
        const slow = slowPushes(crowded, arriving.name)
        const { moves } = arrivalPushes(layoutFor(crowded), figureId(arriving.name))
        expect(Object.fromEntries(moves.map(({ figure, path }) => [figure, path.at(-1)]))).toEqual(
          Object.fromEntries(slow)
        )
      }),
      RUNS
    )
  })
})

it('the slow table is no accident: a case by hand', () => {
  const board = new Set(rectangle({ west: -5, east: 5, north: -10, south: 10 }))
  const figures: Slow[] = [
    { name: 'T', core: hex(0, -2), large: true },
    { name: 'A', core: hex(0, -3), large: false }
  ]
  expect(slowPushes({ board, figures, rocks: new Map([['x', hex(0, -4)]]) }, 'T').get('A')).toBe(hex(-1, -3))
})
