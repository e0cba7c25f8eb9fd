import { DIRECTIONS, hexOf, moved, offset, rotated, turnsOf, type Dir, type Hex, type Offset } from '../../../../hex'
import { remembered } from '../../../../remembered/remembered'
import type { EncounterRecord, LocationSlot, RulesRecord, StatusRecord } from '../../content'
import type { Book } from '../table/book'
import type { FigureId, SlotId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { boardOf } from './figures'

/** What the printed components say about the figures and the board of this encounter. */

export const encounterOf = (book: Book, s: Encounter): EncounterRecord => book.get('encounter', s.is.encounter)

/** The special rules board. */
export const rulesOf = (book: Book, s: Encounter): RulesRecord => book.get('rules', encounterOf(book, s).rules)

/** What the special rules board says of the present stage; a stage left out is like the one before. */
export function stageOf(book: Book, s: Encounter): RulesRecord['stages'][number] | undefined {
  const { stages } = rulesOf(book, s)
  return stages[Math.min(s.stage.number, stages.length) - 1]
}

export const isKeyword = (book: Book, figure: Figure, keyword: string): boolean =>
  (figure.kind === 'boss' || figure.kind === 'minion') &&
  (book.find('enemy', figure.def)?.keywords.includes(keyword) ?? false)

/** OW-MOB-01 */
export const isMob = (book: Book, figure: Figure): boolean => isKeyword(book, figure, 'mob')

/** The locations of a boss on the encounter board. OW-DMG-01 */
export const locationsOf = (book: Book, s: Encounter, boss: Figure): readonly LocationSlot[] =>
  book.get('board', encounterOf(book, s).board).bosses.find(({ enemy }) => enemy === boss.def)?.locations ?? []

/** The hexes of the board in which a location's dice count as being. OW-DMG-04 */
export function hexesOfLocation(boss: Figure, location: LocationSlot): readonly Hex[] {
  const { at } = boss
  if (at === null) return []
  return offsetsOf(location, boss.facing).map((by) => moved(at, by))
}

/** Is any of these hexes one of the location's? */
export function isInLocation(boss: Figure, location: LocationSlot, hexes: readonly Hex[]): boolean {
  const { at } = boss
  if (at === null) return false
  for (const by of offsetsOf(location, boss.facing)) if (hexes.includes(moved(at, by))) return true
  return false
}

type ByFacing = { readonly [D in Dir]: readonly Offset[] }

/** Where the hexes of a location lie from the core. Without it bots play a fourteenth fewer answers. */
const offsetsByFacing = remembered((location: LocationSlot): ByFacing => {
  const turnedTo = (dir: Dir): Offset[] => location.hexes.map(([q, r]) => rotated(offset(q, r), turnsOf(dir)))
  return Object.fromEntries(DIRECTIONS.map((dir) => [dir, turnedTo(dir)])) as unknown as ByFacing
})

const offsetsOf = (location: LocationSlot, facing: Dir): readonly Offset[] => offsetsByFacing(location)[facing]

export const isBroken = (boss: Figure, location: string): boolean => boss.slots[location as SlotId]?.dice.length === 0

/** Bosses on the board or not, in the order they came. */
export function bossesOf({ figures }: Encounter): readonly Figure[] {
  const found: Figure[] = []
  for (const id in figures) {
    const figure = figures[id as FigureId] as Figure
    if (figure.kind === 'boss') found.push(figure)
  }
  return found
}

/** The first boss that is on the board: the one a special rules board speaks of. */
export function bossOnBoard({ figures }: Encounter): FigureId | null {
  for (const id in figures) {
    const { kind, at } = figures[id as FigureId] as Figure
    if (kind === 'boss' && at !== null) return id as FigureId
  }
  return null
}

/** Broken locations on all encounter boards. */
export function brokenCount({ figures }: Encounter): number {
  let count = 0
  for (const id in figures) {
    const { kind, slots } = figures[id as FigureId] as Figure
    if (kind === 'boss') for (const slot in slots) if (slots[slot as SlotId]?.dice.length === 0) count++
  }
  return count
}

/** Body-part icons that lie open. OW-EATK-01 */
export function iconsUncovered(book: Book, s: Encounter): readonly string[] {
  let open: string[] | null = null
  for (const boss of bossesOf(s))
    for (const { id, icons } of locationsOf(book, s, boss)) if (isBroken(boss, id)) (open ??= []).push(...icons)
  return open ?? NO_ICONS
}
const NO_ICONS: readonly string[] = []

/** OW-GEN-09: healing never lifts a character above this. For a boss the sum of its start values. */
export function mostHp(book: Book, s: Encounter, figure: Figure): number {
  switch (figure.kind) {
    case 'oathsworn':
    case 'ally':
      return book.get('difficulty', s.is.difficulty).maxHp
    case 'helper':
      return book.get('helper', figure.def).hp
    case 'boss':
      return locationsOf(book, s, figure).reduce((sum, { hp }) => sum + hp, 0)
    case 'minion':
      return rulesOf(book, s).minions.find(({ enemy }) => enemy === figure.def)?.hp ?? 1
  }
}

export function statusOf(book: Book, status: string): StatusRecord['works'] {
  return book.find('status', status)?.works ?? 'plain'
}

/** How many tokens of a status a figure carries. OW-STATUS-01 */
export function statusCount(book: Book, s: Encounter, figure: Figure, status: string): number {
  switch (statusOf(book, status)) {
    case 'bleed':
      return figure.statuses.bleed
    case 'poison':
      return figure.statuses.poison
    case 'crippled':
      return figure.statuses.crippled ? 1 : 0
    case 'lethality':
      return figure.seat ? (s.seats[figure.seat].resources[status] ?? 0) : 0
    case 'plain':
      return figure.statuses.other[status] ?? 0
  }
}

/** A hex by the label people read. A pack was checked when it was linked, so an unknown label is a fault. */
export function labelled(book: Book, s: Encounter, label: string): Hex {
  const found = hexOf(boardOf(book, s), label)
  if (found === undefined) throw new Error(`no hex ${label} on this board`)
  return found
}

export const zoneOf = (book: Book, s: Encounter, zone: string): readonly Hex[] =>
  (encounterOf(book, s).zones[zone] ?? []).map((label) => labelled(book, s, label))

/** A footprint as packs write it, laid at a hex. */
export function laid(hexes: readonly (readonly [number, number])[], at: Hex, turns: number): Hex[] {
  return hexes.map(([q, r]) => moved(at, rotated(offset(q, r), turns)))
}
