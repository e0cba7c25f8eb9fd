import { describe, expect, it } from 'vitest'
import { rule, seat } from '../../../engine/kernel/ids'
import { words } from '../../../engine/messages/words'
import type { Answer } from '../../../engine/kernel/prompt'
import { resume } from '../../../engine/kernel/resume'
import { Run } from '../../../engine/kernel/run'
import type { Save } from '../../../engine/kernel/save'
import { numbers, playOn } from './fixtures/drive'
import { pit, type PitHappening, type PitState } from './fixtures/pit'

const begin = (seed = 'a seed'): Run<PitState, PitHappening, null> => Run.start(pit, {}, seed)
const by = (who: string, reply: Answer['reply']): Answer => ({ seat: seat(who), by: 'person', reply })
const choose = (who: string, ...chosen: string[]): Answer => by(who, { form: 'choose', chosen })
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** All that can be seen of a run: two runs with equal faces are the same run. */
const face = (run: Run<PitState, PitHappening, null>): unknown => ({
  state: run.state,
  waiting: run.waiting,
  revision: run.revision,
  hash: run.hash,
  answers: run.answers,
  log: run.log
})

const resumed = (save: Save): Run<PitState, PitHappening, null> => {
  const back = resume(pit, json(save))
  if (!back.ok) throw new Error(back.why.key)
  expect(back.told).toBeNull()
  return back.run
}

describe('a run', () => {
  it('stops at the first question and goes on with the answer', () => {
    const run = begin()
    expect(run.waiting.map((prompt) => prompt.seat)).toEqual(['ann'])
    const result = run.answer(choose('ann', 'draw'))
    expect(result.ok && result.happenings[0]).toMatchObject({ kind: 'drew', seat: 'ann' })
    expect(run.revision).toBe(1)
  })

  it('refuses what is stale, not offered, refused or for another seat, and changes nothing', () => {
    const run = begin()
    const before = face(run)
    expect(run.answer(choose('ann', 'draw'), 7)).toMatchObject({ ok: false, why: { key: 'answer.stale' } })
    expect(run.answer(choose('bob', 'draw'))).toMatchObject({ ok: false, why: { key: 'answer.seat' } })
    expect(run.answer(choose('ann', 'fly'))).toMatchObject({ ok: false, why: { key: 'answer.unknown' } })
    expect(run.answer(by('ann', { form: 'number', value: 1 }))).toMatchObject({ why: { key: 'answer.form' } })
    expect(face(run)).toEqual(before)
  })

  it('answers alone what has one answer, marks it, and undo skips over it', () => {
    const run = begin()
    while (run.state.pile.draw.length > 0) run.answer(choose('ann', 'draw'))
    const [last] = run.answers.slice(-1)
    expect(last).toMatchObject({ by: 'engine', reply: { form: 'choose', chosen: ['stop'] } })
    const back = run.undone()
    expect(back?.state.pile.draw).toHaveLength(1)
    expect(back?.waiting[0]?.rule).toBe('PIT-DRAW')
  })

  it('lets several seats answer one question in any order and goes on in seat order', () => {
    const run = begin()
    run.answer(choose('ann', 'stop'))
    expect(run.waiting.map((prompt) => prompt.seat)).toEqual(['ann', 'bob'])
    run.answer(by('bob', { form: 'number', value: 3 }))
    expect(run.waiting.map((prompt) => prompt.seat)).toEqual(['ann'])
    const result = run.answer(by('ann', { form: 'number', value: 1 }))
    expect(result).toMatchObject({
      happenings: [
        { kind: 'scored', seat: 'ann', points: 1 },
        { kind: 'scored', seat: 'bob', points: 3 }
      ]
    })
  })

  it('accepts a ruling at any question, asks the same question afresh, and can take the ruling back', () => {
    const run = begin()
    const before = run.waiting
    expect(run.answer(by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5 } })).ok).toBe(true)
    expect(run.state.score['bob']).toBe(5)
    expect(run.waiting).toEqual(before)
    expect(run.undone()?.state.score['bob']).toBeUndefined()
    expect(run.answer(by('ann', { form: 'ruling', ruling: 'nonsense' }))).toMatchObject({ why: { key: 'pit.ruling' } })
  })

  it('carries out what a ruling sets off before the question that waited is asked again, and saves it like the rest', () => {
    const run = begin()
    const before = run.waiting
    run.answer(by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5, doubts: true } }))
    expect(run.waiting).toMatchObject([{ rule: 'PIT-DOUBT', seat: 'bob' }])
    expect(face(resumed(run.save()))).toEqual(face(run))
    run.answer(choose('bob', 'double'))
    expect(run.state.score['bob']).toBe(10)
    expect(run.waiting).toEqual(before)
    expect(face(resumed(run.save()))).toEqual(face(run))
    expect(run.answer(choose('ann', 'stop')).ok).toBe(true)
    expect(run.waiting.map((prompt) => prompt.rule)).toEqual(['PIT-BID', 'PIT-BID'])
  })

  it('throws into the script that waits what a ruling set off has thrown', () => {
    const run = begin()
    run.answer(by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5, doubts: true } }))
    const before = face(run)
    expect(run.answer(choose('bob', 'storm'))).toMatchObject({
      fault: { message: 'stormed out', crumbs: ['PIT-TURN'] }
    })
    expect(face(run)).toEqual(before)
  })

  it('lets what a ruling sets off leave the rule that waits, as often as it comes', () => {
    const run = begin()
    const doubted = by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5, doubts: true } })
    run.answer(doubted)
    run.answer(choose('bob', 'sure'))
    run.answer(doubted)
    expect(run.answer(choose('bob', 'leave')).ok).toBe(true)
    expect(run.waiting.map((prompt) => prompt.rule)).toEqual(['PIT-BID', 'PIT-BID'])
    expect(face(resumed(run.save()))).toEqual(face(run))
  })

  it('tells whether an undo takes back something revealed', () => {
    const run = begin()
    expect(run.undoReveals()).toBeNull()
    run.answer(choose('ann', 'draw'))
    expect(run.undoReveals()).toBe(true)
    run.answer(by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5 } }))
    expect(run.undoReveals()).toBe(false)
  })

  it('survives a rule that throws: same question, nothing changed, crumbs kept', () => {
    const run = begin()
    run.answer(by('ann', { form: 'ruling', ruling: { seat: 'poison', points: 1 } }))
    let before = face(run)
    let result = run.answer(choose('ann', 'draw'))
    while (result.ok) {
      before = face(run)
      result = run.answer(choose('ann', 'draw'))
    }
    expect(result.fault).toEqual({ message: 'poisoned', crumbs: ['PIT-TURN'] })
    expect(face(run)).toEqual(before)
  })

  it('logs what happens after a rule that threw like anything else', () => {
    const run = begin()
    run.answer(by('ann', { form: 'ruling', ruling: { seat: 'poison', points: 1 } }))
    while (run.answer(choose('ann', 'draw')).ok);
    const logged = run.log.length
    const corrected = run.answer(by('ann', { form: 'ruling', ruling: { seat: 'bob', points: 5 } }))
    expect(corrected).toMatchObject({ ok: true, happenings: [{ kind: 'scored', seat: 'bob', points: 5 }] })
    expect(run.log).toHaveLength(logged + 1)
    expect(face(resumed(run.save()))).toEqual(face(run))
  })
})

describe('history as identity, at every question of random games', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`save and load, undo and redo, look back and return (game ${n})`, () => {
      const next = numbers(n * 7919)
      const run = begin(`game ${n}`)
      for (;;) {
        expect(face(resumed(run.save()))).toEqual(face(run))
        const before = face(run)
        const [given] = playOn(run, next, 1)
        if (!given) break
        const back = run.undone()
        expect(back && face(back)).toEqual(before)
        expect(back?.answer(given).ok).toBe(true)
        expect(back && face(back)).toEqual(face(run))
        const middle = run.at(Math.floor(run.revision / 2))
        middle.answers.forEach((one, i) => expect(one).toEqual(run.answers[i]))
      }
      expect(pit.isOver(run.state)).toBe(true)
      expect(run.waiting).toEqual([])
    })
  }

  it('branches leave the run they came from as it was', () => {
    const run = begin('branch')
    playOn(run, numbers(5), 9)
    const before = face(run)
    const branch = run.at(4)
    playOn(branch, numbers(99))
    expect(face(run)).toEqual(before)
  })

  it('falls back to the newest photograph when the rules have changed, and says what was lost', () => {
    const run = begin('old rules')
    playOn(run, numbers(11), 14)
    const save = json(run.save())
    const changed = { ...pit, start: (setup: null, seed: string) => ({ ...pit.start(setup, `${seed}!`), turn: 0 }) }
    const back = resume(changed as typeof pit, save)
    if (!back.ok) throw new Error(back.why.key)
    expect(back.run.state).toEqual(run.state)
    expect(back.lost).toBe(0)
    const apply: typeof pit.apply = (state, h) => pit.apply(state, h.kind === 'scored' ? { ...h, points: 9 } : h)
    const worse = resume({ ...pit, apply, play: changedPlay }, save)
    if (!worse.ok) throw new Error(worse.why.key)
    expect(worse.lost).toBeGreaterThan(0)
    expect(worse.told?.key).toBe('save.rulesChanged')
  })

  it('stands at the photograph rather than far behind it, even if what the engine answered there leads elsewhere now', () => {
    const run = Run.start({ ...pit, play: calm(() => 1) }, null, 'calm')
    for (let n = 0; n < 4; n++) run.answer(choose('ann', 'on'))
    expect(run.state.turn).toBe(4)
    const later = { ...pit, play: calm((turn) => (turn === 0 ? 1 : 2)) }
    const back = resume(later, json(run.save()))
    if (!back.ok) throw new Error(back.why.key)
    expect([back.run.state.turn, back.told?.key]).toEqual([4, 'save.rulesChanged'])
  })

  it('refuses a save of another game or of a newer format', () => {
    const save = begin().save()
    expect(resume(pit, { ...save, game: 'chess' })).toMatchObject({ ok: false, why: { key: 'save.otherGame' } })
    expect(resume(pit, { ...save, format: 2 as 1 })).toMatchObject({ ok: false, why: { key: 'save.newer' } })
  })
})

/** Turns that begin with a question the engine answers, and are worth what the rules say. */
const calm =
  (worth: (turn: number) => number): typeof pit.play =>
  (t) => {
    const ask = (...ids: string[]) =>
      t.chooseOne(() => ({
        rule: rule('PIT-CALM'),
        seat: seat('ann'),
        title: words('pit.calm'),
        options: ids.map((id) => ({ id, label: words('pit.calm') }))
      }))
    while (t.see.turn < t.see.turns) {
      ask('only')
      t.happen({ kind: 'scored', seat: 'ann', points: worth(t.see.turn) })
      ask('on', 'off')
      t.happen({ kind: 'turnBegan', turn: t.see.turn + 1, boundary: words('pit.turn', { n: t.see.turn + 1 }) })
    }
  }

/** The same rules with one more happening: what a release can do to a save. */
const changedPlay: typeof pit.play = (t) => {
  t.happen({ kind: 'scored', seat: 'ann', points: 0 })
  pit.play(t)
}
