import type { AdventureView } from '../../../engine/games/rolling-fates/view/types'
import type { Json } from '../../../engine/kernel/ids'
import { isRecord } from '../../ui/form/schema'
import { say } from '../../words/say'

// What stands on a party's card: the adventure as it was last seen.

/** A view that main made, told from whatever else a card may hold. */
export const isAdventure = (told: Json | undefined): boolean =>
  isRecord(told) && typeof told['adventure'] === 'string' && Array.isArray(told['heroes'])

export const adventureIn = (told: Json | undefined): AdventureView | null =>
  isAdventure(told) ? (told as unknown as AdventureView) : null

/** Where the party is, in a sentence. */
export function lastPlayed(told: Json): string {
  const view = adventureIn(told)
  if (!view) return ''
  const adventure = { key: `adventure.${view.adventure}.name` }
  if (view.over) return say(`fates.card.${view.over}`, { adventure })
  const args = { adventure, area: { key: `area.${view.areas[view.area] ?? ''}.name` }, node: { key: `encounter.${view.node}.name` } } // prettier-ignore
  return say(view.phase ? 'fates.card.fighting' : 'fates.card.walking', { ...args, round: view.round })
}
