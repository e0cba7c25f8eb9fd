import type { Layers } from './layers'

/**
 * Remembers what was worked out of a heap or a die for as long as there is that very one: new decks and dice are the same
 * for every draw, and one draw is weighed in many ways. `key` says how much of it was drawn.
 */
export function oncePer<H extends object>(): (of: H, key: number, work: () => Layers) => Layers {
  const known = new WeakMap<H, Map<number, Layers>>()
  return (of, key, work) => {
    let byKey = known.get(of)
    if (!byKey) known.set(of, (byKey = new Map()))
    let layers = byKey.get(key)
    if (!layers) byKey.set(key, (layers = work()))
    return layers
  }
}
