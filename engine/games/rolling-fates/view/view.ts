import type { Json } from '../../../kernel/ids'
import type { Book } from '../state/book'
import { sheetOf } from '../state/sheet'
import type { Foe, State } from '../state/state'

/** RF-IVG-04: what everybody at the table may know. Decks are counted, the numbers of enemies hidden until investigated. */
export function view(book: Book, state: State): Json {
  const { area, node, phase, round, addressed, over, statistics, flags } = state
  return {
    ...{ area, node, phase, round, addressed, over, statistics, flags },
    adventure: state.setup.adventure,
    deck: state.deck.length,
    out: state.out,
    heroes: state.heroes.map((hero) => {
      const { life, defense, inventory, immune } = sheetOf(book, state, hero)
      return { ...hero, max: life, defense, inventory, immune }
    }),
    foes: state.foes.map((foe) => foeView(book, foe))
  }
}

/** RF-IVG-02, RF-STA-10: wounds are a word, until Investigate shows the numbers and the next action. */
function foeView(book: Book, foe: Foe): Json {
  const { id, enemy, statuses, life, max, defense, immune, resist, act } = foe
  const open = { id, enemy, statuses, isDefeated: life === 0, wounds: woundsOf(book, foe) }
  if (!statuses.includes('investigate')) return { ...open, known: null }
  return { ...open, known: { life, max, defense, immune, resist: { ...resist }, act } }
}

/** The number of the tier its life is in, the worst first. */
function woundsOf(book: Book, { enemy, life, max }: Foe): number {
  return book.enemy(enemy).tiers.findIndex((percent) => life * 100 <= max * percent)
}
