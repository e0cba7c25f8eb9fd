import { beforeEach, expect, it, vi } from 'vitest'
import { createRig, type Rig } from '../../../renderer/board/camera/rig'

let element: HTMLElement
let rig: Rig
const grabbed = vi.fn()

beforeEach(() => {
  grabbed.mockClear()
  element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
  document.body.replaceChildren(element)
  rig = createRig(element, () => undefined, grabbed)
  rig.resize(800, 600, 0)
  rig.look({ at: [0, 20, 20], target: [0, 0, 0] }, true)
})

function pointer(kind: string, x: number): void {
  const at = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, clientX: x, clientY: 300 }
  element.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true, cancelable: true }))
}

it('stays as it was laid where somebody only clicks, even with a hand that shakes', () => {
  pointer('pointerdown', 400)
  pointer('pointermove', 402)
  rig.update(0.016)
  pointer('pointerup', 402)
  expect(grabbed).not.toHaveBeenCalled()
})

it('is taken by whoever drags it', () => {
  pointer('pointerdown', 400)
  pointer('pointermove', 460)
  rig.update(0.016)
  pointer('pointerup', 460)
  expect(grabbed).toHaveBeenCalled()
})

it('is taken by whoever turns the wheel', () => {
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: -240, clientX: 400, clientY: 300, cancelable: true }))
  expect(grabbed).toHaveBeenCalled()
})
