import type { Hex } from '../../../../hex'
import type { Colour, Face, Side } from '../../might'
import type { FigureId, SlotId } from './ids'

/**
 * One attack with one draw, from its declaration until its last consequence. It lives as long as the script that
 * carries it out and is never part of the state; interrupts change it while it is in progress, and effects that follow
 * read off it how it went.
 */
export interface Strike {
  readonly by: FigureId | null
  /** All who attack by this one draw: several of a mob. OW-MOB-02 */
  readonly attackers: readonly FigureId[]
  readonly side: Side
  /** The hexes attacked; one for a single target. */
  hexes: readonly Hex[]
  hits: Hit[]
  /** What lay on the table when it was totalled. */
  drawn: readonly { readonly colour: Colour; readonly face: Face; readonly extra: boolean }[]
  /** Of the cards of an enemy, those that are rolled instead. OW-MIGHT-03 */
  dice: { readonly [C in Colour]?: number }
  /** The total, before bonuses that concern one victim. */
  damage: number
  missed: boolean
  /** OW-ARC-04: names and tags of the location aimed at, broken or not. */
  aimedAt: readonly string[]
  /** No weapon takes part in it. OW-UNARMED-02 */
  unarmed: boolean
  /** No HP can be lost to it, whatever is done: there is nothing to draw, or what was drawn is not enough. */
  harmless: boolean
  /** Nothing of it happens. */
  cancelled: boolean
  /** To whom its riders do not happen, or its displacement does not. OW-EATK-18 */
  withoutRiders: readonly FigureId[]
  withoutDisplacement: readonly FigureId[]
  /** MIGHT cards an interrupt keeps from being drawn, or from counting once drawn. OW-EATK-18 */
  readonly weakened: Weakening[]
  /** Places of the draw that do not count. */
  readonly ignored: number[]
}

/** How one victim fares. */
export interface Hit {
  readonly figure: FigureId
  /** Added to the total for this victim alone. OW-AOE-07 */
  bonus: number
  /** DEFENSE for this draw alone: a card, tokens. OW-EATK-07, OW-TOKEN-09 */
  defence: number
  /** HP lost to it. */
  hp: number
  /** HP an interrupt keeps from being lost. */
  prevented: number
  /** For a boss: the die that takes it. */
  from: { readonly slot: SlotId; readonly die: number } | null
  broke: boolean
  felled: boolean
}

export interface Weakening {
  readonly cards: number
  readonly which: 'highest' | 'lowest' | 'chosen' | 'random'
  readonly colour: Colour | null
  readonly again: boolean
}

const NOBODY: readonly FigureId[] = []

export const strikeBy = (
  by: FigureId | null,
  side: Side,
  attackers: readonly FigureId[] = by === null ? [] : [by]
): Strike => ({
  by,
  attackers,
  side,
  hexes: [],
  hits: [],
  drawn: [],
  dice: {},
  damage: 0,
  missed: false,
  aimedAt: [],
  unarmed: false,
  harmless: false,
  cancelled: false,
  withoutRiders: NOBODY,
  withoutDisplacement: NOBODY,
  weakened: [],
  ignored: []
})

export const hitOn = (figure: FigureId, bonus = 0): Hit => ({
  figure,
  bonus,
  defence: 0,
  hp: 0,
  prevented: 0,
  from: null,
  broke: false,
  felled: false
})

export const hpLostTo = (strike: Strike): number => strike.hits.reduce((sum, { hp }) => sum + hp, 0)
