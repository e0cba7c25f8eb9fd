import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grown, patched } from '../../../renderer/table/patch'
import type { Snapshot, Step } from '../../../preload/contract/shapes'
import { pigGame, pigShelf } from '../fixtures/pig'
import { canMakeDisks, fill, smallDisk } from '../store/disk'
import { emptySave, expectRefused, open, value } from '../store/kit'
import { choose, comeBack, faults, hostOf, playOn, say, setup, sitDown } from './kit'

/** What a window shows after a step, as the window itself works it out. */
const shown = (was: Snapshot, step: Step): Snapshot => {
  const { patch, log, decisions, lines, ...rest } = step
  return {
    ...was,
    ...rest,
    view: patch ? patched(was.view, patch) : was.view,
    log: grown(was.log, log),
    decisions: grown(was.decisions, decisions),
    lines: lines ?? was.lines
  }
}
const core = ({ lines: _lines, told: _told, ...rest }: Snapshot): unknown => JSON.parse(JSON.stringify(rest))

describe('a run', () => {
  it('starts at its first question, the obvious answered', () => {
    const { first, bag } = sitDown()
    expect(first).toMatchObject({ kind: 'encounter', game: 'pig', over: false, undo: 'none', redo: false, told: null })
    expect(first.waiting).toMatchObject([{ form: 'choose', seat: 'seat-1' }])
    expect(first.decisions).toMatchObject([{ by: 'engine', after: 0, rule: 'PIG-02' }])
    expect(first.log.map(({ happening }) => happening.kind)).toEqual(['turnBegan', 'rolled'])
    expect(first.log.map(({ line }) => line?.key ?? null)).toEqual([null, 'pig.rolled'])
    expect(bag.runs).toMatchObject([{ run: 2, kind: 'encounter', answers: 1 }])
    bag.close()
  })

  it('has every accepted answer on the disk before it tells of it', () => {
    const sitting = sitDown()
    playOn(sitting.run, 9)
    const answers = sitting.bag.entriesOf(2).filter(({ kind }) => kind === 'answered')
    expect(answers).toHaveLength(sitting.run.snapshot().decisions.length)
    expect(answers.at(-1)!.hash).toBe(sitting.run.hash)
    sitting.bag.close()
  })

  it('comes back to the same question', () => {
    const sitting = sitDown()
    playOn(sitting.run, 9)
    const before = sitting.run.snapshot()
    const again = comeBack(sitting)
    expect(again.first).toEqual(before)
    expect(again.run.hash).toBe(sitting.run.hash)
    again.bag.close()
  })

  it('sends what changed, and that makes the same picture as everything anew', () => {
    const { run, first, bag } = sitDown(20)
    let window = first
    for (let k = 0; k < 40 && !run.isOver; k++) {
      const moves = [
        () => say(run, 'roll'),
        () => say(run, 'hold'),
        () => undone(run),
        () => redone(run),
        () => say(run, 'roll')
      ]
      const step =
        run.waiting[0]?.form === 'number' ? say(run, { form: 'number', value: 0 }) : moves[k % moves.length]!()
      window = shown(window, JSON.parse(JSON.stringify(step)) as Step)
      expect(core(window)).toEqual(core(run.snapshot()))
    }
    bag.close()
  })

  it('sends little: at most 2 KB for most decisions, whatever the board', () => {
    const { run, bag } = sitDown(400)
    const sizes: number[] = []
    for (let k = 0; k < 20 && !run.isOver; k++)
      sizes.push(JSON.stringify(say(run, k % 3 === 2 ? 'hold' : 'roll')).length)
    sizes.sort((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThan(2048)
    bag.close()
  })

  it('refuses what the rules refuse, and nothing changes', () => {
    const { run, bag } = sitDown()
    const { last } = bag
    const [revision, hash] = [run.revision, run.hash]
    const by = 'person'
    expectRefused(run.answer(revision, { seat: 'seat-1', by, reply: choose('fly') }), 'refused', 'pig.cannotFly')
    expectRefused(run.answer(revision, { seat: 'seat-2', by, reply: choose('roll') }), 'refused', 'answer.seat')
    expectRefused(
      run.answer(revision, { seat: 'seat-1', by, reply: { form: 'number', value: 1 } }),
      'refused',
      'answer.form'
    )
    expect([bag.last, run.revision, run.hash]).toEqual([last, revision, hash])
    bag.close()
  })

  it('refuses an answer to what is no longer shown', () => {
    const { run, bag } = sitDown()
    const { revision } = run
    say(run, 'roll')
    const given = { seat: 'seat-1', by: 'person', reply: choose('roll') } as const
    for (const stale of [revision, revision - 1, run.revision + 1, 0]) expectRefused(run.answer(stale, given), 'stale')
    // Undone, the run has as many answers as before, and still this is another moment.
    value(run.undo(run.revision, true))
    expectRefused(run.answer(revision, given), 'stale')
    bag.close()
  })

  it('goes on when a rule breaks, and tells the table so', () => {
    const { run, bag } = sitDown()
    const before = run.snapshot()
    const given = { seat: 'seat-1', by: 'person', reply: choose('break') } as const
    expectRefused(run.answer(run.revision, given), 'broken', 'run.fault')
    expect(faults.at(-1)).toContain('broken on purpose')
    expect(run.snapshot()).toEqual(before)
    say(run, 'roll')
    bag.close()
  })

  it('takes a ruling by the table at any question', () => {
    const { run, bag } = sitDown()
    const step = say(run, { form: 'ruling', ruling: { who: 'seat-2', total: 33 } })
    expect(step.patch).toEqual({ in: { totals: { in: { 'seat-2': { is: 33 } } } } })
    expect(step.waiting).toMatchObject([{ seat: 'seat-1' }])
    const reply = { form: 'ruling', ruling: { who: 'seat-9', total: 1 } } as const
    expectRefused(run.answer(run.revision, { seat: 'seat-1', by: 'person', reply }), 'refused', 'pig.nobody')
    value(run.undo(run.revision, false))
    expect(run.snapshot().view).toMatchObject({ totals: { 'seat-2': 0 } })
    bag.close()
  })

  it('answers questions about the table', () => {
    const { run, bag } = sitDown()
    expect(value(run.ask('pot'))).toBeGreaterThan(0)
    expectRefused(run.ask('weather'), 'unknown', 'table.noAnswer')
    bag.close()
  })

  it('is over when it is over', () => {
    const sitting = sitDown()
    playOn(sitting.run)
    expect(sitting.run.snapshot()).toMatchObject({ over: true, waiting: [] })
    expect(sitting.bag.runs).toMatchObject([{ over: true }])
    const given = { seat: 'seat-1', by: 'person', reply: choose('roll') } as const
    expectRefused(sitting.run.answer(sitting.run.revision, given), 'refused', 'answer.over')
    value(sitting.run.undo(sitting.run.revision, true))
    expect(sitting.bag.runs).toMatchObject([{ over: false }])
    sitting.bag.close()
  })

  it('that cannot start says so', () => {
    const { host, bag } = sitDown()
    expectRefused(host.start({ kind: 'encounter', game: 'pig', setup: { seats: 0 } }), 'broken', 'table.cannotStart')
    expectRefused(host.start({ kind: 'encounter', game: 'chess', setup: {} }), 'unknown', 'table.noSuchGame')
    expectRefused(host.resume(77), 'unknown', 'table.noSuchRun')
    bag.close()
  })
})

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
    expect(run.snapshot().lines).toEqual([
      expect.objectContaining({
        tip: left.decisions.at(-1)!.entry,
        answers: left.decisions.length,
        shared: at.after,
        current: false
      }),
      expect.objectContaining({ current: true })
    ])
    const branch = run.snapshot()
    const step = value(run.goTo(run.revision, left.decisions.at(-1)!.entry))
    expect(step.lines).toHaveLength(2)
    expect(core({ ...run.snapshot(), revision: 0 })).toEqual(core({ ...left, revision: 0 }))
    const again = comeBack(sitting)
    value(again.run.goTo(again.run.revision, branch.decisions.at(-1)!.entry))
    expect(again.run.snapshot().view).toEqual(branch.view)
    expectRefused(again.run.goTo(again.run.revision, 1), 'unknown', 'table.noSuchDecision')
    again.bag.close()
    expect(bag.closed).toBe(true)
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

describe.skipIf(!canMakeDisks)('when the disk is full', () => {
  it('a decision does not happen, and happens when there is room', () => {
    const disk = smallDisk('512k')!
    const bag = open(emptySave(join(disk, 'company')))
    const run = value(hostOf(bag).start({ kind: 'encounter', game: 'pig', setup, seed: 'pigs' }))
    playOn(run, 3)
    const filler = fill(disk)
    let [hash, revision] = ['', 0]
    for (let k = 0; k < 500; k++) {
      ;[hash, revision] = [run.hash, run.revision]
      const [prompt] = run.waiting
      const reply = prompt!.form === 'number' ? ({ form: 'number', value: 0 } as const) : choose('roll')
      const answered = run.answer(revision, { seat: prompt!.seat, by: 'person', reply })
      if (answered.ok) continue
      expectRefused(answered, 'unsaved', 'store.full')
      break
    }
    expect([run.hash, run.revision]).toEqual([hash, revision])
    rmSync(filler)
    say(run, run.waiting[0]!.form === 'number' ? { form: 'number', value: 0 } : 'roll')
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

  it('and no photograph helps, the run stays as it is and says why', () => {
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

function undone(run: ReturnType<typeof sitDown>['run']): Step {
  return value(run.undo(run.revision, true))
}
function redone(run: ReturnType<typeof sitDown>['run']): Step {
  return value(run.redo(run.revision))
}
