import { costOf } from '../../../engine/games/rolling-fates/content/costOf'
import { MOST_DICE } from '../../../engine/games/rolling-fates/dice/bars'
import { odds } from '../../../engine/games/rolling-fates/dice/odds'
import { mayKeep } from '../../../engine/games/rolling-fates/dice/throw'
import type { FatesBook } from '../../../engine/games/rolling-fates/state/book'
import { sheetOf } from '../../../engine/games/rolling-fates/state/sheet'
import type { State } from '../../../engine/games/rolling-fates/state/state'
import type { Json } from '../../../engine/kernel/ids'
import { check, integer, list, oneOf, shape, text } from '../../../engine/schema'

const asked = shape(
  { odds: oneOf(['abilities']), hero: text({ min: 1, max: 40 }) },
  { keep: list(integer({ min: 1, max: 6 }), { max: MOST_DICE }) }
)

/** RF-APP-07: the chance of each ability of a hero, with the best keep, and with the one that is being thought of. */
export function oddsFor(book: FatesBook, state: State, question: Json): Json | null {
  const read = check(asked, question)
  const hero = read.ok ? state.heroes.find(({ id }) => id === read.value.hero) : undefined
  if (!read.ok || !hero || hero.dice.length > MOST_DICE) return null
  const { keep } = read.value
  if (keep && !mayKeep(hero.dice, keep, hero.dice.length)) return null
  const { abilities, rerolls } = sheetOf(book, state, hero)
  const costs = abilities.map(({ cost }) => costOf(cost))
  // Only the reroll that comes now is asked about; there is none once everybody acts.
  const coming = state.phase === 'character' || rerolls === 0 ? [] : [hero.dice.length]
  const thrown = { dice: hero.dice, luck: hero.luck, rerolls: coming }
  const { each } = odds(thrown, costs, state.options.groupsMayEqual, coming.length > 0 ? keep : undefined)
  return { abilities: abilities.map(({ id }, at) => ({ id, p: each[at]?.worth ?? 0, keep: each[at]?.keep ?? null })) }
}
