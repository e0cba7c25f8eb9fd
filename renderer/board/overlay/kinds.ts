// What can be drawn over the board. Each meaning has an ink and a hatching of its own.
import type { Dir, Hex, Point } from '../hexes'
import type { ScenePlace, Theme } from '../scene'

export const INKS = [
  'front',
  'left',
  'right',
  'rear',
  'reach',
  'range',
  'unseen',
  'area',
  'cone',
  'wave',
  'path',
  'charge',
  'knockback',
  'stage',
  'sight',
  'blocked',
  'candidate',
  'ruledOut',
  'harm',
  'decide'
] as const
export type Ink = (typeof INKS)[number]

export const HATCHES = ['plain', 'rising', 'falling', 'cross', 'dots', 'level', 'upright', 'chevron'] as const
export type Hatch = (typeof HATCHES)[number]

export interface InkStyle {
  readonly hatch: Hatch
  readonly dark: string
  readonly parchment: string
}

export const INK_STYLES: Readonly<Record<Ink, InkStyle>> = {
  front: { hatch: 'cross', dark: '#e5705f', parchment: '#a32e20' },
  left: { hatch: 'falling', dark: '#e3b768', parchment: '#7d5410' },
  right: { hatch: 'rising', dark: '#e3b768', parchment: '#7d5410' },
  rear: { hatch: 'dots', dark: '#6fc0a8', parchment: '#1d6b58' },
  reach: { hatch: 'plain', dark: '#6fc0a8', parchment: '#1d6b58' },
  range: { hatch: 'level', dark: '#7fb4e0', parchment: '#1c5d92' },
  unseen: { hatch: 'falling', dark: '#93a3b1', parchment: '#5c6670' },
  area: { hatch: 'cross', dark: '#f08a5d', parchment: '#a1400f' },
  cone: { hatch: 'rising', dark: '#f08a5d', parchment: '#a1400f' },
  wave: { hatch: 'chevron', dark: '#f08a5d', parchment: '#a1400f' },
  path: { hatch: 'plain', dark: '#ece5d6', parchment: '#22262a' },
  charge: { hatch: 'chevron', dark: '#e5705f', parchment: '#a32e20' },
  knockback: { hatch: 'falling', dark: '#d7a0e0', parchment: '#7a3a86' },
  stage: { hatch: 'upright', dark: '#c9b3f0', parchment: '#5b3f9c' },
  sight: { hatch: 'plain', dark: '#9be0c4', parchment: '#1d6b58' },
  blocked: { hatch: 'cross', dark: '#ff8573', parchment: '#a32e20' },
  candidate: { hatch: 'dots', dark: '#ece5d6', parchment: '#22262a' },
  ruledOut: { hatch: 'plain', dark: '#a9a596', parchment: '#5b5648' },
  harm: { hatch: 'plain', dark: '#ff8573', parchment: '#a32e20' },
  decide: { hatch: 'plain', dark: '#f0b24a', parchment: '#935400' }
}

export const inkColour = (ink: Ink, theme: Theme): string => INK_STYLES[ink][theme]

export interface ReachCell {
  readonly hex: Hex
  readonly cost: number
}

/** Somebody who comes into question, with the number that is compared; null where there is none. */
export interface OverlayCandidate {
  readonly at: ScenePlace
  readonly number: number | null
  readonly isChosen?: boolean
  /** Does not come into question after all: not seen, out of reach. */
  readonly isOut?: boolean
}

/** What somebody would lose for certain. */
export interface Harm {
  readonly at: ScenePlace
  readonly hp: number
}

/** Where a piece would go, and what it would sweep, hit or stop at. */
export interface GhostOverlay {
  readonly kind: 'charge' | 'knockback' | 'stage'
  /** The piece that would move. */
  readonly of: string
  /** From where it stands to where it would end. */
  readonly path: readonly Hex[]
  readonly facing?: Dir
  readonly swept?: readonly Hex[]
  readonly hits?: readonly Hex[]
  /** What it would run into. */
  readonly into?: Hex
}

export type Overlay =
  | {
      readonly kind: 'arcs'
      readonly front: readonly Hex[]
      readonly left: readonly Hex[]
      readonly right: readonly Hex[]
      readonly rear: readonly Hex[]
    }
  | { readonly kind: 'reach'; readonly cells: readonly ReachCell[] }
  | { readonly kind: 'area' | 'cone' | 'wave'; readonly hexes: readonly Hex[] }
  /** Hexes within range; those of them that are not seen are told apart. */
  | { readonly kind: 'range'; readonly hexes: readonly Hex[]; readonly unseen?: readonly Hex[] }
  /** Pointed out from elsewhere: whoever points says what it is. */
  | { readonly kind: 'spot'; readonly hexes: readonly Hex[] }
  | {
      readonly kind: 'sight'
      readonly from: Hex
      readonly to: Hex
      /** The very line that is tested. */
      readonly ends: readonly [Point, Point]
      readonly blockers: readonly Hex[]
      /** Nothing stands in the way, and still it is too far to be seen. */
      readonly isTooFar?: boolean
    }
  | { readonly kind: 'path'; readonly hexes: readonly Hex[]; readonly cost?: number }
  | GhostOverlay
  | { readonly kind: 'candidates'; readonly entries: readonly OverlayCandidate[] }
  | { readonly kind: 'harm'; readonly entries: readonly Harm[] }

export type OverlayKind = Overlay['kind']

/** The inks an overlay uses, for its key. */
export function inksOf(overlay: Overlay): readonly Ink[] {
  switch (overlay.kind) {
    case 'arcs':
      return ['front', 'left', 'right', 'rear']
    case 'spot':
      return []
    case 'range':
      return overlay.unseen?.length ? ['range', 'unseen'] : ['range']
    case 'sight':
      return [isClear(overlay) ? 'sight' : 'blocked']
    case 'candidates':
      return candidateInks(overlay.entries)
    default:
      return [overlay.kind]
  }
}

const candidateInks = (entries: readonly OverlayCandidate[]): readonly Ink[] => [
  ...(entries.some((one) => one.isChosen) ? (['decide'] as const) : []),
  ...(entries.some((one) => !one.isChosen && !one.isOut) ? (['candidate'] as const) : []),
  ...(entries.some((one) => one.isOut) ? (['ruledOut'] as const) : [])
]

export const isClear = ({ blockers, isTooFar = false }: Extract<Overlay, { kind: 'sight' }>): boolean =>
  blockers.length === 0 && !isTooFar
