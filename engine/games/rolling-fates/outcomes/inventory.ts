/** RF-INV-01: a character's treasures, at most so many. */
export interface Pack {
  readonly id: string
  readonly limit: number
  readonly carried: readonly string[]
}

export interface Goods {
  readonly characters: readonly Pack[]
  /** Face down, the top card first. */
  readonly deck: readonly string[]
  /** RF-TRE-04: what has left the adventure. */
  readonly out: readonly string[]
}

/** RF-TRD-02, RF-TRD-05: where the table is, which decides what may change hands. */
export type TreasurePlace = 'combat' | 'between' | 'addressed'

export type Instead = 'discard' | { readonly swap: string }

export type GoodsStep =
  | { readonly do: 'draw'; readonly to: readonly string[]; readonly then: { readonly [id: string]: Instead } }
  | { readonly do: 'discard'; readonly from: string; readonly card: string }
  | { readonly do: 'give'; readonly card: string; readonly from: string; readonly to: string }
  | { readonly do: 'exchange'; readonly cards: readonly [string, string]; readonly between: readonly [string, string] }
  | { readonly do: 'limit'; readonly of: string; readonly to: number; readonly drop: readonly string[] }

export type GoodsRefusal = 'room' | 'choice' | 'carried' | 'combat' | 'trait' | 'addressed' | 'self' | 'full' | 'drop'

export type GoodsResult =
  { readonly refused: GoodsRefusal } | { readonly goods: Goods; readonly drew: readonly (string | null)[] }

/** One step with treasures: done as a whole, or refused for the first reason that holds. */
export function goodsStep(goods: Goods, step: GoodsStep, where: TreasurePlace, traits: readonly string[]): GoodsResult {
  switch (step.do) {
    case 'draw':
      return draw(goods, step)
    case 'discard':
      return discard(goods, step, where)
    case 'give':
      return give(goods, step, where, traits)
    case 'exchange':
      return exchange(goods, step, where, traits)
    case 'limit':
      return limit(goods, step)
  }
}

type Step<D extends GoodsStep['do']> = Extract<GoodsStep, { do: D }>

export const packOf = ({ characters }: Goods, id: string): Pack => {
  const pack = characters.find((one) => one.id === id)
  if (!pack) throw new Error(`no character ${id}`)
  return pack
}

const carries = (goods: Goods, id: string, card: string): boolean => packOf(goods, id).carried.includes(card)
/** RF-INV-03: how many cards are too many. */
export const excessOf = ({ carried, limit: most }: Pack): number => Math.max(0, carried.length - most)
export const isFull = ({ carried, limit: most }: Pack): boolean => carried.length >= most

/** RF-TRE-01, RF-TRE-09: who draws and what, in the order of seats (RF-D-09). */
export function drawsOf(goods: Goods, to: readonly string[]): { readonly pack: Pack; readonly card: string | null }[] {
  const drawing = goods.characters.filter(({ id }) => to.includes(id))
  return drawing.map((pack, at) => ({ pack, card: goods.deck[at] ?? null }))
}

function draw(goods: Goods, { to, then }: Step<'draw'>): GoodsResult {
  const draws = drawsOf(goods, to)
  // RF-TRE-03, RF-TRE-10: only a full inventory has a choice, and it has to make it.
  const full = draws.filter(({ pack, card }) => card !== null && isFull(pack)).map(({ pack }) => pack.id)
  if (Object.keys(then).some((id) => !full.includes(id))) return { refused: 'room' }
  if (full.some((id) => then[id] === undefined)) return { refused: 'choice' }
  if (Object.entries(then).some(([id, one]) => one !== 'discard' && !carries(goods, id, one.swap)))
    return { refused: 'carried' }
  const drew = draws.map(({ card }) => card)
  const after = draws.reduce(
    (now, { pack, card }) => (card === null ? now : take(now, pack, card, then[pack.id])),
    goods
  )
  return { goods: { ...after, deck: goods.deck.slice(drew.length) }, drew }
}

function take(goods: Goods, { id }: Pack, card: string, instead: Instead | undefined): Goods {
  if (instead === undefined) return adding(goods, id, card)
  if (instead === 'discard') return leaving(goods, card)
  return adding(dropping(goods, id, [instead.swap]), id, card)
}

/** RF-TRE-04: a card that nobody carries leaves the adventure. */
export const leaving = (goods: Goods, card: string): Goods => ({ ...goods, out: [...goods.out, card] })

const changing = (goods: Goods, id: string, change: (pack: Pack) => Pack): Goods => ({
  ...goods,
  characters: goods.characters.map((pack) => (pack.id === id ? change(pack) : pack))
})
export const adding = (goods: Goods, id: string, card: string): Goods =>
  changing(goods, id, (pack) => ({ ...pack, carried: [...pack.carried, card] }))
const removing = (goods: Goods, id: string, cards: readonly string[]): Goods =>
  changing(goods, id, (pack) => ({ ...pack, carried: pack.carried.filter((card) => !cards.includes(card)) }))
export const dropping = (goods: Goods, id: string, cards: readonly string[]): Goods => {
  const without = removing(goods, id, cards)
  return { ...without, out: [...without.out, ...cards] }
}

/** RF-TRE-10: at any time outside combat. */
function discard(goods: Goods, { from, card }: Step<'discard'>, where: TreasurePlace): GoodsResult {
  if (where === 'combat') return { refused: 'combat' }
  if (!carries(goods, from, card)) return { refused: 'carried' }
  return { goods: dropping(goods, from, [card]), drew: [] }
}

/** RF-TRD-02, RF-TRD-04, RF-TRD-05: why nothing may change hands, whatever the room. */
function tradeRefusal(
  goods: Goods,
  given: readonly { readonly card: string; readonly from: string; readonly to: string }[],
  where: TreasurePlace,
  traits: readonly string[]
): GoodsRefusal | null {
  if (given.some(({ card }) => traits.includes(card))) return 'trait'
  if (where !== 'between') return where
  if (given.some(({ from, to }) => from === to)) return 'self'
  return given.every(({ from, card }) => carries(goods, from, card)) ? null : 'carried'
}

function give(goods: Goods, step: Step<'give'>, where: TreasurePlace, traits: readonly string[]): GoodsResult {
  const refused = tradeRefusal(goods, [step], where, traits) ?? (isFull(packOf(goods, step.to)) ? 'full' : null)
  return refused ? { refused } : { goods: moved(goods, step), drew: [] }
}

export const moved = (goods: Goods, { card, from, to }: { card: string; from: string; to: string }): Goods =>
  adding(removing(goods, from, [card]), to, card)

/** RF-TRD-03: one for one, also between full inventories. */
function exchange(goods: Goods, step: Step<'exchange'>, where: TreasurePlace, traits: readonly string[]): GoodsResult {
  const { cards, between } = step
  const given = [
    { card: cards[0], from: between[0], to: between[1] },
    { card: cards[1], from: between[1], to: between[0] }
  ]
  const refused = tradeRefusal(goods, given, where, traits)
  return refused ? { refused } : { goods: given.reduce(moved, goods), drew: [] }
}

/** RF-INV-03: a lower limit takes effect at once; the owner says what goes, exactly as much as is too much. */
function limit(goods: Goods, { of, to, drop }: Step<'limit'>): GoodsResult {
  const excess = excessOf({ ...packOf(goods, of), limit: to })
  if (drop.length !== excess || !drop.every((card) => carries(goods, of, card))) return { refused: 'drop' }
  const after = dropping(goods, of, drop)
  return { goods: changing(after, of, (pack) => ({ ...pack, limit: to })), drew: [] }
}
