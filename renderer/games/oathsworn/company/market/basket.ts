import type { CompanyView } from '../model'
import type { CompanyCommand } from '../store'

// What is about to be bought and sold, with its total, before any of it is paid.

export interface Basket {
  /** Cards to buy, copies by repeating. */
  readonly buys: readonly string[]
  /** Items to sell. */
  readonly sells: readonly string[]
  readonly curatives: number
}
export const EMPTY: Basket = { buys: [], sells: [], curatives: 0 }

export const isEmpty = ({ buys, sells, curatives }: Basket): boolean =>
  buys.length === 0 && sells.length === 0 && curatives === 0

export interface Total {
  readonly pays: number
  readonly gets: number
  /** What is left in the purse; below 0 it cannot be paid. */
  readonly left: number
}

export function totalOf({ market, purse }: CompanyView, basket: Basket): Total {
  const { trade } = market
  const price = (def: string): number => trade?.display.find((card) => card.def === def)?.value ?? 0
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
  const pays = sum(basket.buys.map(price)) + basket.curatives * (trade?.curatives.price ?? 0)
  const gets = sum(basket.sells.map((item) => trade?.sells[item] ?? 0))
  return { pays, gets, left: purse + gets - pays }
}

export const countOf = ({ buys }: Basket, def: string): number => buys.filter((one) => one === def).length

/** One copy more or fewer of a card, as many as are on show. */
export function withCopies(basket: Basket, def: string, copies: number): Basket {
  const others = basket.buys.filter((one) => one !== def)
  return { ...basket, buys: [...others, ...Array.from({ length: copies }, () => def)] }
}

export const toggled = (basket: Basket, item: string): Basket => ({
  ...basket,
  sells: basket.sells.includes(item) ? basket.sells.filter((one) => one !== item) : [...basket.sells, item]
})

/** Selling first, so that what it brings can be spent. OW-SHOP-11 lets the two alternate freely. */
export const commandsOf = ({ buys, sells, curatives }: Basket): readonly CompanyCommand[] => [
  ...sells.map((item): CompanyCommand => ({ do: 'sell', item })),
  ...buys.map((card): CompanyCommand => ({ do: 'buy', card })),
  ...(curatives > 0 ? [{ do: 'buy-curatives', count: curatives } as const] : [])
]
