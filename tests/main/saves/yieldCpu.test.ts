// A thread that works for long rests now and then, so that whoever waits for its processor gets it.
import { afterEach, describe, expect, it, vi } from 'vitest'

async function restsOf({ isMainThread, ms }: { isMainThread: boolean; ms: number }): Promise<number> {
  vi.resetModules()
  vi.doMock('node:worker_threads', () => ({ isMainThread }))
  const rest = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.1))
  const { yieldCpu } = await import('../../../main/saves/files/yieldCpu')
  for (let calls = 0; calls < ms * 10; calls++) yieldCpu()
  return rest.mock.calls.length
}

afterEach(() => {
  vi.doUnmock('node:worker_threads')
  vi.restoreAllMocks()
})

describe('work that is long', () => {
  it('rests every one or two milliseconds in a thread', async () => {
    const rests = await restsOf({ isMainThread: false, ms: 100 })
    expect(rests).toBeGreaterThanOrEqual(50)
    expect(rests).toBeLessThanOrEqual(100)
  })

  it('never lets main sleep', async () => {
    expect(await restsOf({ isMainThread: true, ms: 100 })).toBe(0)
  })
})
