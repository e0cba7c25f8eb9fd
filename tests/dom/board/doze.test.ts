import { beforeEach, expect, it, vi } from 'vitest'
import { createSurface, type Surface } from '../../../renderer/board/surface'

const stages = vi.hoisted((): { isDisposed: boolean }[] => [])
vi.mock('../../../renderer/board/gl/stage', () => ({
  createStage: () => {
    const stage = { isDisposed: false, quality: 'low', resize() {}, write() {}, render() {}, prepare() {} }
    stages.push(stage)
    return { ...stage, dispose: () => void (stages.at(-1)!.isDisposed = true) }
  }
}))
vi.mock('../../../renderer/board/ground/ground', () => ({ createGround: () => ({}) }))

const state = { scene: {}, poses: { pieces: new Map(), parts: new Map() }, overlays: [], choices: [], theme: 'dark' }
const rig = { shot: () => [] }
const picture = { close: vi.fn() }
let host: HTMLElement
let surface: Surface

beforeEach(() => {
  stages.length = 0
  host = document.createElement('div')
  const nothing = (): void => undefined
  surface = createSurface(host, {
    atlas: {} as never,
    quality: null,
    likeness: null,
    onContext: nothing,
    onLit: nothing
  })
  surface.draw(state as never, 'scene', rig as never, {} as never)
})
const doze = (): Promise<void> => surface.doze(state as never, rig as never)

it('gives the graphics card back and leaves its picture there', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture))
  await doze()
  expect([surface.quality, stages[0]?.isDisposed]).toEqual(['none', true])
})

it('stays lit where no picture can be taken', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('nothing to see')))
  await expect(doze()).resolves.toBeUndefined()
  expect(surface.quality).toBe('low')
})

it('that is taken down meanwhile leaves nothing behind', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture))
  const dozing = doze()
  surface.dispose()
  await dozing
  expect(host.children).toHaveLength(0)
})
