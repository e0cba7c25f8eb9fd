// How long nothing has happened, and who comes back.
export interface Rest {
  disturb(): void
  end(): void
}

/** Says once that it has not been disturbed for so many milliseconds. */
export function createRest(ms: number, onRest: () => void): Rest {
  let timer = 0
  return {
    disturb() {
      clearTimeout(timer)
      timer = window.setTimeout(onRest, ms)
    },
    end: () => clearTimeout(timer)
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/** Tells of every sign of somebody at the window, wherever in it; the answer ends it. */
export function watchForSomebody(onSign: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true, signal })
  return () => watching.abort()
}

/** The next sign of somebody at the window. */
export const somebody = (): Promise<void> =>
  new Promise((come) => {
    const stop = watchForSomebody(() => {
      stop()
      come()
    })
  })
