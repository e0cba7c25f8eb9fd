import { words } from '../../../messages/words'
import { isLiving } from '../enemies/enemy'
import type { FatesBook } from '../state/book'
import { boardOf, nameOf, telegraphOf, nameOfAbility, nameOfFoe, traitOf, treasureOf } from '../state/lookup'
import { sheetOf } from '../state/sheet'
import type { Ability, Foe, Hero, State } from '../state/state'
import type { AbilityView, AdventureView, FatesCardView, FoeFacts, FoeView, HeroView } from './types'
import { woundsOf } from './wounds'

/** RF-IVG-04: what everybody at the table may know. Decks are counted, the numbers of enemies hidden until investigated. */
export function view(book: FatesBook, state: State): AdventureView {
  const { setup, dials, options, area, node, met, phase, round, addressed, over, statistics } = state
  return {
    adventure: setup.adventure,
    areas: book.adventure(setup.adventure).areas.map(({ id }) => id),
    kind: book.encounter(node).kind,
    ...{ dials, options, area, node, met, phase, round, addressed, over, statistics },
    deck: dials.cards === 'app' ? state.deck.length : null,
    out: state.out.map((id) => treasureView(book, state, id)),
    heroes: state.heroes.map((hero) => heroView(book, state, hero)),
    foes: state.foes.map((foe) => foeView(book, state, foe))
  }
}

function heroView(book: FatesBook, state: State, hero: Hero): HeroView {
  const { id, character, level, life, statuses, luck, dice, idle, uses } = hero
  const sheet = sheetOf(book, state, hero)
  return {
    ...{ id, character, level, life, statuses, luck, dice },
    name: nameOf(state, 'character', character),
    icon: book.content.character.get(character)?.icon ?? null,
    isKnown: boardOf(book, state, hero) !== null,
    max: sheet.life,
    defense: sheet.defense,
    inventory: sheet.inventory,
    rerolls: sheet.rerolls,
    actionDice: sheet.dice,
    immune: sheet.immune,
    isIdle: idle,
    abilities: sheet.abilities.map((ability) => abilityView(ability, uses[ability.id] ?? 0)),
    treasures: hero.treasures.map((card) => treasureView(book, state, card)),
    traits: hero.traits.map((card) => traitView(book, state, card))
  }
}

const abilityView = (ability: Ability, used: number): AbilityView => ({
  id: ability.id,
  name: nameOfAbility(ability),
  cost: ability.cost,
  parts: ability.parts,
  times: ability.times ?? null,
  used
})

function treasureView(book: FatesBook, state: State, id: string): FatesCardView {
  const { value, modifiers, immune } = treasureOf(book, state, id)
  return { id, name: nameOf(state, 'treasure', id), value, modifiers, immune }
}

function traitView(book: FatesBook, state: State, id: string): FatesCardView {
  const { modifiers, immune } = traitOf(book, state, id)
  return { id, name: nameOf(state, 'trait', id), value: null, modifiers, immune }
}

/** RF-IVG-02, RF-STA-10: wounds are a word, until Investigate shows the numbers and the next action. */
function foeView(book: FatesBook, state: State, foe: Foe): FoeView {
  const { id, enemy, statuses, observed } = foe
  return {
    ...{ id, enemy, statuses, observed },
    name: nameOfFoe(state, id),
    icon: book.enemy(enemy).icon ?? null,
    rank: book.enemy(enemy).rank,
    isDefeated: !isLiving(foe),
    wounds: words(isLiving(foe) ? `fates.wounds.${woundsOf(book, foe)}` : 'fates.wounds.defeated'),
    known: statuses.includes('investigate') ? factsOf(book, foe) : null
  }
}

const factsOf = (book: FatesBook, { enemy, life, max, defense, immune, resist, act }: Foe): FoeFacts => ({
  ...{ life, max, defense, immune, act },
  resist: { ...resist },
  telegraph: act === null ? null : telegraphOf(book, enemy, act),
  note: words(`enemy.${enemy}.note`)
})
