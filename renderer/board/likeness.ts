// A picture of the board as it stood, kept from one evening to the next: it is shown until the lit table is ready, if it
// shows the very same.
import type { Rig } from './camera/rig'
import type { HeadlessState } from './state'

/** Shown by whoever has it from before. */
export interface BoardLikeness {
  /** What it shows, so that nothing else is ever taken for it. */
  readonly of: string
  /** It may still be on its way; nothing, when it is no picture. */
  readonly picture: Promise<ImageBitmap | null>
  /** The lit table is not begun before this, and not before somebody is there. */
  readonly after: Promise<unknown>
}

/** Taken now, to be kept. */
export interface Taken {
  readonly of: string
  readonly picture: Promise<Blob | null>
}

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** All that makes the picture of a board at rest that nobody points at. */
export const subjectOf = (
  { scene, poses: { pieces, parts }, overlays, choices, theme }: HeadlessState,
  rig: Rig,
  size: PixelSize
): string => JSON.stringify([theme, size, rig.shot(), scene, [...pieces], [...parts], overlays, choices])

/** The same table with nothing pointed at. */
export const unpointed = (state: HeadlessState): HeadlessState => ({
  ...state,
  hovered: null,
  walker: null,
  focused: null,
  lit: null
})

export const asPicture = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))

/** The next moment in which the window has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 300 }))
