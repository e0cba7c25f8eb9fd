import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { resume } from '../../../../../../engine/kernel/resume'
import { Run } from '../../../../../../engine/kernel/run'
import { picker } from '../../../../../../engine/simulation/bot'
import { abilityFacts } from '../../../../../../engine/games/oathsworn/encounter/cardFacts/facts'
import { cardsAt } from '../../../../../../engine/games/oathsworn/encounter/cardFacts/flow'
import { SEATS, type CardId, type SeatId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { ROUND_PHASES } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { company } from '../../../../../fixtures/oathsworn/company'
import { correct, step, watchedGame, type Night } from '../../../../../fixtures/oathsworn/nights'

const NIGHTS: { readonly [name: string]: Json } = {
  'four full characters': company(),
  'companions, allies and dice': company(
    {
      dials: { dice: 'ask' },
      settings: { enemyDice: true },
      traits: { bushcraft: 2, comradery: 1 },
      allies: [{ ally: 'spearman', count: 4 }]
    },
    { strider: { mode: 'companion', injuries: ['sprain'] }, hexer: { hp: 1 }, bulwark: { hp: 1 } }
  ),
  'real MIGHT decks': company({ dials: { might: 'table' } }),
  'real stage cards': company({ dials: { stage: 'table' } })
}
/** How often the table says that it is elsewhere, and how long a night may take. */
const OFTEN = 12
const ENOUGH = 4000

const elsewhere = (run: Night, pick: (count: number) => number): Json =>
  pick(3) === 0
    ? { ruling: 'turn-of', seat: SEATS[pick(SEATS.length)] ?? 'seat-1', had: pick(2) === 0, passes: pick(SEATS.length) }
    : {
        ruling: 'go',
        round: Math.max(1, run.state.clock.round + pick(4) - 1),
        phase: ROUND_PHASES[pick(ROUND_PHASES.length)] ?? 'end'
      }

/** Plays on with a random bot; now and then the table is elsewhere, whatever is being asked. */
function roam(setup: Json, seed: string, at: (run: Night, before: Night, ruling: Json) => void): number {
  const run = Run.start(watchedGame, setup, seed)
  const pick = picker(`${seed} elsewhere`)
  let left = OFTEN
  for (let n = 0; n < ENOUGH && run.waiting.length > 0; n++) {
    const { phase } = run.state.clock
    if (left > 0 && phase !== 'setup' && phase !== 'over' && pick(9) === 0) {
      left--
      const before = run.at(run.revision)
      const ruling = elsewhere(run, pick)
      const given = correct(run, ruling)
      if (!given?.ok) throw new Error(`${JSON.stringify(ruling)} refused: ${JSON.stringify(given)}`)
      at(run, before, ruling)
    }
    step(run, pick)
  }
  expect(run.waiting).toEqual([])
  return OFTEN - left
}

describe('the table is elsewhere in the course of the encounter', () => {
  for (const [name, setup] of Object.entries(NIGHTS))
    it(`OW-TURN-01, OW-GEN-12 ${name}: from any question to any phase of any round, and on to an end`, () => {
      let went = 0
      for (let n = 0; n < 4; n++)
        went += roam(setup, `${name} ${n}`, (run, before, ruling) => {
          const loaded = resume(watchedGame, JSON.parse(JSON.stringify(run.save())) as never)
          expect(loaded.ok && loaded.run.hash).toBe(run.hash)
          expect(run.undone()?.hash).toBe(before.hash)
          const again = before.at(before.revision)
          correct(again, ruling)
          expect(again.hash).toBe(run.hash)
        })
      expect(went).toBeGreaterThan(OFTEN)
    })
})

/** The same night as far as somebody's first turn. */
function atTurn(setup: Json = company()): Night {
  const run = Run.start(watchedGame, setup, 'turn')
  const pick = picker('turn')
  while (run.waiting[0] && run.waiting[0].title.key !== 'ask.turn') step(run, pick)
  return run
}
const keysOf = (run: Night): readonly string[] =>
  run.log
    .filter(({ after }) => after === run.revision)
    .flatMap(({ happening }) => watchedGame.describe(run.state, happening, run.state)?.key ?? [])

describe('whose turn it is', () => {
  it('OW-TURN-02 somebody has had a turn: the next in the circle is at play, and what was begun is said to end', () => {
    const run = atTurn()
    const seat = run.state.turn?.seat
    const next = SEATS[(SEATS.indexOf(seat ?? 'seat-1') + 1) % SEATS.length]
    expect(correct(run, { ruling: 'turn-of', seat: seat ?? '', had: true, passes: 2 })?.ok).toBe(true)
    expect([run.state.turn?.seat, run.state.clock.passes, run.state.clock.phase]).toEqual([next, 2, 'oathsworn'])
    expect(keysOf(run)).toEqual(['report.ruled', 'told.hadTurn', 'told.stays', 'told.turnLeft', 'report.turnBegan'])
  })

  it('OW-TURN-03 after three passes the fourth ends the phase', () => {
    const run = atTurn()
    correct(run, { ruling: 'turn-of', seat: 'seat-2', passes: 3 })
    const [prompt] = run.waiting
    run.answer({ seat: prompt!.seat, by: 'person', reply: { form: 'choose', chosen: ['end'] } })
    expect(run.log.some(({ happening }) => happening.kind === 'phaseBegan' && happening.phase === 'encounter')).toBe(
      true
    )
  })
})

describe('which phase it is', () => {
  it('OW-TURN-01 what is skipped is not carried out; a round that comes begins as rounds do', () => {
    const run = atTurn()
    const { round } = run.state.clock
    expect(correct(run, { ruling: 'go', round: round + 2, phase: 'oathsworn' })?.ok).toBe(true)
    expect([run.state.clock.round, run.state.clock.phase]).toEqual([round + 2, 'oathsworn'])
    expect(keysOf(run)).toContain('told.skipped')
    expect(run.log.some(({ happening }) => happening.kind === 'stageDrawn')).toBe(false)
  })

  it('OW-REFR-01, OW-TURN-07 the refresh of this very round is where the round begins: injuries are due anew', () => {
    const run = atTurn()
    const { round } = run.state.clock
    correct(run, { ruling: 'duty', seat: 'seat-3', due: false })
    correct(run, { ruling: 'turn-of', seat: 'seat-1' })
    expect(run.state.seats['seat-3'].injuriesDue).toBe(false)
    correct(run, { ruling: 'go', round, phase: 'refresh' })
    expect(run.state.seats['seat-3'].injuriesDue).toBe(true)
  })

  it('OW-CARD-06, OW-FLOW-01 a card that is being played cools down, and what lay there flows', () => {
    const run = Run.start(watchedGame, company(), 'played')
    const pick = picker('played')
    const played = (): [seat: SeatId, card: string] | undefined =>
      SEATS.flatMap((seat) => cardsAt(run.state, seat, 'played').map((card): [SeatId, string] => [seat, card]))[0]
    while (run.waiting.length > 0 && played() === undefined) step(run, pick)
    const [seat, card] = played()!
    correct(run, { ruling: 'turn-of', seat })
    const held = run.state.seats[seat].cards[card as CardId]!
    const cooldown = run.log.findLast(({ happening }) => happening.kind === 'cardPut')?.happening
    expect(cooldown).toMatchObject({ seat, card, at: held.at })
    expect(held.at).not.toBe('played')
    expect(held.kind === 'ability' ? abilityFacts(watchedGame.book, held).cooldown : held.at).toBe(held.at)
  })

  it('OW-STAGE-04 what hangs in the air goes where it would have gone', () => {
    const run = Run.start(watchedGame, company(), 'monster')
    const pick = picker('monster')
    while (run.waiting.length > 0 && run.state.stage.resolving === null) step(run, pick)
    const card = run.state.stage.resolving
    expect(card).not.toBeNull()
    correct(run, { ruling: 'go', round: 1, phase: 'end' })
    const { stage, might } = run.state
    expect([stage.resolving, stage.queue, might.onTable]).toEqual([null, [], []])
    expect([...stage.discard, ...stage.inView]).toContain(card)
  })

  it('OW-WIN-07 the table says how it has ended', () => {
    const run = atTurn()
    correct(run, { ruling: 'over', outcome: 'defeat' })
    expect(run.waiting[0]?.title.key).toBe('ask.afterDefeat')
    expect(correct(run, { ruling: 'go', round: 2, phase: 'end' })).toMatchObject({
      why: { key: 'ruling.refused.isOver' }
    })
  })

  it('OW-ENC-01 the set-up comes first', () => {
    const run = Run.start(watchedGame, company(), 'setup')
    expect(correct(run, { ruling: 'go', round: 2, phase: 'end' })).toMatchObject({
      why: { key: 'ruling.refused.setupFirst' }
    })
  })
})
