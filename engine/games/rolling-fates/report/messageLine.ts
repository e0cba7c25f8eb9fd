import { words, type Words } from '../../../messages/words'
import type { Of } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import { nameOfHero } from '../state/lookup'
import { sheetOf } from '../state/sheet'
import type { Hero, State } from '../state/state'
import { afterDefense } from '../statuses'
import { statusWords } from './words'

/** RF-ENE-02, RF-ENE-08: what a message does to each it names, or what whoever turns their own dial has to take. */
export function messageLine(
  book: FatesBook,
  after: State,
  { message }: Of<'messageDealt'>,
  before: State
): Words | null {
  const each = before.heroes
    .filter(({ id }) => message.to.includes(id))
    .flatMap((hero) => [...lifeWords(book, before, after, hero, message), ...gained(after, hero)])
  return each.length === 0 ? null : words('fates.log.messageDealt', { each })
}

function lifeWords(
  book: FatesBook,
  before: State,
  after: State,
  hero: Hero,
  { kind, amount, hits }: Of<'messageDealt'>['message']
): Words[] {
  // prettier-ignore
  if (amount === 0) return []
  const args = { hero: nameOfHero(before, hero.id), amount: amount * hits }
  if (hero.life === null) return [words(`fates.log.take.${kind}`, { ...args, ...takenFrom(book, before, hero, amount, hits) })] // prettier-ignore
  const now = after.heroes.find(({ id }) => id === hero.id)?.life ?? 0
  const change = Math.abs(now - hero.life)
  if (kind !== 'damage') return [words(`fates.log.${kind}`, { ...args, change, life: now })]
  const { defense } = sheetOf(book, before, hero)
  const doubled = hero.statuses.includes('weakness') ? 2 : 1
  return [words('fates.log.damage', { ...args, change, life: now, doubled, defense, hits })]
}

/** What Weakness makes of it; Defense only where the app has seen the board. */
function takenFrom(book: FatesBook, before: State, hero: Hero, amount: number, hits: number) {
  const { life, defense } = sheetOf(book, before, hero)
  const known = life === null ? 0 : defense
  return { total: afterDefense(amount, hero.statuses, known) * hits, isKnown: life === null ? 'no' : 'yes' }
}

/** RF-DEF-05: new statuses, whatever was left of the damage. */
function gained(after: State, { id, statuses }: Hero): Words[] {
  const now = after.heroes.find((hero) => hero.id === id)?.statuses ?? []
  const fresh = now.filter((status) => !statuses.includes(status))
  return fresh.length === 0 ? [] : [words('fates.log.gains', { who: nameOfHero(after, id), statuses: statusWords(fresh) })] // prettier-ignore
}
