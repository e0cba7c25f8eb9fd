// What can move on the table. A motion shows how something came about; the scene shown afterwards is the truth.
import type { Dir, Hex } from '../hexes'

/** Paths leave out the hex a piece starts from. */
export type BoardMotion =
  | {
      readonly kind: 'walk' | 'charge' | 'push'
      readonly of: string
      readonly path: readonly Hex[]
      readonly facing?: Dir
    }
  | { readonly kind: 'turn'; readonly of: string; readonly facing: Dir }
  | {
      readonly kind: 'knockback'
      readonly of: string
      readonly path: readonly Hex[]
      /** What it runs into after the last hex: it bumps there and comes back. */
      readonly into?: Hex
    }
  | { readonly kind: 'attack'; readonly of: string; readonly at: Hex }
  | { readonly kind: 'hurt'; readonly of: string; readonly part?: string }
  | { readonly kind: 'break'; readonly of: string; readonly part: string }
  | { readonly kind: 'spawn'; readonly of: string }
  | { readonly kind: 'fall'; readonly of: string }
  | { readonly kind: 'rise'; readonly of: string }
  | { readonly kind: 'leave'; readonly of: string }
  | { readonly kind: 'together'; readonly motions: readonly BoardMotion[] }

export type MotionKind = BoardMotion['kind']
