import { shallowRef } from 'vue'

// Two live regions for those who listen, and short notes that pass by for those who look.

export type Urgency = 'polite' | 'assertive'
export interface PassingNote {
  readonly id: number
  readonly text: string
}

export const spoken = { polite: shallowRef(''), assertive: shallowRef('') }
export const notes = shallowRef<readonly PassingNote[]>([])
const NOTE_STAYS = 4200
let count = 0

/** What comes almost at once is read as one: a region that changes again too soon is read from its last words only. */
const GATHERS = 80
const gathered: Record<Urgency, string[]> = { polite: [], assertive: [] }

export function announce(text: string, urgency: Urgency = 'polite'): void {
  const waiting = gathered[urgency]
  if (waiting.length === 0) setTimeout(() => speak(urgency), GATHERS)
  if (waiting.at(-1) !== text) waiting.push(text)
}

function speak(urgency: Urgency): void {
  const text = gathered[urgency].splice(0).join(' ')
  // The same sentence twice is not read twice unless the region changes in between.
  spoken[urgency].value = spoken[urgency].value === text ? `${text}\u00a0` : text
}

/** What was said of one place is not found by whoever reads on through the next. */
export function hush(): void {
  for (const urgency of ['polite', 'assertive'] as const) spoken[urgency].value = ''
}

export function note(text: string): void {
  count += 1
  const id = count
  notes.value = [...notes.value, { id, text }]
  announce(text)
  setTimeout(() => (notes.value = notes.value.filter((one) => one.id !== id)), NOTE_STAYS)
}
