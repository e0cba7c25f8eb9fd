// Every small picture the table needs, named by what it shows.
import type { Tone } from '../scene'

/** What a label is engraved in. */
export type LabelGround = 'stone' | 'green' | 'dark'

export type AtlasCell =
  | { readonly kind: 'label'; readonly text: string; readonly on: LabelGround }
  | {
      readonly kind: 'plaque'
      readonly tone: Tone
      readonly icon: string
      readonly mark: string
      readonly isDown: boolean
    }
  | {
      readonly kind: 'coin'
      readonly tone: Tone
      readonly icon: string
      readonly mark: string
      readonly isDown: boolean
    }
  | { readonly kind: 'hp'; readonly number: number; readonly tone: Tone }
  | { readonly kind: 'die'; readonly number: number; readonly edge: string }
  | { readonly kind: 'disc'; readonly icon: string; readonly tone: Tone; readonly count: number }
  | { readonly kind: 'status'; readonly icon: string; readonly count: number }
  | { readonly kind: 'risen'; readonly icon: string; readonly edge: string }
  | { readonly kind: 'inlay'; readonly icon: string }
  | { readonly kind: 'cost'; readonly text: string; readonly colour: string }
  | { readonly kind: 'number'; readonly text: string; readonly colour: string }
  | { readonly kind: 'compass' }
  | { readonly kind: 'blob' }
  | { readonly kind: 'ring'; readonly colour: string }
  | { readonly kind: 'hexRing'; readonly colour: string; readonly isFilled: boolean }
  | { readonly kind: 'bracket'; readonly colour: string }

export type CellKind = AtlasCell['kind']

/** Drawn this large, in pixels. */
export const CELL_SIZES: Readonly<Record<CellKind, readonly [number, number]>> = {
  label: [72, 32],
  plaque: [160, 208],
  coin: [160, 160],
  hp: [72, 72],
  die: [72, 72],
  disc: [128, 128],
  status: [64, 64],
  risen: [112, 112],
  inlay: [160, 160],
  cost: [64, 64],
  number: [72, 72],
  compass: [96, 96],
  blob: [64, 64],
  ring: [128, 128],
  hexRing: [192, 168],
  bracket: [192, 168]
}

export const cellKey = (cell: AtlasCell): string => Object.values(cell).join('·')
