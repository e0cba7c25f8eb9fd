import type { Api, Result } from '../../preload/contract'
import { report } from './trouble'

// The one file that knows where main is. Everything else asks host() and gets plain results.

let api: Api | undefined

export function setHost(given: Api): void {
  api = given
}

export function host(): Api {
  if (!api) throw new Error('the window has no host yet')
  return api
}

/** Waits for a call and hands over its value; a refusal is told to the person in words, and gives nothing. */
export async function asked<T>(call: Promise<Result<T>>): Promise<T | undefined> {
  const result = await settled(call)
  if (result.ok) return result.value
  if (result.code !== 'cancelled') report(result.why, result.code)
  return undefined
}

/** Like `asked`, for callers that deal with a refusal themselves. */
export async function settled<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await call
  } catch (thrown) {
    console.error(thrown)
    return { ok: false, code: 'broken', why: { key: 'trouble.broken' } }
  }
}

/** What comes packed is parsed once, here. */
export function unpacked<T>(packed: string & { readonly __packs?: T }): T {
  return JSON.parse(packed) as T
}
