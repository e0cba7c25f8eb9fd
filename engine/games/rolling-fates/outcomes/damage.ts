import { afterDefense, inOrder, newOn, type Status } from '../statuses'

/** A character as messages see it. */
export interface HurtBody {
  readonly id: string
  readonly life: number
  readonly statuses: readonly Status[]
}

export interface Sufferer extends HurtBody {
  readonly max: number
  readonly defense: number
  readonly immune: readonly Status[]
}

/** RF-ENE-05: one message to one or several characters, with its full effect on each. */
export interface Message {
  readonly to: readonly string[]
  readonly amount: number
  /** RF-LIF-03: Defense and Weakness concern damage alone. */
  readonly kind: 'damage' | 'loss' | 'heal'
  /** RF-DEF-04: each is reduced by itself. */
  readonly hits: number
  readonly statuses: readonly Status[]
}

export type MessageRefusal = 'over' | 'investigate'

/** RF-END-01: one character at 0 ends it for all. RF-STA-03: nobody investigates a character. */
export function messageRefusal(characters: readonly HurtBody[], { statuses }: Message): MessageRefusal | null {
  if (characters.some(({ life }) => life === 0)) return 'over'
  return statuses.includes('investigate') ? 'investigate' : null
}

/** RF-DEF-01 to RF-DEF-05: what a message makes of one character it names. */
export function suffered<S extends Sufferer>(character: S, message: Message): S {
  const life = lifeAfter(character, message)
  const gained = newOn(message.statuses, character.statuses, character.immune)
  return { ...character, life, statuses: inOrder([...character.statuses, ...gained]) }
}

function lifeAfter({ life, max, statuses, defense }: Sufferer, { amount, kind, hits }: Message): number {
  if (kind === 'heal') return Math.max(life, Math.min(max, life + amount * hits)) // RF-HEA-02
  const each = kind === 'loss' ? amount : afterDefense(amount, statuses, defense) // RF-WEA-04
  return Math.max(0, life - each * hits) // RF-LIF-02
}
