import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { cageFails, timeOutCages } from '../../../../../engine/games/oathsworn/encounter/fight/caged'
import { insideEffects } from '../../../../../engine/games/oathsworn/encounter/fight/consumed'
import { tryEscape } from '../../../../../engine/games/oathsworn/encounter/movement/escape'
import { endOfRound } from '../../../../../engine/games/oathsworn/encounter/turn/endOfRound'
import { endOfOathswornPhase } from '../../../../../engine/games/oathsworn/encounter/turn/phases'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { crippledUntil } from '../../../../../engine/games/oathsworn/encounter/fight/statuses'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import {
  A,
  answering,
  B,
  C,
  diceOf,
  enact,
  happened,
  hpOf,
  M1,
  play,
  stacked,
  T,
  tableau,
  whereIs,
  type Drawing,
  type Played,
  type Setting
} from './fixtures/tableau'

const drawing: Drawing = { [T]: [0, 0], [A]: [0, -2], [B]: [1, -3] }
const counter = (name: string): Json => ({ do: 'counter', counter: name, add: 1 })
const all = { pick: 'all', from: { kinds: ['oathsworn'] } }
const apply = (to: Json, ...riders: Json[]): Json => ({ do: 'apply', to, riders })
const inRound = (played: Played, round: number, change: Partial<Encounter['clock']> = {}): Played => ({
  ...played,
  state: { ...played.state, clock: { ...played.state.clock, round, ...change } }
})

describe('CAGE: caged', () => {
  const cage = (difficulty = 6): Json => ({
    do: 'cage',
    difficulty,
    fails: [apply('holder', { do: 'lose-hp', hp: 1 })]
  })
  const inNet = (setting: Setting = {}) => {
    const table = tableau(drawing, { deck: ['net', 'gulp'], stage: 2, ...setting })
    return play(table, encounterPhase)
  }

  it('OW-CAGE-01, OW-CAGE-02, OW-STAGE-07 the card is with the one it cages, not among the discards, until it is over', () => {
    const caught = inNet()
    expect(caught.state.seats['seat-1'].caged).toMatchObject({ card: 'net', until: 2 })
    expect(caught.state.stage.discard).toEqual([])
    const over = play(inRound(caught, 2), endOfRound)
    expect(over.state.seats['seat-1'].caged).toBeNull()
    expect(over.state.stage.discard).toContain('net')
  })

  it('OW-CAGE-08 failing means the effect of the card, still caged', () => {
    const caught = enact(tableau(drawing), [cage()])
    const failed = play(caught, (t) => cageFails(t, 'seat-1'))
    expect(hpOf(failed, A)).toBe(5)
    expect(failed.state.seats['seat-1'].caged).not.toBeNull()
  })

  it('EX-117, OW-CAGE-03, OW-CAGE-05, OW-CAGE-07 a survival check with +2 for each friend beside: free at once', () => {
    const caught = enact(tableau({ ...drawing, [B]: [0, -3], [C]: [1, -3] }), [cage()])
    const seat = caught.state.seats['seat-1']
    const ready: Encounter = {
      ...stacked(caught.state, 'oathsworn', { white: ['2', '1', '0'] }),
      seats: { ...caught.state.seats, 'seat-1': { ...seat, animus: { available: 5, reserve: 3 } } }
    }
    const free = play({ ...caught, state: ready }, (t) => tryEscape(t, 'seat-1'), answering(3, 'done'))
    expect(free.state.seats['seat-1'].caged).toBeNull()
    expect(free.state.seats['seat-1'].animus.available).toBe(2)
    const two = { ...ready, might: stacked(caught.state, 'oathsworn', { white: ['2', '0', '0'] }).might }
    const failed = play({ ...caught, state: two }, (t) => tryEscape(t, 'seat-1'), answering(3, 'done'))
    expect(failed.state.seats['seat-1'].caged).not.toBeNull()
    expect(hpOf(failed, A)).toBe(5)
  })

  it('EX-118, OW-CAGE-09, OW-CAGE-12, OW-END-03 caged in any phase of a round: time is up at the end of the next', () => {
    const caught = enact(tableau(drawing, { round: 3, phase: 'oathsworn' }), [cage()])
    expect(happened(play(inRound(caught, 3), timeOutCages), 'cageOpened')).toEqual([])
    const out = play(inRound(caught, 4), timeOutCages)
    expect(hpOf(out, A)).toBe(5)
    expect(out.state.seats['seat-1'].caged).toBeNull()
  })

  it('OW-CAGE-10, OW-CAGE-11 no defence card inside, in one printing there is; everything else may be done to the caged', () => {
    const bite: Json = { do: 'attack', shape: { kind: 'melee' }, riders: [{ do: 'knockback', hexes: 1 }] }
    const held = (settings: Setting['settings']): Setting => ({
      settings: settings ?? {},
      tokens: { 'seat-1': { defence: 1 } },
      top: { yellow: ['3', '3', '3'], red: ['3', '3', '3'] }
    })
    const strict = enact(tableau(drawing, held({})), [cage(), bite])
    expect(strict.asked.map(({ rule }) => rule)).toEqual([])
    expect(whereIs(strict, A)).toEqual([0, -3])
    const lenient = enact(tableau(drawing, held({ cagedMayDefend: true })), [cage(), bite])
    expect(lenient.asked.map(({ rule }) => rule)).toContain('OW-TOKEN-09')
  })

  it('OW-CAGE-13 a second cage takes the place of the first and starts the time anew', () => {
    const caught = inNet({ round: 1 })
    const again = enact(inRound(caught, 2), [{ do: 'cage', who: all, difficulty: 8 }])
    expect(again.state.seats['seat-1'].caged).toMatchObject({ card: 'lunge', difficulty: 8, until: 3 })
    expect(again.state.stage.discard).toContain('net')
  })
})

describe('CONSUME: consumed', () => {
  const gulp = (location = 'core'): Json => ({
    do: 'consume',
    location,
    then: [apply('holder', { do: 'lose-hp', hp: 1 })]
  })
  const bleedInside = (hp: number): Json => apply('self', { do: 'lose-hp', hp, location: 'core' })

  it('OW-CONSUME-01, OW-CONSUME-06, EX-120 the figure leaves the board, and nobody can aim at it', () => {
    const inside = enact(tableau(drawing), [gulp()])
    expect(inside.state.figures[A]).toMatchObject({ at: null, gone: 'consumed' })
    expect(inside.state.seats['seat-1'].consumed).toMatchObject({ by: T, slot: 'core', taken: 0 })
    const next = enact(
      inside,
      [
        { do: 'target', who: 'breaker' },
        { do: 'move', hexes: 3 },
        { do: 'attack', shape: { kind: 'melee' } }
      ],
      {
        roles: { self: T, breaker: A }
      }
    )
    expect(happened(next, 'targetChosen')[0]).toMatchObject({
      target: B,
      why: { passedOver: [{ figure: A, for: 'gone' }] }
    })
  })

  it('OW-CONSUME-05 its effect happens at the start of the Oathsworn and of the encounter phase', () => {
    const inside = enact(tableau(drawing), [gulp()])
    for (const moment of ['start-of-oathsworn-phase', 'start-of-encounter-phase'] as const)
      expect(
        hpOf(
          play(inside, (t) => insideEffects(t, moment)),
          A
        )
      ).toBe(5)
    expect(
      hpOf(
        play(inside, (t) => insideEffects(t, 'end-of-round')),
        A
      )
    ).toBe(6)
  })

  it('EX-119, OW-CONSUME-07, OW-CONSUME-08, OW-CONSUME-09, OW-CONSUME-11, OW-CONSUME-12 six HP in all, from any source, set it free and drain it', () => {
    const animus = (s: Encounter): Encounter => ({
      ...s,
      seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], animus: { available: 5, reserve: 3 } } }
    })
    const inside = enact(tableau(drawing, { dice: { core: [6, 6] }, change: animus }), [gulp()])
    const four = enact(inside, [bleedInside(4)])
    expect(four.state.seats['seat-1'].consumed).toMatchObject({ taken: 4 })
    const six = enact(four, [bleedInside(2)])
    expect(six.state.seats['seat-1'].consumed).toBeNull()
    expect(whereIs(six, A)).toEqual([0, -2])
    expect(six.state.seats['seat-1'].animus).toEqual({ available: 0, reserve: 8 })
  })

  it('OW-CONSUME-07 every die of the location gone sets it free as well', () => {
    const inside = enact(tableau(drawing, { dice: { core: [2] }, deck: ['lunge', 'stamp'] }), [gulp()])
    const out = enact(inside, [bleedInside(2)])
    expect(out.state.figures[A]).toMatchObject({ gone: null })
  })

  it('OW-CONSUME-08 to the nearest empty hex, ties north then west', () => {
    const inside = enact(tableau({ [T]: [0, 0], [A]: [0, -2] }), [gulp('front')])
    const taken = {
      ...inside.state,
      figures: {
        ...inside.state.figures,
        [B]: { ...inside.state.figures[B]!, at: tableau({ [B]: [0, -2] }).state.figures[B]!.at, gone: null }
      }
    }
    const out = enact({ ...inside, state: taken }, [apply('self', { do: 'lose-hp', hp: 6, location: 'front' })])
    expect(whereIs(out, A)).toEqual([-1, -1])
  })

  it('OW-CONSUME-13, OW-STATUS-11 who falls inside is unconscious, and the effect is over', () => {
    const inside = enact(tableau(drawing, { hp: { [A]: 1 } }), [gulp()])
    const out = play(inside, (t) => insideEffects(t, 'start-of-encounter-phase'))
    expect(out.state.figures[A]!.gone).toBe('unconscious')
    expect(out.state.seats['seat-1'].consumed).toBeNull()
  })

  it('OW-CONSUME-14 while inside it is adjacent to nobody', () => {
    const inside = enact(tableau(drawing), [gulp()])
    const near: Json = { pick: 'all', from: { kinds: ['oathsworn'], where: [{ is: 'within', hexes: 30, of: 'self' }] } }
    const done = enact(inside, [{ do: 'for-each', who: near, then: [counter('near')] }])
    expect(done.state.flags['counter.near']).toBe(1)
  })

  it('OW-CONSUME-07 a broken location swallows nobody', () => {
    const done = enact(tableau(drawing, { dice: { core: [] } }), [gulp()])
    expect(done.state.figures[A]!.gone).toBeNull()
    expect(happened(done, 'partSkipped')).toMatchObject([{ part: 'consume' }])
  })
})

describe('STATUS: status tokens', () => {
  it('OW-STATUS-01, OW-STATUS-02 bleed is lost when something triggers it: by default 1 HP, and the tokens stay', () => {
    const done = enact(tableau(drawing), [
      apply('target', { do: 'status', status: 'bleed', count: 2 }),
      apply('target', { do: 'trigger', status: 'bleed' })
    ])
    expect(hpOf(done, A)).toBe(5)
    expect(done.state.figures[A]!.statuses.bleed).toBe(2)
    const cleared = enact(done, [apply(all, { do: 'trigger', status: 'bleed', hp: 2, clear: true })])
    expect(hpOf(cleared, A)).toBe(3)
    expect(cleared.state.figures[A]!.statuses.bleed).toBe(0)
    expect(hpOf(cleared, B)).toBe(6)
  })

  it('EX-140, OW-STATUS-03, OW-STATUS-04, OW-STATUS-05 crippled through the coming Oathsworn phase; a phase under way does not count', () => {
    expect(crippledUntil({ round: 2, phase: 'refresh' } as never)).toBe(2)
    expect(crippledUntil({ round: 2, phase: 'oathsworn' } as never)).toBe(3)
    expect(crippledUntil({ round: 2, phase: 'encounter' } as never)).toBe(3)
    const lame = enact(tableau(drawing, { round: 2, phase: 'oathsworn' }), [
      apply('target', { do: 'status', status: 'crippled' })
    ])
    expect(play(inRound(lame, 2), endOfOathswornPhase).state.figures[A]!.statuses.crippled).not.toBeNull()
    expect(play(inRound(lame, 3), endOfOathswornPhase).state.figures[A]!.statuses.crippled).toBeNull()
  })

  it('OW-STATUS-06 poison does what the special rules board says', () => {
    const done = enact(tableau(drawing), [
      apply('target', { do: 'status', status: 'poison' }),
      apply('target', { do: 'trigger', status: 'poison', hp: 5 })
    ])
    expect(hpOf(done, A)).toBe(5)
    const none = enact(tableau(drawing), [apply('target', { do: 'trigger', status: 'poison' })])
    expect(hpOf(none, A)).toBe(6)
  })

  it('OW-STATUS-09 bleed and poison add up, crippled does not: the longer one counts', () => {
    const lame = apply('target', { do: 'status', status: 'crippled' })
    const early = enact(tableau(drawing, { round: 1, phase: 'refresh' }), [lame])
    const late = enact({ ...early, state: { ...early.state, clock: { ...early.state.clock, phase: 'encounter' } } }, [
      apply(all, { do: 'status', status: 'crippled' })
    ])
    expect(late.state.figures[A]!.statuses.crippled).toEqual({ until: 2 })
    const dazed = enact(tableau(drawing), [
      apply('target', { do: 'status', status: 'dazed', count: 2 }),
      apply('target', { do: 'status', status: 'dazed' })
    ])
    expect(dazed.state.figures[A]!.statuses.other).toEqual({ dazed: 3 })
  })

  it('OW-STATUS-10 bleed on a boss comes from the die nearest to whose effect it is, ties chosen by that player', () => {
    const bleeding = enact(tableau({ [T]: [0, 0], [A]: [1, -2] }), [apply('self', { do: 'status', status: 'bleed' })])
    const strike = [apply({ pick: 'all', from: { kinds: ['boss'] } }, { do: 'trigger', status: 'bleed' })]
    const mine = enact(bleeding, strike, { roles: { self: A }, answer: answering('slot:right:0') })
    expect(mine.asked.map(({ seat }) => seat)).toEqual(['seat-1'])
    expect(diceOf(mine, 'right')).toEqual([5])
    const own = enact(bleeding, strike, { roles: { self: M1 } })
    expect(own.asked).toEqual([])
  })

  it('OW-STATUS-07 lethality is kept with the seat', () => {
    const done = enact(tableau({ [T]: [0, 0], [C]: [0, -2] }), [
      apply(all, { do: 'status', status: 'lethality', count: 2 })
    ])
    expect(done.state.seats['seat-3'].resources['lethality']).toBe(2)
    const less = enact(done, [apply(all, { do: 'cleanse', status: 'lethality', count: 1 })])
    expect(less.state.seats['seat-3'].resources['lethality']).toBe(1)
  })

  it('OW-STATUS-11 tokens of a figure that leaves the game go with it; the swallowed keep theirs', () => {
    const inside = enact(tableau(drawing), [
      apply('target', { do: 'status', status: 'bleed' }),
      { do: 'consume', location: 'core' }
    ])
    expect(inside.state.figures[A]!.statuses.bleed).toBe(1)
  })
})
