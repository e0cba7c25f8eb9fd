import type { Json } from './ids'
import type { Question } from './script'

/** Questions that say what they belong to; what lies deeper has said so itself. */
export const ofIt =
  (what: Json, question: Question): Question =>
  () =>
    question().map((prompt) => (prompt.of === undefined ? { ...prompt, of: what } : prompt))
