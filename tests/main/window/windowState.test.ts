import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  windowAreaOn,
  keepWindowState,
  keepWindow,
  readWindowState,
  USUAL,
  type ScreenArea,
  type WindowState
} from '../../../main/window/windowState'

const desk: ScreenArea = { x: 0, y: 25, width: 1920, height: 1055 }
const left: ScreenArea = { x: -1280, y: 0, width: 1280, height: 1024 }
const stored: WindowState = { x: 200, y: 100, width: 1300, height: 800, maximised: false }
const areaOf = ({ x, y, width, height }: ScreenArea): ScreenArea => ({ x, y, width, height })

describe('where the window opens', () => {
  it('is where it was', () => {
    expect(windowAreaOn([desk], stored)).toEqual(areaOf(stored))
    const beside = { ...stored, x: -1270, y: 10, width: 1100 }
    expect(windowAreaOn([desk, left], beside)).toEqual(areaOf(beside))
  })

  it('is the middle of the first screen when nothing was kept', () => {
    expect(windowAreaOn([desk], null)).toEqual({ x: 240, y: 102, ...USUAL })
  })

  it.each<[string, Partial<WindowState>]>([
    ['a screen that has gone', { x: -1270 }],
    ['below every screen', { y: 1060 }],
    ['above every screen, where no title bar can be reached', { y: -400 }],
    ['so far to the side that hardly anything of it is there', { x: 1890 }]
  ])('is the middle of the first screen, as large as it was, when it lay on %s', (_what, where) => {
    expect(windowAreaOn([desk], { ...stored, ...where })).toEqual({ x: 310, y: 152, width: 1300, height: 800 })
  })

  it('is no larger than its screen, and no smaller than can be used', () => {
    expect(windowAreaOn([left], { ...stored, x: -1280, y: 0, width: 3000, height: 3000 })).toEqual(left)
    expect(windowAreaOn([desk], { ...stored, width: 10, height: 10 })).toMatchObject({ width: 1024, height: 640 })
  })

  it('has the usual size where nobody knows of a screen', () => {
    expect(windowAreaOn([], stored)).toEqual(USUAL)
  })
})

describe('the place of the window on the disk', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'window-state-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('comes back as it was kept', () => {
    keepWindowState(folder, { ...stored, maximised: true })
    expect(readWindowState(folder)).toEqual({ ...stored, maximised: true })
    expect(readdirSync(folder)).toEqual(['window.json'])
  })

  it.each(['', '{', '[]', '{"x":1}', JSON.stringify({ ...stored, x: 1e12 }), JSON.stringify({ ...stored, x: '1' })])(
    'counts for nothing when it is nonsense (%j)',
    (content) => {
      writeFileSync(join(folder, 'window.json'), content)
      expect(readWindowState(folder)).toBeNull()
    }
  )

  it('is no reason to stop when it cannot be kept', () => {
    mkdirSync(join(folder, 'window.json'))
    keepWindowState(folder, stored)
    expect(readWindowState(folder)).toBeNull()
  })
})

describe('a window that is moved about', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watched() {
    const kept: WindowState[] = []
    const state = { bounds: areaOf(stored), maximised: false, destroyed: false }
    const window = Object.assign(new EventEmitter(), {
      getNormalBounds: () => state.bounds,
      isMaximized: () => state.maximised,
      isDestroyed: () => state.destroyed
    })
    keepWindow(window, (now) => kept.push(now))
    return { kept, state, window }
  }

  it('is remembered once it has come to rest', () => {
    const { kept, state, window } = watched()
    for (let x = 0; x < 50; x++) {
      state.bounds = { ...state.bounds, x }
      window.emit('move')
      vi.advanceTimersByTime(16)
    }
    expect(kept).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(kept).toEqual([{ ...stored, x: 49 }])
  })

  it('is remembered when it is closed, with the size it has when it is not maximised', () => {
    const { kept, state, window } = watched()
    state.maximised = true
    window.emit('maximize')
    window.emit('close')
    vi.advanceTimersByTime(1000)
    expect(kept).toEqual([{ ...stored, maximised: true }])
  })

  it('is asked nothing when it has gone', () => {
    const { kept, state, window } = watched()
    window.emit('move')
    state.destroyed = true
    vi.advanceTimersByTime(1000)
    expect(kept).toEqual([])
  })
})
