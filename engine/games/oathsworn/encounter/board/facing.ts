import { DIRECTIONS, isOnBoard, labelOf, step, type Dir, type Hex } from '../../../../hex'
import type { RuleId } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import { asked } from './asking'
import type { Book } from '../table/book'
import type { SeatId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { boardOf } from './figures'

/** A direction to choose: the first hex that lies that way beyond the body stands for it, where there is one. */
export function directionOption(book: Book, s: Encounter, id: string, dir: Dir, body: readonly Hex[]): Option {
  const option = { id, label: words(`direction.${dir}`) }
  const [core] = body
  if (core === undefined) return option
  let beyond = step(core, dir)
  while (body.includes(beyond)) beyond = step(beyond, dir)
  return isOnBoard(boardOf(book, s), beyond) ? { ...option, at: { hex: beyond } } : option
}

/** Somebody who comes into play. */
interface Newcomer {
  readonly name: Words
  /** Null: it no longer stands there, and nothing is left to be asked. */
  readonly at: Hex | null
  /** The way that is offered first. */
  readonly first?: Dir
}

/** The way a newcomer looks. Where it stands may be put right while this is asked. */
export function chooseFacing(t: Tab, seat: SeatId, why: RuleId, newcomer: () => Newcomer): Dir {
  const chosen = t.chooseOne(() => {
    const { name, at, first = 'N' } = newcomer()
    const directions = at === null ? [first] : [...DIRECTIONS].sort((a, b) => Number(b === first) - Number(a === first))
    const body = at === null ? [] : [at]
    return {
      rule: why,
      seat: asked(seat),
      title: words('ask.facing', { name, hex: (at !== null && labelOf(boardOf(t.book, t.see), at)) || '' }),
      options: directions.map((dir) => directionOption(t.book, t.see, `face:${dir}`, dir, body))
    }
  })
  return facingOf(chosen)
}

export const facingOf = (option: string): Dir => option.slice('face:'.length) as Dir
