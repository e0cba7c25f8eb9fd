import { rule, type Json } from '../../../../kernel/ids'
import type { CardMoment, StageEffect } from '../../content'
import { runStage } from '../scope/run'
import { newScope, type Source } from '../table/scope'
import { layoutOf } from '../board/layout'
import { hexesOfLocation, locationsOf } from '../board/printedComponents'
import { closestVacant, scratchBoardOf } from '../board/scratchBoard'
import { ofSeats, SEATS, type FigureId, type SeatId, type SlotId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf, playedBy } from '../board/figures'
import { byNorthThenWest, distance, type Hex } from '../../../../hex'

/** HP that set a swallowed character free. OW-CONSUME-07 */
const ENOUGH = 6

/** What a stage card does with the one it swallows. */
export interface Swallowing {
  readonly by: FigureId
  readonly slot: SlotId
  readonly at: readonly CardMoment[]
  readonly then: readonly StageEffect[]
  readonly source: Source
}

interface Inside {
  readonly at: readonly CardMoment[]
  readonly then: readonly StageEffect[]
  readonly source: Source
}

/** OW-CONSUME-01: the figure leaves the board. */
export function swallow(t: Tab, seat: SeatId, { by, slot, ...inside }: Swallowing): void {
  const figure = playedBy(t.see, seat)
  if (!figure || figure.at === null) return
  // Effects are plain data; only `insideEffects` reads them.
  const effect = inside as unknown as Json
  t.happen({ kind: 'consumed', seat, by: { by, slot, taken: 0, effect }, rule: rule('OW-CONSUME-01') })
  t.happen({ kind: 'figureLeft', figure: figure.id, gone: 'consumed', rule: rule('OW-CONSUME-01') })
}

/** OW-CONSUME-05: what happens to the swallowed at a moment of the round. */
export function insideEffects(t: Tab, moment: CardMoment): void {
  for (const seat of SEATS) {
    const { consumed } = t.see.seats[seat]
    const figure = playedBy(t.see, seat)
    if (!consumed || !figure) continue
    // Only `swallow` writes it, from the effects of a checked card.
    const { at, then, source } = consumed.effect as unknown as Inside
    if (!at.includes(moment)) continue
    const roles = { self: consumed.by, holder: figure.id, target: figure.id }
    t.in(rule('OW-CONSUME-05'), () => runStage(t, newScope(source, roles), then))
  }
}

/** Whose time inside is over: every die of the location gone, or 6 HP taken from it. OW-CONSUME-07, OW-CONSUME-11 */
export const isFreeToLeave = (s: Encounter, seat: SeatId): boolean => {
  const { consumed } = s.seats[seat]
  if (!consumed) return false
  const boss = s.figures[consumed.by]
  const dice = boss?.slots[consumed.slot]?.dice ?? []
  return consumed.taken >= ENOUGH || dice.length === 0 || boss?.at == null
}

/** OW-CONSUME-10: before any reaction is drawn. */
export function releaseDue(t: Tab): void {
  if (ofSeats(t.see.seats).every(({ consumed }) => consumed === null)) return
  for (const seat of SEATS) if (isFreeToLeave(t.see, seat)) release(t, seat)
}

/** Before a boss leaves the board, whatever takes it off: nobody can be inside of what is not there. OW-CONSUME-07 */
export function releaseFrom(t: Tab, boss: FigureId): void {
  for (const seat of SEATS) if (t.see.seats[seat].consumed?.by === boss) release(t, seat)
}

/** OW-CONSUME-08, OW-CONSUME-09: to the nearest empty hex to the location; all available animus goes to reserve. */
export function release(t: Tab, seat: SeatId): void {
  const { consumed, animus } = t.see.seats[seat]
  const figure = playedBy(t.see, seat)
  if (!consumed) return
  t.happen({ kind: 'released', seat, rule: rule('OW-CONSUME-07') })
  if (animus.available > 0)
    t.happen({ kind: 'animusSpent', seat, count: animus.available, rule: rule('OW-CONSUME-09') })
  if (!figure || figure.gone !== 'consumed' || figure.hp <= 0) return
  const at = nearestTo(t, hexesAround(t, consumed.by, consumed.slot))
  if (at !== null) t.happen({ kind: 'figureReturned', figure: figure.id, at, rule: rule('OW-CONSUME-08') })
}

function hexesAround(t: Tab, by: FigureId, slot: SlotId): readonly Hex[] {
  const boss = figureOf(t.see, by)
  const location = locationsOf(t.book, t.see, boss).find(({ id }) => id === slot)
  const hexes = location ? hexesOfLocation(boss, location) : []
  return hexes.length > 0 ? hexes : layoutOf(t.book, t.see).board.hexes.slice(0, 1)
}

function nearestTo(t: Tab, hexes: readonly Hex[]): Hex | null {
  const sketch = scratchBoardOf(layoutOf(t.book, t.see))
  const away = (h: Hex): number => Math.min(...hexes.map((near) => distance(near, h)))
  const ends = hexes.flatMap((h) => closestVacant(sketch, h))
  return ends.sort((a, b) => away(a) - away(b) || byNorthThenWest(a, b))[0] ?? null
}
