import { placed, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import type { TileRecord } from '../../content'
import { runStage } from '../scope/run'
import { newScope, type Scope } from '../table/scope'
import type { Motion } from '../happenings/figures'
import type { Broken } from '../table/losses'
import { occur } from '../scope/interrupts'
import { standingOf, type Stand } from '../board/layout'
import { modifiersOf } from '../table/modifiers'
import { isNoticed } from '../cardFacts/eventListeners'
import type { CardId, FigureId } from '../state/ids'
import type { Figure, Tile } from '../state/state'
import type { Tab } from '../table/tab'
import type { MoveWhy, Why } from '../state/why'
import { figureOf } from '../board/figures'

/** Whose doing it is and why: of a knockback the one who knocks, of an own move nobody. */
export interface Travel {
  readonly by?: FigureId | null
  readonly why?: Why
  /**
   * Where whoever is in the midst of an effect keeps the locations that tiles break: their reactions come when that is
   * done, and so do the fallen leave. Without it both happen at once. OW-BRK-18, OW-KB-02
   */
  readonly broken?: Broken[]
  /** The tiles that throw it there, one because of another. OW-TILE-08 */
  readonly setOff?: readonly Tile[]
}

interface Going {
  readonly how: Motion
  readonly by: FigureId | null
  readonly broken: Broken[] | undefined
  readonly setOff: readonly Tile[]
}

/**
 * Goes a way hex by hex. What nobody would notice is told as one stretch; every hex with a tile, or somebody waiting for
 * it, is entered by itself. True when the figure got to the end of it: it may fall on the way, or be moved off it.
 */
export function travel(
  t: Tab,
  id: FigureId,
  path: readonly Hex[],
  how: Motion,
  { by = null, why, broken, setOff = NONE }: Travel = {}
): boolean {
  const clause = rule(clauseOf(how, why))
  const going: Going = { how, by, broken, setOff }
  for (let from = 0; from < path.length;) {
    const before = standingAs(t, figureOf(t.see, id))
    if (before === null) return false
    const to = nextNoticed(t, before, path, from)
    const stretch = path.slice(from, to + 1)
    t.happen(
      why
        ? { kind: 'figureMoved', figure: id, from: before.core, path: stretch, how, rule: clause, why }
        : { kind: 'figureMoved', figure: id, from: before.core, path: stretch, how, rule: clause }
    )
    pickUp(t, id, stretch)
    const last = stretch.at(-1) as Hex
    if (t.see.tiles.length > 0 && !isLight(t, id)) enterTiles(t, id, stretch.at(-2) ?? before.core, going)
    if (how === 'walk' && isAwaited(t)) occur(t, { on: 'move', window: 'enters', who: [id] })
    const after = figureOf(t.see, id)
    // OW-KO-02, OW-KB-02: who is thrown is thrown to the end, even in death.
    if (after.at !== last || (isDown(after) && goesItself(how))) return false
    from = to + 1
    // OW-MOVE-06: who is crippled on the way walks no farther.
    if (how === 'walk' && after.statuses.crippled) return from >= path.length
  }
  return true
}

const NONE: readonly Tile[] = []

/** A walk is somebody's own, or one by the rules for enemies. */
function clauseOf(how: Motion, why: Why | undefined): string {
  if (how !== 'walk') return CLAUSES[how]
  return why?.why === 'move' ? WALKS[why.kind] : 'OW-MOVE-01'
}

const WALKS: { readonly [K in MoveWhy['kind']]: string } = {
  there: 'OW-EMOVE-04',
  shortest: 'OW-EMOVE-01',
  nearest: 'OW-EMOVE-19',
  direction: 'OW-EMOVE-10',
  away: 'OW-EMOVE-17',
  straight: 'OW-EMOVE-10',
  crippled: 'OW-EMOVE-21',
  held: 'OW-EMOVE-07'
}

const CLAUSES: { readonly [M in Exclude<Motion, 'walk'>]: string } = {
  knockback: 'OW-KB-03',
  push: 'OW-PUSH-01',
  pull: 'OW-GEN-03',
  charge: 'OW-CHARGE-01',
  placed: 'OW-PLACE-01',
  swapped: 'OW-GEN-04',
  chain: 'OW-CHAIN-06'
}

const goesItself = (how: Motion): boolean => how === 'walk' || how === 'charge'

const isDown = (figure: Figure): boolean => figure.kind !== 'boss' && figure.hp <= 0

const standingAs = (t: Tab, figure: Figure): Stand | null => (figure.at === null ? null : standingOf(t.book, figure))

/** Nothing lies on the board and nobody waits for somebody to enter a hex: a way is one stretch. */
export const isQuiet = (t: Tab): boolean => t.see.tiles.length === 0 && !isAwaited(t)

const isAwaited = (t: Tab): boolean => isNoticed(t.book, t.see, { on: 'move', window: 'enters' })

/** The beginning of a path until something happens. */
export const quietStretch = (t: Tab, stand: Stand, path: readonly Hex[]): readonly Hex[] =>
  path.slice(0, nextNoticed(t, stand, path, 0) + 1)

/** The place in the path of the next hex at which something happens; the last one if nothing does. */
function nextNoticed(t: Tab, stand: Stand, path: readonly Hex[], from: number): number {
  if (isAwaited(t)) return from
  if (t.see.tiles.length === 0) return path.length - 1
  let before = from === 0 ? stand.core : (path[from - 1] as Hex)
  for (let i = from; i < path.length; i++) {
    const to = path[i] as Hex
    if (newlyCovered(stand, before, to).some((h) => t.see.tiles.some((tile) => tile.hexes.includes(h)))) return i
    before = to
  }
  return path.length - 1
}

/** The hexes of a body that it did not cover before a step. OW-TILE-07, OW-LARGE-09 */
export function newlyCovered({ body, facing }: Stand, from: Hex, to: Hex): Hex[] {
  const before = placed(body, from, facing)
  return placed(body, to, facing).filter((h) => !before.includes(h))
}

/** Somebody who walks over tiles does not set them off. */
const isLight = (t: Tab, id: FigureId): boolean =>
  modifiersOf(t.book, t.see, id, 'walks').some(({ through }) => (through as readonly string[]).includes('tiles'))

/** Everything that lies where a figure has just come to. OW-LARGE-09: for a large one, under any hex of its base. */
function enterTiles(t: Tab, id: FigureId, from: Hex, { how, by, broken, setOff }: Going): void {
  const stand = standingAs(t, figureOf(t.see, id))
  if (!stand) return
  const fresh = newlyCovered(stand, from, stand.core)
  const before = placed(stand.body, from, stand.facing)
  const met = t.see.tiles.filter((tile) => !setOff.includes(tile) && isEntered(t, tile, fresh, before, how))
  for (const tile of onlyOne(met)) {
    if (!t.see.tiles.includes(tile)) continue
    // OW-TILE-09: of several of its hexes the most northern, then most western; so a body's hexes come.
    const where = fresh.find((h) => tile.hexes.includes(h)) ?? stand.core
    t.in(rule('OW-TILE-01'), () => setOffTile(t, id, tile, where, { by, broken, setOff }))
    if (isDown(figureOf(t.see, id)) && (broken === undefined || goesItself(how))) return
  }
}

/** OW-TILE-07: a large tile is entered once, from outside. OW-TILE-08: some tiles do not mind who is thrown there. */
function isEntered(t: Tab, tile: Tile, fresh: readonly Hex[], before: readonly Hex[], how: Motion): boolean {
  const record = t.book.find('tile', tile.def)
  if (!record || (record.onEnter.length === 0 && !record.goes) || waitsForRoundEnd(t, tile)) return false
  if (how !== 'walk' && !record.forced) return false
  if (!tile.hexes.some((h) => fresh.includes(h))) return false
  return !tile.large || !tile.hexes.some((h) => before.includes(h))
}

/** OW-TILE-01: a printing in which fire burns at the end of the round. */
export const waitsForRoundEnd = (t: Tab, tile: Tile): boolean =>
  tile.def === 'fire' && t.see.is.settings.fireTiming === 'endOfRound'

/** OW-TILE-11: of equal large tiles on a hex only one takes effect. */
function onlyOne(tiles: readonly Tile[]): Tile[] {
  return tiles.filter((tile, i) => !tile.large || tiles.findIndex(({ def, large }) => large && def === tile.def) === i)
}

/** The tile goes, if it is one of those, and does what it does to whoever stands in it. */
export function setOffTile(
  t: Tab,
  id: FigureId,
  tile: Tile,
  where: Hex,
  { by, broken, setOff }: Omit<Going, 'how'>
): void {
  const record = t.book.get('tile', tile.def)
  if (record.goes) t.happen({ kind: 'tileRemoved', tile, rule: rule('OW-TILE-01') })
  const scope = tileScope(record, id, where, by, [...setOff, tile])
  runStage(t, broken ? { ...scope, defers: true } : scope, record.onEnter)
  broken?.push(...scope.deed.broken)
}

/** Inside, whoever stands in the tile is `target`, and whoever brought them there is `owner`. OW-TILE-09, OW-BRK-14 */
export function tileScope(
  record: TileRecord,
  id: FigureId,
  where: Hex,
  by: FigureId | null,
  setOff: readonly Tile[]
): Scope {
  const scope = newScope({ kind: 'tile', id: record.id }, { self: null, target: id, owner: by })
  return { ...scope, deed: { ...scope.deed, where, setOff } }
}

/** OW-THROWN-02: moving into the hex recovers the item, for its owner alone. */
function pickUp(t: Tab, id: FigureId, hexes: readonly Hex[]): void {
  const { seat, kind } = figureOf(t.see, id)
  if (!seat || kind !== 'oathsworn') return
  for (const [card, { thrownTo }] of Object.entries(t.see.seats[seat].cards))
    if (thrownTo !== undefined && hexes.includes(thrownTo))
      t.happen({ kind: 'itemRecovered', seat, card: card as CardId, rule: rule('OW-THROWN-02') })
}
