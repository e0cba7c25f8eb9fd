import type { Happening } from '../../../../kernel/game'
import type { Dir, Hex } from '../../../../hex'
import type { Colour } from '../../might'
import type { FigureId, PieceId } from '../state/ids'
import type { Appliers } from './appliers'
import type { Why } from '../state/why'

/** What enemies decide and do that changes nothing by itself, but has to be told, with its reasons. */
export type EnemyHappening = Happening &
  (
    | { kind: 'targetChosen'; figure: FigureId; target: FigureId | null; toward: FigureId | null; why: Why }
    | { kind: 'stayed'; figure: FigureId; why: Why }
    | { kind: 'minionsOrdered'; figures: readonly FigureId[]; why: Why }
    | { kind: 'waveAimed'; figure: FigureId; direction: Dir; why: Why }
    | { kind: 'linkChosen'; figure: FigureId; target: FigureId; why: Why }
    | {
        kind: 'enemyAttacked'
        by: readonly FigureId[]
        on: readonly FigureId[]
        shape: string
        hexes: readonly Hex[]
        /** Null: so much damage without a draw. */
        pool: { readonly [C in Colour]?: number } | null
        why: Why
      }
    | {
        kind: 'damageTotalled'
        by: FigureId | null
        damage: number
        hits: readonly {
          readonly figure: FigureId
          readonly damage: number
          readonly defence: number
          readonly hp: number
        }[]
      }
    /** Somebody thrown against an obstacle or somebody else. OW-KB-06, OW-KB-07 */
    | { kind: 'collided'; figure: FigureId; with: PieceId | FigureId }
    | { kind: 'statusStruck'; figure: FigureId; status: string }
    /** Part of a card that could not be carried out. OW-STAGE-10 */
    | { kind: 'partSkipped'; figure: FigureId | null; part: string; reason: string }
  )

export const enemyAppliers: Appliers<EnemyHappening> = {
  targetChosen: (s) => s,
  stayed: (s) => s,
  minionsOrdered: (s) => s,
  waveAimed: (s) => s,
  linkChosen: (s) => s,
  enemyAttacked: (s) => s,
  damageTotalled: (s) => s,
  collided: (s) => s,
  statusStruck: (s) => s,
  partSkipped: (s) => s
}
