import { byType, list, oneOf, preset, record, shape, tagged, tuple, type Infer } from '../../../../engine/schema'
import { goodsStep, type Goods, type GoodsStep } from '../../../../engine/games/rolling-fates/outcomes/inventory'
import { count, idsOf, known, name, names, noNames, noneTwice } from './fields'
import { question } from './question'

const instead = byType({ text: oneOf(['discard']), object: shape({ swap: name }) })
const pair = tuple([name, name])
const step = tagged('do', {
  draw: shape({ to: names }, { then: preset(record(name, instead), {}) }),
  discard: shape({ from: name, card: name }),
  give: shape({ card: name, from: name, to: name }),
  exchange: shape({ cards: pair, between: pair }),
  limit: shape({ of: name, to: count }, { drop: noNames })
})
const character = shape({ id: name, limit: count, carried: names })

export const inventory = question(
  shape(
    {
      where: oneOf(['combat', 'between', 'addressed']),
      characters: list(character),
      deck: names,
      steps: list(step)
    },
    { traits: noNames }
  ),
  ({ where, characters, deck, traits, steps }) => {
    const ids = idsOf(characters)
    noneTwice('characters', ids)
    noneTwice('deck', [...characters.flatMap(({ carried }) => carried), ...deck])
    steps.forEach((one, at) => peopleIn(one).forEach((id) => known(`steps[${at}]`, id, ids)))
    let goods: Goods = { characters, deck, out: [] }
    const told = steps.map((one) => {
      const done = goodsStep(goods, one, where, traits)
      if ('refused' in done) return { refused: done.refused }
      goods = done.goods
      return { ok: true, drew: done.drew }
    })
    return { steps: told, ...goods }
  }
)

function peopleIn(one: Infer<typeof step> & GoodsStep): readonly string[] {
  switch (one.do) {
    case 'draw':
      return [...one.to, ...Object.keys(one.then)]
    case 'discard':
      return [one.from]
    case 'give':
      return [one.from, one.to]
    case 'exchange':
      return one.between
    case 'limit':
      return [one.of]
  }
}
