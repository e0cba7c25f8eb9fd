import { isOnBoard, step, type Dir, type Hex } from '../../../../../hex'
import { rule } from '../../../../../kernel/ids'
import type { EffectPlace } from '../../../content'
import { laid } from '../../board/printedComponents'
import { layTile, mayAddPiece, mayAddTile, newPiece } from '../../fight/supply'
import type { Piece, Tile } from '../../state/state'
import type { Tab } from '../../table/tab'
import type { PlaceWhy } from '../../state/why'
import { boardOf, isFree } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { placeOf } from '../../scope/place'
import type { Scope } from '../../table/scope'
import { wayOf } from '../../scope/way'
import type { SharedEffect } from './shared'

type Meant = Extract<SharedEffect, { do: 'take' }>['piece']

/** OW-TILE-06, OW-TILE-07, OW-GEN-06: as many as the supply holds. */
export function putPieces(t: Tab, scope: Scope, { piece, at, count }: Extract<SharedEffect, { do: 'put' }>): void {
  let wanted = numberOf(t.book, t.see, scope, count)
  if (wanted <= 0) return
  const hexes = placeOf(t, scope, at, wanted)
  const why = whyThere(at, hexes, wanted)
  for (const h of hexes) {
    if (wanted === 0) return
    const done = piece.piece === 'tile' ? putTile(t, piece.tile, h, why) : putObstacle(t, piece.obstacle, h, why)
    if (done) wanted--
  }
}

/** Where there are more hexes than pieces the best come first; a player and chance give as many as are wanted. */
function whyThere(at: EffectPlace, hexes: readonly Hex[], wanted: number): { readonly why?: PlaceWhy } {
  const [first] = hexes
  if (first === undefined || hexes.length <= wanted) return {}
  const isByNearness = 'nearest' in at || 'closest' in at
  return { why: { why: 'place', wanted: first, among: isByNearness ? [first] : hexes } }
}

/** Laying a tile under somebody is not entering it. OW-TILE-08 */
function putTile(t: Tab, def: string | undefined, h: Hex, why: ReturnType<typeof whyThere>): boolean {
  if (def === undefined || !isOnBoard(boardOf(t.book, t.see), h) || !mayAddTile(t.book, t.see, def)) return false
  t.happen({ kind: 'tilePlaced', tile: layTile(t.book, def, h), rule: rule('OW-TILE-06'), ...why })
  return true
}

/** An obstacle needs free hexes for all of itself. */
function putObstacle(t: Tab, def: string | undefined, h: Hex, why: ReturnType<typeof whyThere>): boolean {
  if (def === undefined || !mayAddPiece(t.book, t.see, def)) return false
  const hexes = laid(t.book.get('obstacle', def).hexes, h, 0)
  if (!hexes.every((one) => isFree(t.book, t.see, one))) return false
  t.happen({ kind: 'pieceAdded', piece: newPiece(t.see, def, hexes), rule: rule('OW-GEN-06'), ...why })
  return true
}

export function takePieces(t: Tab, scope: Scope, { piece, at, count }: Extract<SharedEffect, { do: 'take' }>): void {
  let wanted = numberOf(t.book, t.see, scope, count)
  if (wanted <= 0) return
  for (const h of placeOf(t, scope, at, wanted)) {
    if (wanted === 0) return
    const tile = tileOn(t, piece, h)
    const solid = obstacleOn(t, piece, h)
    if (tile) t.happen({ kind: 'tileRemoved', tile, rule: rule('OW-GEN-06') })
    else if (solid) t.happen({ kind: 'pieceRemoved', piece: solid.id, rule: rule('OW-GEN-06') })
    else continue
    wanted--
  }
}

/** Something that is moved over the board, and which way. */
interface Shifting {
  readonly what: Tile | Piece
  readonly dir: Dir
}

/**
 * Moves what lies there hex by hex, until the edge, or for an obstacle until something is in the way. All of it moves at
 * the same time: whatever is ahead goes first. OW-TILE-06
 */
export function shiftPieces(t: Tab, scope: Scope, effect: Extract<SharedEffect, { do: 'shift' }>): void {
  const far = numberOf(t.book, t.see, scope, effect.hexes)
  const waiting: Shifting[] = []
  for (const h of placeOf(t, scope, effect.at)) {
    const what = tileOn(t, effect.piece, h) ?? obstacleOn(t, effect.piece, h)
    if (!what || waiting.some((one) => one.what === what)) continue
    const dir = wayOf(t, scope, effect.way, { hex: h })
    if (dir !== null) waiting.push({ what, dir })
  }
  while (waiting.length > 0) {
    const clear = waiting.findIndex((one) => !waiting.some((other) => other !== one && isInTheWay(one, other, far)))
    for (const one of waiting.splice(Math.max(0, clear), 1)) shiftOne(t, one, far)
  }
}

/** Does one of them lie where the other wants to go? */
function isInTheWay({ what, dir }: Shifting, other: Shifting, far: number): boolean {
  const way = Array.from({ length: far }, (_, n) => what.hexes.map((h) => step(h, dir, n + 1))).flat()
  return other.what.hexes.some((h) => way.includes(h))
}

function shiftOne(t: Tab, { what, dir }: Shifting, far: number): void {
  const solid = 'id' in what ? what : undefined
  const hexes = shifted(t, what.hexes, (one) => step(one, dir), far, solid)
  if (hexes === what.hexes) return
  if (solid) return t.happen({ kind: 'pieceMoved', piece: solid.id, hexes, rule: rule('OW-GEN-04') })
  const tile = what as Tile
  t.happen({ kind: 'tileRemoved', tile, rule: rule('OW-GEN-04') })
  t.happen({ kind: 'tilePlaced', tile: { ...tile, hexes }, rule: rule('OW-TILE-06') })
}

function shifted(
  t: Tab,
  start: readonly Hex[],
  on: (h: Hex) => Hex,
  far: number,
  solid: Piece | undefined
): readonly Hex[] {
  const board = boardOf(t.book, t.see)
  let hexes = start
  for (let n = 0; n < far; n++) {
    const next = hexes.map(on)
    const isOpen = (h: Hex): boolean => isOnBoard(board, h) && (!solid || start.includes(h) || isFree(t.book, t.see, h))
    if (!next.every(isOpen)) break
    hexes = next
  }
  return hexes
}

/** The uppermost tile meant on a hex. OW-TILE-07 */
function tileOn(t: Tab, meant: Meant, h: Hex): Tile | undefined {
  if (meant.piece !== 'tile') return undefined
  return t.see.tiles.findLast((tile) => tile.hexes.includes(h) && (meant.tile === undefined || tile.def === meant.tile))
}

function obstacleOn(t: Tab, meant: Meant, h: Hex): Piece | undefined {
  if (meant.piece !== 'obstacle') return undefined
  return Object.values(t.see.pieces).find(
    ({ def, hexes }) =>
      hexes.includes(h) &&
      (meant.obstacle === undefined || def === meant.obstacle) &&
      (meant.tag === undefined || (t.book.find('obstacle', def)?.tags.includes(meant.tag) ?? false))
  )
}
