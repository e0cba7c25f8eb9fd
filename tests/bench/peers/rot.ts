import AStar from 'rot-js/lib/path/astar.js'
import { qOf, southing, type Hex } from '../../../engine/hex'
import type { Scene } from './scene'

/** Its A* in the hex topology, which lays pointy-topped rows: the board on its side. */
export function rotPath({ hexes, walls, trips }: Scene): () => number {
  const key = (x: number, y: number): number => x * 256 + y + 128
  const place = (h: Hex): readonly [number, number] => [southing(h), qOf(h)]
  const free = new Set(hexes.filter((h) => !walls.includes(h)).map((h) => key(...place(h))))
  return () => {
    for (const { from, to } of trips) {
      const finder = new AStar(...place(to), (x, y) => free.has(key(x, y)), { topology: 6 })
      finder.compute(...place(from), () => undefined)
    }
    return trips.length
  }
}
