import { chooseOne } from '../../../../kernel/ask'
import { labelOf, line, type Hex } from '../../../../kernel/hex'
import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import type { Script } from '../../../../kernel/script'
import { words } from '../../../../kernel/words'
import { hexOption, nameOf, numberOfOption, perTable } from '../../asking'
import { quietStretch, travel } from '../../entering'
import { occur } from '../../interrupts'
import { layoutOf, isOpen, standingOf } from '../../layout'
import { sumOf } from '../../modifiers'
import { asFarAs, refusesToWalk, walkOf, walkOptions, waterOn, wayOf, type Walk } from '../../move'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../tab'
import { boardOf, figureOf } from '../../world'
import { numberOf } from '../shared/amount'
import { hexesOfPlace } from '../shared/place'
import { theFallenLeave } from '../shared/riders/life'
import { seatOf } from '../shared/reference'
import { noteEntered, withRoles, type Scope } from '../shared/scope'
import { selected } from '../shared/select'
import { wayOf as directionOf } from '../shared/way'
import type { Verb } from './verb'

type Move = Parameters<Verb<'move'>>[2]

/** OW-MOVE-03: up to so many hexes without animus, for oneself, a friend or an enemy. OW-MOVE-06, OW-CARD-09 */
export const move: Verb<'move'> = function* (t, scope, effect) {
  for (const id of yield* selected(t, scope, effect.who)) {
    if (refusesToWalk(t.book, t.see, figureOf(t.see, id))) continue
    const points = yield* pointsFor(t, scope, effect, id)
    if (points > 0) yield* t.in(rule('OW-MOVE-03'), moveOne(t, scope, effect, id, points))
  }
}

/** OW-TILE-02 counts in them; a cost for each hex limits them to what can be paid. */
function* pointsFor(t: Tab, scope: Scope, effect: Move, id: FigureId): Script<number> {
  const granted = numberOf(t.book, t.see, withRoles(scope, { each: id }), effect.hexes)
  const points = granted + sumOf(t.book, t.see, id, 'movement')
  const { seat } = figureOf(t.see, id)
  if (scope.deed.perHex === 0 || !seat) return points
  return Math.min(points, Math.floor(t.see.seats[seat].animus.available / scope.deed.perHex))
}

function* moveOne(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): Script {
  const path = effect.way ? yield* straight(t, scope, effect, id, points) : yield* chosen(t, scope, effect, id, points)
  if (path.length === 0) return
  yield* occur(t, { on: 'move', window: 'starts', who: [id] })
  for (let walked = 0; walked < path.length;) {
    const figure = figureOf(t.see, id)
    if (figure.at === null || (walked > 0 && refusesToWalk(t.book, t.see, figure))) break
    const stretch = quietStretch(t, standingOf(t.book, figure), path.slice(walked))
    if (!payPerHex(t, scope, id, stretch.length)) break
    walked += stretch.length
    if (!(yield* walkStretch(t, scope, id, stretch))) break
  }
  yield* theFallenLeave(t, scope)
  if (figureOf(t.see, id).at !== null) yield* occur(t, { on: 'move', window: 'ends', who: [id] })
}

/** As far as nothing happens on the way: only what is walked is counted. True when it got to its end. */
function* walkStretch(t: Tab, scope: Scope, id: FigureId, stretch: readonly Hex[]): Script<boolean> {
  const water = waterOn(t.book, t.see, id, stretch)
  if (water.length > 0) t.happen({ kind: 'waterPaid', hexes: water, rule: rule('OW-TILE-03') })
  noteEntered(scope.deed, id, figureOf(t.see, id).at as Hex, stretch)
  return yield* travel(t, id, stretch, 'walk', { broken: scope.deed.broken })
}

/** False when it can be paid no more. */
function payPerHex(t: Tab, scope: Scope, id: FigureId, hexes: number): boolean {
  const { seat } = figureOf(t.see, id)
  const count = scope.deed.perHex * hexes
  if (!seat || count === 0) return true
  if (count > t.see.seats[seat].animus.available) return false
  t.happen({ kind: 'animusSpent', seat, count, rule: rule('OW-CARD-04') })
  return true
}

/** Straight ahead as far as it is free. */
function* straight(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): Script<readonly Hex[]> {
  const figure = figureOf(t.see, id)
  if (!effect.way || figure.at === null) return []
  const dir = yield* directionOf(t, scope, effect.way, { figure })
  if (!dir) return []
  const layout = layoutOf(t.book, t.see)
  const all = line(boardOf(t.book, t.see), figure.at, dir, points)
  const ahead = asFarAs(t.book, t.see, id, all, { points, through: effect.through })
  if (effect.through.includes('figures') && effect.through.includes('obstacles')) {
    const end = ahead.findLastIndex((h) => isOpen(layout, h))
    return ahead.slice(0, end + 1)
  }
  const blocked = ahead.findIndex((h) => !isOpen(layout, h))
  return blocked < 0 ? ahead : ahead.slice(0, blocked)
}

/** The player of the figure, or who the card says, picks the hex it ends on. */
function* chosen(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): Script<readonly Hex[]> {
  const walk = perTable(t, () => walkOf(t.book, t.see, figureOf(t.see, id), { points, through: effect.through }))
  const open = perTable(t, () => goals(t, scope, effect, id, stepOptions(t, scope, walk(), points)))
  if (open().length === 0) return []
  const who = effect.by === 'self' ? 'each' : effect.by
  const picked = yield* chooseOne(() => ({
    rule: rule('OW-MOVE-03'),
    seat: seatOf(t.see, withRoles(scope, { each: movedBy(t, scope, id) }), who),
    title: words('ask.move', { name: nameOf(t.see, id), points }),
    options: open()
  }))
  const to = numberOfOption(picked) as Hex
  return to === figureOf(t.see, id).at ? [] : wayOf(walk(), to).path
}

/** OW-MOVE-03: a card's move is counted in movement, not in animus, unless the card asks for some. OW-CARD-04 */
const stepOptions = (t: Tab, scope: Scope, walk: Walk, points: number): Option[] =>
  walkOptions(t.book, t.see, walk, 1).map((option) => {
    const { hex = '', cost = 0 } = option.label.args ?? {}
    const animus = scope.deed.perHex * Number(cost)
    return { ...option, label: words('option.step', { hex, cost, points, animus }) }
  })

/** A friend walks itself; an enemy is walked by whoever plays the card. */
const movedBy = (t: Tab, scope: Scope, id: FigureId): FigureId =>
  figureOf(t.see, id).seat ? id : (scope.roles.self ?? id)

/** OW-MOVE-03: fewer hexes may be moved than granted, unless the card wants all of them or names where it ends. */
function goals(t: Tab, scope: Scope, effect: Move, id: FigureId, options: readonly Option[]): Option[] {
  const ends = effect.ends ? hexesOfPlace(t.book, t.see, withRoles(scope, { each: id }), effect.ends) : null
  const fitting = ends
    ? options.filter(({ at }) => at?.hex !== undefined && ends.includes(at.hex as Hex))
    : [...options]
  const here = figureOf(t.see, id).at as Hex
  if (effect.all && !ends) return farthest(fitting)
  const stay = hexOption(here, words('option.stay', { hex: labelOf(boardOf(t.book, t.see), here) ?? '' }))
  return effect.all && fitting.length > 0 ? fitting : [...fitting, stay]
}

function farthest(options: readonly Option[]): Option[] {
  const cost = ({ data }: Option): number => (data as { readonly cost: number }).cost
  const most = options.reduce((far, one) => Math.max(far, cost(one)), 0)
  return options.filter((one) => cost(one) === most)
}
