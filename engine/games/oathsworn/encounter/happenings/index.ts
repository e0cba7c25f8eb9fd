import type { Encounter } from '../state/state'
import { boardAppliers, type BoardHappening } from './board'
import { enemyAppliers, type EnemyHappening } from './enemies'
import { figureAppliers, type FigureHappening } from './figures'
import { flowAppliers, type FlowHappening } from './flow'
import { monsterAppliers, type MonsterHappening } from './monster'
import { mightAppliers, type MightHappening } from './might'
import { seatAppliers, type SeatHappening } from './seats'
import { stageAppliers, type StageHappening } from './stage'

/** Everything that can happen in an encounter. */
export type Happened =
  | FlowHappening
  | SeatHappening
  | FigureHappening
  | BoardHappening
  | MightHappening
  | StageHappening
  | EnemyHappening
  | MonsterHappening

const appliers = {
  ...flowAppliers,
  ...seatAppliers,
  ...figureAppliers,
  ...boardAppliers,
  ...mightAppliers,
  ...stageAppliers,
  ...enemyAppliers,
  ...monsterAppliers
}

/** The only code that makes a new state of an encounter. */
export function apply(state: Encounter, happening: Happened): Encounter {
  const applier = byKind.get(happening.kind)
  if (!applier) throw new Error(`nothing is known to come of ${happening.kind}`)
  return applier(state, happening)
}

/** Each applier takes just its own kind of happening; the lookup by kind is what makes that so. */
const byKind: ReadonlyMap<string, Applier> = new Map(Object.entries(appliers) as [string, Applier][])
type Applier = (s: Encounter, h: Happened) => Encounter
