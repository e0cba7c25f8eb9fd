import { describe, expect, it } from 'vitest'
import { atLeast, atMost, cuEach, measured, median, perCu, percentile, type Bench } from '../bench/bench'
import { tableOf } from '../bench/table'

const effort = { rounds: 3, msPerRound: 1 }
const bench = (part: Partial<Bench>): Bench => ({ row: 'work', unit: '/CU', measure: () => 100, ...part })

function busy(): number {
  const end = performance.now() + 0.5
  while (performance.now() < end);
  return 1
}

describe('a row of the benchmark', () => {
  it('is met on the right side of its target, the bound included', async () => {
    const verdict = async (target: Bench['target']) => (await measured(bench(target ? { target } : {}), effort)).ok
    expect(await verdict(atLeast(100))).toBe(true)
    expect(await verdict(atLeast(101))).toBe(false)
    expect(await verdict(atMost(100))).toBe(true)
    expect(await verdict(atMost(99))).toBe(false)
    expect(await verdict(undefined)).toBeNull()
  })

  it('is data that says everything', async () => {
    expect(await measured(bench({ anchor: 'others 3', target: atLeast(7) }), effort)).toEqual({
      row: 'work',
      anchor: 'others 3',
      target: '≥ 7 /CU',
      figure: 100,
      unit: '/CU',
      ok: true
    })
  })

  it('that cannot be measured has failed by itself, and says why', async () => {
    const broken = async (): Promise<number> => {
      throw Object.assign(new Error('Command failed: electron'), {
        stderr: 'loading\nError: there is nothing lit\n  at page'
      })
    }
    const row = await measured(bench({ target: atMost(1), measure: broken }), effort)
    expect(row).toMatchObject({ figure: null, ok: false, why: 'Error: there is nothing lit' })
    expect(await measured(bench({ measure: broken }), effort)).toMatchObject({ figure: null, ok: false })
    expect(tableOf([row])).toContain('work  not measured: Error: there is nothing lit  ≤ 1 /CU  FAILED')
    expect(tableOf([row])).toContain('0 of 1 targets met')
  })

  it('is the same seen as a rate and as a cost', async () => {
    const rate = await perCu(busy)(effort)
    const cost = await cuEach(busy)(effort)
    expect(rate * cost).toBeGreaterThan(0.3)
    expect(rate * cost).toBeLessThan(3)
  })
})

describe('numbers', () => {
  it('have a middle and a far end', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 99)).toBe(10)
    expect(percentile([4], 50)).toBe(4)
    expect(median([])).toBeNaN()
  })
})

describe('the table', () => {
  it('lines up, names what falls short and counts', () => {
    const row = { row: 'a', anchor: null, target: '≥ 7 /CU', figure: 6.123456, unit: '/CU', ok: false }
    const peer = { row: '  a peer', anchor: null, target: null, figure: 123456.7, unit: '/CU', ok: null }
    expect(tableOf([row, peer, { ...row, ok: true, anchor: 'others 3' }]).split('\n')).toEqual([
      'row       figure      target   verdict  anchor',
      'a         6.12 /CU    ≥ 7 /CU  SHORT',
      '  a peer  123457 /CU',
      'a         6.12 /CU    ≥ 7 /CU  ok       others 3',
      '',
      '1 of 2 targets met',
      ''
    ])
  })
})
