import { describe, expect, it } from 'vitest'
import { pigGame, pigShelf } from '../fixtures/pig'
import { expectRefused, open, value } from '../saves/kit'
import { Tree } from '../../../main/tables/tree'
import type { TableStep } from '../../../preload/contract/shapes'
import type { OpenRun } from '../../../main/tables/open-run'
import { comeBack, core, hostOf, playOn, redone, say, shown, sitDown, undone } from './kit'

describe('undo', () => {
  it('takes back one decision, with what the engine answered after it', () => {
    const { run, bag } = sitDown()
    const before = run.snapshot()
    say(run, 'hold')
    const step = undone(run)
    expect(core({ ...run.snapshot(), revision: 0, redo: false })).toEqual(core({ ...before, revision: 0, redo: false }))
    expect(step.redo).toBe(true)
    bag.close()
  })

  it('asks before it takes back what was seen', () => {
    const { run, bag } = sitDown()
    expect(say(run, 'roll').undo).toBe('reveals')
    expectRefused(run.undo(run.revision, false), 'reveals', 'table.undoReveals')
    value(run.undo(run.revision, true))
    bag.close()
  })

  it('and redo are nothing, all the way back and forth', () => {
    const { run, bag } = sitDown()
    playOn(run, 30)
    const end = run.snapshot()
    let steps = 0
    while (run.snapshot().undo !== 'none') {
      undone(run)
      steps++
    }
    expect(run.snapshot().decisions).toHaveLength(1)
    for (let k = 0; k < steps; k++) redone(run)
    expect(core({ ...run.snapshot(), revision: 0 })).toEqual(core({ ...end, revision: 0 }))
    expectRefused(run.redo(run.revision), 'refused', 'table.nothingToRedo')
    bag.close()
  })

  it('tells of other ways only when one of them is another', () => {
    const { run, bag } = sitDown()
    playOn(run, 6)
    expect(undone(run).ways).toBeNull()
    expect(say(run, 'hold').ways).toMatchObject({ size: 1 })
    expect(say(run, 'roll').ways).toBeNull()
    expect(run.snapshot().ways).toHaveLength(1)
    bag.close()
  })

  it('survives a restart, and so does what can be redone', () => {
    const sitting = sitDown()
    playOn(sitting.run, 12)
    undone(sitting.run)
    undone(sitting.run)
    const before = sitting.run.snapshot()
    const again = comeBack(sitting)
    expect(again.first).toEqual(before)
    redone(again.run)
    redone(again.run)
    expectRefused(again.run.redo(again.run.revision), 'refused')
    again.bag.close()
  })
})

describe('branches', () => {
  it('keep the way that was left', () => {
    const sitting = sitDown()
    const { run, bag } = sitting
    playOn(run, 8)
    const left = run.snapshot()
    const at = left.decisions.filter(({ by }) => by === 'person')[3]!
    value(run.goTo(run.revision, left.decisions[at.after - 1]!.entry))
    say(run, 'give')
    expect(run.snapshot().ways).toEqual([
      expect.objectContaining({ tip: left.decisions.at(-1)!.entry, answers: left.decisions.length, shared: at.after })
    ])
    const branch = run.snapshot()
    const step = value(run.goTo(run.revision, left.decisions.at(-1)!.entry))
    expect(step.ways).toMatchObject({ in: { 0: { in: { tip: { is: branch.decisions.at(-1)!.entry } } } } })
    expect(core({ ...run.snapshot(), revision: 0 })).toEqual(core({ ...left, revision: 0 }))
    const again = comeBack(sitting)
    value(again.run.goTo(again.run.revision, branch.decisions.at(-1)!.entry))
    expect(again.run.snapshot().view).toEqual(branch.view)
    expectRefused(again.run.goTo(again.run.revision, 1), 'unknown', 'table.noSuchDecision')
    again.bag.close()
    expect(bag.closed).toBe(true)
  })
})

describe('what a window is told of other ways', () => {
  const somewhere = (run: OpenRun, pick: () => number): TableStep => {
    const { decisions, ways, undo, redo } = run.snapshot()
    const entries = [...decisions.map(({ entry }) => entry), ...ways.map(({ tip }) => tip)]
    if (pick() < 0.3 && undo !== 'none') return undone(run)
    if (pick() < 0.2 && redo) return redone(run)
    if (pick() < 0.3 || run.isOver) return value(run.goTo(run.revision, entries[Math.floor(pick() * entries.length)]!))
    const [prompt] = run.waiting
    return say(run, prompt?.form === 'number' ? { form: 'number', value: 0 } : pick() < 0.5 ? 'roll' : 'hold')
  }

  it.each([1, 2, 3, 4])('is what all decisions come to, wherever it goes (%i)', (seed) => {
    let drawn = seed * 7919
    const pick = (): number => (drawn = (drawn * 16_807) % 2_147_483_647) / 2_147_483_647
    const { run, bag } = sitDown()
    let seen = run.snapshot()
    let most = 0
    for (let k = 0; k < 120; k++) {
      const step = somewhere(run, pick)
      seen = shown(seen, step)
      expect(seen.ways).toEqual(new Tree(bag.entriesOf(run.id)).ways())
      most = Math.max(most, seen.ways.length)
    }
    expect(most).toBeGreaterThan(5)
    bag.close()
  })
})

describe('going to a decision', () => {
  it('comes to rest behind what the engine answered after it', () => {
    const { run, bag } = sitDown()
    const rests = new Map<number, unknown>()
    for (let k = 0; k < 10 && !run.isOver; k++) {
      playOn(run, 1)
      const { decisions, view } = run.snapshot()
      for (const { entry, by } of decisions) if (!rests.has(entry) && by === 'person') rests.set(entry, view)
    }
    for (const [entry, view] of rests) {
      value(run.goTo(run.revision, entry))
      expect(run.snapshot().view).toEqual(view)
    }
    bag.close()
  })
})

describe('looking back', () => {
  it('shows any decision and changes nothing', () => {
    const { run, bag } = sitDown()
    const views = [run.snapshot().view]
    for (let k = 0; k < 12 && !run.isOver; k++) views.push((playOn(run, 1), run.snapshot().view))
    const { last } = bag
    const { decisions } = run.snapshot()
    const people = [...decisions.filter(({ by }) => by === 'person').map(({ after }) => after), decisions.length]
    people.forEach((answers, index) => expect(value(run.glimpse(answers)).view).toEqual(views[index]))
    expectRefused(run.glimpse(decisions.length + 1), 'unknown', 'table.notYet')
    expect(bag.last).toBe(last)
    bag.close()
  })
})

describe('when the rules have changed since', () => {
  const changed = pigGame(2, { describe: () => null })

  it('the same answers are followed as long as they lead to the same', () => {
    const sitting = sitDown()
    playOn(sitting.run, 10)
    const again = comeBack(sitting, pigShelf(changed))
    expect(again.run.hash).toBe(sitting.run.hash)
    expect(again.first.told).toBeNull()
    again.bag.close()
  })

  it('play goes on from the last photograph, with a word about what no longer fits', () => {
    const sitting = sitDown()
    playOn(sitting.run, 14)
    sitting.host.atRest()
    playOn(sitting.run, 3)
    const before = sitting.run.snapshot()
    // A rule that counted differently from the start: no answer leads where it led.
    const other = pigGame(2, { start: (given, seed) => ({ ...pigGame().start(given, seed), goal: 61 }) })
    const again = comeBack(sitting, pigShelf(other))
    expect(again.first.decisions.length).toBeGreaterThan(8)
    expect(again.first.decisions.length).toBeLessThanOrEqual(before.decisions.length)
    say(again.run, again.run.waiting[0]?.form === 'number' ? { form: 'number', value: 0 } : 'hold')
    const third = comeBack(again, pigShelf(other))
    expect(third.run.hash).toBe(again.run.hash)
    third.bag.close()
  })

  it('and there is no photograph, play goes on from the last decision that still fits', () => {
    const sitting = sitDown()
    playOn(sitting.run, 10)
    const all = sitting.run.snapshot().decisions.length
    const whole = pigGame()
    // A rule that breaks from the third turn on.
    const other = pigGame(2, {
      apply: (state, happening) => {
        if (state.turn >= 2) throw new Error('the rule is not there any more')
        return whole.apply(state, happening)
      }
    })
    const again = comeBack(sitting, pigShelf(other))
    const { decisions, told } = again.first
    expect(decisions.length).toBeGreaterThan(0)
    expect(decisions.length).toBeLessThan(all)
    expect(told).toMatchObject({ key: 'save.rulesChanged' })
    again.bag.close()
  })

  it('and not one answer fits, nor a photograph helps, the run stays as it is and says why', () => {
    const sitting = sitDown()
    playOn(sitting.run, 10)
    sitting.bag.close()
    const bag = open(sitting.files)
    const { last } = bag
    const other = pigGame(2, { start: (given, seed) => ({ ...pigGame().start(given, seed), goal: 61 }) })
    expectRefused(hostOf(bag, pigShelf(other)).resume(sitting.run.id), 'refused', 'save.noWay')
    expect(bag.last).toBe(last)
    bag.close()
  })
})

describe('without the packs it was played with', () => {
  it('a run is not opened, and nothing of it is changed', () => {
    const sitting = sitDown()
    playOn(sitting.run, 5)
    sitting.bag.close()
    const bag = open(sitting.files)
    const { last } = bag
    expectRefused(hostOf(bag, pigShelf(pigGame(), [])).resume(sitting.run.id), 'unknown', 'table.packMissing')
    expect(bag.last).toBe(last)
    bag.close()
  })
})

describe('pins', () => {
  it('give a moment a name, in the order of the evening, and are there again after a restart', () => {
    const sitting = sitDown()
    const { run } = sitting
    playOn(run, 10)
    const [first, , third] = run.snapshot().decisions
    const revision = run.revision
    value(run.pin(third!.entry, 'The long roll'))
    expect(value(run.pin(first!.entry, 'The start'))).toEqual([
      { entry: first!.entry, name: 'The start' },
      { entry: third!.entry, name: 'The long roll' }
    ])
    value(run.pin(first!.entry, ''))
    expect(run.revision).toBe(revision)
    const again = comeBack(sitting)
    expect(again.first.pins).toEqual([{ entry: third!.entry, name: 'The long roll' }])
    expect(again.run.revision).toBe(revision)
    expect(again.first.decisions).toEqual(run.snapshot().decisions)
    again.bag.close()
  })

  it('stay on a way that was left, and lead back to it', () => {
    const { run, bag } = sitDown()
    playOn(run, 6)
    const { decisions } = run.snapshot()
    const last = decisions.at(-1)!
    value(run.pin(last.entry, 'How it ended first'))
    value(run.goTo(run.revision, decisions[2]!.entry))
    say(run, 'hold')
    const [pin] = run.snapshot().pins
    expect(pin).toEqual({ entry: last.entry, name: 'How it ended first' })
    value(run.goTo(run.revision, pin!.entry))
    expect(run.snapshot().decisions).toEqual(decisions)
    bag.close()
  })

  it('pin nothing that is not there', () => {
    const { run, bag } = sitDown()
    expectRefused(run.pin(999, 'Nowhere'), 'unknown', 'table.noSuchDecision')
    bag.close()
  })
})
