import type { Hex, Point } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Overlay } from '../../../../board'
import { isRecord } from '../../../../ui/form/schema'

// What main answers when it is asked about the board, as overlays. Anything else is no answer, and nothing is drawn.

export const LENSES = ['arcs', 'reach', 'range', 'sight'] as const
export type LensKind = (typeof LENSES)[number]

export function overlayFrom(lens: LensKind, told: Json | undefined): Overlay | null {
  if (!isRecord(told)) return null
  switch (lens) {
    case 'arcs':
      return arcsFrom(told)
    case 'reach':
      return reachFrom(told)
    case 'range':
      return { kind: 'range', hexes: hexesIn(told, 'hexes'), unseen: hexesIn(told, 'unseen') }
    case 'sight':
      return sightFrom(told)
  }
}

type Told = { readonly [field: string]: Json }

const arcsFrom = (told: Told): Overlay => ({
  kind: 'arcs',
  front: hexesIn(told, 'front'),
  left: hexesIn(told, 'left'),
  right: hexesIn(told, 'right'),
  rear: hexesIn(told, 'rear')
})

function reachFrom(told: Told): Overlay | null {
  const { cells } = told
  if (!Array.isArray(cells)) return null
  return {
    kind: 'reach',
    cells: cells.flatMap((cell: Json) =>
      isRecord(cell) && typeof cell['hex'] === 'number' && typeof cell['cost'] === 'number'
        ? [{ hex: cell['hex'] as Hex, cost: cell['cost'] }]
        : []
    )
  }
}

function sightFrom({ from, to, ends, blockers, isSeen }: Told): Overlay | null {
  if (typeof from !== 'number' || typeof to !== 'number' || !Array.isArray(ends) || ends.length !== 2) return null
  const cut = hexesIn({ blockers: blockers ?? null }, 'blockers')
  return {
    kind: 'sight',
    from: from as Hex,
    to: to as Hex,
    ends: ends as unknown as readonly [Point, Point],
    blockers: cut,
    isTooFar: isSeen === false && cut.length === 0
  }
}

export function hexesIn(told: Told, field: string): readonly Hex[] {
  const value = told[field]
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? (value as unknown as Hex[]) : []
}
