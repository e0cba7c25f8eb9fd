// Icons by name: the usual ones and those of the shipped packs at once, any other from its shelf when a pack names it.
import { NAMES, SHELVES, USUAL } from 'virtual:game-icons'
import type { IconSource } from '../atlas/icon'
import { iconMeant } from './find'

export interface Icons {
  readonly pathOf: IconSource
}

/** `onMore` is called when icons that were missing have arrived. */
export function createIcons(onMore: () => void): Icons {
  const known = new Map<string, string | null>()

  async function fetch(id: string): Promise<void> {
    const name = iconMeant(id, (await NAMES()).default)
    const shelf = name === null ? undefined : SHELVES[name.charAt(0)]
    const path = shelf && name !== null ? (await shelf()).default[name] : undefined
    known.set(id, path ?? null)
    if (path !== undefined) onMore()
  }

  return {
    pathOf(id) {
      const here = USUAL[id] ?? known.get(id)
      if (here === undefined) {
        known.set(id, null)
        void fetch(id)
      }
      return here ?? null
    }
  }
}
