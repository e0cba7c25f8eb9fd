import type { Hex } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Overlay } from '../../../../board'
import { isLegal, type Option, type Prompt } from '../../../../table/prompts'
import { isRecord } from '../../../../ui/form/schema'

// What a question says by itself: where one can go at what price, and the hexes that the option pointed at would cover.

export function reachOffered(options: readonly Option[]): readonly Overlay[] {
  const cells = options.filter(isLegal).flatMap((option) => {
    const cost = costOf(option)
    return option.at?.hex !== undefined && cost !== undefined ? [{ hex: option.at.hex as Hex, cost }] : []
  })
  return cells.length > 0 ? [{ kind: 'reach', cells }] : []
}

export function areaOffered(prompt: Prompt | undefined, option: Option | undefined): readonly Overlay[] {
  const hexes = hexesIn(option)
  return hexes.length > 0 ? [{ kind: areaKindOf(prompt?.data), hexes }] : []
}

/** Those that an option would cover, or that can be aimed at by it. */
export function hexesIn(option: Option | undefined): readonly Hex[] {
  const hexes = isRecord(option?.data) ? option.data['hexes'] : undefined
  return Array.isArray(hexes) ? (hexes as readonly Hex[]) : []
}

function areaKindOf(data: Json | undefined): 'cone' | 'wave' | 'area' {
  const shape = isRecord(data) ? data['shape'] : undefined
  return shape === 'cone' || shape === 'wave' ? shape : 'area'
}

export const costOf = (option: Option | undefined): number | undefined => numberIn(option?.data, 'cost')

/** Who aims, as the question tells, and how far that attack goes. */
export interface Aiming {
  readonly by: string
  readonly range: number | undefined
}

export function aimingIn(prompt: Prompt | undefined): Aiming | null {
  const by = isRecord(prompt?.data) ? prompt.data['by'] : undefined
  return typeof by === 'string' ? { by, range: numberIn(prompt?.data, 'range') } : null
}

function numberIn(data: Json | undefined, field: string): number | undefined {
  const value = isRecord(data) ? data[field] : undefined
  return typeof value === 'number' ? value : undefined
}

/** Hexes that something beside the board speaks of. */
export const pointedAt = (at: readonly number[]): readonly Overlay[] =>
  at.length > 0 ? [{ kind: 'spot', hexes: at as readonly Hex[] }] : []
