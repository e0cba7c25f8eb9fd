import { shallowRef } from 'vue'
import type { Words } from '../../engine/messages/words'
import { say } from '../words/say'

// What went wrong, in plain words, until it is put away: what happened, what was kept, what to do.

export interface Trouble {
  readonly id: number
  readonly why: Words
  readonly code: string
  /** Stays until the cause is gone, for instance while nothing can be saved. */
  readonly lasting: boolean
}

let count = 0
export const troubles = shallowRef<readonly Trouble[]>([])

/** What is said already is not said twice; what stays takes the place of what can be put away. */
export function report(why: Words, code: string, lasting = false): number {
  const same = troubles.value.find((one) => say(one.why) === say(why))
  if (same && (same.lasting || !lasting)) return same.id
  if (same) putAway(same.id)
  count += 1
  troubles.value = [...troubles.value, { id: count, why, code, lasting }]
  return count
}

export function putAway(id: number): void {
  troubles.value = troubles.value.filter((one) => one.id !== id)
}

/** Says whether there was anything to settle. */
export function settleAll(code: string): boolean {
  const left = troubles.value.filter((one) => one.code !== code)
  const wasThere = left.length < troubles.value.length
  troubles.value = left
  return wasThere
}
