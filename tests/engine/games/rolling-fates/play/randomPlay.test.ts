import { describe, expect, it } from 'vitest'
import { random } from '../../../../../engine/games/rolling-fates/bots/random'
import type { FatesHappened } from '../../../../../engine/games/rolling-fates/happenings/happenings'
import type { State } from '../../../../../engine/games/rolling-fates/state/state'
import type { Json } from '../../../../../engine/kernel/ids'
import { resume } from '../../../../../engine/kernel/resume'
import { playOut } from '../../../../../engine/simulation/playOut'
import { party, starter, starterGame } from '../starter'
import { leaks, mistakesIn } from './invariants'
import { randomRun, type AnyRun } from './randomRun'

const ANSWERS = 100_000
/** What everybody sees is made this rarely: it takes longer than playing. */
const LOOKS = 7
const SEED = process.env['SEED'] ?? ''

/** Nobody the packs know, and nothing the app sees but hits; the life of some of them is told. */
const withTheBox = (n: number): Json => ({
  adventure: 'unstruck-bell',
  characters: ['Amakar', 'Leyana', 'Akara', 'Karath'].slice(0, 1 + (n % 4)).map((name) => ({ name })),
  dials: { dice: 'untold', life: n % 2 === 0 ? 'app' : 'table', cards: 'table', heroes: 'table' }
})

/** Every table there is: from everything in the app to everything on the table. */
const tables: readonly (readonly [string, (n: number) => Json])[] = [
  ['without the box', (n) => party(1 + (n % 4))],
  ['with typed dice and cards of the table', (n) => party(1 + (n % 4), { dice: 'table', cards: 'table' })],
  ['with the box', withTheBox]
]

/** Plays until there are so many answers, and looks at the table after everything that happens. */
function play(name: string, setup: (n: number) => Json, least: number): { results: Set<unknown>; answers: number } {
  const results = new Set<unknown>()
  let answers = 0
  let happened = 0
  for (let n = 0; answers < least; n++) {
    let before: State | null = null
    const hear = (happening: FatesHappened, now: State): void => {
      const mistakes = mistakesIn(now, before, happening, starter, starterGame)
      if (happened++ % LOOKS === 0) mistakes.push(...leaks(now, before, happening, starterGame))
      if (mistakes.length > 0) throw new Error(`${name} ${n}, after ${happening.kind}: ${mistakes.join()}`)
      before = now
    }
    const played = playOut(starterGame, setup(n), `${SEED} ${name} ${n}`, random, hear)
    answers += played.answers
    results.add(played.state.over)
  }
  return { results, answers }
}

describe('random play', () => {
  it.each(tables)(
    'RF-GEN-01, RF-LIF-01, RF-CHP-10, RF-INV-01 %s every state is whole, and nothing hidden is told',
    (name, setup) => {
      const { results, answers } = play(name, setup, ANSWERS / tables.length)
      expect(answers).toBeGreaterThanOrEqual(ANSWERS / tables.length)
      expect(results.has(null)).toBe(false)
    },
    120_000
  )
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
