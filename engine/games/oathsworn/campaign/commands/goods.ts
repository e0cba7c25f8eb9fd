import { rule } from '../../../../kernel/ids'
import { flag, id, integer, list, oneOf, preset, record } from '../../../../schema'
import { colour, tokenType } from '../../content'
import type { Decided } from '../deeds'
import { happeningsOf } from '../deeds'
import { whyNotEquip, whyNotExchange } from '../goods/equip'
import type { Changed } from '../happenings'
import { ironLost } from '../goods/iron'
import { losing, takenByName } from '../goods/items'
import { refused } from '../people/names'
import { petition, whyNotPetition } from '../goods/petition'
import { SHOPS, type Company, type ItemId } from '../state'
import { buy, buyCuratives, openingTrade, sell, sendRunner } from '../goods/trade'
import { command, unless, withCharacter, type Deciding } from './kit'

const amount = integer({ min: 1, max: 999 })
const items = list(id(), { max: 12, distinct: true })

/** Items, iron and trade. */
export const goodsCommands = {
  equip: command({ item: id(), by: id() }, { instead: preset(items, []) }, (on, { item, by, instead }) =>
    withCharacter(on, by, ({ where }) => {
      if (where !== 'seated' || !isOwn(on.company, item)) return refused('unknown')
      if (!on.company.items[item] || !instead.every((one) => on.company.items[one]?.with === by))
        return refused('unknown')
      return unless(on, whyNotEquip(on.book, on.company, by, item, instead), [
        ...instead.map((one): Changed => ({ kind: 'itemMoved', item: one, to: 'backpack', rule: rule('OW-BAG-03') })),
        { kind: 'itemMoved', item, to: by, rule: rule('OW-ITEM-03') }
      ])
    })
  ),
  unequip: command({ item: id() }, {}, (on, { item }) => {
    const owned = on.company.items[item]
    if (!owned || owned.with === 'backpack') return refused('unknown')
    return unless(on, whyNotExchange(on.company), [
      { kind: 'itemMoved', item, to: 'backpack', rule: rule('OW-BAG-03') }
    ])
  }),
  /** Two items change places: between characters, or a character and the backpack. */
  exchange: command({ one: id(), other: id() }, {}, exchange),
  archive: command({ items: list(id(), { min: 1, max: 60, distinct: true }) }, {}, (on, { items: gone }) => {
    if (!gone.every((one) => isOwn(on.company, one))) return refused('unknown')
    return unless(on, whyNotExchange(on.company), losing(on.book, on.company, gone, 'archived'))
  }),
  'gain-iron': command({ iron: amount }, {}, (_, { iron }) => [
    { kind: 'ironChanged', by: iron, why: null, rule: rule('OW-IRON-01') }
  ]),
  'lose-iron': command({ iron: amount }, {}, ({ company }, { iron }) => ironLost(company, iron, null)),
  share: command({ shares: record(id(), integer({ min: 0, max: 9999 })) }, {}, share),
  petition: command({ cards: list(id('item'), { min: 1, max: 40 }) }, {}, (on, { cards }) =>
    cards.every((card) => on.book.find('item', card))
      ? unless(on, whyNotPetition(on.book, on.company, cards), petition(on.book, cards))
      : refused('unknown')
  ),
  'open-trade': command({ shop: oneOf(SHOPS) }, { fee: preset(flag(), true) }, (on, { shop, fee }) => {
    if (!on.onPurpose) return sendRunner(on.book, on.company, shop)
    if (on.company.trade) return refused('tradeOpen')
    return happeningsOf(
      on.company,
      openingTrade(on.book, [shop], fee ? Math.min(on.company.chapter, on.company.purse) : 0)
    )
  }),
  'close-trade': command({}, {}, ({ company }) =>
    company.trade ? [{ kind: 'tradeClosed', rule: rule('OW-SHOP-10') }] : refused('noTrade')
  ),
  buy: command({ card: id('item') }, {}, ({ book, company, onPurpose }, { card }) =>
    buy(book, company, card, onPurpose)
  ),
  sell: command({ item: id() }, {}, ({ book, company }, { item }) => sell(book, company, item)),
  'buy-curatives': command({ count: integer({ min: 1, max: 20 }) }, {}, ({ book, company, onPurpose }, { count }) =>
    buyCuratives(book, company, count, onPurpose)
  ),
  /** OW-MIGHT-07: in the story, one combat token shuffles discards back. */
  'reset-decks': command(
    { by: id(), token: tokenType, colours: list(colour, { min: 1, max: 4, distinct: true }) },
    {},
    (on, c) =>
      withCharacter(on, c.by, (character) => {
        const why =
          on.company.part !== 'story'
            ? refused('onlyInStory', { clause: 'OW-MIGHT-07' })
            : (character.tokens[c.token] ?? 0) > 0
              ? null
              : refused('noToken', { clause: 'OW-MIGHT-07' })
        return unless(on, why, [
          {
            kind: 'tokensChanged',
            character: c.by,
            token: c.token,
            by: -1,
            permanent: false,
            rule: rule('OW-MIGHT-07')
          },
          { kind: 'decksReset', colours: c.colours, rule: rule('OW-MIGHT-07') }
        ])
      })
  ),
  /** A card out of the box, by name. */
  'gain-item': command({ item: id('item') }, { to: id() }, (on, { item, to = 'backpack' }) => {
    if (!on.book.find('item', item) || (to !== 'backpack' && on.company.characters[to]?.where !== 'seated'))
      return refused('unknown')
    const gained = takenByName(on.book, on.company, [item], to)
    return on.company.part === 'encounter' && !on.onPurpose
      ? refused('exchangeClosed', { clause: 'OW-ITEM-07' })
      : gained
  })
}

const isOwn = (company: Company, item: ItemId): boolean => {
  const owned = company.items[item]
  return owned !== undefined && company.characters[owned.with]?.where !== 'away'
}

function exchange(on: Deciding, { one, other }: { readonly one: ItemId; readonly other: ItemId }): Decided {
  const [a, b] = [on.company.items[one]?.with, on.company.items[other]?.with]
  if (a === undefined || b === undefined || a === b) return refused('unknown')
  if (!isOwn(on.company, one) || !isOwn(on.company, other)) return refused('unknown')
  const refusal =
    (b === 'backpack' ? whyNotExchange(on.company) : whyNotEquip(on.book, on.company, b, one, [other])) ??
    (a === 'backpack' ? null : whyNotEquip(on.book, on.company, a, other, [one]))
  return unless(on, refusal, [
    { kind: 'itemMoved', item: one, to: b, rule: rule('OW-ITEM-07') },
    { kind: 'itemMoved', item: other, to: a, rule: rule('OW-ITEM-07') }
  ])
}

/** OW-IRON-01: one purse; how it is split is for show. */
function share({ company }: Deciding, { shares }: { readonly shares: { readonly [who: string]: number } }): Decided {
  const isKnown = Object.keys(shares).every((who) => company.characters[who]?.where === 'seated')
  const sum = Object.values(shares).reduce((total, one) => total + one, 0)
  if (!isKnown) return refused('unknown')
  if (sum > company.purse) return refused('shares', { iron: company.purse })
  return [{ kind: 'ironShared', shares, rule: rule('OW-IRON-01') }]
}
