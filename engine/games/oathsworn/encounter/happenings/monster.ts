import type { Happening } from '../../../../kernel/game'
import type { Json } from '../../../../kernel/ids'
import type { MonsterRecord } from '../../content'
import { withStage } from '../state/change'
import type { DefId, FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Appliers } from './appliers'

/** By a correction: the page of the told monster says this from now on. */
export type MonsterHappening = Happening & {
  kind: 'monsterRetold'
  monster: Json
  /** Enemies, made to fit it. */
  figures: { readonly [id: FigureId]: Figure }
  /** What was told in this fight and now stands on the page. */
  forgotten: readonly DefId[]
}

export const monsterAppliers: Appliers<MonsterHappening> = {
  monsterRetold: (s, h) => {
    const told = Object.entries(s.stage.told).filter(([name]) => !h.forgotten.includes(name as DefId))
    const after: Encounter = withStage(s, { told: Object.fromEntries(told) })
    // Only a checked record is said to be so.
    return { ...after, figures: { ...s.figures, ...h.figures }, retold: h.monster as unknown as MonsterRecord }
  }
}
