import type { Json } from './ids'
import { ofIt } from './ofIt'
import type { Script } from './script'
import { ask } from './stopping'

/** A script whose questions say what they belong to. */
export function* belonging<R>(what: Json, begin: () => Script<R>): Script<R> {
  const script = begin()
  let next = script.next()
  while (!next.done) {
    try {
      next = script.next(yield* ask(ofIt(what, next.value)))
    } catch (thrown) {
      next = script.throw(thrown)
    }
  }
  return next.value
}
