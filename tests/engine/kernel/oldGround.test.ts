import { describe, expect, it } from 'vitest'
import type { Game, Happening } from '../../../engine/kernel/game'
import { rule, seat, type Json } from '../../../engine/kernel/ids'
import type { Answer, Form, Reply } from '../../../engine/kernel/prompt'
import { resume } from '../../../engine/kernel/resume'
import { Run } from '../../../engine/kernel/run'
import type { Table } from '../../../engine/kernel/table'
import { words } from '../../../engine/messages/words'
import { legalReply, numbers, playOn } from './fixtures/drive'
import { forms, type FormsHappening, type FormsState } from './fixtures/forms'

type Kept = Happening & { readonly kind: 'kept'; readonly reply: Json }
type Toy = Table<FormsState, Kept, null>

const head = { rule: rule('TOY'), seat: seat('ann'), title: words('toy') }
const by = (reply: Reply): Answer => ({ seat: seat('ann'), by: 'person', reply })
const number = (value: number): Answer => by({ form: 'number', value })
const ask = (t: Toy): number => t.ask('number', () => ({ ...head, min: 0, max: 9 })).value

const toy = (play: (t: Toy) => void): Game<FormsState, Kept, null> => ({ ...forms, play }) as never

/** The forms, with a table that may add to what is kept, once a question of its own is answered. */
const corrected: Game<FormsState, FormsHappening, null> = {
  ...forms,
  rule: (_state, ruling) => ({
    ok: true,
    happenings: [{ kind: 'kept', reply: ruling }],
    then: (t) => t.happen({ kind: 'kept', reply: t.ask('number', () => ({ ...head, min: 0, max: 9 })).value })
  })
}

describe('a question', () => {
  it('that makes something happen, or asks, is a fault that changes nothing', () => {
    const happens = toy((t) => {
      ask(t)
      t.ask('number', () => (t.happen({ kind: 'kept', reply: 1 }), { ...head, min: 0, max: 1 }))
    })
    const asks = toy((t) => {
      ask(t)
      t.ask('number', () => ({ ...head, min: 0, max: ask(t) }))
    })
    for (const game of [happens, asks]) {
      const run = Run.start(game, null, 'toy')
      const before = [run.state, run.hash, run.revision, run.waiting]
      expect(run.answer(number(1))).toMatchObject({
        ok: false,
        fault: { message: expect.stringContaining('may only look') }
      })
      expect([run.state, run.hash, run.revision, run.waiting]).toEqual(before)
    }
  })
})

describe('rules that are carried out again', () => {
  it('must make the same happen, in every field of it', () => {
    let times = 0
    const run = Run.start(
      toy((t) => {
        t.happen({ kind: 'kept', reply: { once: times++ } })
        ask(t)
        ask(t)
      }),
      null,
      'toy'
    )
    const { state, hash } = run
    expect(run.answer(number(1))).toMatchObject({ ok: false, fault: { message: expect.stringContaining('kept') } })
    expect([run.state, run.hash, run.revision]).toEqual([state, hash, 0])
  })

  it('must make nothing happen that did not happen before', () => {
    let times = 0
    const run = Run.start(
      toy((t) => {
        if (times++ > 0) t.happen({ kind: 'kept', reply: 1 })
        ask(t)
      }),
      null,
      'toy'
    )
    expect(run.answer(number(1))).toMatchObject({ ok: false, fault: {} })
  })
})

describe('a correction in the middle of every kind of question', () => {
  for (const form of ['choose', 'order', 'spread', 'number', 'faces', 'card'] satisfies Form[])
    it(`is carried out with what it asks, and the ${form} question stands as it stood`, () => {
      const run = Run.start(corrected, null, form)
      const next = numbers(11)
      while (run.waiting[0]?.form !== form) playOn(run, next, 1)
      const [question] = run.waiting
      expect(run.answer(by({ form: 'ruling', ruling: 'so' })).ok).toBe(true)
      expect(run.waiting).toMatchObject([{ form: 'number', rule: 'TOY' }])
      expect(run.undone()?.waiting).toEqual([question])
      run.answer(number(4))
      expect(run.waiting).toEqual([question])
      expect(run.state.kept.slice(-2)).toEqual(['so', 4])
      expect(run.answer(by(legalReply(question!, next))).ok).toBe(true)
      const loaded = resume(corrected, JSON.parse(JSON.stringify(run.save())) as ReturnType<typeof run.save>)
      if (!loaded.ok) throw new Error(loaded.why.key)
      expect([loaded.run.hash, loaded.run.waiting, loaded.run.log]).toEqual([run.hash, run.waiting, run.log])
      const branch = run.at(run.revision - 1)
      expect(branch.waiting).toEqual([question])
      expect(branch.answer(run.answers.at(-1)!).ok).toBe(true)
      expect(branch.hash).toBe(run.hash)
    })

  it('that ends the game leaves no question open', () => {
    class Over extends Error {}
    const game: Game<FormsState, FormsHappening, null> = {
      ...forms,
      play: (t) => void t.isLeft(Over, () => forms.play(t)),
      rule: () => ({
        ok: true,
        happenings: [],
        then: () => {
          throw new Over()
        }
      })
    }
    const run = Run.start(game, null, 'over')
    expect(run.answer(by({ form: 'ruling', ruling: null })).ok).toBe(true)
    expect(run.waiting).toEqual([])
  })
})
