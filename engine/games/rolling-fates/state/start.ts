import { chanceFrom, shuffled, type Chance } from '../../../kernel/chance'
import type { Json } from '../../../kernel/ids'
import { check } from '../../../schema'
import type { Book } from './book'
import { setup as setupSchema, type Hero, type State } from './state'

/** RF-SET-04, RF-SET-06, RF-SET-07, RF-SET-10: level 1 at full life, two decks shuffled, no card dealt. */
export function start(book: Book, given: Json, seed: string): State {
  const checked = check(setupSchema, given)
  if (!checked.ok) throw new Error(`not a set-up: ${JSON.stringify(checked.problems)}`)
  const setup = checked.value
  const [area] = book.adventure(setup.adventure).areas
  if (!area) throw new Error('an adventure without areas')
  const treasures = shuffled(sorted(book.content.treasures.keys()), chanceFrom(seed), 'treasure')
  const traits = traitDecks(book, treasures.chance)
  return {
    setup,
    chance: traits.chance,
    area: 0,
    node: area.first,
    phase: null,
    round: 0,
    heroes: setup.characters.map((character, at) => hero(book, character, at)),
    foes: [],
    appeared: 0,
    deck: treasures.list,
    traitDecks: traits.decks,
    out: [],
    flags: [],
    addressed: null,
    over: null,
    statistics: {}
  }
}

const sorted = (ids: Iterable<string>): string[] => [...ids].sort()

/** RF-TRT-04: a deck for each level icon. */
function traitDecks(book: Book, chance: Chance): { readonly decks: State['traitDecks']; readonly chance: Chance } {
  let left = chance
  const icons = [...new Set([...book.content.traits.values()].map(({ icon }) => icon))].sort((a, b) => a - b)
  const decks = icons.map((icon) => {
    const ids = sorted([...book.content.traits.values()].filter((one) => one.icon === icon).map(({ id }) => id))
    const deck = shuffled(ids, left, 'trait')
    left = deck.chance
    return [String(icon), deck.list] as const
  })
  return { decks: Object.fromEntries(decks), chance: left }
}

const hero = (book: Book, character: string, at: number): Hero => ({
  id: `seat-${at + 1}`,
  character,
  level: 1,
  life: book.character(character).rows[0]?.life ?? 1,
  statuses: [],
  luck: null,
  dice: [],
  idle: false,
  uses: {},
  treasures: [],
  traits: []
})
