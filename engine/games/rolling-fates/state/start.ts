import { chanceFrom, shuffled, type Chance } from '../../../kernel/chance'
import type { Json } from '../../../kernel/ids'
import { check } from '../../../schema'
import type { FatesBook } from './book'
import { setup as setupSchema, type ChosenCharacter, type Setup } from './setup'
import type { Hero, State, ToldThing } from './state'

export type FatesReadSetup =
  { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly why: 'form' | 'adventure' | 'character' | 'twice' | 'heroes' } // prettier-ignore

/** A set-up nothing is wrong with: everybody it names is there, nobody twice (RF-SET-02). */
export function readSetup({ content }: FatesBook, given: Json): FatesReadSetup {
  const checked = check(setupSchema, given)
  if (!checked.ok) return { ok: false, why: 'form' }
  const { adventure, characters, dials } = checked.value
  if (!content.adventure.has(adventure)) return { ok: false, why: 'adventure' }
  if (characters.some((one) => typeof one === 'string' && !content.character.has(one)))
    return { ok: false, why: 'character' }
  const ids = characters.map(idOfCharacter)
  if (new Set(ids).size < ids.length) return { ok: false, why: 'twice' }
  const isTold = characters.some((one) => typeof one !== 'string')
  return isTold && dials.heroes === 'app' ? { ok: false, why: 'heroes' } : { ok: true, setup: checked.value }
}

/** A character of the table has an id made of its name: told again, it is the same one. */
export function idOfCharacter(chosen: ChosenCharacter): string {
  if (typeof chosen === 'string') return chosen
  const letters = chosen.name.normalize('NFKD').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') // prettier-ignore
  return `own-${letters.replaceAll(/^-|-$/g, '').slice(0, 40) || 'hero'}`
}

/** RF-SET-04, RF-SET-06, RF-SET-07, RF-SET-10: level 1 at full life, two decks shuffled, no card dealt. */
export function start(book: FatesBook, given: Json, seed: string): State {
  const read = readSetup(book, given)
  if (!read.ok) throw new Error(`not a set-up: ${read.why} ${JSON.stringify(given)}`)
  const { setup } = read
  const { recovery, openingFatePhase, groupsMayEqual } = { ...book.rules, ...setup.options }
  const [area] = book.adventure(setup.adventure).areas
  if (!area) throw new Error('an adventure without areas')
  const treasures = shuffled(sorted(book.content.treasure.keys()), chanceFrom(seed), 'treasure')
  const traits = traitDecks(book, treasures.chance)
  return {
    setup,
    dials: setup.dials,
    options: { recovery, openingFatePhase, groupsMayEqual },
    told: { character: strangers(book, setup), treasure: {}, trait: {} },
    chance: traits.chance,
    area: 0,
    node: area.first,
    met: [],
    phase: null,
    round: 0,
    heroes: setup.characters.map((chosen, at) => heroOf(book, setup, chosen, at)),
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

/** Characters the packs do not know: a name, and no board yet. */
const strangers = ({ content }: FatesBook, { characters }: Setup): ToldThing['character'] =>
  Object.fromEntries(
    characters.flatMap((one) => {
      const id = idOfCharacter(one)
      return typeof one === 'string' || content.character.has(id) ? [] : [[id, { name: one.name, board: null }]]
    })
  )

/** RF-TRT-04: a deck for each level icon. */
function traitDecks(book: FatesBook, chance: Chance): { readonly decks: State['traitDecks']; readonly chance: Chance } {
  let left = chance
  const icons = [...new Set([...book.content.trait.values()].map(({ icon }) => icon))].sort((a, b) => a - b)
  const decks = icons.map((icon) => {
    const ids = sorted([...book.content.trait.values()].filter((one) => one.icon === icon).map(({ id }) => id))
    const deck = shuffled(ids, left, 'trait')
    left = deck.chance
    return [String(icon), deck.list] as const
  })
  return { decks: Object.fromEntries(decks), chance: left }
}

function heroOf({ content }: FatesBook, { dials }: Setup, chosen: ChosenCharacter, at: number): Hero {
  const character = idOfCharacter(chosen)
  const life = content.character.get(character)?.rows[0]?.life ?? null
  return {
    id: `seat-${at + 1}`,
    character,
    level: 1,
    life: dials.life === 'app' ? life : null,
    statuses: [],
    luck: null,
    dice: [],
    idle: false,
    uses: {},
    treasures: [],
    traits: []
  }
}
