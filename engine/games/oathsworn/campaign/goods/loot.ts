import { rule } from '../../../../kernel/ids'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import { deckIn } from '../happenings/goods'
import { deckName, newItems, opened, type ItemDeck } from './items'

/** The app draws from the top of a deck; fewer when there are not so many. OW-ITEM-08, OW-ITEM-12 */
export const drawnItems =
  (book: CampaignBook, deck: ItemDeck, chapter: number, count: number): CompanyDeed =>
  (see, happens) => {
    happens(...opened(book, see(), deck, chapter))
    const name = deckName(deck, chapter)
    const cards = deckIn(see(), name).draw.slice(0, count)
    if (cards.length === 0) return
    happens({ kind: 'deckDrawn', deck: name, count: cards.length })
    happens({ kind: 'itemsGained', items: newItems(see(), cards), from: name, rule: rule('OW-ITEM-08'), reveals: true })
  }

/** The table drew these, by name. */
export const toldItems =
  (book: CampaignBook, deck: ItemDeck, chapter: number, cards: readonly string[]): CompanyDeed =>
  (see, happens) => {
    happens(...opened(book, see(), deck, chapter))
    if (cards.length === 0) return
    const name = deckName(deck, chapter)
    happens({ kind: 'deckChosen', deck: name, cards })
    happens({ kind: 'itemsGained', items: newItems(see(), cards), from: name, rule: rule('OW-ITEM-08') })
  }
