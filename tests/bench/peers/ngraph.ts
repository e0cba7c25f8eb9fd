import createGraph from 'ngraph.graph'
import ngraph from 'ngraph.path'
import { distance, neighbours, type Hex } from '../../../engine/hex'
import type { Scene } from './scene'

/** Its fastest finder, on a graph that already leaves the obstacles out. */
export function ngraphPath({ hexes, walls, trips }: Scene): () => number {
  const graph = createGraph<Hex>()
  const free = new Set(hexes.filter((h) => !walls.includes(h)))
  for (const h of free) graph.addNode(h, h)
  for (const h of free) for (const near of neighbours(h)) if (free.has(near) && h < near) graph.addLink(h, near)
  const finder = ngraph.nba(graph, { distance: () => 1, heuristic: (a, b) => distance(a.data, b.data) })
  return () => {
    for (const { from, to } of trips) finder.find(from, to)
    return trips.length
  }
}
