// How long a frame takes from the first command to the last pixel, beside the least it could take here.
import type { Battlefield, SceneBoard } from '../board'
import { bareScene } from './bareScene'

/** Milliseconds, lower quartiles: others use the machine as well. */
export interface FrameTimes {
  readonly field: number
  readonly bare: number
}

const WARM_UP = 6
const ROUNDS = 40

/** Frames of both by turns, so that whatever else goes on here slows both. */
export async function frameTimes(field: Battlefield, board: SceneBoard): Promise<FrameTimes> {
  const { canvas, context } = await lit()
  const bare = bareScene(canvas, board, field.shot())
  const times: { field: number[]; bare: number[] } = { field: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    // Nothing else is moving: lighting another choice asks for exactly one frame.
    const mine = await timed(context, () => field.light(round % 2 ? 'one' : 'other'))
    const least = await timed(bare.context, () => requestAnimationFrame(bare.draw))
    // The first frames compile what they draw with.
    if (round < WARM_UP) continue
    times.field.push(mine)
    times.bare.push(least)
  }
  bare.dispose()
  return { field: lowerQuartile(times.field), bare: lowerQuartile(times.bare) }
}

const LONGEST = 20_000

/** The page is ready before its first frame: until that is drawn, no canvas is seen, and none has anything on it. */
async function lit(): Promise<{ readonly canvas: HTMLCanvasElement; readonly context: WebGL2RenderingContext }> {
  for (const start = performance.now(); performance.now() - start < LONGEST;) {
    const canvas = [...document.querySelectorAll('canvas')].find(
      (one) => !one.hidden && one.style.visibility !== 'hidden'
    )
    const context = canvas?.getContext('webgl2')
    if (canvas && context) return { canvas, context }
    await new Promise((next) => requestAnimationFrame(next))
  }
  throw new Error('there is nothing lit to measure')
}

/** One frame: what `draw` asks for is drawn between two callbacks of our own, and waited for to the last pixel. */
function timed(context: WebGL2RenderingContext, draw: () => void): Promise<number> {
  return new Promise((done) => {
    let began = 0
    requestAnimationFrame(() => {
      finish(context)
      began = performance.now()
    })
    draw()
    requestAnimationFrame(() => {
      finish(context)
      done(performance.now() - began)
    })
  })
}

/** Waits for all that has been asked of a card: a pixel is only read when it has been drawn. */
const finish = (context: WebGL2RenderingContext): void =>
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))

const lowerQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0
