// The table while the monster's deeds are told: as it stood before, and what has been told of since. Once everything is
// told main's own view takes over; here only what a person watches is kept true: how far the round is, who stands where,
// and what it costs.
import { moved, offsetBetween, rotated, turnsOf, type Dir, type Hex } from '../../../../../engine/hex'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type {
  ClockView,
  EncounterView,
  FigureView,
  LocationView
} from '../../../../../engine/games/oathsworn/encounter/view/types'
import type { ToldLine } from '../../../../../preload/contract/shapes'

export const meanwhile = (view: EncounterView, told: readonly ToldLine[]): EncounterView =>
  told.reduce((now, { happening }) => after(now, happening as unknown as Happened), view)

function after(view: EncounterView, h: Happened): EncounterView {
  switch (h.kind) {
    case 'hpLost':
      return onFigure(view, h.figure, (one) => ({ ...one, hp: Math.max(0, one.hp - h.count) }))
    case 'hpGained':
      return onFigure(view, h.figure, (one) => ({ ...one, hp: one.hp + h.count }))
    case 'hpSet':
      return onFigure(view, h.figure, (one) => ({ ...one, hp: h.hp }))
    case 'dieLost':
      return onDice(view, h.figure, h.slot, (dice) =>
        dice.map((hp, die) => (die === h.die ? Math.max(0, hp - h.count) : hp))
      )
    case 'dieSet':
      return onDice(view, h.figure, h.slot, () => h.dice)
    case 'dieRemoved':
      return onDice(view, h.figure, h.slot, (dice) => dice.filter((_, die) => die !== h.die))
    case 'figureMoved':
      return onFigure(view, h.figure, (one) => placed(one, h.path.at(-1) ?? null, one.facing))
    case 'figureTurned':
      return onFigure(view, h.figure, (one) => placed(one, one.at, h.facing))
    case 'figureLeft':
      return onFigure(view, h.figure, (one) => ({ ...one, at: null, hexes: [], gone: h.gone }))
    case 'animusSpent':
      return onAnimus(view, h.seat, -h.count)
    case 'animusGained':
      return onAnimus(view, h.seat, h.count)
    case 'roundBegan':
      return onClock(view, { round: h.round })
    case 'phaseBegan':
      return onClock(view, { phase: h.phase, turn: null })
    case 'turnBegan':
      return onClock(view, { turn: { seat: h.seat, moved: false, walking: false, carded: false, acted: false } })
    case 'turnEnded':
      return onClock(view, { turn: null })
    case 'encounterEnded':
      return onClock(view, { phase: 'over', turn: null })
    default:
      return view
  }
}

const onClock = (view: EncounterView, changes: Partial<ClockView>): EncounterView => ({
  ...view,
  clock: { ...view.clock, ...changes }
})

function onFigure(view: EncounterView, id: string, change: (one: FigureView) => FigureView): EncounterView {
  const figures = view.figures.map((one) => (one.id === id ? change(one) : one))
  const hp = figures.find((one) => one.id === id)?.hp
  const seats = view.seats.map((seat) =>
    (seat.playing ?? seat.figure) === id && hp !== undefined ? { ...seat, hp } : seat
  )
  return { ...view, figures, seats }
}

const onDice = (
  view: EncounterView,
  id: string,
  slot: string,
  change: (dice: readonly number[]) => readonly number[]
): EncounterView =>
  onFigure(view, id, (boss) => ({
    ...boss,
    locations: boss.locations.map((one) => (one.id === slot ? rolled(one, change(one.dice)) : one))
  }))

const rolled = (location: LocationView, dice: readonly number[]): LocationView => ({
  ...location,
  dice,
  broken: dice.length === 0
})

const onAnimus = (view: EncounterView, id: string, by: number): EncounterView => ({
  ...view,
  seats: view.seats.map((seat) =>
    seat.id === id
      ? {
          ...seat,
          animus: {
            ...seat.animus,
            available: seat.animus.available + by,
            reserve: Math.max(0, seat.animus.reserve - by)
          }
        }
      : seat
  )
})

/** A body comes along with its core, and turns about it. */
function placed(figure: FigureView, to: number | null, facing: Dir): FigureView {
  const from = figure.at
  if (from === null || to === null) return { ...figure, at: to, facing }
  const sixths = turnsOf(facing) - turnsOf(figure.facing)
  const along = (hex: number): Hex => moved(to as Hex, rotated(offsetBetween(from as Hex, hex as Hex), sixths))
  return {
    ...figure,
    at: to,
    facing,
    hexes: figure.hexes.map(along),
    front: figure.front === null ? null : along(figure.front),
    locations: figure.locations.map((one) => ({ ...one, hexes: one.hexes.map(along) }))
  }
}
