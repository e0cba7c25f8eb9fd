import { isLiving } from '../enemies/enemy'
import type { Status } from '../statuses'
import type { HurtBody } from './damage'

export interface UpkeepCharacter extends HurtBody {
  /** RF-POI-01, RF-POI-04: what poison takes. */
  readonly poisonLoss: number
}

export interface UpkeepEnemy extends UpkeepCharacter {
  /** RF-STN-06: stun has cost it an action since it was stunned. */
  readonly lostAction: boolean
  /** RF-RCV-06: its data may forbid that it recovers. */
  readonly recovers: boolean
}

export interface Upkeep {
  readonly characters: readonly (HurtBody & { readonly rolls: boolean })[]
  readonly enemies: readonly HurtBody[]
  readonly over: 'lost' | 'won' | null
}

/** RF-RCV-02, RF-RCV-03: whether this body gets rid of this status; asked once a status, in the order of upkeep. */
export type Attempt = (body: string, status: Status) => boolean

/** RF-FAT-02: the start of a Fate Phase, characters before enemies (RF-END-04). What ends the fight stops it at once. */
export function upkeep(
  characters: readonly UpkeepCharacter[],
  enemies: readonly UpkeepEnemy[],
  attempt: Attempt
): Upkeep {
  const party: HurtBody[] = []
  for (const character of characters) {
    party.push(bodyUpkeep(character, character.poisonLoss, attempt, true))
    if (party.at(-1)?.life === 0) return stopped([...party, ...characters.slice(party.length)], enemies, 'lost')
  }
  const foes = enemies.map((enemy) => {
    const body = bodyUpkeep(enemy, enemy.poisonLoss, enemy.recovers ? attempt : never, enemy.lostAction)
    return isLiving(body) ? body : freed(body) // RF-D-03
  })
  // RF-CMB-07, RF-STA-07: poison may win a fight, and a fight that is won takes all statuses off.
  if (foes.length > 0 && !foes.some(isLiving)) return stopped(party.map(freed), foes, 'won')
  const rolls = characters.map(({ statuses }) => !statuses.includes('stun')) // RF-STN-02
  return {
    characters: party.map((body, seat) => ({ ...body, rolls: rolls[seat] ?? false })),
    enemies: foes,
    over: null
  }
}

const never: Attempt = () => false
const freed = (body: HurtBody): HurtBody => ({ ...body, statuses: [] })

/** RF-D-10: a fight that is over needs no dice. */
const stopped = (characters: readonly HurtBody[], enemies: readonly HurtBody[], over: 'lost' | 'won'): Upkeep => ({
  characters: characters.map(({ id, life, statuses }) => ({ id, life, statuses, rolls: false })),
  enemies: enemies.map(plain),
  over
})

const plain = ({ id, life, statuses }: HurtBody): HurtBody => ({ id, life, statuses })

/** RF-STA-11: poison loss, death, an attempt against poison, one against weakness, and stun wears off. */
function bodyUpkeep(body: HurtBody, poisonLoss: number, attempt: Attempt, losesStun: boolean): HurtBody {
  const { id } = body
  const life = body.statuses.includes('poison') ? Math.max(0, body.life - poisonLoss) : body.life // RF-POI-03
  if (life === 0) return { id, life, statuses: body.statuses }
  const leaves = (status: Status): boolean => {
    if (status === 'investigate') return false // RF-IVG-03
    return status === 'stun' ? losesStun : attempt(id, status) // RF-STN-01, RF-RCV-01
  }
  return { id, life, statuses: body.statuses.filter((status) => !leaves(status)) }
}
