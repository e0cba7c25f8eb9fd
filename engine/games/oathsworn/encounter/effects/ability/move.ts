import { costOf, labelOf, line, type Hex } from '../../../../../hex'
import { rule } from '../../../../../kernel/ids'
import type { Option } from '../../../../../kernel/prompt'
import { words } from '../../../../../messages/words'
import { hexOption, nameOf, numberOfOption, perTable } from '../../board/asking'
import { withFigure } from '../../state/change'
import { quietStretch, travel } from '../../movement/travel'
import { occur } from '../../scope/interrupts'
import { layoutOf, isOpen, standingOf } from '../../board/layout'
import { sumOf } from '../../table/modifiers'
import { asFarAs, refusesToWalk, walkOf, walkOptions, waterOn, wayOf, type Walk } from '../../movement/move'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { boardOf, figureOf } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { hexesOfPlace } from '../../scope/place'
import { theFallenLeave } from '../../riders/life'
import { seatOf } from '../../scope/reference'
import { noteEntered, withRoles, type Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { wayOf as directionOf } from '../../scope/way'
import type { Verb } from './verb'

type Move = Parameters<Verb<'move'>>[2]

/** OW-MOVE-03: up to so many hexes without animus, for oneself, a friend or an enemy. OW-MOVE-06, OW-CARD-09 */
export const move: Verb<'move'> = function (t, scope, effect) {
  for (const id of selected(t, scope, effect.who)) {
    if (refusesToWalk(t.book, t.see, figureOf(t.see, id))) continue
    const points = pointsFor(t, scope, effect, id)
    if (points > 0) t.in(rule('OW-MOVE-03'), () => moveOne(t, scope, effect, id, points))
  }
}

/** OW-TILE-02 counts in them; a cost for each hex limits them to what can be paid. */
function pointsFor(t: Tab, scope: Scope, effect: Move, id: FigureId): number {
  const granted = numberOf(t.book, t.see, withRoles(scope, { each: id }), effect.hexes)
  return affordable(t, scope, id, granted + sumOf(t.book, t.see, id, 'movement'))
}

function affordable(t: Tab, scope: Scope, id: FigureId, points: number): number {
  const { seat } = figureOf(t.see, id)
  if (scope.deed.perHex === 0 || !seat) return points
  return Math.min(points, Math.floor(t.see.seats[seat].animus.available / scope.deed.perHex))
}

function moveOne(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): void {
  const went = effect.way ? goStraight(t, scope, effect, id, points) : goFreely(t, scope, effect, id, points)
  if (!went) return
  theFallenLeave(t, scope)
  if (figureOf(t.see, id).at !== null) occur(t, { on: 'move', window: 'ends', who: [id] })
}

function goStraight(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): boolean {
  const path = straight(t, scope, effect, id, points)
  if (path.length === 0) return false
  occur(t, { on: 'move', window: 'starts', who: [id] })
  walkAlong(t, scope, id, path)
  return true
}

/** OW-MOVE-04: the way is the player's, hex by hex, until the points are spent or it wants to go no farther. */
function goFreely(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): boolean {
  let went = false
  let mayStop = true
  for (let left = points; left > 0;) {
    if (refusesToWalk(t.book, t.see, figureOf(t.see, id))) break
    const chosen: Chosen | null = chooseHex(t, scope, effect, id, { left, went, mayStop })
    if (chosen === null) break
    const { to, isEnd }: Chosen = chosen
    if (!went) occur(t, { on: 'move', window: 'starts', who: [id] })
    went = true
    if (figureOf(t.see, id).at === null) break
    const { path, costs } = wayOf(walkWith(t, effect, id, left), to)
    const walked = walkAlong(t, scope, id, path)
    if (walked === null) break
    mayStop = isEnd && figureOf(t.see, id).at === to
    left = affordable(t, scope, id, left - (costs[walked - 1] ?? 0))
  }
  return went
}

const walkWith = (t: Tab, { through }: Move, id: FigureId, points: number): Walk =>
  walkOf(t.book, t.see, figureOf(t.see, id), { points, through })

/** Says how many hexes it got; null when they can be paid no more. */
function walkAlong(t: Tab, scope: Scope, id: FigureId, path: readonly Hex[]): number | null {
  let walked = 0
  while (walked < path.length) {
    const figure = figureOf(t.see, id)
    if (figure.at === null || (walked > 0 && refusesToWalk(t.book, t.see, figure))) break
    const stretch = quietStretch(t, standingOf(t.book, figure), path.slice(walked))
    if (!payPerHex(t, scope, id, stretch.length)) return null
    walked += stretch.length
    if (!walkStretch(t, scope, id, stretch)) break
  }
  return walked
}

/** As far as nothing happens on the way: only what is walked is counted. True when it got to its end. */
function walkStretch(t: Tab, scope: Scope, id: FigureId, stretch: readonly Hex[]): boolean {
  const water = waterOn(t.book, t.see, id, stretch)
  if (water.length > 0) t.happen({ kind: 'waterPaid', hexes: water, rule: rule('OW-TILE-03') })
  noteEntered(scope.deed, id, figureOf(t.see, id).at as Hex, stretch)
  return travel(t, id, stretch, 'walk', { broken: scope.deed.broken })
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
function straight(t: Tab, scope: Scope, effect: Move, id: FigureId, points: number): readonly Hex[] {
  const figure = figureOf(t.see, id)
  if (!effect.way || figure.at === null) return []
  const dir = directionOf(t, scope, effect.way, { figure })
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

/** A move that goes on: the points it has left, and whether it has made a step yet. */
interface Onward {
  readonly left: number
  readonly went: boolean
  /** Where it stands it may end. */
  readonly mayStop: boolean
}

interface Chosen {
  readonly to: Hex
  readonly isEnd: boolean
}

/** The player of the figure, or who the card says, picks where it goes next; null when it goes no farther. */
function chooseHex(t: Tab, scope: Scope, effect: Move, id: FigureId, onward: Onward): Chosen | null {
  const { left, went } = onward
  const open = perTable(t, () =>
    goals(t, scope, effect, id, onward, stepOptions(t, scope, walkWith(t, effect, id, left), left))
  )
  if (open().length === 0 || (went && open().every(({ id: option }) => option === STOP))) return null
  const who = effect.by === 'self' ? 'each' : effect.by
  const picked = t.chooseOne(() => ({
    rule: rule(went ? 'OW-MOVE-04' : 'OW-MOVE-03'),
    seat: seatOf(t.see, withRoles(scope, { each: movedBy(t, scope, id) }), who),
    title: words('ask.move', { name: nameOf(t.see, id), points: left }),
    options: open()
  }))
  if (picked === STOP) return null
  const to = numberOfOption(picked) as Hex
  if (to === figureOf(t.see, id).at) return null
  const ends = endsOf(t, scope, effect, id)
  return { to, isEnd: ends === null || ends.includes(to) }
}

const STOP = 'stop'

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
function goals(t: Tab, scope: Scope, effect: Move, id: FigureId, onward: Onward, options: readonly Option[]): Option[] {
  const { left, went, mayStop } = onward
  const here = figureOf(t.see, id).at as Hex
  const ends = endsOf(t, scope, effect, id)
  const fitting = ends ? options.filter((option) => leadsTo(t, effect, id, ends, left, option)) : options
  if ((effect.all || !mayStop) && fitting.length > 0) return [...fitting]
  if (effect.all && !ends) return []
  const stay = hexOption(here, words('option.stay', { hex: labelOf(boardOf(t.book, t.see), here) ?? '' }))
  return [...fitting, went ? { ...stay, id: STOP } : stay]
}

/** The free hexes where the card lets it end; null when any will do. */
const endsOf = (t: Tab, scope: Scope, effect: Move, id: FigureId): readonly Hex[] | null =>
  effect.ends ? hexesOfPlace(t.book, t.see, withRoles(scope, { each: id }), effect.ends) : null

/** Is this one of the hexes where it may end, or could it still get to one from there? */
function leadsTo(t: Tab, effect: Move, id: FigureId, ends: readonly Hex[], left: number, option: Option): boolean {
  const at = option.at?.hex as Hex
  if (ends.includes(at)) return true
  const there = withFigure(t.see, id, { at })
  const points = left - (option.data as { readonly cost: number }).cost
  const onward = walkOf(t.book, there, figureOf(there, id), { points, through: effect.through })
  return ends.some((h) => costOf(onward.bold, h) <= points)
}
