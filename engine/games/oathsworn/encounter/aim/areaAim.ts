import { DIRECTIONS, distance, type Dir, type Hex } from '../../../../hex'
import type { AbilityShape } from '../../content'
import { areaOf, type Area, type AreaShape } from '../board/areas'
import type { Book } from '../table/book'
import { numberOf } from '../scope/amount'
import { hexesOfPlace } from '../scope/place'
import { figureReferred } from '../scope/reference'
import type { Scope } from '../table/scope'
import { findStand, layoutOf, type Stand } from '../board/layout'
import { labelled } from '../board/printedComponents'
import type { Encounter, Figure } from '../state/state'
import { boardOf, hexesOf, sees } from '../board/figures'
import { coversAny, enemyHexes } from './covering'

/** One way to lay an area. */
export interface Laid {
  /** The hex it is laid on and the way it is turned: the name of the choice. */
  readonly at: Hex
  readonly facing: Dir
  readonly area: Area
}

export type AreaKind = Extract<AbilityShape, { kind: 'template' | 'circle' | 'cone' | 'wave' | 'line' | 'hexes' }>

export const isArea = (shape: AbilityShape): shape is AreaKind =>
  ['template', 'circle', 'cone', 'wave', 'line', 'hexes'].includes(shape.kind)

export interface LayOptions {
  readonly rotates: boolean
  readonly sight: boolean
  /** Added to the range of its centre. */
  readonly range: number
}

/**
 * Every different way to lay the area that covers an enemy. OW-AOE-08: a player turns it as they like; OW-AOE-11: one
 * that covers nobody worth attacking may not be declared.
 */
export function waysToLay(
  book: Book,
  s: Encounter,
  scope: Scope,
  by: Figure,
  shape: AreaKind,
  options: LayOptions
): Laid[] {
  const layout = layoutOf(book, s)
  const stand = findStand(layout, by.id)
  if (!stand) return []
  const facings = facingsOf(by, shape, options)
  const enemies = enemyHexes(book, s)
  const seen = new Set<string>()
  const found: Laid[] = []
  for (const at of anchorsOf(book, s, scope, stand, shape, options))
    for (const facing of facings) {
      const laid = shapeAt(book, s, scope, stand, shape, at, facing)
      if (!coversAny(laid, stand, enemies)) continue
      const area = areaOf(layout, laid, stand)
      const key = area.hexes.join()
      if (seen.has(key)) continue
      seen.add(key)
      found.push({ at, facing, area })
    }
  return found
}

/** OW-AOE-08: a player turns it as they like, if it can be turned at all. */
export const facingsOf = (by: Figure, shape: AreaKind, { rotates }: LayOptions): readonly Dir[] =>
  rotates && shape.kind !== 'circle' && shape.kind !== 'hexes' ? DIRECTIONS : [by.facing]

/** Where its anchor can lie. OW-AOE-01, OW-AOE-02 */
export function anchorsOf(
  book: Book,
  s: Encounter,
  scope: Scope,
  stand: Stand,
  shape: AreaKind,
  { sight, range }: LayOptions
): readonly Hex[] {
  if (shape.kind !== 'template' && shape.kind !== 'circle') return [stand.core]
  const { on } = shape
  switch (on.on) {
    case 'self':
    case 'front':
      return [stand.core]
    case 'figure': {
      const figure = figureReferred(s, scope, on.who)
      return figure?.at == null ? [] : [figure.at]
    }
    case 'hex':
      return [labelled(book, s, on.hex)]
    case 'centre': {
      const far = numberOf(book, s, scope, on.range) + range
      return boardOf(book, s).hexes.filter(
        (h) => distance(stand.core, h) <= far && (!sight || h === stand.core || sees(book, s, stand.core, h))
      )
    }
  }
}

export function shapeAt(
  book: Book,
  s: Encounter,
  scope: Scope,
  stand: Stand,
  shape: AreaKind,
  at: Hex,
  facing: Dir
): AreaShape {
  switch (shape.kind) {
    case 'template':
      return { kind: 'template', hexes: shape.hexes, at, facing }
    case 'circle': {
      const around = shape.on.on === 'self' ? stand.hexes : aroundOf(book, s, scope, shape, at)
      return { kind: 'circle', around, radius: numberOf(book, s, scope, shape.radius), inner: shape.inner }
    }
    case 'cone': {
      const ranks = shape.ranks === 'edge' ? Infinity : shape.ranks
      return { kind: 'cone', front: stand.core, facing, ranks }
    }
    case 'wave':
      return { kind: 'wave', source: stand.core, dir: facing } // OW-WAVE-02: an own wave is aimed freely
    case 'line': {
      const length = shape.length === 'edge' ? Infinity : shape.length
      return { kind: 'line', from: stand.core, dir: facing, length }
    }
    case 'hexes':
      return { kind: 'hexes', hexes: hexesOfPlace(book, s, scope, shape.place) }
  }
}

function aroundOf(
  book: Book,
  s: Encounter,
  scope: Scope,
  { on }: Extract<AreaKind, { kind: 'circle' }>,
  at: Hex
): readonly Hex[] {
  const figure = on.on === 'figure' ? figureReferred(s, scope, on.who) : undefined
  return figure ? hexesOf(book, figure) : [at]
}
