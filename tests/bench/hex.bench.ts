import {
  boardOf,
  canSee,
  maskOf,
  bodyOf,
  neighbours,
  reachOfBody,
  rectangle,
  roomFor,
  shortestPath,
  sightMap,
  type Hex
} from '../../engine/hex'
import { SEVEN } from '../fixtures/bodies'
import { atLeast, atMost, cuEach, perCu, type Bench } from './bench'
import { honeycombPath, honeycombSight } from './peers/honeycomb'
import { ngraphPath } from './peers/ngraph'
import { rotPath } from './peers/rot'

const board = boardOf(rectangle({ west: -8, east: 8, north: -9, south: 9 }))
const body = bodyOf({ hexes: SEVEN, front: [0, -1] })
const room = roomFor(board, body, 'N')

/** The same draw of places every time. */
let word = 7
function pick(from: readonly Hex[]): Hex {
  word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff
  return from[(word >> 8) % from.length] as Hex
}

const walls = Array.from({ length: 24 }, () => pick(board.hexes))
const free = board.hexes.filter((h) => !walls.includes(h))
const blocked = maskOf(board, walls)
const others = maskOf(board, walls.slice(1))
const trips = Array.from({ length: 500 }, () => ({ from: pick(free), to: pick(free) }))
const beside = trips.map(({ to }) => neighbours(to))
const scene = { hexes: board.hexes, walls, trips }

const allTrips = (walk: (from: Hex, to: Hex, trip: number) => unknown) => (): number => {
  trips.forEach(({ from, to }, trip) => walk(from, to, trip))
  return trips.length
}

let isOpen = false

export const benches: readonly Bench[] = [
  {
    row: 'shortest path on the board of 161 hexes, 24 obstacles',
    anchor: 'best peer 848, honeycomb-grid 17',
    target: atLeast(4000),
    unit: '/CU',
    measure: perCu(allTrips((from, to) => shortestPath(board, from, [to], blocked)))
  },
  {
    row: 'shortest path to a hex beside a target',
    anchor: 'best peer 848, honeycomb-grid 17',
    target: atLeast(4000),
    unit: '/CU',
    measure: perCu(allTrips((from, _, trip) => shortestPath(board, from, beside[trip] ?? [], blocked)))
  },
  { row: '  peer: ngraph.path', unit: '/CU', measure: perCu(ngraphPath(scene)) },
  { row: '  peer: rot-js A*', unit: '/CU', measure: perCu(rotPath(scene)) },
  { row: '  peer: honeycomb-grid', unit: '/CU', measure: perCu(honeycombPath(scene)) },
  {
    row: 'reach of a body of 7 hexes, 6 steps',
    anchor: 'no peer has large bodies',
    target: atLeast(3000),
    unit: '/CU',
    measure: perCu(() => {
      for (const core of room.hexes) reachOfBody(board, body, core, 'N', 6)
      return room.size
    })
  },
  {
    row: 'the same stopped by 24 obstacles',
    unit: '/CU',
    measure: perCu(() => {
      for (const core of room.hexes) reachOfBody(board, body, core, 'N', 6, blocked)
      return room.size
    })
  },
  {
    row: 'line of sight of all pairs after an obstacle changes',
    anchor: 'honeycomb-grid 50 CU on 400 hexes',
    target: atMost(0.02),
    unit: 'CU',
    measure: cuEach(() => {
      isOpen = !isOpen
      sightMap(board, isOpen ? others : blocked)
      return 1
    })
  },
  {
    row: 'line of sight, one look',
    unit: '/CU',
    measure: perCu(allTrips((from, to) => canSee(board, from, to, blocked)))
  },
  { row: '  peer: honeycomb-grid, one look', unit: '/CU', measure: perCu(honeycombSight(scene)) }
]
