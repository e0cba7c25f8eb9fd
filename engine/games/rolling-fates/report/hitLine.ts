import { words, type Words } from '../../../messages/words'
import { isLiving } from '../enemies/enemy'
import { enterHit } from '../enemies/hit'
import { replayed } from '../happenings/fight'
import type { Of } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import { nameOfFoe, nameOfHero } from '../state/lookup'
import type { State } from '../state/state'
import { woundsOf } from '../view/wounds'
import { statusWords } from './words'

/** RF-IVG-04: what was entered, and how it looks; what was dealt only once the enemy is investigated. */
export function hitLine(book: FatesBook, after: State, { entry, draws }: Of<'hitEntered'>, before: State): Words {
  const { target, damage, statuses, by } = entry
  const { result } = enterHit(before.foes, entry, replayed(draws))
  const foe = after.foes.find(({ id }) => id === target)
  const isSeen = before.foes.some(({ id, statuses: on }) => id === target && on.includes('investigate'))
  const name = nameOfFoe(after, target)
  const told: Words[] = [
    ...(damage > 0 ? [words('fates.log.hit.damage', { damage })] : []),
    ...(damage > 0 && isSeen ? [words('fates.log.hit.dealt', { dealt: result.dealt })] : []),
    ...(result.gained.length > 0 ? [words('fates.log.gains', { who: name, statuses: statusWords(result.gained) })] : []), // prettier-ignore
    // RF-STA-09, RF-STA-10, RF-IVG-05
    ...(result.resisted.length > 0 ? [words('fates.log.hit.resisted', { statuses: statusWords(result.resisted) })] : []), // prettier-ignore
    ...(result.immune.length > 0 ? [words('fates.log.hit.immune', { statuses: statusWords(result.immune) })] : []),
    ...(foe && damage > 0 ? [isLiving(foe) ? words(`fates.wounds.${woundsOf(book, foe)}`) : words('fates.log.hit.defeated')] : []) // prettier-ignore
  ]
  const args = { foe: name, told, statuses: statusWords(statuses) }
  return by === null ? words('fates.log.hit.byNobody', args) : words('fates.log.hit.by', { ...args, hero: nameOfHero(after, by) }) // prettier-ignore
}
