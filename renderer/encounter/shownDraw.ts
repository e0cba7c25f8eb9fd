import type { Line } from '../table/telling'
import { MIGHT_COLOURS } from '../ui/might'
import type { EncounterModel, TableFace } from './model'

export interface ShownDraw {
  readonly faces: readonly TableFace[]
  readonly side: 'oathsworn' | 'enemy' | null
}

/** The draw beside the board: as it lies there, or, while the monster's deeds are told, what the line told turns up. */
export function shownDraw(model: EncounterModel | null, line: Line | undefined): ShownDraw {
  if (!line) return { faces: model?.table ?? [], side: model?.tableSide ?? null }
  const revealed = line.happenings.find(({ happening }) => happening.kind === 'mightRevealed')?.happening['faces']
  return { faces: Array.isArray(revealed) ? revealed.flatMap(faceFrom) : [], side: 'enemy' }
}

function faceFrom(told: unknown): TableFace[] {
  if (typeof told !== 'object' || told === null || !('colour' in told) || !('face' in told)) return []
  const colour = MIGHT_COLOURS.find((one) => one === told.colour)
  return colour && typeof told.face === 'string'
    ? [{ colour, face: told.face, by: 'card', extra: false, owes: false }]
    : []
}
