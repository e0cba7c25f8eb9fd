import type { Happening } from '../../../../kernel/game'
import type { Words } from '../../../../messages/words'
import type { Encounter } from '../state/state'
import type { Names } from './names'

/** A line for each kind of happening, read off the happening and the table as it then is, and was; null where none is wanted. */
export type Lines<H extends Happening> = {
  readonly [K in H['kind']]: (
    h: Extract<H, { kind: K }>,
    names: Names,
    after: Encounter,
    before: Encounter
  ) => Words | null
}

export const silent = (): null => null
