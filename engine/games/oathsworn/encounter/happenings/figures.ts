import type { Dir, Hex } from '../../../../hex'
import type { Happening } from '../../../../kernel/game'
import { withFigure, withTurn } from '../state/change'
import type { FigureId, SlotId } from '../state/ids'
import type { Encounter, Figure, Gone, Statuses } from '../state/state'
import type { Appliers } from './appliers'
import type { Why } from '../state/why'

/** How a figure came to its new hex, for the eye. */
export type Motion = 'walk' | 'knockback' | 'push' | 'pull' | 'charge' | 'placed' | 'swapped' | 'chain'

/** Figures on the board: where they are, what they have lost, what clings to them. */
export type FigureHappening = Happening &
  (
    | { kind: 'figureAdded'; figure: Figure; why?: Why }
    /** The hexes entered, one after another, and where it stood before. */
    | { kind: 'figureMoved'; figure: FigureId; from: Hex; path: readonly Hex[]; how: Motion; why?: Why }
    | { kind: 'figureTurned'; figure: FigureId; facing: Dir; why?: Why }
    | { kind: 'figureLeft'; figure: FigureId; gone: Gone }
    | { kind: 'figureReturned'; figure: FigureId; at: Hex }
    | { kind: 'hpLost'; figure: FigureId; count: number; cause: string }
    | { kind: 'hpGained'; figure: FigureId; count: number }
    | { kind: 'hpSet'; figure: FigureId; hp: number }
    | { kind: 'dieLost'; figure: FigureId; slot: SlotId; die: number; count: number; cause: string }
    | { kind: 'dieSet'; figure: FigureId; slot: SlotId; dice: readonly number[] }
    /** A die fell to 0 and leaves its location; the last one breaks it. OW-BRK-01 */
    | { kind: 'dieRemoved'; figure: FigureId; slot: SlotId; die: number; broken: boolean }
    | { kind: 'statusChanged'; figure: FigureId; statuses: Partial<Statuses> }
    | { kind: 'waterPaid'; hexes: readonly Hex[] }
  )

export const figureAppliers: Appliers<FigureHappening> = {
  figureAdded: (s, h) => ({ ...s, figures: { ...s.figures, [h.figure.id]: h.figure } }),
  figureMoved: (s, h) => withFigure(s, h.figure, { at: h.path.at(-1) ?? s.figures[h.figure]?.at ?? null }),
  figureTurned: (s, h) => withFigure(s, h.figure, { facing: h.facing }),
  figureLeft: (s, h) => withFigure(s, h.figure, { at: null, gone: h.gone }),
  figureReturned: (s, h) => withFigure(s, h.figure, { at: h.at, gone: null }),
  // OW-GEN-09: never below 0.
  hpLost: (s, h) => withFigure(s, h.figure, { hp: Math.max(0, hpOf(s, h.figure) - h.count) }),
  hpGained: (s, h) => withFigure(s, h.figure, { hp: hpOf(s, h.figure) + h.count }),
  hpSet: (s, h) => withFigure(s, h.figure, { hp: h.hp }),
  dieLost: (s, h) =>
    withDice(s, h.figure, h.slot, (dice) => dice.map((hp, i) => (i === h.die ? Math.max(0, hp - h.count) : hp))),
  dieSet: (s, h) => withDice(s, h.figure, h.slot, () => h.dice),
  dieRemoved: (s, h) => withDice(s, h.figure, h.slot, (dice) => dice.filter((_, i) => i !== h.die)),
  statusChanged: (s, h) => {
    const figure = s.figures[h.figure]
    return figure ? withFigure(s, h.figure, { statuses: { ...figure.statuses, ...h.statuses } }) : s
  },
  waterPaid: (s, h) => withTurn(s, { waterPaid: [...(s.turn?.waterPaid ?? []), ...h.hexes] })
}

const hpOf = (s: Encounter, id: FigureId): number => s.figures[id]?.hp ?? 0

function withDice(
  s: Encounter,
  id: FigureId,
  slot: SlotId,
  change: (dice: readonly number[]) => readonly number[]
): Encounter {
  const slots = s.figures[id]?.slots
  const before = slots?.[slot]
  if (!slots || !before) throw new Error(`no location ${slot} on ${id}`)
  return withFigure(s, id, { slots: { ...slots, [slot]: { dice: change(before.dice) } } })
}
