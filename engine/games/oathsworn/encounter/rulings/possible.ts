import { isUnturned } from '../../content/monster/unturned'
import { byNorthThenWest, distance, type Hex } from '../../../../hex'
import type { Json } from '../../../../kernel/ids'
import { check } from '../../../../schema'
import type { Book } from '../table/book'
import { encounterOf, rulesOf } from '../board/printedComponents'
import { defId } from '../state/ids'
import type { Encounter } from '../state/state'
import { boardOf } from '../board/figures'
import { cages } from './holding'
import { ruleOn } from './rulings'
import { rulingSchema } from './schema'

// What can be told on this very table: where there is room, and what there is to name.

/** The closest hex to the one it names at which this can be said, ties north then west; null where there is none. */
export function roomFor(book: Book, s: Encounter, given: Json): Hex | null {
  const read = check(rulingSchema, given)
  if (!read.ok || !('hex' in read.value) || read.value.hex === null) return null
  const { value } = read
  const wanted = read.value.hex as Hex
  const near = [...boardOf(book, s).hexes].sort(
    (a, b) => distance(a, wanted) - distance(b, wanted) || byNorthThenWest(a, b)
  )
  return near.find((hex) => ruleOn(book, s, { ...value, hex } as Json).ok) ?? null
}

/** Records by the correction that names them: of stage cards those of this encounter, of enemies those first. */
export interface Nameable {
  readonly [ruling: string]: readonly string[]
}

export function nameable(book: Book, s: Encounter): Nameable {
  const stageCards = encounterOf(book, s).stageCards.filter((card) => !isUnturned(card))
  const sayable = (told: { readonly [field: string]: Json }): boolean => ruleOn(book, s, told).ok
  return {
    stage: stageCards.filter((card) => sayable({ ruling: 'stage', card })),
    'stage-pile': stageCards.filter((card) => sayable({ ruling: 'stage-pile', card, pile: 'discard' })),
    caged: stageCards.filter((card) => cages(book, s, defId(card))),
    monster: [encounterOf(book, s).monster ?? []].flat(),
    flag: rulesOf(book, s).stages.flatMap(({ until }) => (until?.test === 'flag' ? [until.flag] : [])),
    enemy: [...new Set([...ownEnemies(book, s), ...book.all('enemy').map(({ id }) => id)])]
  }
}

/** Minions come more often than bosses. */
function ownEnemies(book: Book, s: Encounter): readonly string[] {
  const { enemies, board } = encounterOf(book, s)
  const minions = [...rulesOf(book, s).minions, ...enemies.filter(({ enemy }) => isMinion(book, enemy))]
  return [...minions, ...book.get('board', board).bosses].map(({ enemy }) => enemy)
}

const isMinion = (book: Book, enemy: string): boolean => book.find('enemy', enemy)?.role === 'minion'
