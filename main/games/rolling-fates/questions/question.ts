import type { Schema, ShapeNode } from '../../../../engine/schema'
import type { GameQuestion } from '../../../cli/kit/askCommand'

/** Ties a question's schema to the function that answers it, so that the two cannot drift apart. */
export const question = <Q>(schema: Schema<Q, ShapeNode>, answer: (query: Q) => object): GameQuestion => ({
  schema,
  // The command has checked the query against this very schema.
  answer: (query) => answer(query as Q)
})
