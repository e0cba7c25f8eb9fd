import { shallowRef } from 'vue'
import { note } from './announcer'
import { host } from './host'
import { say } from '../words/say'

/** Counts how often packs have come, gone or grown: whatever was learnt of them before is learnt again. */
export const packChanges = shallowRef(0)

/** Says what the table has told the app for good, once it is written down. */
export function followPacks(): void {
  host().on.packs.changed(({ told }) => {
    packChanges.value += 1
    for (const one of told) note(say(one))
  })
}

/** Asked for once for the packs as they are; a failure is asked for again. */
export function learntOnce<T>(ask: () => Promise<T | undefined>): () => Promise<T | undefined> {
  let known: Promise<T | undefined> | undefined
  let at = 0
  return async () => {
    if (at !== packChanges.value) known = undefined
    at = packChanges.value
    known ??= ask()
    const learnt = await known
    if (learnt === undefined) known = undefined
    return learnt
  }
}
