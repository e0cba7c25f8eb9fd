import type { Hex } from '../../engine/kernel/hex'
import type { Json } from '../../engine/kernel/ids'
import type { Overlay } from '../battlefield'
import { isRecord } from '../ui/form/schema'
import { isLegal, type Option } from '../table/prompts'

// What the options mean, drawn over the board: where one can go at what cost, the way to the place pointed at, the
// hexes an attack would cover. Options say it in their data; what they do not say is not drawn.

export function overlaysOf(options: readonly Option[], hovered: string | null): readonly Overlay[] {
  const legal = options.filter(isLegal)
  const reach = legal.flatMap((option) => {
    const cost = number(option.data, 'cost')
    return option.at?.hex !== undefined && cost !== undefined ? [{ hex: option.at.hex as Hex, cost }] : []
  })
  const pointed = legal.find((option) => option.id === hovered)
  return [...(reach.length ? [{ kind: 'reach' as const, cells: reach }] : []), ...pointedOverlays(pointed)]
}

function pointedOverlays(option: Option | undefined): readonly Overlay[] {
  if (!option) return []
  const path = hexes(option.data, 'path')
  const area = hexes(option.data, 'area') ?? hexes(option.data, 'hexes')
  const cost = number(option.data, 'cost')
  return [
    ...(path ? [{ kind: 'path' as const, hexes: path, ...(cost === undefined ? {} : { cost }) }] : []),
    ...(area ? [{ kind: 'area' as const, hexes: area }] : [])
  ]
}

/** Hexes that something beside the board speaks of. */
export const pointedAt = (at: readonly number[] = []): readonly Overlay[] =>
  at.length ? [{ kind: 'range', hexes: at as readonly Hex[] }] : []

function number(data: Json | undefined, field: string): number | undefined {
  const value = isRecord(data) ? data[field] : undefined
  return typeof value === 'number' ? value : undefined
}

function hexes(data: Json | undefined, field: string): readonly Hex[] | undefined {
  const value = isRecord(data) ? data[field] : undefined
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? (value as unknown as Hex[]) : undefined
}
