import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, withDirectives } from 'vue'
import { beside } from '../../../renderer/ui/tips/beside'
import TipLayer from '../../../renderer/ui/tips/TipLayer.vue'
import { vTip, type Tip } from '../../../renderer/ui/tips/tips'

const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 })
const tip = { width: 100, height: 30 }
const room = { width: 800, height: 600 }

describe('what stands beside something', () => {
  it('stands on the side it wishes, middle to middle', () => {
    expect(beside(box(200, 100), tip, room, 'bottom')).toEqual({ left: 170, top: 126 })
    expect(beside(box(200, 100), tip, room, 'left')).toEqual({ left: 94, top: 95 })
  })

  it('stands across where there is no room, and is pushed in from the edge', () => {
    expect(beside(box(200, 570), tip, room, 'bottom').top).toBe(534)
    expect(beside(box(10, 100), tip, room, 'left').left).toBe(56)
    expect(beside(box(770, 100), tip, room, 'bottom').left).toBe(692)
  })
})

const telling = (told: () => Tip, label: string) =>
  defineComponent({
    setup: () => () => withDirectives(h('button', { 'aria-label': label }, h('span', 'inside')), [[vTip, told]])
  })

describe('a tip', () => {
  let layer: VueWrapper
  let control: VueWrapper
  const asked = vi.fn((): Tip => ({ text: 'Undo the last decision', chord: 'Ctrl+Z' }))
  const shown = (): string | undefined => document.querySelector('[role=tooltip]')?.textContent
  const point = async (target: Element, type = 'pointerover'): Promise<void> => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
    await nextTick()
  }
  const wait = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms)
    await nextTick()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    asked.mockClear()
    control = mount(telling(asked, 'Undo'), { attachTo: document.body })
    layer = mount(TipLayer, { attachTo: document.body })
  })
  afterEach(() => {
    control.unmount()
    layer.unmount()
    vi.useRealTimers()
  })

  it('costs nothing before somebody asks, and comes after a moment under the pointer', async () => {
    await point(control.find('span').element)
    await wait(200)
    expect(asked).not.toHaveBeenCalled()
    await wait(200)
    expect(shown()).toContain('Undo the last decision')
  })

  it('describes its control only while it is there, and only where the name does not say it all', async () => {
    await point(control.element)
    await wait(400)
    expect(control.attributes('aria-describedby')).toBe(document.querySelector('[role=tooltip]')?.id)
    await point(document.body)
    await wait(400)
    expect(shown()).toBeUndefined()
    expect(control.attributes('aria-describedby')).toBeUndefined()
    asked.mockImplementation(() => ({ text: 'Undo' }))
    await point(control.element)
    await wait(400)
    expect(shown()).toContain('Undo')
    expect(control.attributes('aria-describedby')).toBeUndefined()
  })

  it('comes where a finger is held down, and stays when it is lifted, up to the next touch', async () => {
    const touch = (type: string): boolean =>
      control.element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }))
    touch('pointerover')
    touch('pointerdown')
    await wait(500)
    expect(shown()).toBeUndefined()
    expect(touch('contextmenu')).toBe(false)
    await wait(1)
    expect(shown()).toContain('Undo')
    touch('pointerout')
    await wait(400)
    expect(shown()).toContain('Undo')
    touch('pointerdown')
    await nextTick()
    expect(shown()).toBeUndefined()
  })

  it('stays while the pointer is on the tip itself', async () => {
    await point(control.element)
    await wait(400)
    await point(document.body)
    await wait(100)
    await point(document.querySelector('[role=tooltip]') ?? document.body)
    await wait(1000)
    expect(shown()).toBeDefined()
  })

  it('goes when the pointer leaves the tip, by whatever way it came there', async () => {
    await point(control.element)
    await wait(400)
    // Between the two lies a little of the page.
    await point(document.body)
    await wait(50)
    await point(document.querySelector('[role=tooltip]') ?? document.body)
    await point(document.body)
    await wait(400)
    expect(shown()).toBeUndefined()
    await point(control.element)
    await wait(400)
    expect(shown()).toBeDefined()
  })

  it('goes when its control is pressed, and does not come back before the pointer does', async () => {
    await point(control.element)
    await wait(400)
    await point(control.element, 'pointerdown')
    expect(shown()).toBeUndefined()
    await point(control.find('span').element)
    await wait(1000)
    expect(shown()).toBeUndefined()
    await point(document.body)
    await point(control.element)
    await wait(400)
    expect(shown()).toBeDefined()
  })

  it('goes on Escape, and with its control', async () => {
    await point(control.element)
    await wait(400)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await nextTick()
    expect(shown()).toBeUndefined()
    await point(document.body)
    await point(control.element)
    await wait(400)
    control.unmount()
    await nextTick()
    expect(shown()).toBeUndefined()
  })
})
