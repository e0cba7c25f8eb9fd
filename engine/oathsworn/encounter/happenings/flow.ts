import { withEntry } from '../../../kernel/entry'
import type { Happening } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Words } from '../../../kernel/words'
import { withClock, withSeat, withTally, withTurn } from '../change'
import { SEATS, type FigureId, type SeatId } from '../state/ids'
import type { Dials } from '../state/settings'
import type { Encounter, Lasting, Outcome, Phase, Turn } from '../state/state'
import type { Appliers } from '../tab'
import { withOwnTokens } from './seats'

/** The course of the encounter: phases, turns, what lasts, how it ends. */
export type FlowHappening = Happening &
  (
    | { kind: 'setupStepDone'; step: number }
    | { kind: 'leadChosen'; seat: SeatId }
    | { kind: 'roundBegan'; round: number }
    | { kind: 'phaseBegan'; phase: Phase }
    | { kind: 'turnBegan'; seat: SeatId }
    | { kind: 'rulesRevealed' }
    | { kind: 'turnUsed'; what: 'carded' | 'acted' | 'turned' | 'attackedFromInside' | 'triedEscape' }
    /** The move action goes on: so many hexes are paid for in advance. */
    | { kind: 'moveGoesOn'; paid: number }
    | { kind: 'turnCorrected'; moved: boolean; carded: boolean }
    | { kind: 'extraTurnGranted'; seat: SeatId }
    | { kind: 'turnEnded'; seat: SeatId; passed: boolean }
    | { kind: 'injuriesDue'; seat: SeatId; due: boolean }
    | { kind: 'lastingBegan'; lasting: Omit<Lasting, 'id'> }
    | { kind: 'lastingChanged'; id: number; with: Json }
    | { kind: 'lastingEnded'; ids: readonly number[] }
    | { kind: 'flagSet'; flag: string; value: Json }
    | { kind: 'dialsSet'; dials: Dials }
    | { kind: 'damageDealt'; by: FigureId; hp: number }
    | { kind: 'attackMade'; by: FigureId; on: readonly FigureId[] }
    /** What an own attack came to, before it is divided. */
    | { kind: 'attackTotalled'; by: FigureId; damage: number; missed: boolean }
    | { kind: 'encounterEnded'; outcome: Outcome }
    | { kind: 'afterChosen'; after: 'moveOn' | 'replay' | 'epilogue' }
    /** Something worth a line in the report that changes nothing. */
    | { kind: 'told'; words: Words }
    /** The table said otherwise; the happenings that follow carry it out. */
    | { kind: 'ruled'; words: Words }
  )

export const flowAppliers: Appliers<FlowHappening> = {
  setupStepDone: (s, h) => withClock(s, { step: h.step }),
  leadChosen: (s, h) => withClock(s, { lead: h.seat }),
  roundBegan: (s, h) => withFreshRound(withClock(s, { round: h.round, passes: 0, last: null })),
  phaseBegan: (s, h) => withClock({ ...s, turn: null }, { phase: h.phase, passes: 0, last: null, extra: [] }),
  turnBegan: (s, h) => ({
    ...withClock(s, {
      last: h.seat,
      turns: s.clock.turns + 1,
      extra: s.clock.extra[0] === h.seat ? s.clock.extra.slice(1) : s.clock.extra
    }),
    turn: freshTurn(h.seat)
  }),
  rulesRevealed: (s) => ({ ...s, revealed: true }),
  // OW-MOVE-04: doing anything else ends the move action; looking around does not.
  turnUsed: (s, h) => {
    if (h.what === 'turned' || !s.turn) return withTurn(s, { acted: true })
    return { ...s, turn: withEntry({ ...s.turn, acted: true, walking: null }, h.what, true) }
  },
  moveGoesOn: (s, h) => withTurn(s, { moved: true, acted: true, walking: h.paid }),
  turnCorrected: (s, h) => withTurn(s, { moved: h.moved, carded: h.carded, walking: null }),
  extraTurnGranted: (s, h) => withClock(s, { extra: [...s.clock.extra, h.seat] }),
  turnEnded: (s, h) => ({ ...withClock(s, { passes: h.passed ? s.clock.passes + 1 : 0 }), turn: null }),
  injuriesDue: (s, h) => withSeat(s, h.seat, { injuriesDue: h.due }),
  lastingBegan: (s, h) => ({ ...s, lasting: [...s.lasting, { ...h.lasting, id: nextLasting(s) }] }),
  lastingChanged: (s, h) => ({
    ...s,
    lasting: s.lasting.map((one) => (one.id === h.id ? { ...one, with: h.with } : one))
  }),
  lastingEnded: (s, h) => ({ ...s, lasting: s.lasting.filter((one) => !h.ids.includes(one.id)) }),
  flagSet: (s, h) => ({ ...s, flags: withEntry(s.flags, h.flag, h.value) }),
  dialsSet: (s, h) => ({ ...s, is: { ...s.is, dials: h.dials } }),
  damageDealt: (s, h) => withTally(s, { damage: withEntry(s.tally.damage, h.by, (s.tally.damage[h.by] ?? 0) + h.hp) }),
  attackMade: (s, h) => {
    const { round, turns } = s.clock
    const older = s.attacks.filter(({ by, on }) => by !== h.by || !h.on.includes(on))
    return { ...s, attacks: [...older, ...h.on.map((on) => ({ by: h.by, on, round, turn: turns }))] }
  },
  attackTotalled: (s) => s,
  encounterEnded: (s, h) =>
    SEATS.reduce(withOwnTokens, withClock({ ...s, turn: null }, { phase: 'over', outcome: h.outcome })),
  afterChosen: (s, h) => ({ ...s, flags: { ...s.flags, after: h.after } }),
  told: (s) => s,
  ruled: (s) => s
}

export const freshTurn = (seat: SeatId): Turn => ({
  seat,
  moved: false,
  walking: null,
  carded: false,
  acted: false,
  attackedFromInside: false,
  triedEscape: false,
  waterPaid: []
})

/** OW-TURN-07: injuries in hand are due anew. */
const withFreshRound = (s: Encounter): Encounter =>
  SEATS.reduce((now, id) => withSeat(now, id, { injuriesDue: true }), s)

const nextLasting = (s: Encounter): number => s.lasting.reduce((most, one) => Math.max(most, one.id), 0) + 1
