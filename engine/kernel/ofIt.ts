import type { Json } from './ids'
import type { Question } from './script'

/**
 * Questions that say what they belong to; what lies deeper has said so itself. Prompts are made afresh each time somebody
 * is asked, so that it can be written on them.
 */
export const ofIt =
  (what: Json, question: Question): Question =>
  () => {
    const prompts = question()
    for (const prompt of prompts) if (prompt.of === undefined) (prompt as { of?: Json }).of = what
    return prompts
  }
