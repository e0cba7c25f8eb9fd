import { words, type Words } from '../../../../messages/words'
import type { StoryEffect } from '../../content'
import { itemName, said } from '../people/names'

/** What an effect on the time track comes to, in short: it is printed there for everybody to see. OW-TIME-06 */
export const paysOf = (effects: readonly StoryEffect[]): readonly Words[] => effects.map(paid)

function paid(effect: StoryEffect): Words {
  const teller = tellers[effect.do] as Teller<StoryEffect['do']> | undefined
  // What can turn out one way or the other is told when it happens.
  return teller ? teller(effect as never) : said('pays.other')
}

type Teller<K extends StoryEffect['do']> = (effect: Extract<StoryEffect, { readonly do: K }>) => Words

const pays = (key: string, args: Words['args']): Words => said(`pays.${key}`, args)
const changed = (key: string, change: number): Words =>
  pays(key, { way: change < 0 ? 'less' : 'more', n: Math.abs(change) })

const tellers: { readonly [K in StoryEffect['do']]?: Teller<K> } = {
  hp: ({ change }) => changed('hp', change),
  iron: ({ change }) => changed('iron', change),
  injury: ({ change }) => changed('injury', change),
  items: ({ deck, count }) => pays('items', { deck, n: count }),
  item: ({ item, lose }) => pays('item', { way: lose ? 'less' : 'more', item: itemName(item) }),
  token: ({ token, count, permanent }) =>
    pays('token', {
      token: token === 'any' ? said('pays.anyToken') : words(`token.${token}.name`),
      n: count,
      lasting: permanent ? 'yes' : 'no'
    }),
  ally: ({ ally, lose, count }) =>
    pays('ally', { way: lose ? 'less' : 'more', ally: words(`ally.${ally}.name`), n: count }),
  trait: ({ trait }) =>
    trait === undefined ? said('pays.anyTrait') : pays('trait', { trait: words(`trait.${trait}.name`) }),
  curatives: ({ count }) => pays('curatives', { n: count }),
  ticks: ({ count }) => pays('ticks', { n: count }),
  'extra-unique': () => said('pays.extraUnique'),
  'refresh-decks': () => said('pays.refreshDecks')
}
