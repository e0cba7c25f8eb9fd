import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'

/**
 * An answer that belongs to what is looked at now: asked for a moment after `key` has come to rest, gone as soon as it
 * changes. A key of null asks nothing.
 */
export function useAsked<T>(
  key: () => string | null,
  ask: () => Promise<T | undefined>,
  rest: number
): Readonly<ShallowRef<T | undefined>> {
  const told = shallowRef<T>()
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    key,
    (now) => {
      told.value = undefined
      clearTimeout(timer)
      if (now !== null) timer = setTimeout(() => void hear(now), rest)
    },
    { immediate: true }
  )
  onScopeDispose(() => clearTimeout(timer))

  async function hear(now: string): Promise<void> {
    const answer = await ask()
    if (key() === now) told.value = answer
  }
  return told
}

/** Milliseconds a pointer rests before anything is asked about what it rests on. */
export const POINTED = 40
