// The content the app plays with: the packs that come with it, read and linked when it is first wanted.
import { linkPacks, loadPack, type Content, type ContentPack } from '../../../engine/oathsworn/content'
import { shippedPacks } from '../../packs/shipped'

let linked: Content | undefined

export function contentHere(): Content {
  linked ??= link([...shippedPacks.keys()])
  return linked
}

/** A shipped pack that is wrong is our own fault, found by a test long before it is met here. */
function link(names: readonly string[]): Content {
  const result = linkPacks(inOrder(names))
  if (!result.ok) throw new Error(`the shipped packs do not link: ${JSON.stringify(result.problems[0])}`)
  return result.content
}

/** Each pack behind those it needs. */
function inOrder(names: readonly string[]): readonly ContentPack[] {
  const found = new Map<string, ContentPack>()
  const add = (name: string): void => {
    const files = shippedPacks.get(name)
    if (!files || found.has(name)) return
    const loaded = loadPack(files)
    if (!loaded.ok) throw new Error(`the shipped pack ${name} is broken: ${JSON.stringify(loaded.problems[0])}`)
    loaded.pack.manifest.needs.forEach(add)
    found.set(name, loaded.pack)
  }
  for (const name of names) add(name)
  return [...found.values()]
}
