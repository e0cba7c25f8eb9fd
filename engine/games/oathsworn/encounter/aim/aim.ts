import { labelOf, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import type { AttackEffect } from './effect'
import { areaBonus } from '../board/areas'
import { asked, COMPANY, figureChoice, figureOfOption, nameOf, perTable } from '../board/asking'
import { whoIsHit } from './told'
import { defenceOf } from '../cardFacts/defence'
import { arcAround } from '../scope/filter'
import { selected } from '../scope/select'
import type { Scope } from '../table/scope'
import { isInLocation, locationsOf } from '../board/printedComponents'
import { marksOf } from '../board/marks'
import type { FigureId, SeatId, SlotId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { hitOn } from '../state/strike'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, hexesOf } from '../board/figures'
import type { Book } from '../table/book'
import type { Aim } from './aimed'
import { isArea, waysToLay, type AreaKind, type Laid } from './areaAim'
import { chainAim } from './chainAim'
import { chargeAim } from './chargeAim'
import { candidates, isSingle, reachOf, shapeOf } from './reach'

/** Who makes the attack, and whose player decides. */
export interface Attacker {
  readonly by: FigureId
  readonly seat: SeatId | null
}

export const asker = ({ seat }: Attacker) => (seat ? asked(seat) : COMPANY)

/** S5, step 1: the target, the template or the links of a chain are declared. Null: nobody can be attacked. */
export function aim(t: Tab, scope: Scope, who: Attacker, effect: AttackEffect, range: number): Aim | null {
  const shape = shapeOf(effect)
  const among = effect.against === null ? undefined : selected(t, scope, effect.against)
  if (isSingle(shape)) return aimAtOne(t, scope, who, effect, range, among)
  if (isArea(shape)) return aimArea(t, scope, who, effect, shape, range)
  switch (shape.kind) {
    case 'figures':
      return aimAtAll(selected(t, scope, shape.who))
    case 'chain':
      return chainAim(t, scope, who, effect, range)
    case 'charge':
      return chargeAim(t, scope, who, effect)
    default:
      return null
  }
}

function aimAtOne(
  t: Tab,
  scope: Scope,
  who: Attacker,
  effect: AttackEffect,
  range: number,
  among: readonly FigureId[] | undefined
): Aim | null {
  const { sight } = effect
  const shape = shapeOf(effect)
  if (!isSingle(shape)) return null
  const reach = () => reachOf(t.book, t.see, scope, figureOf(t.see, who.by), shape, range)
  const open = perTable(t, () => candidates(t.book, t.see, figureOf(t.see, who.by), reach(), sight, among))
  if (open().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-ATK-06'),
    seat: asker(who),
    title: words('ask.target', { name: nameOf(t.see, who.by) }),
    data: { by: who.by, range: reach().range },
    options: open().map(({ figure, hexes }) => targetOption(t.book, t.see, who.by, figure, hexes))
  }))
  const figure = figureOfOption(chosen)
  const hexes = open().find((one) => one.figure === figure)?.hexes ?? []
  return single(figure, hexes, reach().ranged)
}

const single = (figure: FigureId, hexes: readonly Hex[], ranged: boolean): Aim => ({
  hits: [hitOn(figure)],
  hexes,
  at: [{ figure, hexes }],
  ranged,
  chain: false,
  landings: []
})

/** OW-CONSUME-12: who is inside aims at the location around it. */
export const fromInside = (boss: FigureId, inside: SlotId): Aim => ({
  hits: [hitOn(boss)],
  hexes: [],
  at: [],
  ranged: false,
  chain: false,
  inside,
  landings: []
})

/** Somebody to attack, with what matters for choosing. */
export function targetOption(book: Book, s: Encounter, by: FigureId, id: FigureId, hexes: readonly Hex[]): Option {
  const figure = figureOf(s, id)
  const [eye] = hexesOf(book, figureOf(s, by))
  return {
    id: figureChoice(id),
    label: nameOf(s, id),
    at: hexes.length === 1 && hexes[0] !== undefined ? { figure: id, hex: hexes[0] } : { figure: id },
    data: {
      defence: defenceOf(book, s, figure),
      hexes,
      ...(eye === undefined ? {} : { arc: arcAround(book, figure, eye) })
    }
  }
}

/** OW-ATK-23: one draw for exactly these. */
function aimAtAll(ids: readonly FigureId[]): Aim | null {
  if (ids.length === 0) return null
  return { hits: ids.map((id) => hitOn(id)), hexes: [], at: [], ranged: true, chain: false, landings: [] }
}

function aimArea(
  t: Tab,
  scope: Scope,
  who: Attacker,
  effect: AttackEffect,
  shape: AreaKind,
  range: number
): Aim | null {
  const { rotates, sight } = effect
  const open = perTable(t, () =>
    waysToLay(t.book, t.see, scope, figureOf(t.see, who.by), shape, { rotates, sight, range })
  )
  if (open().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-AOE-08'),
    seat: asker(who),
    title: words('ask.area', { name: nameOf(t.see, who.by) }),
    data: { by: who.by, shape: shape.kind },
    options: open().map((one, _, all) => areaOption(t, one, all))
  }))
  const laid = open().find((one) => areaId(one) === chosen)
  return laid ? aimLaid(laid) : null
}

const areaId = ({ at, facing }: Laid): string => `area:${at}:${facing}`

/** The way it is turned is said where it can be turned. OW-AOE-08 */
function areaOption(t: Tab, laid: Laid, all: readonly Laid[]): Option {
  const figures = laid.area.victims.map(({ figure }) => figure)
  const turns = all.some(({ at, facing }) => at === laid.at && facing !== laid.facing) ? 'yes' : 'no'
  return {
    id: areaId(laid),
    label: words('option.area', {
      hex: labelOf(boardOf(t.book, t.see), laid.at) ?? '',
      turns,
      direction: words(`direction.${laid.facing}`),
      who: whoIsHit(t.see, figures)
    }),
    at: { hex: laid.at },
    data: { hexes: laid.area.hexes, figures }
  }
}

/** OW-AOE-03, OW-AOE-04, OW-AOE-05: everybody in it, a large one once, with its bonus. */
const aimLaid = ({ area }: Laid): Aim => ({
  hits: area.victims.map((covered) => hitOn(covered.figure, areaBonus(covered))),
  hexes: area.hexes,
  at: [],
  ranged: true,
  chain: false,
  landings: []
})

/** OW-ARC-04: names, tags and marks of the locations aimed at, broken or not. */
export function aimedAt(book: Book, s: Encounter, { at }: Aim): readonly string[] {
  let names = NO_NAMES
  for (const { figure, hexes } of at) {
    const boss = s.figures[figure]
    if (boss?.kind !== 'boss' || hexes.length === 0) continue
    const more = aimedAtBoss(book, s, boss, hexes)
    names = names.length === 0 ? more : [...names, ...more]
  }
  return names
}

const NO_NAMES: readonly string[] = []

function aimedAtBoss(book: Book, s: Encounter, boss: Figure, aimed: readonly Hex[]): string[] {
  const names: string[] = []
  const marks = marksOf(s, boss.id)
  for (const location of locationsOf(book, s, boss)) {
    if (!isInLocation(boss, location, aimed)) continue
    names.push(location.id, ...location.tags)
    if (marks.length > 0) names.push(...onLocation(marks, location.id))
  }
  return names
}

/** A mark on a location is kept under the name of both. */
const onLocation = (marks: readonly string[], location: string): string[] =>
  marks.flatMap((mark) => (mark.startsWith(`${location}:`) ? [mark.slice(location.length + 1)] : []))
