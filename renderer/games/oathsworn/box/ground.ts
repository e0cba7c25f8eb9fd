import { moved, offset, rotated, turnsOf, type Dir, type Hex } from '../../../../engine/hex'
import { hexOf, type BodyPair } from './body'
import type { Sheet } from './sheet'

// The printed board on paper: its hexes by their labels, and what of a set-up covers which of them.

const COLUMNS = 17
const LETTER_A = 65

/** OW-GEO-01: the outermost and every other column have nine hexes, those between ten. */
export const ground: readonly { readonly label: string; readonly hex: Hex }[] = Array.from(
  { length: COLUMNS },
  (_, q) => {
    const isOuter = q % 2 === 0
    return Array.from({ length: isOuter ? 9 : 10 }, (_row, row) => ({
      label: `${String.fromCharCode(LETTER_A + q)}${row + 1}`,
      hex: hexOf([q, isOuter ? row + 1 - q / 2 : row - (q - 1) / 2])
    }))
  }
).flat()

const byLabel = new Map(ground.map(({ label, hex }) => [label, hex]))
const byHex = new Map(ground.map(({ label, hex }) => [hex, label]))
export const hexAt = (label: string): Hex | undefined => byLabel.get(label)
export const labelOf = (hex: Hex): string | undefined => byHex.get(hex)

/** Footprints of what packs have, by kind and name. */
export type Shapes = Readonly<Record<string, Readonly<Record<string, readonly BodyPair[]>>>>

/** The hexes something covers, from the one it is laid on. */
export function coveredFrom(at: string, hexes: readonly BodyPair[], facing: Dir): readonly Hex[] {
  const start = hexAt(at)
  if (start === undefined) return []
  return hexes.map(([q, r]) => moved(start, rotated(offset(q, r), turnsOf(facing))))
}

export function monsterOn({ hexes, core, at, facing }: Sheet): readonly Hex[] {
  const [coreQ, coreR] = core ?? [0, 0]
  return coveredFrom(
    at,
    hexes.map(([q, r]): BodyPair => [q - coreQ, r - coreR]),
    facing
  )
}

export function pieceOn({ put, of, at, facing }: Sheet['pieces'][number], shapes: Shapes): readonly Hex[] {
  return coveredFrom(at, put === 'minion' ? [[0, 0]] : (shapes[put]?.[of] ?? [[0, 0]]), facing)
}
