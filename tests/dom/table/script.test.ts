import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watch } from 'vue'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { turn } from '../../../renderer/gallery/demoPrompts'
import { setHost } from '../../../renderer/shell/host'
import { handleKey } from '../../../renderer/shell/keys'
import { useChoosing } from '../../../renderer/table/choosing'
import { useTable } from '../../../renderer/table/store'
import { useTelling, type SaidLine } from '../../../renderer/table/report/telling'
import TellingBar from '../../../renderer/table/report/TellingBar.vue'
import { snapshot, step } from './messages'

beforeEach(() => {
  setActivePinia(createPinia())
  window.addEventListener('keydown', handleKey)
  setHost(demoHost({ table: { answer: () => step() } }))
  useTable().adopt(snapshot(turn))
})
afterEach(() => window.removeEventListener('keydown', handleKey))

const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}
/** What main says with the next answer or redo. Each line raises the round to its id. */
function tell(...lines: SaidLine[]): void {
  const add = lines.map((one) => ({ ...one, patch: { in: { round: { is: one.id } } } }))
  const told = () => step({ log: { from: 0, add }, patch: { in: { round: { is: 9 } } } })
  setHost(demoHost({ table: { answer: told, redo: told } }))
}
const decide = async (): Promise<void> => {
  await useChoosing().pick('move3')
  await flushPromises()
}

describe('the GM script', () => {
  const line = (id: number, waits: boolean): SaidLine => ({
    id,
    after: 5,
    words: { key: `demo.line${id}` },
    clauses: ['OW-EMOVE-02'],
    reasons: [{ key: 'demo.closest' }],
    waits,
    weight: 'deed',
    happenings: []
  })

  it('tells line by line what waits for a person, and asks only afterwards', async () => {
    const telling = useTelling()
    tell(line(1, false), line(2, true), line(3, true), line(4, false))
    const script = mount(TellingBar, { attachTo: document.body })
    await decide()
    expect(telling.current?.id).toBe(2)
    expect(useChoosing().prompt).toBeUndefined()
    expect(script.find('.line').text()).toBe('Line2')
    expect(script.find('details').text()).toContain('OW-EMOVE-02')
    await press(' ')
    expect(telling.current?.id).toBe(3)
    await press(' ')
    expect(telling.isTelling).toBe(false)
    expect(useChoosing().prompt?.form).toBe('number')
    script.unmount()
  })

  it('shows the table as it stands after the line that is told, and at the question as it is', async () => {
    const telling = useTelling()
    tell(line(1, false), line(2, true), line(3, true))
    let settle: () => void = () => undefined
    const show = ({ id }: SaidLine) => (id === 3 ? new Promise<void>((done) => (settle = done)) : null)
    const leave = telling.join({ show, hurry: () => settle() })
    const shown: unknown[] = [telling.view]
    await decide()
    shown.push(telling.view)
    telling.next()
    await flushPromises()
    expect(telling.playing?.id).toBe(3)
    shown.push(telling.view)
    telling.next()
    await flushPromises()
    shown.push(telling.view)
    telling.next()
    await flushPromises()
    expect([...shown, telling.view]).toEqual([1, 2, 2, 3, 9].map((round) => ({ round })))
    leave()
  })

  it('a reason opened with the pointer leaves the keys to the script', async () => {
    tell(line(1, true), line(2, true))
    const script = mount(TellingBar, { attachTo: document.body })
    await decide()
    const summary = script.find<HTMLElement>('summary')
    for (const [detail, keeps] of [
      [0, true],
      [1, false]
    ] as const) {
      summary.element.focus()
      await summary.trigger('click', { detail })
      expect(document.activeElement === summary.element).toBe(keeps)
    }
    script.unmount()
  })

  it('is over at once with Shift and Space', async () => {
    const telling = useTelling()
    tell(line(1, true), line(2, true))
    const script = mount(TellingBar, { attachTo: document.body })
    await decide()
    telling.all()
    expect(telling.isTelling).toBe(false)
    script.unmount()
  })

  it.each([
    ['where nothing moves, nothing waits: the question is not taken away', () => null, []],
    ['where something moves, the question comes after it', () => Promise.resolve(), [true, false]]
  ])('%s', async (_, show, told) => {
    const telling = useTelling()
    tell(line(1, false), line(2, false))
    const leave = telling.join({ show, hurry: () => undefined })
    const shown: boolean[] = []
    const stop = watch(
      () => telling.isTelling,
      (is) => shown.push(is),
      { flush: 'post' }
    )
    await decide()
    expect([telling.script.length, shown]).toEqual([2, told])
    stop()
    leave()
  })

  it('waits for the board, and a key ends its movement first', async () => {
    const telling = useTelling()
    tell(line(1, true), line(2, true))
    let settle: () => void = () => undefined
    const leave = telling.join({ show: () => new Promise<void>((done) => (settle = done)), hurry: () => settle() })
    await decide()
    expect(telling.playing?.id).toBe(1)
    telling.next()
    await flushPromises()
    expect([telling.playing, telling.current?.id]).toEqual([null, 1])
    telling.next()
    await flushPromises()
    expect(telling.playing?.id).toBe(2)
    leave()
  })

  it('is told no further when the table has gone on meanwhile', async () => {
    const telling = useTelling()
    const told: number[] = []
    let settle: () => void = () => undefined
    const show = ({ id }: SaidLine): Promise<void> | null => {
      told.push(id)
      return id < 3 ? new Promise<void>((done) => (settle = done)) : null
    }
    const leave = telling.join({ show, hurry: () => settle() })
    tell(line(1, false), line(2, false))
    await decide()
    expect([telling.playing?.id, telling.isTelling]).toEqual([1, true])
    tell(line(3, false))
    await useTable().redo()
    await flushPromises()
    expect(told).toEqual([1, 3])
    expect([telling.playing, telling.isTelling, telling.at]).toEqual([null, false, 1])
    leave()
  })
})
