// Two canvases in one place: the lit table, and the flat one that stands in when asked, or when there is no other way.
import type { Atlas } from './atlas/atlas'
import type { Rig } from './camera/rig'
import { paintFlat } from './flat/paint'
import type { FlatView } from './flat/view'
import { createGround, type Ground } from './ground/ground'
import { createStage, type Change, type GlStage } from './gl/stage'
import { stepDown, type Quality } from './gl/quality'
import type { HeadlessState } from './state'

export interface Surface {
  readonly hasGl: boolean
  readonly quality: Quality | 'none'
  readonly isLost: boolean
  readonly drawCalls: number
  resize(width: number, height: number): void
  /** Draws the lit table if it can and may, else the flat one. */
  draw(state: HeadlessState, change: Change | null, rig: Rig, view: FlatView): void
  /** Frames come too slowly: asks the graphics card for less. Null if there is no less. */
  ease(): Quality | null
  dispose(): void
}

const addCanvas = (host: HTMLElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block'
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  return canvas
}

/** `onContext`: the graphics card went away or came back. */
export function createSurface(host: HTMLElement, atlas: Atlas, first: Quality | null, onContext: () => void): Surface {
  const flat = addCanvas(host)
  const pen = flat.getContext('2d')
  let size = { width: 1, height: 1 }
  let isLost = false
  let isStale = true
  let asked = first
  const ground = createGround(document.createElement('canvas'))
  let lit = openLit(host, { atlas, ground }, first, { lose, find })

  function lose(event: Event): void {
    // Without this the browser never gives it back.
    event.preventDefault()
    isLost = true
    // Nothing can be deleted any more, but three.js has to forget what it had.
    lit.stage?.dispose()
    onContext()
  }

  function find(): void {
    isLost = false
    reopen()
    onContext()
  }

  function reopen(): void {
    lit.close()
    lit = openLit(host, { atlas, ground }, asked, { lose, find })
    isStale = true
    fit()
  }

  const fit = (): void => lit.stage?.resize(size.width, size.height, pixelsPerPoint())

  return {
    get hasGl() {
      return lit.stage !== null
    },
    get quality() {
      return lit.stage?.quality ?? 'none'
    },
    get isLost() {
      return isLost
    },
    get drawCalls() {
      return lit.stage?.drawCalls() ?? 0
    },
    resize(width, height) {
      size = { width, height }
      flat.width = Math.round(width * pixelsPerPoint())
      flat.height = Math.round(height * pixelsPerPoint())
      fit()
    },
    draw(state, change, rig, view) {
      const { stage } = lit
      const isFlat = state.isFlat || !stage || isLost
      flat.style.visibility = isFlat ? 'visible' : 'hidden'
      lit.canvas.style.visibility = isFlat ? 'hidden' : 'visible'
      if (isFlat) {
        isStale ||= change !== null
        if (pen) paintFlat(pen, state, { atlas, ground, view, pixels: pixelsPerPoint() })
        return
      }
      const needed = isStale ? 'scene' : change
      isStale = false
      if (needed) stage.write(state, needed)
      stage.render(rig)
    },
    ease() {
      const now = lit.stage?.quality
      if (!now || now === 'low') return null
      asked = stepDown(now)
      reopen()
      return asked
    },
    dispose() {
      lit.close()
      flat.remove()
    }
  }
}

const pixelsPerPoint = (): number => Math.min(2, globalThis.devicePixelRatio || 1)

interface Lit {
  readonly canvas: HTMLCanvasElement
  readonly stage: GlStage | null
  close(): void
}

interface Pictures {
  readonly atlas: Atlas
  readonly ground: Ground
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
