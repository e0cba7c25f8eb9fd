import { randomInt } from '../../../kernel/chance'
import { rule, seat, type Seat } from '../../../kernel/ids'
import type { Table as AnyTable } from '../../../kernel/table'
import { words, type Words } from '../../../messages/words'
import type { FatesHappened } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import { nameOf, nameOfHero } from '../state/lookup'
import { sheetOf, type HeroSheet } from '../state/sheet'
import type { Foe, Hero, State } from '../state/state'

export type FatesTable = AnyTable<State, FatesHappened, FatesBook>

/** RF-GEN-08: a number from the seeded generator, which becomes known. */
export function draw(t: FatesTable, stream: string, below: number): number {
  const { value } = randomInt(t.see.chance, stream, below)
  t.happen({ kind: 'chanceDrawn', stream, below, value, reveals: true })
  return value
}

/** Chance for pure rules, and what it gave, for `apply` to go by. */
export function drawing(
  t: FatesTable,
  stream: string
): { readonly next: (below: number) => number; readonly drawn: number[] } {
  const drawn: number[] = []
  const next = (below: number): number => {
    const value = draw(t, stream, below)
    drawn.push(value)
    return value
  }
  return { next, drawn }
}

export function heroOf({ heroes }: State, id: string): Hero {
  const hero = heroes.find((one) => one.id === id)
  if (!hero) throw new Error(`no hero ${id}`)
  return hero
}

export function foeOf({ foes }: State, id: string): Foe {
  const foe = foes.find((one) => one.id === id)
  if (!foe) throw new Error(`no enemy ${id}`)
  return foe
}

export const sheetAt = (t: FatesTable, id: string): HeroSheet => sheetOf(t.book, t.see, heroOf(t.see, id))

/** What is asked of everybody is asked at one place of the table. */
export const PARTY: Seat = seat('party')

export const asked = (clause: string, who: Seat, title: string, args?: Words['args']) => ({
  rule: rule(clause),
  seat: who,
  title: words(`fates.${title}`, args)
})

export const nameOfHeroAt = (t: FatesTable, id: string): Words => nameOfHero(t.see, id)
export const nameOfTreasure = (t: FatesTable, id: string): Words => nameOf(t.see, 'treasure', id)
