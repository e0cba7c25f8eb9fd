// Frames on demand: one when something has changed, more only while something moves, none while nobody looks.
export interface Loop {
  /** Asks for a frame. Many askings before it comes are one. */
  invalidate(): void
  readonly frames: number
  pause(isPaused: boolean): void
  stop(): void
}

export interface FrameClock {
  request(callback: (now: number) => void): number
  cancel(handle: number): void
}

/** `draw` answers whether something is still moving. */
export function createLoop(clock: FrameClock, draw: (now: number, sinceLast: number) => boolean): Loop {
  let handle: number | null = null
  let last: number | null = null
  let frames = 0
  let isPaused = false
  let isDirty = false

  const ask = (): void => {
    handle ??= clock.request(frame)
  }

  const frame = (now: number): void => {
    handle = null
    isDirty = false
    let isMoving = false
    try {
      frames++
      isMoving = draw(now, last === null ? 0 : now - last)
    } finally {
      last = isMoving ? now : null
      if ((isMoving || isDirty) && !isPaused) ask()
    }
  }

  const cancel = (): void => {
    if (handle !== null) clock.cancel(handle)
    handle = null
  }

  return {
    get frames() {
      return frames
    },
    invalidate() {
      isDirty = true
      if (!isPaused) ask()
    },
    pause(paused) {
      if (isPaused === paused) return
      isPaused = paused
      last = null
      if (paused) return cancel()
      isDirty = true
      ask()
    },
    stop() {
      isPaused = true
      cancel()
    }
  }
}
