// Two canvases in one place: the lit table, and the flat one that stands in when asked, or when there is no other way.
import type { Atlas } from './atlas/atlas'
import type { Rig } from './camera/rig'
import { paintFlat } from './flat/paint'
import type { FlatView } from './flat/view'
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
  /** Frames come too slowly: asks the graphics card for less. */
  ease(): void
  dispose(): void
}

const addCanvas = (host: HTMLElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;display:block'
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  return canvas
}

/** `onLost` and `onFound`: the graphics card went away or came back. */
export function createSurface(host: HTMLElement, atlas: Atlas, first: Quality | null, onContext: () => void): Surface {
  const flat = addCanvas(host)
  const pen = flat.getContext('2d')
  let asked = first
  let size = { width: 1, height: 1 }
  let isLost = false
  let isStale = true
  let lit = addCanvas(host)
  let stage = open()

  function open(): GlStage | null {
    const opened = createStage(lit, atlas, asked)
    lit.addEventListener('webglcontextlost', lose)
    lit.addEventListener('webglcontextrestored', find)
    return opened
  }

  function lose(event: Event): void {
    // Without this the browser never gives it back.
    event.preventDefault()
    isLost = true
    onContext()
  }

  function find(): void {
    isLost = false
    isStale = true
    onContext()
  }

  const pixels = (): number => Math.min(2, globalThis.devicePixelRatio || 1)
  const fitStage = (): void => stage?.resize(size.width, size.height, pixels())

  return {
    get hasGl() {
      return stage !== null
    },
    get quality() {
      return stage?.quality ?? 'none'
    },
    get isLost() {
      return isLost
    },
    get drawCalls() {
      return stage?.drawCalls() ?? 0
    },
    resize(width, height) {
      size = { width, height }
      flat.width = Math.round(width * pixels())
      flat.height = Math.round(height * pixels())
      fitStage()
    },
    draw(state, change, rig, view) {
      const isFlat = state.isFlat || !stage || isLost
      flat.style.visibility = isFlat ? 'visible' : 'hidden'
      lit.style.visibility = isFlat ? 'hidden' : 'visible'
      if (isFlat || !stage) {
        isStale ||= change !== null
        if (pen) paintFlat(pen, state, atlas, view, pixels())
        return
      }
      const needed = isStale ? 'scene' : change
      isStale = false
      if (needed) stage.write(state, needed)
      stage.render(rig)
    },
    ease() {
      if (!stage || stage.quality === 'low') return
      asked = stepDown(stage.quality)
      stage.dispose()
      lit.remove()
      lit = addCanvas(host)
      stage = open()
      isStale = true
      fitStage()
    },
    dispose() {
      stage?.dispose()
      stage = null
      lit.remove()
      flat.remove()
    }
  }
}
