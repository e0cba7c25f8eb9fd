import { distanceApart, distanceFrom, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { asked, COMPANY, dieChoice, nameOf, partsOfOption, perTable } from './asking'
import type { LocationSlot } from '../../content'
import type { Book } from '../table/book'
import { hexesOfLocation, isInLocation, locationsOf } from './printedComponents'
import type { FigureId, SeatId, SlotId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf, hexesOf, sees } from './figures'

/** One HP die of a boss. */
export interface DieAt {
  readonly slot: SlotId
  readonly die: number
}

/** OW-LOS-05, OW-ATK-03: the closest hexes of a figure that can be seen, if they are within range; else none. */
export function targetedHexes(
  book: Book,
  s: Encounter,
  from: readonly Hex[],
  target: Figure,
  range: number,
  needsSight: boolean
): readonly Hex[] {
  let best = range
  let found: Hex[] = []
  for (const h of hexesOf(book, target)) {
    const far = distanceFrom(h, from)
    if (far > best || (needsSight && !from.some((eye) => sees(book, s, eye, h)))) continue
    if (far < best) found = []
    best = far
    found.push(h)
  }
  return found
}

/**
 * OW-DMG-03..06, OW-DMG-09: the dice in the hexes aimed at; when there are none, those in the hexes nearest to the
 * attacker that have one, seen or not.
 */
export function diceInReach(
  book: Book,
  s: Encounter,
  from: readonly Hex[],
  boss: Figure,
  aimed: readonly Hex[]
): DieAt[] {
  const here = diceWhere(book, s, boss, (location) => isInLocation(boss, location, aimed))
  return here.length > 0 ? here : nearestDice(book, s, from, boss)
}

/** OW-DMG-06: the dice nearest to some hexes. OW-DMG-04: a wide slot is in all of its hexes. */
export function nearestDice(book: Book, s: Encounter, to: readonly Hex[], boss: Figure): DieAt[] {
  let least = Infinity
  for (const location of locationsOf(book, s, boss))
    if ((boss.slots[location.id as SlotId]?.dice.length ?? 0) > 0)
      least = Math.min(least, distanceApart(to, hexesOfLocation(boss, location)))
  return diceWhere(book, s, boss, (location) => distanceApart(to, hexesOfLocation(boss, location)) === least)
}

/** The dice of one location; two that show the same are the same choice. */
export function diceIn(boss: Figure, slot: SlotId): DieAt[] {
  const found: DieAt[] = []
  const dice = boss.slots[slot]?.dice ?? []
  for (let die = 0; die < dice.length; die++) if (dice.indexOf(dice[die] as number) === die) found.push({ slot, die })
  return found
}

function diceWhere(book: Book, s: Encounter, boss: Figure, fits: (location: LocationSlot) => boolean): DieAt[] {
  const found: DieAt[] = []
  for (const location of locationsOf(book, s, boss)) {
    const dice = diceIn(boss, location.id as SlotId)
    if (dice.length > 0 && fits(location)) found.push(...dice)
  }
  return found
}

/** OW-DMG-03, OW-DMG-05, OW-ATK-21: the attacker decides, once the damage is known. */
export function chooseDie(
  t: Tab,
  seat: SeatId | null,
  boss: FigureId,
  choices: (s: Encounter) => readonly DieAt[]
): DieAt | null {
  const open = perTable(t, () => choices(t.see))
  if (open().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-DMG-03'),
    seat: seat ? asked(seat) : COMPANY,
    title: words('ask.location', { boss: nameOf(t.see, boss) }),
    options: open().map(({ slot, die }) => ({
      id: dieChoice(slot, die),
      label: words('option.location', {
        location: words(`enemy.${figureOf(t.see, boss).def}.location.${slot}`),
        hp: figureOf(t.see, boss).slots[slot]?.dice[die] ?? 0
      }),
      at: { figure: boss, part: slot }
    }))
  }))
  const [, slot = '', die = '0'] = partsOfOption(chosen)
  return { slot: slot as SlotId, die: Number(die) }
}
