import { describe, expect, it } from 'vitest'
import { isLegal } from '../../../engine/kernel/prompt'
import { words } from '../../../engine/messages/words'
import type { OpenRun } from '../../../main/tables/open-run'
import { expectRefused } from '../saves/kit'
import { choose, core, faults, playOn, redone, say, sitDown, undone, type Sitting } from './kit'

/** As a quiet moment would have it: until there is nothing left to find out. */
function lookAllAround(run: OpenRun): number {
  let found = 0
  while (run.lookAround()) found++
  return found
}

const written = ({ bag, run }: Sitting): unknown =>
  bag.entriesOf(run.id).map(({ at: _at, chain: _chain, ...entry }) => entry)

describe('what is found out in advance', () => {
  it('leads every answer, undo and redo to the very same place', () => {
    const [plain, ahead] = [sitDown(), sitDown()]
    const both = (act: (run: OpenRun) => unknown): void => {
      lookAllAround(ahead.run)
      expect(act(ahead.run)).toEqual(act(plain.run))
    }
    for (let k = 0; k < 24 && !plain.run.isOver; k++) {
      both((run) => {
        const [prompt] = run.waiting
        return say(run, prompt?.form === 'number' ? { form: 'number', value: 1 } : ['roll', 'hold', 'give'][k % 3]!)
      })
      if (k % 5 === 4) both(undone)
      if (k % 5 === 4) both(redone)
      if (k % 7 === 6) both(undone)
      expect(ahead.run.hash).toBe(plain.run.hash)
      expect(core(ahead.run.snapshot())).toEqual(core(plain.run.snapshot()))
    }
    expect(written(ahead)).toEqual(written(plain))
    for (const { bag } of [plain, ahead]) bag.close()
  })

  it('is each answer that could be given, and changes nothing', () => {
    const { run, bag } = sitDown()
    playOn(run, 1)
    const [before, { last }] = [run.snapshot(), bag]
    const [prompt] = run.waiting
    const answers = prompt?.form === 'choose' ? prompt.options.filter(isLegal).length : 0
    expect(answers).toBeGreaterThan(2)
    expect(lookAllAround(run)).toBe(answers + 1)
    expect(run.snapshot()).toEqual(before)
    expect(bag.last).toBe(last)
    bag.close()
  })

  it('is taken back like any other answer when it cannot be written down', () => {
    const [plain, ahead] = [sitDown(), sitDown()]
    for (const { run, bag } of [plain, ahead]) {
      playOn(run, 1)
      if (run === ahead.run) lookAllAround(run)
      const before = run.snapshot()
      bag.lock = words('store.full')
      expectRefused(
        run.answer(run.revision, { seat: run.waiting[0]!.seat, by: 'person', reply: choose('hold') }),
        'unsaved'
      )
      expect(run.snapshot()).toEqual(before)
      bag.lock = null
      say(run, 'hold')
    }
    expect(ahead.run.hash).toBe(plain.run.hash)
    for (const { bag } of [plain, ahead]) bag.close()
  })

  it('says nothing of a rule that breaks until somebody comes to it', () => {
    const { run, bag } = sitDown()
    const told = faults.length
    lookAllAround(run)
    expect(faults).toHaveLength(told)
    const [prompt] = run.waiting
    expectRefused(run.answer(run.revision, { seat: prompt!.seat, by: 'person', reply: choose('break') }), 'broken')
    expect(faults).toHaveLength(told + 1)
    say(run, 'hold')
    bag.close()
  })

  it('is what is foreseen of an answer, as far as anybody may know it', () => {
    const { run, bag } = sitDown()
    const { seat } = run.waiting[0]!
    const told = ['hold', 'roll'].map((id) => run.foresee({ seat, reply: choose(id) }))
    lookAllAround(run)
    expect(['hold', 'roll'].map((id) => run.foresee({ seat, reply: choose(id) }))).toEqual(told)
    bag.close()
  })
})
