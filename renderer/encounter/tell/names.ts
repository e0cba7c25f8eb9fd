import type { Words } from '../../../engine/kernel/words'

/** How things are called: the tellers know ids, the people know names. */
export interface Names {
  readonly figure: (id: string) => Words
  readonly seat: (id: string) => Words
  readonly card: (seat: string, card: string) => Words
  readonly stageCard: (def: string) => Words
  readonly slot: (figure: string, slot: string) => Words
  readonly hex: (hex: number) => string
  readonly thing: (kind: 'obstacle' | 'tile' | 'ally' | 'status' | 'archetype', def: string) => Words
  /** Does this figure belong to the monster's side? */
  readonly isFoe: (figure: string) => boolean
}

export const plain = (text: string): Words => ({ key: 'plain', args: { text } })
