import type { FigureId, SeatId } from './ids'
import type { Encounter, Figure, SeatState } from './state'

/** New states out of old ones: the few shapes of change that `apply` is made of. Nothing is ever written in place. */

export const withClock = (s: Encounter, change: Partial<Encounter['clock']>): Encounter => ({
  ...s,
  clock: { ...s.clock, ...change }
})

export function withFigure(s: Encounter, id: FigureId, change: Partial<Figure>): Encounter {
  const figure = s.figures[id]
  if (!figure) throw new Error(`no figure ${id}`)
  return { ...s, figures: { ...s.figures, [id]: { ...figure, ...change } } }
}

export const withSeat = (s: Encounter, id: SeatId, change: Partial<SeatState>): Encounter =>
  withHeld(s, id, { ...s.seats[id], ...change })

/** The same with all of it told: for what changes with nearly every answer. Four seats written out cost a third of a copy. */
export const withHeld = (s: Encounter, id: SeatId, seat: SeatState): Encounter => ({
  ...s,
  seats: {
    'seat-1': id === 'seat-1' ? seat : s.seats['seat-1'],
    'seat-2': id === 'seat-2' ? seat : s.seats['seat-2'],
    'seat-3': id === 'seat-3' ? seat : s.seats['seat-3'],
    'seat-4': id === 'seat-4' ? seat : s.seats['seat-4']
  }
})

export function withTurn(s: Encounter, change: Partial<NonNullable<Encounter['turn']>>): Encounter {
  return s.turn ? { ...s, turn: { ...s.turn, ...change } } : s
}

export const withStage = (s: Encounter, change: Partial<Encounter['stage']>): Encounter => ({
  ...s,
  stage: { ...s.stage, ...change }
})

export const withMight = (s: Encounter, change: Partial<Encounter['might']>): Encounter => ({
  ...s,
  might: { ...s.might, ...change }
})

export const withTally = (s: Encounter, change: Partial<Encounter['tally']>): Encounter => ({
  ...s,
  tally: { ...s.tally, ...change }
})
