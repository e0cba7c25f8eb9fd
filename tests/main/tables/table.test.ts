import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TableStep } from '../../../preload/contract/shapes'
import { canMakeDisks, fill, smallDisk } from '../saves/disk'
import { emptySave, expectRefused, open, value } from '../saves/kit'
import { choose, comeBack, core, faults, hostOf, playOn, redone, say, setup, shown, sitDown, undone } from './kit'

describe('a run', () => {
  it('starts at its first question, the obvious answered', () => {
    const { first, bag } = sitDown()
    expect(first).toMatchObject({ kind: 'encounter', game: 'pig', over: false, undo: 'none', redo: false, told: null })
    expect(first.waiting).toMatchObject([{ form: 'choose', seat: 'seat-1' }])
    expect(first.decisions).toMatchObject([{ by: 'engine', after: 0, rule: 'PIG-02' }])
    expect(first.log.flatMap(({ happenings }) => happenings.map(({ happening }) => happening.kind))).toEqual([
      'turnBegan',
      'rolled'
    ])
    expect(first.log.map(({ words }) => words?.key)).toEqual(['pig.rolled'])
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
      window = shown(window, JSON.parse(JSON.stringify(step)) as TableStep)
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
    const patch = { in: { totals: { in: { 'seat-2': { is: 33 } } } } }
    expect(step).toMatchObject({ log: { add: [{ words: { key: 'pig.set' }, patch }] }, patch: null })
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

  it('thinks about one thing at a time, and no longer than the table waits for it', async () => {
    const { run, bag } = sitDown()
    const first = run.ponder('luck')!
    expect(run.ponder('pot')).toBeNull()
    const isOpen = await Promise.race([first, Promise.resolve('still thinking')])
    expect(isOpen).toBe('still thinking')
    const second = run.ponder('luck')!
    expect(value(await first)).toBe('given up')
    say(run, 'hold')
    expect(value(await second)).toBe('given up')
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
