// What stands between the window and everything else: who asks, how much, and whether it makes sense.
import { check } from '../../engine/schema'
import { calls, type Call, type Given, type Value } from '../../preload/contract'
import { CALLS, pathsOf, type CallName } from '../../preload/contract/names'
import { malformed, refused, type Result } from '../common/result'
import { sizeOf } from './messageSize'

type Answer<N extends CallName> = Result<Value<N>> | Promise<Result<Value<N>>>
export type Handlers = { readonly [N in CallName]: (given: Given<N>) => Answer<N> }
export type Fault = (path: string, error: unknown) => void

export interface AskedCall {
  readonly path: string
  readonly given: unknown
  /** Does it come from our own page, and not from something inside it? */
  readonly isOurs: boolean
}

/** What becomes of a call. */
export type Answering = (asked: AskedCall) => Promise<Result<unknown>>

type Served = { readonly [path: string]: (given: never) => unknown }

/** A call without a handler, a handler without a call, a name taken twice: found at the start, not in play. */
export function assertComplete(handlers: Served, names: readonly string[] = pathsOf(CALLS)): void {
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const missing = names.filter((name) => !Object.hasOwn(handlers, name))
  const strange = Object.keys(handlers).filter((name) => !names.includes(name))
  const wrong = [
    ...twice.map((name) => `${name} is there twice`),
    ...missing.map((name) => `${name} is served by nobody`),
    ...strange.map((name) => `${name} is in no contract`)
  ]
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

export function border(handlers: Handlers, onFault: Fault): Answering {
  assertComplete(handlers)
  return answering(handlers, onFault)
}

/** The same for some of the calls. */
export function answering(handlers: Partial<Handlers>, onFault: Fault): Answering {
  return async ({ path, given, isOurs }) => {
    if (!isOurs) return refused('stranger', 'ipc.stranger')
    const call: Call | undefined = Object.hasOwn(calls, path) ? calls[path as CallName] : undefined
    if (!call) return refused('malformed', 'ipc.malformed', { field: path })
    if (sizeOf(given, call.most) > call.most) return refused('too-large', 'ipc.tooLarge')
    const checked = check(call.takes, given)
    if (!checked.ok) return malformed(checked.problems[0]?.path ?? [])
    try {
      const handle = handlers[path as CallName] as (given: unknown) => Promise<Result<unknown>>
      return faithful(call, await handle(checked.value))
    } catch (error) {
      onFault(path, error)
      return refused('broken', 'app.broken')
    }
  }
}

/** What we answer is held to the contract, too. */
function faithful(call: Call, result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result
  const checked = check(call.gives, result.value)
  if (checked.ok) return { ok: true, value: checked.value }
  throw new Error(`an answer is not what the contract says: ${JSON.stringify(checked.problems.slice(0, 3))}`)
}
