import { describe, expect, it } from 'vitest'
import { COMMANDS, handleKey, KEYS, type Meanings } from '../../../renderer/board/input'

function hands(hasNext = true) {
  const done: string[] = []
  const note =
    (what: string) =>
    (...args: unknown[]): void =>
      void done.push([what, ...args].join(' '))
  const meanings: Meanings = {
    point: note('point'),
    leave: note('leave'),
    click: note('click'),
    walk: note('walk'),
    tab: (by) => (note('tab')(by), hasNext),
    enter: (...now) => (note('enter')(...now), hasNext),
    escape: () => (note('escape')(), hasNext),
    command: note('command'),
    drag: note('drag'),
    wheel: note('wheel')
  }
  const press = (key: string, more: Partial<KeyboardEvent> = {}): boolean =>
    handleKey({ key, timeStamp: 7, ...more } as KeyboardEvent, meanings, KEYS)
  return { done, press }
}

describe('keys', () => {
  it('arrows walk, Tab goes through the options, Enter chooses, Home resets the camera', () => {
    const { done, press } = hands()
    for (const key of ['ArrowUp', 'Tab', 'Enter', 'Home', 'v', 'V']) expect(press(key)).toBe(true)
    press('Tab', { shiftKey: true })
    expect(done).toEqual(['walk ArrowUp', 'tab 1', 'enter 7', 'command home', 'command flat', 'command flat', 'tab -1'])
  })

  it('a key that is held down chooses once, and at the moment it was struck', () => {
    const { done, press } = hands()
    press('Enter', { timeStamp: 1200 })
    expect(press('Enter', { timeStamp: 1700, repeat: true })).toBe(true)
    expect(done).toEqual(['enter 1200'])
  })

  it('leaves other keys, and those of the window, to others', () => {
    const { done, press } = hands()
    expect(press('q')).toBe(false)
    expect(press('v', { ctrlKey: true })).toBe(false)
    expect(done).toEqual([])
  })

  it('Tab past the last option leaves the board: nobody is trapped', () => {
    expect(hands(false).press('Tab')).toBe(false)
  })

  it('no two commands share a key', () => {
    expect(new Set(COMMANDS.map((command) => KEYS[command])).size).toBe(COMMANDS.length)
  })

  it('Shift with an arrow moves over the board instead of walking on it, and leaves the keyboard where it was', () => {
    const { done, press } = hands()
    expect(press('ArrowLeft', { shiftKey: true })).toBe(true)
    expect(press('PageUp', { shiftKey: true })).toBe(true)
    expect(press('ArrowLeft')).toBe(true)
    expect(done).toEqual(['command slideLeft', 'command raise', 'walk ArrowLeft'])
  })

  it('a sign is its own key, with Shift or without', () => {
    const { done, press } = hands()
    press('+', { shiftKey: true })
    press('+')
    expect(done).toEqual(['command nearer', 'command nearer'])
  })
})
