import { hexOf } from '../../../hex'
import type { Prompt, Reply } from '../../../kernel/prompt'
import { least as leastOf, type Declines } from '../../../simulation/scenario/replies'
import type { Book } from '../encounter/table/book'
import type { Encounter } from '../encounter/state/state'
import { boardOf } from '../encounter/board/figures'

/** Options in the words of the engine: `hex:F6` becomes the hex of that label. */
export function optionNamed(book: Book, s: Encounter, name: string): string {
  return name.replace(/:([A-Z]{1,2}[1-9]\d?)(?=:|$)/g, (whole, label: string) => {
    const hex = hexOf(boardOf(book, s), label)
    return hex === undefined ? whole : `:${hex}`
  })
}

/** Whoever may move has not moved yet: the least is to stay. OW-MOVE-03 */
export const stays: Declines = ({ label }) => label.key === 'option.stay'

export const least = (prompt: Prompt): Reply => leastOf(prompt, stays)
