import type { Prompt } from '../table/prompts'

// A sentence for what comes up for the first time. Each is said once in the life of the app.

const BY_RULE: readonly (readonly [clause: string, hint: string])[] = [
  ['OW-ENC-12', 'placing'],
  ['OW-ENC-13', 'lead'],
  ['OW-ENC-0', 'hand'],
  ['OW-MOVE', 'moving'],
  ['OW-TURN', 'turn'],
  ['OW-ATK-07', 'white'],
  ['OW-ATK-11', 'redraw'],
  ['OW-CRIT', 'critical'],
  ['OW-EMP', 'empower'],
  ['OW-EATK-05', 'defend'],
  ['OW-INT', 'interrupt'],
  ['OW-KO', 'ally']
]

export function hintFor(prompt: Prompt | undefined): string | undefined {
  if (!prompt) return undefined
  if (prompt.form === 'faces') return 'faces'
  return BY_RULE.find(([clause]) => prompt.rule.startsWith(clause))?.[1]
}
