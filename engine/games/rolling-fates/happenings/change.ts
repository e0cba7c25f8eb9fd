import type { FatesBook } from '../state/book'
import { sheetOf } from '../state/sheet'
import type { Foe, Hero, State } from '../state/state'

/** One hero changed, the others as they were. */
export const withHero = (state: State, id: string, change: (hero: Hero) => Hero): State => ({
  ...state,
  heroes: state.heroes.map((hero) => (hero.id === id ? change(hero) : hero))
})

export const withFoe = (state: State, id: string, change: (foe: Foe) => Foe): State => ({
  ...state,
  foes: state.foes.map((foe) => (foe.id === id ? change(foe) : foe))
})

/** RF-STT-02: so much more of something that is counted. */
export const counting = (state: State, count: string, by = 1): State =>
  by === 0 ? state : { ...state, statistics: { ...state.statistics, [count]: (state.statistics[count] ?? 0) + by } }

export const greatest = (state: State, count: string, value: number): State =>
  value <= (state.statistics[count] ?? 0) ? state : { ...state, statistics: { ...state.statistics, [count]: value } }

/** How much all dials together have gone down; those on the table are nobody's business here. */
export const lifeLost = (before: State, after: State): number =>
  before.heroes.reduce((sum, { life }, seat) => sum + (life ?? 0) - (after.heroes[seat]?.life ?? 0), 0)

/** RF-TRT-01, RF-TRT-03: a trait leaves its deck, and is with somebody from now on. */
export function takingTrait(state: State, hero: string, trait: string): State {
  const traitDecks = Object.fromEntries(
    Object.entries(state.traitDecks).map(([deck, cards]) => [deck, cards.filter((card) => card !== trait)])
  )
  return withHero({ ...state, traitDecks }, hero, (one) => ({ ...one, traits: [...one.traits, trait] }))
}

/** RF-LIF-04: a lower maximum cuts life down; a higher one heals nothing. */
export const capped = (book: FatesBook, state: State): State => ({
  ...state,
  heroes: state.heroes.map((hero) => {
    const { life } = sheetOf(book, state, hero)
    return hero.life !== null && life !== null && hero.life > life ? { ...hero, life } : hero
  })
})
