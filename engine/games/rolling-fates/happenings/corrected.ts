import type { FatesRuling } from '../state/ruling'
import type { FatesBook } from '../state/book'
import { inOrder } from '../statuses'
import type { Foe, Hero, State } from '../state/state'
import { takingTrait, withFoe, withHero } from './change'
import { boardTold, tracking } from './told'

type Told<R extends FatesRuling['ruling']> = Extract<FatesRuling, { ruling: R }>
type Corrections = { readonly [R in FatesRuling['ruling']]: (state: State, told: Told<R>, book: FatesBook) => State }

const hero = (change: (one: Hero) => Partial<Hero>, state: State, id: string): State =>
  withHero(state, id, (one) => ({ ...one, ...change(one) }))
const foe = (change: (one: Foe) => Partial<Foe>, state: State, id: string): State =>
  withFoe(state, id, (one) => ({ ...one, ...change(one) }))

/** What is otherwise on the table. Rulings that go on to something else change nothing by themselves. */
const corrections: Corrections = {
  life: (state, { body, life }) =>
    foe(
      (one) => ({ life, statuses: life === 0 ? [] : one.statuses }),
      hero(() => ({ life }), state, body),
      body
    ),
  statuses: (state, told) => {
    const statuses = inOrder(told.statuses)
    return foe(() => ({ statuses }), hero(() => ({ statuses }), state, told.body), told.body) // prettier-ignore
  },
  bar: (state, told) => hero(() => ({ luck: told.luck, dice: told.dice }), state, told.hero),
  idle: (state, told) => hero((one) => (told.idle ? { idle: true, luck: null, dice: [] } : { idle: false, uses: one.uses }), state, told.hero), // prettier-ignore
  again: (state, told) => hero(() => ({ uses: {} }), state, told.hero),
  level: (state, told) => hero(() => ({ level: told.level }), state, told.hero),
  treasure: (state, { card, to }) => treasureTo(state, card, to),
  'own-treasure': (state) => state,
  trait: (state, { card, to }, book) => traitTo(book, state, card, to),
  'own-trait': (state) => state,
  board: (state, told, book) => boardTold(book, state, told.hero, told.board),
  enemy: (state) => state,
  'no-enemy': (state, { body }) => ({ ...state, foes: state.foes.filter(({ id }) => id !== body) }),
  defense: (state, { body, defense }) => foe(() => ({ defense }), state, body),
  act: (state, { body, act }) => foe(() => ({ act }), state, body),
  'lost-action': (state, { body, lost }) => foe(() => ({ lostAction: lost }), state, body),
  flag: (state, { flag, raised }) => ({
    ...state,
    flags: [...state.flags.filter((one) => one !== flag), ...(raised ? [flag] : [])]
  }),
  addressed: (state, told) => ({ ...state, addressed: told.hero }),
  hit: (state) => state,
  message: (state) => state,
  dials: (state, { dice, life, cards, heroes }, book) =>
    state.heroes.reduce((now, { id }) => tracking(book, now, id), { ...state, dials: { dice, life, cards, heroes } }),
  options: (state, told) => {
    const { recovery, openingFatePhase, groupsMayEqual } = { ...state.options, ...told }
    return { ...state, options: { recovery, openingFatePhase, groupsMayEqual } }
  },
  go: (state) => state,
  phase: (state) => state,
  over: (state) => state
}

export function corrected(book: FatesBook, state: State, ruling: FatesRuling): State {
  const correct = corrections[ruling.ruling] as (state: State, told: FatesRuling, book: FatesBook) => State
  return correct(state, ruling, book)
}

function treasureTo(state: State, card: string, to: string): State {
  const without = (cards: readonly string[]): readonly string[] => cards.filter((one) => one !== card)
  const taken: State = {
    ...state,
    deck: to === 'deck' ? [card, ...without(state.deck)] : without(state.deck),
    out: to === 'out' ? [...without(state.out), card] : without(state.out),
    heroes: state.heroes.map((one) => ({ ...one, treasures: without(one.treasures) }))
  }
  return hero((one) => ({ treasures: [...one.treasures, card] }), taken, to)
}

/** A trait of the table has no deck to go back to. */
function traitTo(book: FatesBook, state: State, card: string, to: string): State {
  const heroes = state.heroes.map((one) => ({ ...one, traits: one.traits.filter((trait) => trait !== card) }))
  const taken = { ...state, heroes }
  if (to !== 'deck') return takingTrait(taken, to, card)
  if (taken.told.trait[card]) return taken
  const deck = String(book.trait(card).icon)
  const others = (taken.traitDecks[deck] ?? []).filter((one) => one !== card)
  return { ...taken, traitDecks: { ...taken.traitDecks, [deck]: [card, ...others] } }
}
