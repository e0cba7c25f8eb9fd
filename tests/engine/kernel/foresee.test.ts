import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../engine/kernel/hash'
import { Run } from '../../../engine/kernel/run'
import { seat } from '../../../engine/kernel/ids'
import { legalReply, numbers } from './fixtures/drive'
import { pit } from './fixtures/pit'

const by = 'person' as const
const choose = (id: string) => ({ seat: seat('ann'), by, reply: { form: 'choose' as const, chosen: [id] } })

describe('what an answer would lead to', () => {
  it('stops where something hidden would become known', () => {
    const run = Run.start(pit, {}, 'foresee')
    expect(run.foresee(choose('draw'))).toEqual({ ok: true, told: [], isOpen: true })
  })

  it('is refused like the answer itself', () => {
    const run = Run.start(pit, {}, 'foresee')
    expect(run.foresee(choose('fly'))).toMatchObject({ ok: false })
  })

  it('comes true when it is given, up to the first thing that is revealed, and leaves the run as it was', () => {
    const run = Run.start(pit, {}, 'all the way')
    const next = numbers(5)
    let certain = 0
    for (let k = 0; k < 60 && run.waiting.length > 0; k++) {
      const [prompt] = run.waiting
      const answer = { seat: prompt!.seat, by, reply: legalReply(prompt!, next) }
      const before = { hash: run.hash, state: hashOf(run.state as never), log: run.log.length }
      const seen = run.foresee(answer)
      expect({ hash: run.hash, state: hashOf(run.state as never), log: run.log.length }).toEqual(before)
      const given = run.answer(answer)
      if (!seen.ok || !given.ok) throw new Error('a legal answer was refused')
      const told = seen.told.map(({ happening }) => happening)
      expect(given.happenings.slice(0, told.length)).toEqual(told)
      expect(seen.isOpen).toBe(told.length < given.happenings.length)
      expect(told.some(({ reveals }) => reveals)).toBe(false)
      certain += told.length
    }
    expect(certain).toBeGreaterThan(5)
  })
})
