import type { Schema, ShapeNode } from '../../../../../engine/schema'
import { sceneOf, type AskedScene, type Setting } from './scene'

/** One kind of question: what it asks for besides the table, and how it is answered. */
export interface AskedQuestion {
  readonly schema: Schema<unknown, ShapeNode>
  answer(query: unknown): object
}

/** Ties a question's schema to the function that answers it, so that the two cannot drift apart. */
export const question = <Q extends Setting>(
  schema: Schema<Q, ShapeNode>,
  answer: (scene: AskedScene, asked: Q) => object
): AskedQuestion => ({
  schema,
  // The command has checked the query against this very schema.
  answer: (query) => answer(sceneOf(query as Q), query as Q)
})
