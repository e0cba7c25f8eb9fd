import { mount } from '@vue/test-utils'
import { effectScope } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import { handleKey, useKeys } from '../../../renderer/shell/keys'
import AppButton from '../../../renderer/ui/AppButton.vue'
import { isSecondPress, ONE_PRESS } from '../../../renderer/ui/presses'

vi.unmock('../../../renderer/ui/presses')

/** An event of a moment of our choosing. */
function at<E extends Event>(time: number, event: E): E {
  Object.defineProperty(event, 'timeStamp', { value: time })
  return event
}

describe('a press that comes twice', () => {
  it('is one, until there was time to read', () => {
    expect(isSecondPress('Enter', 1000)).toBe(false)
    expect(isSecondPress('Enter', 1000 + ONE_PRESS - 1)).toBe(true)
    expect(isSecondPress('Enter', 1000 + ONE_PRESS)).toBe(false)
  })

  it('is not another key, nor the same one after another', () => {
    expect(isSecondPress('1', 2000)).toBe(false)
    expect(isSecondPress('2', 2010)).toBe(false)
    expect(isSecondPress('1', 2020)).toBe(false)
  })

  it('of a key that decides does so once, and so does holding it down', () => {
    const decide = vi.fn()
    const count = vi.fn()
    const scope = effectScope()
    scope.run(() =>
      useKeys(() => [
        { chord: 'Enter', label: 'Decide', run: decide, once: true },
        { chord: '1', label: 'Count', run: count }
      ])
    )
    const strike = (time: number, key: string, repeat = false): void =>
      handleKey(at(time, new KeyboardEvent('keydown', { key, repeat, cancelable: true })))
    strike(3000, 'Enter')
    strike(3100, 'Enter')
    strike(3400, 'Enter', true)
    expect(decide).toHaveBeenCalledTimes(1)
    strike(3500, 'Enter')
    expect(decide).toHaveBeenCalledTimes(2)
    strike(3600, '1')
    strike(3610, '1')
    expect(count).toHaveBeenCalledTimes(2)
    scope.stop()
  })

  it('of a button that decides does so once', () => {
    const once = mount(AppButton, { props: { once: true } })
    const often = mount(AppButton)
    for (const [n, time] of [5000, 5120].entries())
      for (const button of [once, often])
        button.element.dispatchEvent(at(time + 10_000, new MouseEvent('click', { detail: n + 1 })))
    expect(once.emitted('press')).toHaveLength(1)
    expect(often.emitted('press')).toHaveLength(2)
  })
})
