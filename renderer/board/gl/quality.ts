// How much a graphics card is asked for. It steps down by itself when frames come slowly, and never up again by itself.
export const QUALITIES = ['low', 'medium', 'high'] as const
export type Quality = (typeof QUALITIES)[number]

export interface Means {
  readonly hasShadows: boolean
  readonly hasAntialias: boolean
  readonly mostPixels: number
  /** Pixels of the painted board from west to east. */
  readonly groundPixels: number
}

export const MEANS: Readonly<Record<Quality, Means>> = {
  high: { hasShadows: true, hasAntialias: true, mostPixels: 2, groundPixels: 3072 },
  medium: { hasShadows: false, hasAntialias: true, mostPixels: 1.25, groundPixels: 2048 },
  low: { hasShadows: false, hasAntialias: false, mostPixels: 0.8, groundPixels: 2048 }
}

/** Names of drivers that draw with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Where to begin: shadows only where there is a graphics card for them. */
export function firstQuality(context: WebGL2RenderingContext): Quality {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''
  return SOFTWARE.test(String(name)) ? 'medium' : 'high'
}

export interface Gauge {
  /** Told how long each frame of a movement took; answers true when it is time to step down. */
  isTooSlow(ms: number): boolean
}

const SLOW = 45
const PATIENCE = 10

/** Ten slow frames out of the last dozen or so: a single stall is forgiven. */
export function createGauge(): Gauge {
  let slow = 0
  return {
    isTooSlow(ms) {
      slow = Math.max(0, slow + (ms > SLOW ? 1 : -0.5))
      if (slow < PATIENCE) return false
      slow = 0
      return true
    }
  }
}

export const stepDown = (quality: Quality): Quality => (quality === 'high' ? 'medium' : 'low')
