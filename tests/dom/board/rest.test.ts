import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRest, somebody, watchForSomebody } from '../../../renderer/board/rest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wave = (sign: string): boolean => document.body.dispatchEvent(new Event(sign, { bubbles: true }))

it('says once that nothing has happened for a while', () => {
  const heard = vi.fn()
  const rest = createRest(900, heard)
  rest.disturb()
  vi.advanceTimersByTime(800)
  rest.disturb()
  vi.advanceTimersByTime(899)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(heard).toHaveBeenCalledTimes(1)
  rest.disturb()
  rest.end()
  vi.advanceTimersByTime(5000)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('hears of somebody anywhere in the window, also where nobody else does, until it stops', () => {
  const heard = vi.fn()
  const stop = watchForSomebody(heard)
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
  for (const sign of ['pointermove', 'pointerdown', 'wheel', 'keydown']) wave(sign)
  expect(heard).toHaveBeenCalledTimes(4)
  stop()
  wave('keydown')
  expect(heard).toHaveBeenCalledTimes(4)
})

it('waits for somebody', async () => {
  const come = vi.fn()
  const waiting = somebody().then(come)
  await Promise.resolve()
  expect(come).not.toHaveBeenCalled()
  wave('pointermove')
  await waiting
  expect(come).toHaveBeenCalledTimes(1)
})
