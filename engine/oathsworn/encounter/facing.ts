import { chooseOne } from '../../kernel/ask'
import { DIRECTIONS, type Dir } from '../../kernel/hex'
import type { RuleId } from '../../kernel/ids'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import { asked } from './asking'
import type { SeatId } from './state/ids'

const facingLabels = DIRECTIONS.map((dir) => ({ id: `face:${dir}`, label: words(`direction.${dir}`) }))

/** The way a figure looks that comes into play; `first` is offered first. */
export function* chooseFacing(seat: SeatId, why: RuleId, first: Dir = 'N'): Script<Dir> {
  const options = [...facingLabels].sort((a, b) => Number(b.id === `face:${first}`) - Number(a.id === `face:${first}`))
  const chosen = yield* chooseOne(() => ({ rule: why, seat: asked(seat), title: words('ask.facing'), options }))
  return facingOf(chosen)
}

export const facingOf = (option: string): Dir => option.slice('face:'.length) as Dir
