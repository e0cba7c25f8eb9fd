// Where the game gets its content from: the packs of this machine.
import type { Content } from '../../../engine/games/oathsworn/content'
import type { Result } from '../../common/result'
import { PackLibrary } from '../../packs/library'
import type { Packs } from '../../tables/game'
import { oathswornPacks, type OathswornLibrary } from './packs'

/** The packs that come with the app and nothing else: for whatever has no folder of its own. */
export const shippedHere: OathswornLibrary = new PackLibrary(null, [oathswornPacks]).of(oathswornPacks)

export function contentHere(): Content {
  const found = shippedHere.now()
  // A shipped pack that is wrong is our own fault, found by a test long before it is met here.
  if (!found.ok) throw new Error(`the shipped packs do not link: ${JSON.stringify(found.why)}`)
  return found.value
}

/** For something new, what is on and what its company uses; for what has been begun, the very packs it was begun with. */
export const contentFor = (library: OathswornLibrary, packs: Packs | null, used?: Packs): Result<Content> =>
  packs === null ? library.fresh(used) : library.as(packs)

/** Made once for the same content. */
export function onceFor<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, T>()
  return (content) => {
    const known = made.get(content) ?? make(content)
    made.set(content, known)
    return known
  }
}
