import type { Happening } from '../../../../kernel/game'
import type { Json } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import { withClock, withSeat, withTally, withTurn } from '../state/change'
import { SEATS, type FigureId, type SeatId } from '../state/ids'
import type { Dials } from '../state/settings'
import type { EncounterClock, Encounter, Lasting, Outcome, Phase, Turn } from '../state/state'
import type { Appliers } from './appliers'
import { withOwnTokens } from './seats'

/** `turned` and `token` leave a move action as it is: OW-TURN-10, OW-GEN-15. */
type TurnUse = 'carded' | 'acted' | 'turned' | 'token' | 'attackedFromInside' | 'triedEscape'

/** The course of the encounter: phases, turns, what lasts, how it ends. */
export type FlowHappening = Happening &
  (
    | { kind: 'setupStepDone'; step: number }
    | { kind: 'leadChosen'; seat: SeatId }
    | { kind: 'roundBegan'; round: number }
    | { kind: 'phaseBegan'; phase: Phase }
    | { kind: 'turnBegan'; seat: SeatId }
    | { kind: 'rulesRevealed' }
    | { kind: 'turnUsed'; what: TurnUse }
    /** The move action goes on: so many hexes are paid for in advance. */
    | { kind: 'moveGoesOn'; paid: number }
    | { kind: 'turnCorrected'; moved: boolean; carded: boolean }
    /** By a correction: so many turns in a row in which nothing was done. */
    | { kind: 'passesSet'; passes: number }
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
  turnBegan: (s, h) => ({ ...s, clock: clockInTurn(s.clock, h.seat), turn: freshTurn(h.seat) }),
  rulesRevealed: (s) => ({ ...s, revealed: true }),
  // OW-MOVE-04: doing anything else ends the move action; looking around does not, nor does a token.
  turnUsed: (s, h) => {
    if (h.what === 'turned' || h.what === 'token' || !s.turn) return withTurn(s, { acted: true })
    const turn: Turn = {
      ...s.turn,
      acted: true,
      walking: null,
      carded: s.turn.carded || h.what === 'carded',
      attackedFromInside: s.turn.attackedFromInside || h.what === 'attackedFromInside',
      triedEscape: s.turn.triedEscape || h.what === 'triedEscape'
    }
    return { ...s, turn }
  },
  moveGoesOn: (s, h) => withTurn(s, { moved: true, acted: true, walking: h.paid }),
  turnCorrected: (s, h) => withTurn(s, { moved: h.moved, carded: h.carded, walking: null }),
  passesSet: (s, h) => withClock(s, { passes: h.passes }),
  extraTurnGranted: (s, h) => withClock(s, { extra: [...s.clock.extra, h.seat] }),
  turnEnded: (s, h) => ({
    ...s,
    clock: { ...s.clock, passes: h.passed ? passesAfter(s.clock, h.seat) : 0 },
    turn: null
  }),
  injuriesDue: (s, h) => withSeat(s, h.seat, { injuriesDue: h.due }),
  lastingBegan: (s, h) => ({ ...s, lasting: [...s.lasting, { ...h.lasting, id: nextLasting(s) }] }),
  lastingChanged: (s, h) => ({
    ...s,
    lasting: s.lasting.map((one) => (one.id === h.id ? { ...one, with: h.with } : one))
  }),
  lastingEnded: (s, h) => ({ ...s, lasting: s.lasting.filter((one) => !h.ids.includes(one.id)) }),
  flagSet: (s, h) => ({ ...s, flags: { ...s.flags, [h.flag]: h.value } }),
  dialsSet: (s, h) => ({ ...s, is: { ...s.is, dials: h.dials } }),
  damageDealt: (s, h) => withTally(s, { damage: { ...s.tally.damage, [h.by]: (s.tally.damage[h.by] ?? 0) + h.hp } }),
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

/** OW-TURN-02: a turn granted besides leaves the circle where it was. */
function clockInTurn(clock: EncounterClock, seat: SeatId): EncounterClock {
  const isExtra = clock.extra[0] === seat
  return {
    ...clock,
    last: isExtra ? (clock.last ?? seat) : seat,
    turns: clock.turns + 1,
    extra: isExtra ? clock.extra.slice(1) : clock.extra
  }
}

/** OW-TURN-03: the pass of a turn granted to somebody else is none in the circle. */
const passesAfter = ({ passes, last }: EncounterClock, seat: SeatId): number => (seat === last ? passes + 1 : passes)

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
