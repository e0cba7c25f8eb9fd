import { describe, expect, it } from 'vitest'
import { expectRefused, value } from '../saves/kit'
import { choose, say, sitDown } from './kit'

describe('what an answer would lead to, asked of the table', () => {
  it('is told with its lines, and nothing is written', () => {
    const { run, bag } = sitDown()
    const { last } = bag
    const before = run.snapshot()
    const seen = value(run.foresee({ seat: 'seat-1', reply: choose('hold') }))
    expect(seen.told[0]).toMatchObject({ happening: { kind: 'banked', seat: 'seat-1' } })
    expect(bag.last).toBe(last)
    expect(run.snapshot()).toEqual(before)
    const step = say(run, 'hold')
    expect(step.log.add[0]).toMatchObject({ words: { key: 'pig.banked' }, happenings: [seen.told[0]!] })
    bag.close()
  })

  it('says nothing of a die before it falls', () => {
    const { run, bag } = sitDown()
    expect(value(run.foresee({ seat: 'seat-1', reply: choose('roll') }))).toEqual({ told: [], isOpen: true })
    expectRefused(run.foresee({ seat: 'seat-1', reply: choose('fly') }), 'refused')
    bag.close()
  })
})
