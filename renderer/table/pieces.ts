import { inject, provide, type Component, type InjectionKey } from 'vue'
import type { Words } from '../../engine/messages/words'
import type { Option, Prompt } from './prompts'

// What a game draws in its own way among its questions. Where it draws nothing, a face is its text.

export interface DrawnPiece {
  readonly component: Component | string
  readonly props: Readonly<Record<string, unknown>>
}

export type FacePile = Extract<Prompt, { form: 'faces' }>['piles'][number]

export interface FaceSign {
  /** How it is written, and the key that tells it. */
  readonly sign: string
  /** What that key does. */
  readonly label: string
}

export interface Pieces {
  /** A card or die that an option is about and shows. */
  readonly inOption?: (option: Option) => DrawnPiece | null
  /** One face of a pile whose faces are told. */
  readonly inPile?: (pile: FacePile, face: string) => DrawnPiece | null
  /** That face in words. */
  readonly faceText?: (pile: FacePile, face: string) => Words
  /** A sign behind the number of a face, where a number has two faces: `2` and `2*`. */
  readonly faceSign?: FaceSign
  /** What an option costs, where that does not stand in its name. */
  readonly price?: (option: Option) => Words | null
  /** The fields of a card that is told, by the name of its form; otherwise they follow its description. */
  readonly told?: Readonly<Record<string, Component>>
}

export const PIECES: InjectionKey<Pieces> = Symbol('pieces')

/** For the screen of a game, before its questions are shown. */
export const providePieces = (pieces: Pieces): void => provide(PIECES, pieces)

export const usePieces = (): Pieces => inject(PIECES, {})
