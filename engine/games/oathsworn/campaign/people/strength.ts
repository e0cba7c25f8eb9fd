import type { CampaignBook } from '../book'
import { recordOf } from '../goods/equip'
import { colours, type Colour } from '../../might'
import { itemsWith, type CharacterId, type Company, type ItemId } from '../state'

/** One cube of the MIGHT track and the item it comes from. OW-SETUP-09, OW-ITEM-13 */
export interface Cube {
  readonly colour: Colour
  readonly item: ItemId
}

export interface Strength {
  readonly defence: number
  readonly might: { readonly [C in Colour]?: number }
  readonly cubes: readonly Cube[]
}

/** DEFENSE and MIGHT as worn: worked out anew whenever it is asked for. OW-ITEM-06, OW-SETUP-09 */
export function strengthOf(book: CampaignBook, company: Company, who: CharacterId): Strength {
  const cubes = itemsWith(company, who).flatMap((item) => {
    const { might = {} } = recordOf(book, company, item) ?? {}
    return colours.flatMap((colour) => Array.from({ length: might[colour] ?? 0 }, (): Cube => ({ colour, item })))
  })
  const might: { [C in Colour]?: number } = {}
  for (const { colour } of cubes) might[colour] = (might[colour] ?? 0) + 1
  return { defence: defenceOf(book, company, who), might, cubes }
}

/** OW-SETUP-10, OW-COMP-04; OW-DIFF-06: the difficulty comes on top of the floor. */
function defenceOf(book: CampaignBook, company: Company, who: CharacterId): number {
  const character = company.characters[who]
  if (!character) return 0
  const sum = itemsWith(company, who).reduce((total, id) => total + (recordOf(book, company, id)?.defence ?? 0), 0)
  const bonus = book.find('difficulty', company.difficulty)?.defence ?? 0
  if (character.mode === 'full') return Math.max(1, sum) + bonus
  const companion = book.get('companion', book.get('class', character.class).companion)
  return Math.max(companion.leastDefence, companion.defence + sum) + bonus
}
