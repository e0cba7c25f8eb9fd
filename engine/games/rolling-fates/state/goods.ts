import type { Goods } from '../outcomes/inventory'
import type { FatesBook } from './book'
import { sheetOf } from './sheet'
import type { State } from './state'

/** Everybody's treasures as the rules of goods see them; whose board nobody has told has room for all. */
export const goodsOf = (book: FatesBook, state: State): Goods => ({
  characters: state.heroes.map((hero) => ({
    id: hero.id,
    limit: sheetOf(book, state, hero).inventory ?? Infinity,
    carried: hero.treasures
  })),
  deck: state.deck,
  out: state.out
})

/** The table with the treasures lying so. */
export const withGoods = (state: State, { characters, deck, out }: Goods): State => ({
  ...state,
  heroes: state.heroes.map((hero, seat) => ({ ...hero, treasures: characters[seat]?.carried ?? hero.treasures })),
  deck,
  out
})
