import { describe, expect, it } from 'vitest'
import { random } from '../../../../../engine/games/rolling-fates/bots/random'
import { playOut } from '../../../../../engine/simulation/playOut'
import { randomRun, type AnyRun } from './randomRun'
import { resume } from '../../../../../engine/kernel/resume'
import { mistakesIn } from './invariants'
import { party, starter, starterGame } from '../starter'

describe('random play', () => {
  it('RF-GEN-01, RF-LIF-01, RF-CHP-10 ends with one to four seats, and every state is whole', () => {
    const results = new Set<string | null>()
    for (let n = 0; n < 24; n++) {
      const { state } = playOut(starterGame, party(1 + (n % 4)), `random ${n}`, random, (happening, now) => {
        const mistakes = mistakesIn(now, starter, starterGame.book)
        if (mistakes.length > 0) throw new Error(`after ${happening.kind}: ${mistakes.join()}`)
      })
      results.add(state.over)
    }
    expect(results.has(null)).toBe(false)
  })
  it('RF-APP-12, RF-D-11 save and load, undo and redo are the same play at every question', () => {
    const run: AnyRun = randomRun(starterGame, party(2), 'identities')
    for (let turn = 0; turn < 60 && run.waiting.length > 0; turn++) {
      run.step()
      const loaded = resume(starterGame, JSON.parse(JSON.stringify(run.now.save())))
      expect(loaded.ok && [loaded.run.hash, loaded.run.waiting]).toEqual([run.now.hash, run.now.waiting])
      const last = run.now.answers.findLast(({ by }) => by !== 'engine')
      const undone = run.now.undone()
      if (!undone || !last) continue
      expect(undone.answer({ seat: last.seat, by: last.by, reply: last.reply }).ok).toBe(true)
      expect(undone.hash).toBe(run.now.hash)
    }
  })
})
