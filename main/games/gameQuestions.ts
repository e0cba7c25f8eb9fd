import type { Schema, ShapeNode } from '../../engine/schema'

/** One kind of question about a game's rules: what it asks for, and how it is answered. */
export interface GameQuestion {
  readonly schema: Schema<unknown, ShapeNode>
  answer(query: unknown): object
}

/** All questions of one game, and the field that tells them apart. */
export interface GameQuestions {
  readonly tag: string
  /** Another name of that field. */
  readonly alias?: string
  readonly questions: { readonly [name: string]: GameQuestion }
}

/** The game that is meant where none is named. */
export const DEFAULT_GAME = 'oathsworn'

/** The games `ask --game` knows, each loaded when it is asked for. */
export const gameQuestions: { readonly [game: string]: () => Promise<GameQuestions> } = {
  [DEFAULT_GAME]: async () => ({
    tag: 'op',
    alias: 'ask',
    questions: (await import('./oathsworn/cli/ask/questions')).questions
  }),
  'rolling-fates': async () => (await import('./rolling-fates/questions')).rollingFatesQuestions
}
