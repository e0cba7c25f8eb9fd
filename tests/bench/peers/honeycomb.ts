import { defineHex, Direction, fromCoordinates, Grid, line, Orientation } from 'honeycomb-grid'
import { qOf, rOf, type Hex } from '../../../engine/hex'
import type { Scene } from './scene'

const Cell = defineHex({ orientation: Orientation.FLAT })
type Cell = InstanceType<typeof Cell>
const WAYS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW]
const at = (h: Hex): [number, number] => [qOf(h), rOf(h)]

function gridOf({ hexes, walls }: Scene): { grid: Grid<Cell>; blocked: ReadonlySet<string> } {
  const grid = new Grid(Cell, fromCoordinates(...hexes.map(at)))
  return { grid, blocked: new Set(walls.map((h) => at(h).join())) }
}

/** It has no path finder of its own; this is the shape of its A* example, on its grid and its neighbours. */
export function honeycombPath(scene: Scene): () => number {
  const { grid, blocked } = gridOf(scene)
  let trip = 0
  return () => {
    const { from, to } = scene.trips[trip++ % scene.trips.length] ?? { from: 0 as Hex, to: 0 as Hex }
    find(grid, blocked, at(from), at(to))
    return 1
  }
}

function find(grid: Grid<Cell>, blocked: ReadonlySet<string>, from: [number, number], to: [number, number]): Cell[] {
  const goal = grid.createHex(to)
  const start = grid.createHex(from)
  const open = [{ cell: start, cost: 0, path: [start] }]
  const closed = new Set<string>()
  while (open.length > 0) {
    open.sort((a, b) => a.cost + grid.distance(a.cell, goal) - b.cost - grid.distance(b.cell, goal))
    const next = open.shift()
    if (!next || closed.has(next.cell.toString())) continue
    if (next.cell.equals(goal)) return next.path
    closed.add(next.cell.toString())
    for (const way of WAYS) {
      const cell = grid.neighborOf(next.cell, way, { allowOutside: false })
      if (!cell || blocked.has(`${cell.q},${cell.r}`) || closed.has(cell.toString())) continue
      open.push({ cell, cost: next.cost + 1, path: [...next.path, cell] })
    }
  }
  return []
}

/** Its line of hexes between two, looked through for an obstacle. Not the corner rule, which it does not have. */
export function honeycombSight(scene: Scene): () => number {
  const { grid, blocked } = gridOf(scene)
  return () => {
    for (const { from, to } of scene.trips) {
      let isFree = true
      grid.traverse(line<Cell>({ start: at(from), stop: at(to) })).forEach((cell) => {
        if (blocked.has(`${cell.q},${cell.r}`)) isFree = false
      })
      if (isFree) seen++
    }
    return scene.trips.length
  }
}

let seen = 0
