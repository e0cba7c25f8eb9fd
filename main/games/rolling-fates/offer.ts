// What can be set up: for the window's own screens, for a first try, and for bots.
import { forms } from '../../../engine/games/rolling-fates/content/forms'
import type { FatesContent } from '../../../engine/games/rolling-fates/content/link'
import { rulingSchema } from '../../../engine/games/rolling-fates/state/ruling'
import { NO_BOX, THE_BOX, type FatesDials } from '../../../engine/games/rolling-fates/state/setup'
import type { Json } from '../../../engine/kernel/ids'
import { toJsonSchema } from '../../../engine/schema'

/** RF-APP-01, RF-APP-02: adventures by order, and who may play. */
export interface FatesSetups {
  readonly words: FatesContent['words']
  readonly adventures: readonly { readonly id: string; readonly order: number; readonly difficulty: number }[]
  readonly characters: readonly {
    readonly id: string
    readonly icon: string | null
    readonly first: boolean
    readonly rows: readonly object[]
  }[]
  readonly presets: { readonly box: FatesDials; readonly noBox: FatesDials }
}

export function offerOf(content: FatesContent): FatesSetups {
  const adventures = [...content.adventure.values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return {
    words: content.words,
    adventures: adventures.map(({ id, order, difficulty }) => ({ id, order, difficulty })),
    characters: [...content.character.values()].map(({ id, icon = null, first, rows }) => ({ id, icon, first, rows })),
    presets: { box: THE_BOX, noBox: NO_BOX }
  }
}

export const formsOf = (): Json =>
  Object.fromEntries(
    Object.entries({ ...forms, ruling: rulingSchema }).map(([name, schema]) => [name, toJsonSchema(schema)])
  )

/** RF-SET-01, RF-SET-08: the first adventure, and those who are suggested. */
export function readyOf(content: FatesContent, seats: number): Json | null {
  const { adventures, characters } = offerOf(content)
  const ids = [...characters].sort((a, b) => Number(b.first) - Number(a.first)).map(({ id }) => id)
  const [adventure] = adventures
  return adventure && ids.length >= seats ? { adventure: adventure.id, characters: ids.slice(0, seats) } : null
}
