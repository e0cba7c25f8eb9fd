import { integer, list, record, shape } from '../../../../engine/schema'
import { levelUp as levelUpOf, ONE_DECK, type RowChange } from '../../../../engine/games/rolling-fates/outcomes/levelUp'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { count, idsOf, name, names, noNames, noneTwice, positive } from './fields'
import { question } from './question'

const added = integer({ min: -1_000_000, max: 1_000_000 })
const row = shape({ life: positive, defense: count, inventory: count })
const character = shape({ id: name, level: positive, rows: list(row, { min: 1 }), carried: count }, { traits: noNames })

export const levelUp = question(
  shape({
    characters: list(character),
    traits: record(name, shape({}, { life: added, defense: added, inventory: added })),
    decks: record(name, names)
  }),
  ({ characters, traits, decks }) => {
    noneTwice('characters', idsOf(characters))
    noneTwice('decks', Object.values(decks).flat())
    decksAreOneKind(Object.keys(decks))
    return levelUpOf(characters, (trait) => traits[trait] ?? nothing, decks)
  }
)

const nothing: RowChange = {}

/** RF-TRT-04: one deck, or one for each new level. */
function decksAreOneKind(keys: readonly string[]): void {
  if (keys.length === 1 && keys[0] === ONE_DECK) return
  const wrong = keys.find((key) => !/^([2-9]|[1-9]\d+)$/.test(key))
  if (wrong !== undefined)
    throw new WrongUse(`decks: “${wrong}” is neither “all”, alone, nor a level that is reached, from “2” on`)
}
