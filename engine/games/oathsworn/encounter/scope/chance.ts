import { randomInt, shuffled } from '../../../../kernel/chance'
import { DIRECTIONS, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { COMPANY } from '../board/asking'
import type { Happened } from '../happenings'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'

const DIRECTION_DIE = 'direction'
const PICKS = 'picks'

/** OW-GEO-09, OW-EMOVE-13: six equally likely results. People who turn their own stage cards roll their own die. */
export function rollDirection(t: Tab): Dir {
  if (t.see.is.dials.stage === 'table') return directionTold(t)
  const { value, chance } = randomInt(t.see.chance, DIRECTION_DIE, DIRECTIONS.length)
  const direction = DIRECTIONS[value] ?? 'N'
  const after = chance.drawn[DIRECTION_DIE] ?? 0
  t.happen({
    kind: 'directionRolled',
    stream: DIRECTION_DIE,
    after,
    direction,
    rule: rule('OW-GEO-09'),
    reveals: true
  })
  return direction
}

function directionTold(t: Tab): Dir {
  const told = t.chooseOne(() => ({
    rule: rule('OW-GEO-09'),
    seat: COMPANY,
    title: words('ask.directionDie'),
    options: DIRECTIONS.map((dir) => ({ id: dir, label: words(`direction.${dir}`) }))
  }))
  const direction = told as Dir
  const after = t.see.chance.drawn[DIRECTION_DIE] ?? 0
  t.happen({ kind: 'directionRolled', stream: DIRECTION_DIE, after, direction, rule: rule('OW-GEO-09') })
  return direction
}

/** OW-GEN-12: so many of them at random, from the recorded stream. */
export const figuresAtRandom = (t: Tab, from: readonly FigureId[], count: number): FigureId[] =>
  atRandom(t, from, count, (figures) => ({ figures, hexes: [] }))

export const hexesAtRandom = (t: Tab, from: readonly Hex[], count: number): Hex[] =>
  atRandom(t, from, count, (hexes) => ({ figures: [], hexes }))

type Picked = Pick<Extract<Happened, { kind: 'pickedAtRandom' }>, 'figures' | 'hexes'>

function atRandom<T>(t: Tab, from: readonly T[], count: number, told: (picked: readonly T[]) => Picked): T[] {
  const { list, chance } = shuffled(from, t.see.chance, PICKS)
  const picked = list.slice(0, count)
  const { figures, hexes } = told(picked)
  const after = chance.drawn[PICKS] ?? 0
  t.happen({
    kind: 'pickedAtRandom',
    stream: PICKS,
    after,
    figures,
    hexes,
    rule: rule('OW-GEN-12'),
    reveals: true
  })
  return picked
}
