// The battle report of a long evening: what is in sight comes first, and what is further up when nothing else is to be done.
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import BattleReport from '../../../renderer/table/report/BattleReport.vue'
import { useTable } from '../../../renderer/table/store'
import type { SaidLine } from '../../../renderer/table/report/telling'
import { snapshot } from './messages'

const LINES = 150
const line = (id: number): SaidLine => ({
  id,
  after: 0,
  words: { key: 'plain', args: { text: `Line ${id}` } },
  clauses: [],
  reasons: [],
  waits: false,
  weight: 'deed',
  happenings: []
})

afterEach(() => vi.unstubAllGlobals())

function opened(props: { readonly newestFirst?: boolean } = {}) {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  setActivePinia(createPinia())
  useTable().adopt({ ...snapshot(), log: Array.from({ length: LINES }, (_, id) => line(id)) })
  const report = mount(BattleReport, { props })
  const shown = (): string[] => report.findAll('.line').map((one) => one.text())
  const rest = async (): Promise<void> => {
    for (const work of idle.splice(0)) work()
    await nextTick()
  }
  return { report, shown, rest }
}

describe('the report of a long evening', () => {
  it('begins with its newest lines', async () => {
    const { report, shown } = opened()
    await nextTick()
    expect(shown().length).toBeGreaterThan(10)
    expect(shown().length).toBeLessThan(LINES / 2)
    expect(shown().at(-1)).toBe(`Line ${LINES - 1}`)
    expect(report.find('.line[tabindex="0"]').text()).toBe(`Line ${LINES - 1}`)
  })

  it('is whole when there was nothing else to do', async () => {
    const { shown, rest } = opened()
    await rest()
    expect(shown()).toEqual(Array.from({ length: LINES }, (_, id) => `Line ${id}`))
  })

  it('is read from its newest line down where a game has it so', async () => {
    const { report, shown, rest } = opened({ newestFirst: true })
    await rest()
    expect(shown()).toEqual(Array.from({ length: LINES }, (_, id) => `Line ${LINES - 1 - id}`))
    expect(report.find('.line[tabindex="0"]').text()).toBe(`Line ${LINES - 1}`)
  })
})
