import { pathText, type Path } from '../../engine/schema'
import type { WordArgs } from '../../engine/messages/words'
import { words } from '../../engine/messages/words'
import type { Code, Refused, Result } from '../../preload/contract'

export type { Code, Refused, Result } from '../../preload/contract'

export const done = <T>(value: T): Result<T> => ({ ok: true, value })
export const nothing: Result<Record<never, never>> = done({})
export const refused = (code: Code, key: string, args?: WordArgs): Refused => ({
  ok: false,
  code,
  why: words(key, args)
})

/** What was asked is not of the form it should have; `field` is where. */
export const malformed = (path: Path, whole = 'message'): Refused =>
  refused('malformed', 'ipc.malformed', { field: pathText(path) || whole })

/** The same with what was found made into something else. */
export const mapped = <T, U>(found: Result<T>, make: (value: T) => U): Result<U> =>
  found.ok ? done(make(found.value)) : found

/** Time comes from outside, so that a test can hold it still. */
export type Clock = () => number
