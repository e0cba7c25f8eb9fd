import type { Hex } from '../../engine/kernel/hex'
import type { Choice, Place as Spot } from '../battlefield'
import type { Option, Place } from '../table/prompts'
import { say } from '../words/say'

// Options that live on the board, as the battlefield wants them.

export const choicesOf = (options: readonly Option[]): readonly Choice[] =>
  options.flatMap((option) => {
    const at = option.at && spotOf(option.at)
    if (!at) return []
    const choice = { id: option.id, at, name: say(option.label) }
    return [option.refused ? { ...choice, refused: say(option.refused) } : choice]
  })

export function spotOf(place: Place): Spot | null {
  if (place.figure !== undefined && place.part !== undefined)
    return { kind: 'part', id: place.figure, part: place.part }
  if (place.figure !== undefined) return { kind: 'figure', id: place.figure }
  return place.hex === undefined ? null : { kind: 'hex', hex: place.hex as Hex }
}
