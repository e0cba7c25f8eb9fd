import type { Json } from '../../../../../engine/kernel/ids'
import type { TellingLine } from '../../../../table/report/telling'
import { isRecord } from '../../../../ui/form/schema'
import { MIGHT_COLOURS } from '../../ui/might'
import type { DrawAim } from '../model/aims'
import type { EncounterModel, TableFace } from '../model/model'

export interface ShownDraw {
  readonly faces: readonly TableFace[]
  readonly side: 'oathsworn' | 'enemy' | null
  /** Whom the line told says it hurts, and how: what was drawn, divided by DEFENSE. OW-EATK-10 */
  readonly aims: readonly DrawAim[]
}

/** The draw beside the board: as it lies there, or, while the monster's deeds are told, what the line told turns up. */
export function shownDraw(model: EncounterModel | null, line: TellingLine | undefined): ShownDraw {
  if (!line) return { faces: model?.table ?? [], side: model?.tableSide ?? null, aims: [] }
  const revealed = line.happenings.find(({ happening }) => happening.kind === 'mightRevealed')?.happening['faces']
  const hits = line.happenings.find(({ happening }) => happening.kind === 'damageTotalled')?.happening['hits']
  return {
    faces: Array.isArray(revealed) ? revealed.flatMap(faceFrom) : [],
    side: 'enemy',
    aims: Array.isArray(hits) ? (hits as readonly Json[]).flatMap(hitFrom) : []
  }
}

function hitFrom(told: Json): DrawAim[] {
  if (!isRecord(told)) return []
  const { figure, damage, defence, hp } = told
  if (typeof figure !== 'string' || typeof damage !== 'number' || typeof defence !== 'number') return []
  return [{ figure, defence, bonus: 0, damage, ...(typeof hp === 'number' ? { hp } : {}) }]
}

function faceFrom(told: unknown): TableFace[] {
  if (typeof told !== 'object' || told === null || !('colour' in told) || !('face' in told)) return []
  const colour = MIGHT_COLOURS.find((one) => one === told.colour)
  return colour && typeof told.face === 'string'
    ? [{ colour, face: told.face, by: 'card', extra: false, owes: false }]
    : []
}
