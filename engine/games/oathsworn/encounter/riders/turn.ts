import { turned } from '../../../../hex'
import type { Rider } from '../../content'
import { settle } from '../movement/settling'
import type { FigureId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** Turned clockwise by so many sixths; a large figure pushes whoever it comes to cover. */
export function turnVictim(t: Tab, { steps }: Extract<Rider, { do: 'turn' }>, figure: FigureId): void {
  const { at, facing } = figureOf(t.see, figure)
  if (at === null) return
  const wanted = turned(facing, steps)
  settle(t, figure, wanted, { why: 'facing', by: 'card', toward: null, wanted })
}
