import type { Words } from '../../../../../engine/messages/words'
import {
  hex,
  offsetBetween,
  offsetQ,
  offsetR,
  rotated,
  turnsOf,
  type Hex,
  type Offset
} from '../../../../../engine/hex'
import type {
  EncounterView,
  FigureView,
  LocationView,
  SeatView
} from '../../../../../engine/games/oathsworn/encounter/view/types'
import type { BossModel, MinionModel, SlotModel } from './model'
import { remembered } from '../../../../table/remembered'

/** Where a hex of a body lies as seen with its head to the north. */
export function inBody(figure: Pick<FigureView, 'at' | 'facing'>, of: number): Offset {
  const core = (figure.at ?? hex(0, 0)) as Hex
  return rotated(offsetBetween(core, of as Hex), DIRECTIONS - turnsOf(figure.facing))
}
const DIRECTIONS = 6

export function bossOf(boss: FigureView, seats: readonly SeatView[]): BossModel {
  return {
    id: boss.id,
    name: boss.name,
    facing: boss.facing,
    defence: boss.defence,
    might: boss.might,
    statuses: boss.statuses,
    slots: laidOut(boss, (slot) => seats.filter(isIn(boss.id, slot)).map(({ name }) => name))
  }
}

export function minionsOf(view: EncounterView): readonly MinionModel[] {
  return view.figures
    .filter((one) => one.kind === 'minion' && one.at !== null)
    .map((one) => minions(one, [view.board], () => minionOf(view, one)))
}

const minions = remembered<FigureView, MinionModel>()
const minionOf = ({ board }: EncounterView, { id, name, hp, defence, at }: FigureView): MinionModel => ({
  id,
  name,
  hp,
  defence,
  label: board.labels[board.hexes.indexOf(at ?? 0)] ?? ''
})

const isIn =
  (boss: string, slot: string) =>
  ({ consumed }: SeatView): boolean =>
    consumed?.boss === boss && consumed.slot === slot

interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * Locations as they lie on the battlefield, seen from its southern side: of whoever looks south the left flank is on the
 * right. Those in one place go in a row.
 */
function laidOut(boss: FigureView, insideOf: (slot: string) => readonly Words[]): readonly SlotModel[] {
  const spots = boss.locations.map((location) => spotOf(boss, location))
  const isDistinct = new Set(spots.map(({ x, y }) => `${x} ${y}`)).size === spots.length
  const xs = ranks(spots.map(({ x }) => x))
  const ys = ranks(spots.map(({ y }) => y))
  const columns = boss.locations.length > 4 ? 3 : 2
  return boss.locations.map((location, index): SlotModel => {
    const { x, y } = spots[index] ?? { x: 0, y: 0 }
    return {
      id: location.id,
      name: location.name,
      dice: location.dice,
      fullHp: location.startHp,
      icons: location.icons,
      inside: insideOf(location.id),
      row: isDistinct ? ys.indexOf(y) + 1 : Math.floor(index / columns) + 1,
      column: isDistinct ? xs.indexOf(x) + 1 : (index % columns) + 1
    }
  })
}

const ranks = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b)

const SOUTHWARD: readonly FigureView['facing'][] = ['SE', 'S', 'SW']

/** The middle of a location, in the frame of the body or upside down; whole numbers, so that equal means equal. */
function spotOf(boss: FigureView, { hexes }: LocationView): Spot {
  const offsets = hexes.map((one) => inBody(boss, one))
  const x = offsets.reduce((sum, one) => sum + offsetQ(one), 0)
  const y = offsets.reduce((sum, one) => sum + offsetQ(one) + 2 * offsetR(one), 0)
  const count = Math.max(1, hexes.length)
  const turn = SOUTHWARD.includes(boss.facing) ? -1 : 1
  return { x: turn * Math.sign(x), y: turn * Math.round(y / count) }
}
