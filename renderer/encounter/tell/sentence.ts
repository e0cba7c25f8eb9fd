import type { Words, WordArgs } from '../../../engine/kernel/words'
import type { Happened } from '../../../engine/oathsworn/encounter/happenings'
import type { Line } from '../../table/telling'
import type { Names } from './names'

/** What is said of one happening. Nothing, where the table need not hear of it. */
export interface Sentence {
  readonly words: Words
  readonly weight: Line['weight']
}

export type Kind = Happened['kind']
export type Of<K extends Kind> = Extract<Happened, { kind: K }>
/** A kind without a teller is not told; a test lists those that nobody thought about. */
export type Tellers<K extends Kind> = {
  readonly [One in K]?: (happening: Of<One>, names: Names) => Sentence | null
}

const said =
  (weight: Line['weight']) =>
  (key: string, args?: WordArgs): Sentence => ({
    words: args ? { key: `log.${key}`, args } : { key: `log.${key}` },
    weight
  })

export const turn = said('turn')
export const deed = said('deed')
export const detail = said('detail')
export const silent = (): null => null
