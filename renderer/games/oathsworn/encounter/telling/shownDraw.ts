import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import type { SaidLine } from '../../../../table/report/telling'
import type { DrawAim } from '../model/aims'
import type { EncounterModel, TableFace } from '../model/model'

export interface ShownDraw {
  readonly faces: readonly TableFace[]
  readonly side: 'oathsworn' | 'enemy' | null
  /** Whom the line told says it hurts, and how: what was drawn, divided by DEFENSE. OW-EATK-10 */
  readonly aims: readonly DrawAim[]
}

/** The draw beside the board: as it lies there, or, while the monster's deeds are told, what the line told turns up. */
export function shownDraw(model: EncounterModel | null, line: SaidLine | undefined): ShownDraw {
  if (!line) return { faces: model?.table ?? [], side: model?.tableSide ?? null, aims: [] }
  const happened = line.happenings.map(({ happening }) => happening as Happened)
  const revealed = happened.find((one) => one.kind === 'mightRevealed')?.faces ?? []
  const hits = happened.find((one) => one.kind === 'damageTotalled')?.hits ?? []
  return {
    faces: revealed.map(({ colour, face }) => ({ colour, face, by: 'card', extra: false, owes: false })),
    side: 'enemy',
    aims: hits.map(({ figure, defence, damage, hp }) => ({ figure, defence, bonus: 0, damage, hp }))
  }
}
