import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { setHost } from '../../../renderer/shell/host'
import { useTable } from '../../../renderer/table/store'
import { snapshot } from './messages'

const packed = (round: number): string => JSON.stringify({ ...snapshot(), view: { round } })

/** A table that is shown as it was in round 1, while main has it in this round. */
function recalled(round: number) {
  const host = demoHost({ table: { open: () => packed(round), ask: () => 'answered' } })
  setHost(host)
  setActivePinia(createPinia())
  const table = useTable()
  table.recall(packed(1))
  return { table, host }
}

describe('a table that is shown as it was last at rest', () => {
  it('stays what it is when it is opened and nothing is different', async () => {
    const { table } = recalled(1)
    const shown = table.now
    expect(await table.open(1)).toBe(true)
    expect(table.now).toBe(shown)
  })

  it('becomes what main says where that is different', async () => {
    const { table } = recalled(2)
    expect(await table.open(1)).toBe(true)
    expect(table.view).toEqual({ round: 2 })
  })

  it('is asked nothing before it is open', async () => {
    const { table, host } = recalled(1)
    const told = table.question('odds')
    await Promise.resolve()
    expect(host.asked).toEqual([])
    await table.open(1)
    expect(await told).toBe('answered')
    expect(host.asked.map(({ path }) => path)).toEqual(['table.open', 'table.ask'])
  })

  it('lets go of whoever waits for it when it is cleared away', async () => {
    const { table, host } = recalled(1)
    const told = table.question('odds')
    table.close()
    expect(await told).toBeUndefined()
    expect(host.asked).toEqual([])
  })
})
