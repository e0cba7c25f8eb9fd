import { words, type Words } from '../../../messages/words'
import { nameOfBody } from '../state/lookup'
import type { Foe, Hero, State } from '../state/state'
import { statusWords } from './words'

/** RF-POI-01, RF-RCV-01, RF-STN-01: what poison took, and which statuses are gone. */
export function upkeepLine(after: State, before: State): Words | null {
  const each = [...before.heroes, ...before.foes].flatMap((body) => bodyWords(after, before, body))
  return each.length === 0 ? null : words('fates.log.upkeepDone', { each })
}

function bodyWords(after: State, before: State, body: Hero | Foe): Words[] {
  const now = [...after.heroes, ...after.foes].find(({ id }) => id === body.id)
  const who = nameOfBody(before, body.id)
  const gone = body.statuses.filter((status) => now?.statuses.includes(status) === false)
  return [
    ...(body.statuses.includes('poison') ? [words(poisonKey(body), { who })] : []),
    ...(now?.life === 0 && body.life !== 0 ? [words('fates.log.falls', { who })] : []),
    ...(gone.length > 0 && now?.life !== 0 ? [words('fates.log.recovers', { who, statuses: statusWords(gone) })] : [])
  ]
}

const poisonKey = ({ life }: Hero | Foe): string => (life === null ? 'fates.log.take.poison' : 'fates.log.poisoned')
