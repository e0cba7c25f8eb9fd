import { words, type Words } from '../../../messages/words'
import type { FatesBook } from './book'
import type { HeroBoard, Hero, State, ToldThing } from './state'

type Card<K extends 'treasure' | 'trait'> = ToldThing[K][string] | ReturnType<FatesBook[K]>

/** A card of the packs, or one the table has told. */
export const treasureOf = (book: FatesBook, { told }: State, id: string): Card<'treasure'> =>
  told.treasure[id] ?? book.treasure(id)
export const traitOf = (book: FatesBook, { told }: State, id: string): Card<'trait'> => told.trait[id] ?? book.trait(id)

/** Null where the table has told a name and no board. */
export function boardOf(book: FatesBook, { told }: State, { character }: Pick<Hero, 'character'>): HeroBoard | null {
  const own = told.character[character]
  return own ? own.board : book.character(character)
}

/** What a character or a card is called: by whoever told it, or in the words of its pack. */
export function nameOf({ told }: State, kind: keyof ToldThing, id: string): Words {
  const own = told[kind][id]
  return own ? words('fates.told', { name: own.name }) : words(`${kind}.${id}.name`)
}

export const nameOfAbility = ({ id, name }: { readonly id: string; readonly name?: string | undefined }): Words =>
  name === undefined ? words(`ability.${id}.name`) : words('fates.told', { name })

export function nameOfHero(state: State, id: string): Words {
  const hero = state.heroes.find((one) => one.id === id)
  return hero ? nameOf(state, 'character', hero.character) : words('fates.told', { name: id })
}

export const nameOfBody = (state: State, id: string): Words =>
  state.heroes.some((hero) => hero.id === id) ? nameOfHero(state, id) : nameOfFoe(state, id)

/** Enemies of one kind are told apart by a number, from the second on. */
export function nameOfFoe({ foes }: State, id: string): Words {
  const foe = foes.find((one) => one.id === id)
  if (!foe) return words('fates.told', { name: id })
  const name = words(`enemy.${foe.enemy}.name`)
  const alike = foes.filter(({ enemy }) => enemy === foe.enemy)
  return alike.length === 1 ? name : words('fates.foe', { name, number: alike.indexOf(foe) + 1 })
}

/** RF-ENE-04: what can be seen of a plan, where its pack has words for it. */
export function telegraphOf({ content }: FatesBook, enemy: string, act: string): Words | null {
  const key = `enemy.${enemy}.telegraph.${act}`
  return Object.values(content.words).some((list) => list[key] !== undefined) ? words(key) : null
}

/** What an ability is called, whoever told of it. */
export function nameOfUsed({ told }: State, id: string): Words {
  const cards = [...Object.values(told.treasure), ...Object.values(told.trait)].flatMap(({ abilities }) => abilities)
  const boards = Object.values(told.character).flatMap(({ board }) => board?.abilities ?? [])
  return nameOfAbility({ id, name: [...cards, ...boards].find((one) => one.id === id)?.name })
}
