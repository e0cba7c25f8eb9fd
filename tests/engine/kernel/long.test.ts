import { serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import type { Game, Happening } from '../../../engine/kernel/game'
import { rule, seat } from '../../../engine/kernel/ids'
import { resume } from '../../../engine/kernel/resume'
import { Run } from '../../../engine/kernel/run'
import { words } from '../../../engine/messages/words'

// RUNS=50 plays 100,000 decisions.
const DECISIONS = 2_000 * Number(process.env['RUNS'] ?? 1)
const DECISIONS_A_TURN = 5

interface Walked {
  readonly turn: number
  readonly at: number
  /** What a game looks like whose state is not small. */
  readonly land: readonly { readonly name: string }[]
}
type Step = Happening & {
  readonly kind: 'stepped' | 'told' | 'turnBegan'
  readonly by?: number
  readonly tale?: string
}

/** A walk without an end, of which a lot is told. */
const walk: Game<Walked, Step, null> = {
  id: 'walk',
  rules: 1,
  packs: {},
  book: null,
  start: () => ({ turn: 0, at: 0, land: Array.from({ length: 50 }, (_, i) => ({ name: `place ${i}` })) }),
  play(t) {
    for (;;) {
      for (let n = 0; n < DECISIONS_A_TURN; n++) {
        const { value: by } = t.ask('number', () => ({
          rule: rule('WALK-1'),
          seat: seat('ann'),
          title: words('walk'),
          min: 1,
          max: 6
        }))
        t.happen({ kind: 'stepped', by })
        for (let told = 0; told < 8; told++)
          t.happen({ kind: 'told', tale: `They came to the place ${t.see.at} `.repeat(4) })
      }
      t.happen({ kind: 'turnBegan', boundary: words('walk.turn') })
    }
  },
  apply(state, { kind, by = 0 }) {
    if (kind === 'turnBegan') return { ...state, turn: state.turn + 1 }
    if (kind === 'told') return state
    const at = (state.at + by) % state.land.length
    return { ...state, at, land: state.land.with(at, { name: `place ${at}, seen in turn ${state.turn}` }) }
  },
  rule: () => ({ ok: false, why: words('no') }),
  view: () => null,
  describe: () => null,
  isOver: () => false
}

const walked = (run: Run<Walked, Step, null>, decisions: number): void => {
  for (let n = 0; n < decisions; n++)
    if (!run.answer({ seat: seat('ann'), by: 'person', reply: { form: 'number', value: 1 + (n % 6) } }).ok)
      throw new Error('refused')
}

/** All that is kept, what is shared counted once. */
const kept = (run: Run<Walked, Step, null>): number => serialize(run.boundaries).length

describe(`a long life of ${DECISIONS} decisions`, () => {
  it(
    'keeps of each decision the answer and its share of a state, and nothing that can be made again',
    { timeout: 600_000 },
    () => {
      const run = Run.start(walk, null, 'long')
      walked(run, DECISIONS / 2)
      const half = kept(run)
      walked(run, DECISIONS / 2)
      expect((kept(run) - half) / (DECISIONS / 2)).toBeLessThan(400)
    }
  )

  it('tells what happened long ago as it was told then, and how much came before it', () => {
    const run = Run.start(walk, null, 'long ago')
    const told: unknown[] = []
    for (let n = 0; n < 60; n++) {
      const given = run.answer({ seat: seat('ann'), by: 'person', reply: { form: 'number', value: 1 + (n % 6) } })
      told.push(...(given.ok ? given.happenings : []))
    }
    expect(run.boundaries.filter(({ steps }) => steps !== null).length).toBeLessThanOrEqual(2)
    expect(run.log.map(({ happening }) => happening)).toEqual(told)
    for (const answers of [0, 7, 23, 59, 60]) {
      const { before, told: later } = run.logSince(answers)
      expect(later.map(({ happening }) => happening)).toEqual(told.slice(before))
      expect(later.every(({ after }) => after > answers)).toBe(true)
    }
    const loaded = resume(walk, JSON.parse(JSON.stringify(run.save())) as ReturnType<typeof run.save>)
    expect(loaded.ok && loaded.run.log).toEqual(run.log)
  })
})
