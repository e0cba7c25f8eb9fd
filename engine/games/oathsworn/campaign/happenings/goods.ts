import { shuffled } from '../../../../kernel/chance'
import type { Happening } from '../../../../kernel/game'
import { pileOf, takeTop, type Pile } from '../../../../kernel/piles'
import type { Words } from '../../../../messages/words'
import type { CharacterId, Company, ItemId, OwnedItem, Trade } from '../state'
import type { CampaignAppliers } from './appliers'

/** Items, their decks, iron and trade. */
export type GoodsChanged = Happening &
  (
    | { kind: 'itemsGained'; items: { readonly [id: ItemId]: OwnedItem }; from: string | null }
    | { kind: 'itemMoved'; item: ItemId; to: OwnedItem['with'] }
    /** OW-GEN-07: they go back to the decks they came from. */
    | {
        kind: 'itemsLost'
        items: { readonly [id: ItemId]: OwnedItem }
        decks: { readonly [deck: string]: readonly string[] }
        why: 'archived' | 'sold' | 'debt' | 'lost' | 'dead'
      }
    | { kind: 'deckReady'; deck: string; cards: readonly string[] }
    | { kind: 'deckDrawn'; deck: string; count: number }
    | { kind: 'deckChosen'; deck: string; cards: readonly string[] }
    | { kind: 'ironChanged'; by: number; why: Words | null }
    | { kind: 'ironShared'; shares: { readonly [character: CharacterId]: number } }
    | { kind: 'debtOwed'; by: number }
    | { kind: 'tradeOpened'; trade: Trade }
    | { kind: 'tradeChanged'; change: Partial<Trade> }
    | { kind: 'tradeClosed' }
  )

export const goodsAppliers: CampaignAppliers<GoodsChanged> = {
  itemsGained: (c, { items }) => ({ ...c, made: c.made + Object.keys(items).length, items: { ...c.items, ...items } }),
  itemMoved: (c, { item, to }) => {
    const owned = c.items[item]
    return owned ? { ...c, items: { ...c.items, [item]: { ...owned, with: to } } } : c
  },
  // OW-TALLY-12: shuffled in.
  itemsLost: (c, { items, decks }) => {
    const left = Object.fromEntries(Object.entries(c.items).filter(([id]) => !Object.hasOwn(items, id)))
    return Object.entries(decks).reduce(
      (now, [deck, cards]) => shuffledDeck(now, deck, [...deckIn(now, deck).draw, ...cards]),
      { ...c, items: left }
    )
  },
  deckReady: (c, { deck, cards }) => shuffledDeck(c, deck, cards),
  deckDrawn: (c, { deck, count }) => withDeck(c, deck, takeTop(deckIn(c, deck), count).pile),
  deckChosen: (c, { deck, cards }) => withDeck(c, deck, without(deckIn(c, deck), cards)),
  ironChanged: (c, { by }) => {
    const purse = Math.max(0, c.purse + by)
    return { ...c, purse, shares: atMost(c.shares, purse) }
  },
  ironShared: (c, { shares }) => ({ ...c, shares }),
  debtOwed: (c, { by }) => ({ ...c, debt: Math.max(0, c.debt + by) }),
  // OW-SHOP-07: the cards on display are not in the deck meanwhile.
  tradeOpened: (c, { trade }) => ({
    ...withDeck(c, trade.deck, without(deckIn(c, trade.deck), trade.display)),
    trade
  }),
  tradeChanged: (c, { change }) => (c.trade ? { ...c, trade: { ...c.trade, ...change } } : c),
  // OW-SHOP-10
  tradeClosed: (c) => {
    if (!c.trade) return c
    const { deck, display } = c.trade
    return { ...shuffledDeck(c, deck, [...deckIn(c, deck).draw, ...display]), trade: null }
  }
}

export const deckIn = (c: Company, deck: string): Pile => c.decks[deck] ?? pileOf([])

const withDeck = (c: Company, deck: string, pile: Pile): Company => ({ ...c, decks: { ...c.decks, [deck]: pile } })

function shuffledDeck(c: Company, deck: string, cards: readonly string[]): Company {
  const { list, chance } = shuffled(cards, c.chance, 'items')
  return withDeck({ ...c, chance }, deck, pileOf(list))
}

/** One copy of each named card fewer. */
export function without(pile: Pile, cards: readonly string[]): Pile {
  const draw = [...pile.draw]
  for (const card of cards) {
    const at = draw.indexOf(card)
    if (at >= 0) draw.splice(at, 1)
  }
  return { ...pile, draw }
}

/** Shares that a smaller purse can still hold; the last ones give way. */
function atMost(shares: Company['shares'], purse: number): Company['shares'] {
  let left = purse
  const held: Record<CharacterId, number> = {}
  for (const [who, share] of Object.entries(shares)) {
    const kept = Math.min(share, left)
    if (kept > 0) held[who] = kept
    left -= kept
  }
  return held
}
