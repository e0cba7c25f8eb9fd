// Where the window lay when it was closed, and where that is on the screens there are now.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, flag, integer, shape, type Infer } from '../../engine/schema'
import { replaceFile } from '../saves/files/files'

export const USUAL = { width: 1440, height: 900 }
export const LEAST = { width: 1024, height: 640 }

export interface ScreenArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const FAR = 100_000
const windowState = shape({
  x: integer({ min: -FAR, max: FAR }),
  y: integer({ min: -FAR, max: FAR }),
  width: integer({ min: 1, max: FAR }),
  height: integer({ min: 1, max: FAR }),
  maximised: flag()
})
export type WindowState = Infer<typeof windowState>

const pathIn = (folder: string): string => join(folder, 'window.json')

export function readWindowState(folder: string): WindowState | null {
  try {
    const checked = check(windowState, JSON.parse(readFileSync(pathIn(folder), 'utf8')))
    return checked.ok ? checked.value : null
  } catch {
    return null // never kept, or nonsense: the window opens where it usually does
  }
}

export function keepWindowState(folder: string, kept: WindowState): void {
  try {
    replaceFile(pathIn(folder), JSON.stringify(kept))
  } catch {
    // No room, or nothing can be written: the window opens where it did before.
  }
}

/** How much of the title bar has to be within reach. */
const GRIP = { width: 120, height: 32 }

/** On a screen that is there, no larger than it; in the middle of the first when its own has gone. */
export function windowAreaOn(screens: readonly ScreenArea[], kept: WindowState | null): ScreenArea | typeof USUAL {
  const [first] = screens
  if (!first) return USUAL
  const home = kept && screens.find((screen) => isInReach(screen, kept))
  const { width, height } = within(home ?? first, kept ?? USUAL)
  if (kept && home) return { x: kept.x, y: kept.y, width, height }
  return {
    x: first.x + Math.floor((first.width - width) / 2),
    y: first.y + Math.floor((first.height - height) / 2),
    width,
    height
  }
}

const isInReach = (screen: ScreenArea, { x, y, width }: ScreenArea): boolean =>
  Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x) >= GRIP.width &&
  y >= screen.y &&
  y + GRIP.height <= screen.y + screen.height

const within = (screen: ScreenArea, { width, height }: typeof USUAL): typeof USUAL => ({
  width: Math.min(Math.max(width, LEAST.width), Math.max(screen.width, LEAST.width)),
  height: Math.min(Math.max(height, LEAST.height), Math.max(screen.height, LEAST.height))
})

/** What is needed of a window to keep its state. */
export interface WatchedWindow {
  getNormalBounds(): ScreenArea
  isMaximized(): boolean
  isDestroyed(): boolean
  on(event: 'move' | 'resize' | 'maximize' | 'unmaximize' | 'close', heard: () => void): unknown
}

const SETTLED = 500

/** Kept when the window has come to rest, and when it is closed. */
export function keepWindow(window: WatchedWindow, keep: (kept: WindowState) => void): void {
  let timer: NodeJS.Timeout | null = null
  let last = ''
  const note = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    if (window.isDestroyed()) return
    const { x, y, width, height } = window.getNormalBounds()
    const kept = { x, y, width, height, maximised: window.isMaximized() }
    if (JSON.stringify(kept) === last) return
    last = JSON.stringify(kept)
    keep(kept)
  }
  const later = (): void => {
    if (timer) timer.refresh()
    else timer = setTimeout(note, SETTLED).unref()
  }
  for (const event of ['move', 'resize', 'maximize', 'unmaximize'] as const) window.on(event, later)
  window.on('close', note)
}
