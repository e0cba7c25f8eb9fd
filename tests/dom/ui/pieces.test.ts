import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import AppButton from '../../../renderer/ui/AppButton.vue'
import { chordOf, chordParts } from '../../../renderer/ui/chord'
import ListBox from '../../../renderer/ui/fields/ListBox.vue'
import { typedNumber } from '../../../renderer/ui/fields/number'
import NumberStepper from '../../../renderer/ui/fields/NumberStepper.vue'
import { makeTypeahead, rovingMove } from '../../../renderer/ui/roving'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held
})

describe('chords', () => {
  it('are written the same however the key was struck', () => {
    expect(chordOf(pressed('z', { ctrlKey: true }))).toBe('Ctrl+Z')
    expect(chordOf(pressed('z', { metaKey: true, shiftKey: true }))).toBe('Ctrl+Shift+Z')
    expect(chordOf(pressed(' ', { shiftKey: true }))).toBe('Shift+Space')
    expect(chordOf(pressed('=', { ctrlKey: true }))).toBe('Ctrl++')
    expect(chordOf(pressed('?', { shiftKey: true }))).toBe('?')
  })

  it('are shown as key caps, the plus key too', () => {
    expect(chordParts('Ctrl+Shift+Z')).toEqual(['Ctrl', '⇧', 'Z'])
    expect(chordParts('Ctrl++')).toEqual(['Ctrl', '+'])
  })
})

describe('AppButton', () => {
  it('says why it cannot be pressed, and is not', async () => {
    const button = mount(AppButton, { props: { refused: 'Needs 2 animus' }, slots: { default: 'Bash' } })
    await button.trigger('click')
    expect(button.emitted('press')).toBeUndefined()
    expect(button.attributes('aria-disabled')).toBe('true')
    const reason = button.find(`[id="${button.attributes('aria-describedby')}"]`)
    expect(reason.text()).toBe('Needs 2 animus')
  })
})

describe('NumberStepper', () => {
  const stepper = () =>
    mount(NumberStepper, { props: { modelValue: 3, min: 0, max: 5, label: 'White cards' }, attachTo: document.body })

  it.each([
    ['ArrowUp', 4],
    ['ArrowDown', 2],
    ['End', 5],
    ['Home', 0],
    ['PageUp', 5]
  ])('%s goes to %i', async (key, value) => {
    const field = stepper()
    await field.find('input').trigger('keydown', { key })
    expect(field.emitted('update:modelValue')?.[0]).toEqual([value])
    field.unmount()
  })

  it('takes typed digits within its limits and nothing else', async () => {
    const field = stepper()
    await field.find('input').setValue('99')
    await field.find('input').trigger('change')
    expect(field.emitted('update:modelValue')?.at(-1)).toEqual([5])
    await field.find('input').setValue('many')
    await field.find('input').trigger('change')
    expect(field.find('input').element.value).toBe('5')
    field.unmount()
  })

  it('counts what is typed before the field is left, as soon as it is a number within its limits', async () => {
    const field = stepper()
    // The field is not left: nothing has changed yet.
    const type = async (text: string) => {
      field.find('input').element.value = text
      await field.find('input').trigger('input')
    }
    await type('4')
    expect(field.emitted('update:modelValue')).toEqual([[4]])
    await type('')
    await type('99')
    expect(field.emitted('update:modelValue')).toEqual([[4]])
    expect(field.find('input').element.value).toBe('99')
    field.unmount()
  })

  it('reads a true minus sign', () => {
    expect(typedNumber('\u22124')).toBe(-4)
    expect(typedNumber('4.5')).toBeUndefined()
  })
})

describe('roving focus', () => {
  it('moves by arrows, Home and End and stays inside', () => {
    expect(rovingMove('ArrowDown', 2, { count: 3 })).toBe(2)
    expect(rovingMove('ArrowDown', 0, { count: 6, columns: 3 })).toBe(3)
    expect(rovingMove('End', 0, { count: 6 })).toBe(5)
    expect(rovingMove('x', 0, { count: 6 })).toBeUndefined()
  })

  it('finds by the first letters, and goes round on the same letter', () => {
    let time = 0
    const find = makeTypeahead(() => time)
    const labels = ['Heart', 'Head', 'Flank']
    expect(find('h', labels, 0)).toBe(1)
    time += 5000
    expect(find('h', labels, 1)).toBe(0)
    time += 10
    expect(find('e', labels, 0)).toBe(0)
    time += 10
    expect(find('a', labels, 0)).toBe(0)
    time += 10
    expect(find('d', labels, 0)).toBe(1)
  })
})

describe('ListBox', () => {
  const items = [
    { id: 'a', label: 'Move' },
    { id: 'b', label: 'Play', off: true },
    { id: 'c', label: 'Item' }
  ]

  it('has one tab stop, moves focus with arrows and chooses with Space', async () => {
    const list = mount(ListBox, { props: { items, label: 'Actions', modelValue: [] }, attachTo: document.body })
    const options = list.findAll('[role=option]')
    expect(options.map((option) => option.attributes('tabindex'))).toEqual(['0', '-1', '-1'])
    await options[0]?.trigger('keydown', { key: 'End' })
    await Promise.resolve()
    expect(document.activeElement).toBe(options[2]?.element)
    await options[2]?.trigger('keydown', { key: ' ' })
    expect(list.emitted('update:modelValue')).toEqual([[['c']]])
    await options[1]?.trigger('click')
    expect(list.emitted('update:modelValue')).toHaveLength(1)
    list.unmount()
  })
})
