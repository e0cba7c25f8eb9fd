import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { setHost } from '../../../renderer/shell/host'
import { useTable } from '../../../renderer/table/store'
import { troubles } from '../../../renderer/shell/trouble'
import { snapshot, step } from './messages'

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

const reply = { form: 'choose', chosen: ['x'] } as const

/** Shown in round 1, and sure to be what its save ends with. Main opens the table when it is let to. */
function sure(opened: () => unknown) {
  let letOpen = (): void => {}
  const waited = new Promise<void>((done) => (letOpen = done))
  const asked: string[] = []
  const call = (path: string, answer: () => unknown) => async () => {
    asked.push(path)
    if (path === 'open') await waited
    return answer()
  }
  const given = (value: unknown): unknown => ({ ok: true, value })
  const table = {
    open: call('open', opened),
    answer: call('answer', () => given(step()))
  }
  setHost({ table } as never)
  setActivePinia(createPinia())
  troubles.value = []
  const store = useTable()
  store.recall(packed(1), true)
  return { table: store, asked, letOpen }
}

describe('a table that can be used before it is open', () => {
  it('takes a decision at once, and sends it when it is open', async () => {
    const { table, asked, letOpen } = sure(() => ({ ok: true, value: packed(1) }))
    const opening = table.open(1)
    const decided = table.answer('p1', reply)
    expect(table.isBusy).toBe(true)
    await new Promise((done) => setTimeout(done))
    expect(asked).toEqual(['open'])
    expect(table.view, 'nothing is shown as done before').toEqual({ round: 1 })
    letOpen()
    expect([await opening, await decided]).toEqual([true, true])
    expect(asked).toEqual(['open', 'answer'])
    expect(table.view).toEqual({ round: 2 })
    expect(troubles.value).toEqual([])
  })

  it('takes one decision, not two', async () => {
    const { table, asked, letOpen } = sure(() => ({ ok: true, value: packed(1) }))
    const both = [table.answer('p1', reply), table.answer('p1', reply)]
    letOpen()
    await table.open(1)
    expect(await Promise.all(both)).toEqual([true, false])
    expect(asked).toEqual(['open', 'answer'])
  })

  it('says so where the save has it differently, and what was decided on it is not done', async () => {
    const { table, asked, letOpen } = sure(() => ({ ok: true, value: packed(7) }))
    const decided = table.answer('p1', reply)
    letOpen()
    expect(await table.open(1)).toBe(true)
    expect(await decided).toBe(false)
    expect(asked).toEqual(['open'])
    expect(table.view).toEqual({ round: 7 })
    expect(table.isBusy).toBe(false)
    expect(troubles.value.map(({ why }) => why.key)).toEqual(['table.notAsRecalled'])
  })

  it('says why where it cannot be opened, and what was decided on it is not done', async () => {
    const why = { key: 'store.damaged', args: { part: 'file' } }
    const { table, asked, letOpen } = sure(() => ({ ok: false, code: 'damaged', why }))
    const decided = table.answer('p1', reply)
    letOpen()
    expect(await table.open(1)).toBe(false)
    expect(await decided).toBe(false)
    expect(asked).toEqual(['open'])
    expect(troubles.value.map((one) => one.why)).toEqual([why])
  })
})
