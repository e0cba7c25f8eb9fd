import { rule } from '../../../../kernel/ids'
import type { Condition } from '../../content'
import { holds } from '../scope/condition'
import { askingScope } from '../table/scope'
import { removeFallen } from './knockout'
import { bossOnBoard, encounterOf } from '../board/printedComponents'
import { ofSeats, type FigureId, type SlotId } from '../state/ids'
import type { Encounter, Figure, Outcome } from '../state/state'
import type { Tab } from '../table/tab'

/** Leaves every rule that is being carried out; where to go on is read off the clock. Caught by `play` alone. */
export class LeftOff extends Error {
  constructor(why = 'the table goes on elsewhere') {
    super(why)
  }
}

/** The encounter ends at once. OW-WIN-01 */
export class EncounterOver extends LeftOff {
  constructor() {
    super('the encounter is over')
  }
}

/**
 * OW-WIN-08: tested after every atomic step. Victory first (OW-WIN-03): when the step that fells the last Oathsworn
 * also takes the last die, the company has won.
 */
export function testForEnd(t: Tab): void {
  if (t.see.flags[HELD] === true) return
  const { figures, seats } = t.see
  const { victory, defeat, lastDieWins } = encounterOf(t.book, t.see)
  if (lastDieWins && isBeaten(t.see)) end(t, 'victory', 'OW-WIN-01')
  if (isAny(t, victory)) end(t, 'victory', 'OW-WIN-07')
  const standing = ofSeats(seats).some(({ figure }) => (figures[figure]?.hp ?? 0) > 0)
  if (!standing) end(t, 'defeat', 'OW-WIN-02')
  if (isAny(t, defeat)) end(t, 'defeat', 'OW-WIN-07')
}

/** OW-WIN-07, OW-WIN-08: after a step that nobody lost HP to; goals of other kinds can be reached all the same. */
export function testOtherGoals(t: Tab): void {
  const { victory, defeat } = encounterOf(t.book, t.see)
  if (victory.length > 0 || defeat.length > 0) testForEnd(t)
}

export function end(t: Tab, outcome: Outcome, clause: string): never {
  // OW-KO-03: who falls by the last blow of all has fallen too.
  removeFallen(t)
  t.happen({ kind: 'encounterEnded', outcome, rule: rule(clause) })
  return leave()
}

/** Out of everything that is being carried out. */
export function leave(): never {
  throw OVER
}

/** One for all: where it was thrown is of no interest to anybody, and to find that out costs more than the end itself. */
const OVER = new EncounterOver()

/** OW-WIN-07: an encounter may name further ways to win and to lose. */
function isAny(t: Tab, conditions: readonly Condition[]): boolean {
  if (conditions.length === 0) return false
  const scope = askingScope({ kind: 'encounter', id: t.see.is.encounter }, { self: bossOnBoard(t.see) })
  return conditions.some((condition) => holds(t.book, t.see, scope, condition))
}

/** All HP dice of the encounter are gone. OW-WIN-01 */
function isBeaten({ figures }: Encounter): boolean {
  let bosses = 0
  for (const id in figures) {
    const { kind, slots } = figures[id as FigureId] as Figure
    if (kind !== 'boss') continue
    bosses++
    for (const slot in slots) if (slots[slot as SlotId]?.dice.length !== 0) return false
  }
  return bosses > 0
}

const HELD = 'reactions-first'

/** OW-BRK-16: in one printing several dice at once, the last among them, are all reacted to before it is over. */
export function holdEnd(t: Tab): void {
  if (isBeaten(t.see)) t.happen({ kind: 'flagSet', flag: HELD, value: true, rule: rule('OW-BRK-16') })
}

/** The reactions are done. */
export function releaseEnd(t: Tab): void {
  if (dropHold(t)) testForEnd(t)
}

/** Nothing is waited for any more. Was anything? */
export function dropHold(t: Tab): boolean {
  if (t.see.flags[HELD] !== true) return false
  t.happen({ kind: 'flagSet', flag: HELD, value: false, rule: rule('OW-BRK-16') })
  return true
}
