import { shallowRef } from 'vue'
import type { Prompt } from '../../../../table/prompts'

// A sentence for what comes up for the first time. Each is said once in the life of the app.

/** What is asked says more than its clause: one clause can ask several things, and some of them need no hint. */
const BY_TITLE: Readonly<Record<string, string | null>> = {
  'ask.start': 'placing',
  'ask.facing': null,
  'ask.startSet': 'startSet',
  'ask.archetype': 'archetype',
  'ask.location': 'location',
  'ask.ownKit': null
}

const BY_RULE: readonly (readonly [clause: string, hint: string])[] = [
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
  if (prompt.title.args?.['held'] === 'cardless') return 'cardless'
  const titled = BY_TITLE[prompt.title.key]
  if (titled !== undefined) return titled ?? undefined
  return BY_RULE.find(([clause]) => prompt.rule.startsWith(clause))?.[1]
}

/** The hint in sight, and the question it came with. */
const open = shallowRef<{ readonly name: string; readonly mark: string } | null>(null)
export const isOpenHint = (name: string, mark: string): boolean => open.value?.name === name && open.value.mark === mark
export function openHintIs(hint: { readonly name: string; readonly mark: string } | null): void {
  open.value = hint
}
