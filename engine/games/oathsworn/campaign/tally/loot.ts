import { rule } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import { hasNextChapter } from '../chapter/chapterEnd'
import { happenAll } from '../deeds'
import { gainItems } from '../goods/gaining'
import { opened } from '../goods/items'
import { said } from '../people/names'
import { sheetOf, type Company } from '../state'
import type { CampaignTable } from '../tab'
import { traitNumber } from '../people/traits'

/** OW-TALLY-04 */
const COMMONS = 4
/** OW-TALLY-05 */
const UNIQUES = 2

/** OW-TALLY-03 */
export function nextCommons(t: CampaignTable): void {
  if (hasNextChapter(t.book, t.see)) happenAll(t, opened(t.book, t.see, 'common', t.see.chapter + 1))
}

/** OW-TALLY-07 */
export function nextUniques(t: CampaignTable): void {
  if (hasNextChapter(t.book, t.see)) happenAll(t, opened(t.book, t.see, 'unique', t.see.chapter + 1))
}

/** OW-TALLY-04, OW-TRAIT-10: from the deck of the next chapter. */
export function commons(t: CampaignTable): void {
  if (!hasNextChapter(t.book, t.see)) return
  const wanted = commonsOf(t.book, t.see)
  const gained = gainItems(t, 'common', t.see.chapter + 1, wanted)
  tellShort(t, wanted - gained)
}

export const commonsOf = (book: CampaignBook, company: Company): number => {
  const setting = company.settings['lootCommons']
  const usual = typeof setting === 'number' ? setting : COMMONS
  return usual + (traitNumber(book, company, 'loot', (hook) => hook.commons) ?? 0)
}

/** OW-TALLY-05, OW-TALLY-06; OW-DIFF-04, OW-DIFF-05, OW-DIFF-08: missing ones become commons of the next chapter. */
export function uniques(t: CampaignTable): void {
  const wanted = uniquesOf(t.book, t.see)
  const gained = gainItems(t, 'unique', t.see.chapter, wanted)
  if (gained === wanted) return
  const instead = hasNextChapter(t.book, t.see) ? gainItems(t, 'common', t.see.chapter + 1, wanted - gained) : 0
  tellShort(t, wanted - gained - instead)
}

export const uniquesOf = (book: CampaignBook, company: Company): number =>
  UNIQUES + (sheetOf(company).extraUnique ? 1 : 0) + (book.find('difficulty', company.difficulty)?.extraUniques ?? 0)

/** OW-ITEM-12: the packs know fewer cards than there should be; the table may have them all the same. */
function tellShort(t: CampaignTable, missing: number): void {
  if (missing > 0) t.happen({ kind: 'told', words: said('told.deckShort', { n: missing }), rule: rule('OW-ITEM-12') })
}
