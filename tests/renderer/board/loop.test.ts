import { describe, expect, it } from 'vitest'
import { createGauge, stepDown } from '../../../renderer/board/gl/quality'
import { createLoop, type FrameClock } from '../../../renderer/board/loop'

function clock() {
  let waiting: ((now: number) => void) | null = null
  const fake: FrameClock = {
    request(callback) {
      waiting = callback
      return 1
    },
    cancel() {
      waiting = null
    }
  }
  const run = (now: number): boolean => {
    const callback = waiting
    waiting = null
    callback?.(now)
    return callback !== null
  }
  return { fake, run }
}

describe('frames on demand', () => {
  it('draws nothing until something has changed, then exactly once', () => {
    const { fake, run } = clock()
    const loop = createLoop(fake, () => false)
    expect(run(0)).toBe(false)
    loop.invalidate()
    loop.invalidate()
    expect(run(16)).toBe(true)
    expect(run(32)).toBe(false)
    expect(loop.frames).toBe(1)
  })

  it('goes on while something moves and tells how long each frame took', () => {
    const { fake, run } = clock()
    const passed: number[] = []
    let left = 3
    const loop = createLoop(fake, (_, sinceLast) => {
      passed.push(sinceLast)
      return --left > 0
    })
    loop.invalidate()
    for (let now = 100; run(now); now += 20);
    expect(passed).toEqual([0, 20, 20])
  })

  it('a change made while drawing gets a frame of its own', () => {
    const { fake, run } = clock()
    const loop = createLoop(fake, () => {
      if (loop.frames === 1) loop.invalidate()
      return false
    })
    loop.invalidate()
    expect([run(0), run(16), run(32)]).toEqual([true, true, false])
  })

  it('one frame that throws does not stop the next', () => {
    const { fake, run } = clock()
    const loop = createLoop(fake, () => {
      if (loop.frames === 1) throw new Error('once')
      return false
    })
    loop.invalidate()
    expect(() => run(0)).toThrow('once')
    loop.invalidate()
    expect(run(16)).toBe(true)
  })

  it('draws nothing while nobody looks, and catches up with one frame', () => {
    const { fake, run } = clock()
    const loop = createLoop(fake, () => false)
    loop.pause(true)
    loop.invalidate()
    expect(run(0)).toBe(false)
    loop.pause(false)
    expect(run(16)).toBe(true)
    expect(run(32)).toBe(false)
  })
})

describe('stepping down', () => {
  it('forgives a stall but not a slow stretch', () => {
    const gauge = createGauge()
    expect([900, 16, 16, 16].some((ms) => gauge.isTooSlow(ms))).toBe(false)
    expect(Array.from({ length: 12 }, () => 60).some((ms) => gauge.isTooSlow(ms))).toBe(true)
  })

  it('ends at the lowest', () => {
    expect([stepDown('high'), stepDown('medium'), stepDown('low')]).toEqual(['medium', 'low', 'low'])
  })
})
