import type { Json } from './ids'
import type { KeptAnswer } from './history'

export const SAVE_FORMAT = 1

/** The state photographed at a boundary. */
export interface Photograph {
  readonly at: number
  readonly hash: string
  readonly state: Json
}

/** Everything needed to stand at the same question again. */
export interface Save {
  readonly format: typeof SAVE_FORMAT
  readonly game: string
  readonly rules: number
  readonly packs: { readonly [pack: string]: string }
  readonly setup: Json
  readonly seed: string
  readonly answers: readonly KeptAnswer[]
  /** The newest photograph: where to go on from when the rules have changed since. */
  readonly photograph: Photograph | null
}
