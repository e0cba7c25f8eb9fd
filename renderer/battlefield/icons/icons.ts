// Icons by name: the common ones at once, the rest of the set only when a pack asks for one of them.
import type { IconSource } from '../atlas/icon'
import { DRAWN } from './drawn'

const PATH = / d="([^"]+)"/

export const pathIn = (drawing: string): string | null => PATH.exec(drawing)?.[1] ?? null

export interface Icons {
  readonly pathOf: IconSource
}

/** `onMore` is called when icons that were missing have arrived. */
export function createIcons(onMore: () => void): Icons {
  const known = new Map<string, string | null>()
  let rest: Promise<void> | null = null
  const loadRest = async (): Promise<void> => {
    const { icons } = await import('@iconify-json/game-icons/icons.json')
    const all: Readonly<Record<string, { readonly body: string } | undefined>> = icons
    for (const id of known.keys()) known.set(id, known.get(id) ?? pathIn(all[id]?.body ?? ''))
    rest = null
    onMore()
  }
  return {
    pathOf(id) {
      if (!known.has(id)) {
        known.set(id, pathIn(DRAWN[id] ?? ''))
        if (!known.get(id)) rest ??= loadRest()
      }
      return known.get(id) ?? null
    }
  }
}
