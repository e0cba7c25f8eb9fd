// Two canvases in one place: the lit table, and the flat one that stands in when asked, or when there is no other way, or
// with a picture of the lit one until that is ready.
import type { Atlas } from './atlas/atlas'
import type { Rig } from './camera/rig'
import { paintFlat } from './flat/paint'
import type { FlatView } from './flat/view'
import { createGround, type GroundPicture } from './ground/ground'
import { createStage, type StageChange, type GlStage } from './gl/stage'
import { stepDown, type Quality } from './gl/quality'
import { asPicture, idle, subjectOf, unpointed, type BoardLikeness, type Taken } from './likeness'
import { somebody } from './rest'
import type { HeadlessState } from './state'

export interface Surface {
  readonly hasGl: boolean
  readonly quality: Quality | 'none'
  readonly isLost: boolean
  readonly drawCalls: number
  resize(width: number, height: number): void
  /** Draws the lit table if it can and may, else the flat one. */
  draw(state: HeadlessState, change: StageChange | null, rig: Rig, view: FlatView): void
  /** A picture of the lit table as it stands, if it is there and looks different from the one that is known. */
  likeness(state: HeadlessState, rig: Rig, known: string): Taken | null
  /** Nobody is there: a picture takes the place of the lit table until somebody is, and the card gets its room back. */
  doze(state: HeadlessState, rig: Rig): Promise<void>
  /** Frames come too slowly: asks the graphics card for less. Null if there is no less. */
  ease(): Quality | null
  dispose(): void
}

export interface Surfacing {
  readonly atlas: Atlas
  readonly quality: Quality | null
  /** Shown until the lit table is ready, as long as that would look the same. */
  readonly likeness: BoardLikeness | null
  /** What is shown has to be drawn anew: the graphics card went away or came back. */
  onContext(): void
  /** The lit table is ready and takes the place of its likeness. */
  onLit(): void
}

const addCanvas = (host: HTMLElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block;visibility:hidden'
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  return canvas
}

export function createSurface(host: HTMLElement, { atlas, quality, likeness, onContext, onLit }: Surfacing): Surface {
  const flat = addCanvas(host)
  let size = { width: 1, height: 1 }
  let isLost = false
  let isStale = true
  let asked = quality
  let standIn = likeness && standInOf(host, likeness, giveUp)
  const ground = createGround(document.createElement('canvas'))
  let lit: Lit | null = null

  /** It is opened when it is first wanted: whoever looks at the flat table pays nothing for it. */
  function opened(): Lit {
    if (lit) return lit
    lit = openLit(host, { atlas, ground }, asked, { lose, find })
    isStale = true
    fit()
    return lit
  }

  function lose(event: Event): void {
    // Without this the browser never gives it back.
    event.preventDefault()
    isLost = true
    dismiss()
    // Nothing can be deleted any more, but three.js has to forget what it had.
    lit?.stage?.dispose()
    onContext()
  }

  function find(): void {
    isLost = false
    reopen()
    onContext()
  }

  function reopen(): void {
    lit?.close()
    lit = null
    opened()
  }

  const fit = (): void => lit?.stage?.resize(size.width, size.height, pixelsPerPoint())

  /** Whether the likeness is shown in place of the lit table. One look at something else, and it is done with. */
  function isStoodInFor(state: HeadlessState, rig: Rig): boolean {
    if (!standIn) return false
    if (standIn.is === 'replaced' || state.isFlat || subjectOf(state, rig, size) !== standIn.of) {
      dismiss()
      return false
    }
    standIn.canvas.style.visibility = 'visible'
    if (standIn.is === 'new') void light(standIn, state, rig)
    return true
  }

  function dismiss(): void {
    standIn?.canvas.remove()
    standIn = null
  }

  /** It is no picture after all: the board is seen when it is drawn. */
  function giveUp(blank: StandIn): void {
    if (standIn !== blank) return
    dismiss()
    onContext()
  }

  /** When somebody is there, and in steps, so that the table can be used meanwhile. */
  async function light(mine: StandIn, state: HeadlessState, rig: Rig): Promise<void> {
    mine.is = 'shown'
    await mine.after
    await somebody()
    for (const step of [() => opened(), () => lit?.stage?.write(state, 'scene'), () => lit?.stage?.prepare(rig)]) {
      await idle()
      if (standIn !== mine) return
      await step()
    }
    if (standIn !== mine) return
    mine.is = 'replaced'
    isStale = false
    onLit()
  }

  /** The lit table as it stands with nothing pointed at. */
  function takenOf<T>(stage: GlStage, state: HeadlessState, rig: Rig, take: () => T): T {
    stage.write(unpointed(state), 'overlays')
    stage.render(rig)
    const taken = take()
    stage.write(state, 'overlays')
    stage.render(rig)
    return taken
  }

  return {
    get hasGl() {
      return lit === null || lit.stage !== null
    },
    get quality() {
      return lit?.stage?.quality ?? 'none'
    },
    get isLost() {
      return isLost
    },
    get drawCalls() {
      return lit?.stage?.drawCalls() ?? 0
    },
    resize(width, height) {
      size = { width, height }
      flat.width = Math.round(width * pixelsPerPoint())
      flat.height = Math.round(height * pixelsPerPoint())
      fit()
    },
    draw(state, change, rig, view) {
      if (isStoodInFor(state, rig)) return
      const stage = state.isFlat || isLost ? null : opened().stage
      flat.style.visibility = stage ? 'hidden' : 'visible'
      if (lit) lit.canvas.style.visibility = stage ? 'visible' : 'hidden'
      if (!stage) {
        isStale ||= change !== null
        const pen = flat.getContext('2d')
        if (pen) paintFlat(pen, state, { atlas, ground, view, pixels: pixelsPerPoint() })
        return
      }
      const needed = isStale ? 'scene' : change
      isStale = false
      if (needed) stage.write(state, needed)
      stage.render(rig)
    },
    likeness(state, rig, known) {
      const of = subjectOf(state, rig, size)
      if (standIn || isLost || state.isFlat || !lit?.stage || of === known) return null
      const { stage, canvas } = lit
      return { of, picture: takenOf(stage, state, rig, () => asPicture(canvas)) }
    },
    async doze(state, rig) {
      const now = lit
      if (standIn || isLost || state.isFlat || !now?.stage) return
      const of = subjectOf(state, rig, size)
      const picture = await takenOf(now.stage, state, rig, () => createImageBitmap(now.canvas)).catch(() => null)
      // Of a window without room no picture can be taken: then it stays as it is.
      if (!picture) return
      if (lit !== now || isLost || subjectOf(state, rig, size) !== of) return picture.close()
      standIn = standInOf(host, { of, picture: Promise.resolve(picture), after: Promise.resolve() }, giveUp)
      lit = null
      isStoodInFor(state, rig)
      now.close()
    },
    ease() {
      const now = lit?.stage?.quality
      if (!now || now === 'low') return null
      asked = stepDown(now)
      reopen()
      return asked
    },
    dispose() {
      dismiss()
      lit?.close()
      lit = null
      flat.remove()
    }
  }
}

const pixelsPerPoint = (): number => Math.min(2, globalThis.devicePixelRatio || 1)

interface StandIn {
  readonly of: string
  readonly after: Promise<unknown>
  readonly canvas: HTMLCanvasElement
  is: 'new' | 'shown' | 'replaced'
}

function standInOf(
  host: HTMLElement,
  { of, picture, after }: BoardLikeness,
  giveUp: (blank: StandIn) => void
): StandIn {
  const canvas = addCanvas(host)
  const standIn: StandIn = { of, after, canvas, is: 'new' }
  void picture.then((seen) => {
    if (seen) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(seen)
    else giveUp(standIn)
  })
  return standIn
}

interface Lit {
  readonly canvas: HTMLCanvasElement
  readonly stage: GlStage | null
  close(): void
}

interface Pictures {
  readonly atlas: Atlas
  readonly ground: GroundPicture
}

interface Fate {
  lose(event: Event): void
  find(): void
}

/** A canvas keeps its antialiasing for life, so every change of quality gets a new one. */
function openLit(host: HTMLElement, { atlas, ground }: Pictures, quality: Quality | null, { lose, find }: Fate): Lit {
  const canvas = addCanvas(host)
  const stage = createStage(canvas, atlas, ground, quality)
  const listening = new AbortController()
  canvas.addEventListener('webglcontextlost', lose, { signal: listening.signal })
  canvas.addEventListener('webglcontextrestored', find, { signal: listening.signal })
  return {
    canvas,
    stage,
    close() {
      listening.abort()
      stage?.dispose()
      canvas.remove()
    }
  }
}
