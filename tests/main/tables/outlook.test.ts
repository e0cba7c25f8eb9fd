import { describe, expect, it } from 'vitest'
import { patched } from '../../../renderer/table/patch'
import { outlookOn } from '../../../main/tables/outlook'
import { pigGame } from '../fixtures/pig'
import { expectRefused } from '../saves/kit'
import { choose, say, sitDown } from './kit'

describe('what a ruling would lead to', () => {
  it('is told without its being done', () => {
    const { run, first, bag } = sitDown()
    const { last } = bag
    const [set, refused] = run.outlook([
      { who: 'seat-1', total: 30 },
      { who: 'nobody', total: 1 }
    ])
    expect(set).toMatchObject({ ok: true, lines: [{ key: 'pig.set' }], hidden: false })
    expect(refused).toEqual({ ok: false, why: { key: 'pig.nobody' } })
    expect(set?.ok && set.patch && patched(first.view, set.patch)).toMatchObject({ totals: { 'seat-1': 30 } })
    expect(bag.last).toBe(last)
    expect(run.snapshot().view).toMatchObject({ totals: { 'seat-1': 0 } })
    bag.close()
  })

  it('tells nothing of what is still hidden', () => {
    const game = pigGame(1, {
      rule: () => ({ ok: true, happenings: [{ kind: 'rolled', seat: 'seat-1' as never, face: 6, reveals: true }] })
    })
    const state = game.start({ seats: 2 }, 'seed')
    expect(outlookOn(game, state, null)).toEqual({ ok: true, patch: null, lines: [], hidden: true })
  })

  it('and comes true when it is', () => {
    const { run, first, bag } = sitDown()
    const ruling = { who: 'seat-2', total: 12 }
    const [outlook] = run.outlook([ruling])
    say(run, { form: 'ruling', ruling })
    const { view } = run.snapshot()
    expect(outlook?.ok && outlook.patch && patched(first.view, outlook.patch)).toEqual(view)
    expectRefused(run.answer(run.revision - 1, { seat: 'seat-1', by: 'person', reply: choose('roll') }), 'stale')
    bag.close()
  })
})
