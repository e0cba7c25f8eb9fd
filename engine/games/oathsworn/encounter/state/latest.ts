/**
 * Remembers what was worked out of the latest table. A table is asked the same many times before it changes, and hardly
 * ever once it has changed; remembering all of them would cost the collector of garbage more than it saves.
 */
export interface Latest<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): void
}

export function latest<K, V>(): Latest<K, V> {
  let lastKey: K | undefined
  let last: V | undefined
  return {
    get: (key) => (key === lastKey ? last : undefined),
    set: (key, value) => {
      lastKey = key
      last = value
    }
  }
}
