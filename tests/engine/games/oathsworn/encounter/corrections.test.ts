import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { resume } from '../../../../../engine/kernel/resume'
import { Run } from '../../../../../engine/kernel/run'
import { picker } from '../../../../../engine/simulation/bot'
import { SEATS } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { boardOf } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { company } from '../../../../fixtures/oathsworn/company'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { tableWrong, watched } from '../../../../fixtures/oathsworn/invariants'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'
import { correct, step, type Night } from '../../../../fixtures/oathsworn/nights'
import { anything } from '../../../../fixtures/oathsworn/otherwise'

// The table is the truth, whatever is being asked: in the middle of a card, an attack, a displacement, a check.

type Picked = (count: number) => number

const plain = watched(oathsworn(fixtureContent()), false)
/** Nothing that is answered once goes on for ever. */
const MOST = 5000
let since = 0
const game: typeof plain = {
  ...plain,
  apply: (s, happening) => {
    if (++since > MOST) throw new Error(`there is no end of ${happening.kind}`)
    return plain.apply(s, happening)
  }
}

/** How often the table says otherwise, and how much of a night is looked at: one without its monster has no end. */
const OFTEN = 60
const ENOUGH = 800
/** One in so many is looked at closely. */
const CLOSELY = 12

/** It can be taken back, and is there again when the save is opened. */
function isKept(run: Night, before: string): void {
  // The whole way is gone again.
  since = -Infinity
  expect(run.undone()?.hash).toBe(before)
  const loaded = resume(game, JSON.parse(JSON.stringify(run.save())) as never)
  expect(loaded.ok && loaded.run.hash).toBe(run.hash)
}

describe('corrections in the midst of anything', () => {
  it.each([
    ['four full characters', company()],
    ['companions and allies', company({ allies: [{ ally: 'spearman', count: 4 }] }, { strider: { mode: 'companion' } })]
  ] as const)(
    'OW-GEN-04, OW-GEN-13 %s: the night goes on from there, nothing is out of place, and it is saved and taken back',
    (name, setup) => {
      let said = 0
      for (let n = 0; n < Number(process.env['NIGHTS'] ?? 12); n++) {
        const seed = `${name} ${n}`
        since = 0
        const run = Run.start(game, setup, seed)
        const pick = picker(`${seed} otherwise`)
        const rulings: Json[] = []
        try {
          for (let answers = 0, left = OFTEN; answers < ENOUGH && run.waiting.length > 0; answers++) {
            const { phase } = run.state.clock
            if (left > 0 && phase !== 'setup' && phase !== 'over' && pick(5) === 0) {
              const ruling = anything(game.book, run.state, pick)
              since = 0
              const before = run.hash
              const given = correct(run, ruling)
              if (given.ok && left % CLOSELY === 0) isKept(run, before)
              if (given.ok)
                rulings.push({
                  after: run.revision,
                  asked: run.waiting[0]?.title.key ?? '',
                  ...(ruling as object)
                } as Json)
              else if (given.fault)
                throw new Error(`${JSON.stringify(ruling)}: ${given.fault.message} [${given.fault.crumbs.join(' > ')}]`)
              left -= given.ok ? 1 : 0
              expect(tableWrong(game.book, run.state)).toBeNull()
            }
            since = 0
            step(run, pick)
          }
        } catch (fault) {
          throw new Error(`${(fault as Error).message}; "${seed}", said ${JSON.stringify(rulings.slice(-6))}`, {
            cause: fault
          })
        }
        said += rulings.length
      }
      expect(said).toBeGreaterThan(100)
    }
  )

  it('OW-GEN-04 what would leave nobody an answer to what is being asked is refused, and nothing has happened', () => {
    since = 0
    const run = Run.start(game, company(), 'whom to attack')
    const pick = picker('whom to attack')
    const isAsked = (): boolean => ['ask.target', 'ask.area'].includes(run.waiting[0]?.title.key ?? '')
    while (!isAsked()) {
      since = 0
      step(run, pick)
    }
    const before = run.hash
    const [prompt] = run.waiting
    const { figure } = run.state.seats[prompt!.seat as unknown as (typeof SEATS)[number]]
    expect(correct(run, { ruling: 'place', figure, hex: null })).toMatchObject({
      ok: false,
      why: { key: 'answer.deadEnd' }
    })
    expect([run.hash, run.waiting]).toEqual([before, [prompt]])
    expect(correct(run, { ruling: 'go', round: run.state.clock.round, phase: 'encounter' }).ok).toBe(true)
  })

  it('OW-TURN-03 where nobody of the company stands any more the table is asked, not left to the rounds', () => {
    since = 0
    const run = Run.start(game, company(), 'nobody there')
    const pick = picker('nobody there')
    while (run.waiting[0]?.title.key !== 'ask.turn') {
      since = 0
      step(run, pick)
    }
    // Into a place where no card does anything to them.
    for (const seat of SEATS) correct(run, { ruling: 'swallowed', seat, figure: 'husk', location: 'left' })
    for (let n = 0; n < 20; n++) {
      since = 0
      step(run, pick)
      expect(run.waiting).toHaveLength(1)
    }
  })

  it('OW-KO-04, OW-KO-11 whoever has fallen is no longer put somewhere, healed or removed: it stands up again', () => {
    since = 0
    const run = Run.start(game, company(), 'fallen')
    const pick = picker('fallen')
    while (run.waiting[0]?.title.key !== 'ask.turn') {
      since = 0
      step(run, pick)
    }
    const { figure } = run.state.seats['seat-2']
    expect(correct(run, { ruling: 'remove', figure }).ok).toBe(true)
    const why = (ruling: Json): unknown => correct(run, ruling)
    const hex = boardOf(game.book, run.state).hexes.find((h) =>
      Object.values(run.state.figures).every(({ at }) => at !== h)
    )!
    for (const ruling of [
      { ruling: 'place', figure, hex },
      { ruling: 'place', figure, hex: null },
      { ruling: 'hp', figure, hp: 3 }
    ])
      expect(why(ruling)).toMatchObject({ ok: false, why: { key: 'ruling.refused.fallen' } })
    expect(why({ ruling: 'remove', figure })).toMatchObject({ ok: false, why: { key: 'ruling.refused.notThere' } })
    expect(why({ ruling: 'swallowed', seat: 'seat-2', figure: 'husk', location: 'core' })).toMatchObject({ ok: false })
  })
})

/** Whose cards and decks they are decides what is asked before anything stands. */
const SETTINGS = [{}, { might: 'table', cards: 'table', stage: 'table' }]

describe('corrections before the first round and after the last', () => {
  /** As often as not the table says otherwise, as long as this part of the night lasts. */
  function disturb(run: Night, pick: Picked, lasts: () => boolean): Json[] {
    const said: Json[] = []
    for (let n = 0; n < 200 && run.waiting.length > 0 && lasts(); n++) {
      since = 0
      const ruling = anything(game.book, run.state, pick)
      const given = pick(2) === 0 ? correct(run, ruling) : null
      if (given?.ok) said.push({ after: run.revision, asked: run.waiting[0]?.title.key ?? '', ...(ruling as object) })
      else if (given?.fault) throw new Error(`${given.fault.message}, said ${JSON.stringify([...said, ruling])}`)
      const wrong = tableWrong(game.book, run.state)
      if (wrong) throw new Error(`${wrong}, said ${JSON.stringify(said)}`)
      since = 0
      if (pick(2) === 0) step(run, pick)
    }
    return said
  }

  it.each(SETTINGS)('OW-GEN-04, OW-ENC-12 set up with %j, nothing is out of place', (dials) => {
    let said = 0
    for (let n = 0; n < Number(process.env['NIGHTS'] ?? 60); n++) {
      const run = Run.start(game, company({ dials }, { strider: { mode: 'companion' } }), `set up ${n}`)
      const pick = picker(`set up ${n}`)
      const rulings = disturb(run, pick, () => run.state.clock.phase === 'setup')
      said += rulings.length
      try {
        for (let answers = 0; answers < 20 && run.waiting.length > 0; answers++) {
          since = 0
          step(run, pick)
        }
      } catch (fault) {
        throw new Error(`${(fault as Error).message}, said ${JSON.stringify(rulings)}`, { cause: fault })
      }
    }
    expect(said).toBeGreaterThan(300)
  })

  it('OW-GEN-04, OW-WIN-05 all is over, and still nothing is out of place', () => {
    let said = 0
    for (let n = 0; n < 30; n++) {
      const run = Run.start(game, company(), `over ${n}`)
      const pick = picker(`over ${n}`)
      for (let answers = 0; answers < 60; answers++) {
        since = 0
        step(run, pick)
      }
      since = 0
      expect(correct(run, { ruling: 'over', outcome: 'defeat' }).ok).toBe(true)
      expect(run.state.clock.phase).toBe('over')
      said += disturb(run, pick, () => true).length
      while (run.waiting.length > 0) step(run, pick)
      expect(tableWrong(game.book, run.state)).toBeNull()
    }
    expect(said).toBeGreaterThan(5)
  })
})
