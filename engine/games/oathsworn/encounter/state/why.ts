import type { Dir, Hex } from '../../../../hex'
import type { RuleId } from '../../../../kernel/ids'
import type { Colour } from '../../might'
import type { FigureId } from './ids'

/**
 * Why a rule decided as it did: what was compared, with which numbers, and the clause that settled it. Data, so that a
 * window can show it on the board; `reasons.ts` puts it into words.
 */
export type Why =
  | TargetWhy
  | MoveWhy
  | FacingWhy
  | PushWhy
  | KnockWhy
  | PullWhy
  | AsideWhy
  | WaveWhy
  | OrderWhy
  | PoolWhy
  | ChainWhy
  | PlaceWhy

/** Somebody who came into question as a target. */
export interface Candidate {
  readonly figure: FigureId
  /** Movement needed to get next to them; null when there is no way. OW-TGT-10 */
  readonly movement: number | null
  /** Hexes between, whatever stands there. */
  readonly apart: number
  readonly visible: boolean
  /** Within movement and range; null when it did not come to that any more. OW-TGT-08 */
  readonly inReach: boolean | null
  /** Next to another enemy with mob. OW-MOB-01 */
  readonly mobbed: boolean
}

export interface TargetWhy {
  readonly why: 'target'
  /** What settled it: the steps of TGT, or nobody fitted. */
  readonly by: 'breaker' | 'named' | 'firm' | 'closest' | 'mob' | 'northThenWest' | 'nobody'
  readonly rule: RuleId
  /** Best first. */
  readonly candidates: readonly Candidate[]
  /** Those named before anybody else, with what spoke against them. */
  readonly passedOver: readonly PassedOver[]
  readonly points: number | null
  readonly range: number | null
}

export interface PassedOver {
  readonly figure: FigureId
  readonly as: 'breaker' | 'named'
  readonly for: 'unseen' | 'outOfReach' | 'barred' | 'gone'
}

export interface MoveWhy {
  readonly why: 'move'
  readonly kind: 'there' | 'shortest' | 'nearest' | 'direction' | 'away' | 'crippled' | 'held' | 'straight'
  /** Steps of the whole way. */
  readonly length: number
  readonly points: number | null
  readonly stop: MoveStop
  readonly ties: readonly Tie[]
  readonly turns: readonly HeadingTurn[]
  /** Large: the hex it was measured from, and those equally near. OW-LARGE-01 */
  readonly measuring: Hex | null
  readonly tied: readonly Hex[]
  readonly water: readonly Hex[]
}

export const STOPS = ['arrived', 'spent', 'water', 'edge', 'blocked', 'there'] as const
/** Why a move ended: where it wanted to be, no points left, before water, at the edge, no way on, there already. */
export type MoveStop = (typeof STOPS)[number]

/** Of several equally short next hexes the most northern, then most western was taken. OW-EMOVE-02 */
export interface Tie {
  readonly from: Hex
  readonly among: readonly Hex[]
}

/** A bounce off the edge (OW-EMOVE-14), or a way around what stands on the line (OW-EMOVE-11). */
export type HeadingTurn =
  | { readonly turn: 'bounce'; readonly at: Hex; readonly from: Dir; readonly to: Dir }
  | { readonly turn: 'detour'; readonly at: Hex; readonly blocked: Hex; readonly rejoins: Hex }

export interface FacingWhy {
  readonly why: 'facing'
  /** `beside` stands in saves alone: an earlier ruling of OW-EMOVE-05 turned a body as far as it stayed adjacent. */
  readonly by: 'target' | 'aim' | 'lastStep' | 'back' | 'wave' | 'edge' | 'beside' | 'card'
  readonly toward: FigureId | null
  /** The facing wanted, where the edge did not allow it. OW-LARGE-11 */
  readonly wanted: Dir
}

export interface PushWhy {
  readonly why: 'push'
  readonly direction: Dir
  readonly aside: boolean
  readonly among: readonly Hex[]
}

export interface KnockWhy {
  readonly why: 'knockback'
  readonly direction: Dir
  readonly hexes: number
  readonly stop: 'spent' | 'edge' | 'collision'
}

export interface PullWhy {
  readonly why: 'pull'
  readonly to: Hex
  readonly hexes: number
  readonly ties: readonly Tie[]
}

/** Put somewhere because the hex it belonged to was taken. */
export interface AsideWhy {
  readonly why: 'aside'
  readonly wanted: Hex
}

export interface WaveWhy {
  readonly why: 'wave'
  readonly choices: readonly { readonly dir: Dir; readonly hits: readonly FigureId[] }[]
}

export interface OrderWhy {
  readonly why: 'order'
  /** Where no way leads, the hexes between decide; null when there is nobody to go for. OW-TGT-10 */
  readonly movers: readonly {
    readonly figure: FigureId
    readonly movement: number | null
    readonly apart: number | null
  }[]
}

/** How the MIGHT of an enemy attack came about. OW-EATK-01 to OW-EATK-04 */
export interface PoolWhy {
  readonly why: 'pool'
  readonly printed: { readonly [C in Colour]?: number }
  /** Icons of the attack that lie open, and the colour it lost a card of. */
  readonly open: readonly string[]
  readonly lost: Colour | null
  /** Mob enemies whose MIGHT was added. OW-MOB-02 */
  readonly joined: readonly FigureId[]
}

export interface ChainWhy {
  readonly why: 'chain'
  readonly candidates: readonly { readonly figure: FigureId; readonly apart: number; readonly visible: boolean }[]
}

export interface PlaceWhy {
  readonly why: 'place'
  readonly wanted: Hex
  readonly among: readonly Hex[]
}
