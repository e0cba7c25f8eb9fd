import { rule } from '../../../../kernel/ids'
import { letGo } from './caged'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard, playedBy } from '../board/figures'

/**
 * OW-HARD-06: in the hardcore variant the dead are handled like this too, until the encounter is over.
 *
 * S11, steps 1 and 2: figures at 0 HP leave the board, after the displacement of the same attack (OW-KO-02, OW-KB-02).
 * Hand, positions and tokens of the fallen stay as they are: OW-KO-14. Says who they were, as they still stood.
 */
export function removeFallen(t: Tab): readonly Figure[] {
  const { figures } = t.see
  const fallen: Figure[] = []
  for (const id in figures) {
    const figure = figures[id as FigureId]
    if (figure && isFallen(t, figure)) fallen.push(figure)
  }
  for (const figure of fallen) leave(t, figure)
  return fallen
}

/** The swallowed fall like the others, off the board as they are. OW-CONSUME-13 */
function isFallen(t: Tab, figure: Figure): boolean {
  if (figure.kind === 'boss' || figure.hp > 0) return false
  return figuresOnBoard(t.see).includes(figure) || figure.gone === 'consumed'
}

function leave(t: Tab, figure: Figure): void {
  switch (figure.kind) {
    case 'oathsworn':
      t.happen({ kind: 'figureLeft', figure: figure.id, gone: 'unconscious', rule: rule('OW-KO-01') })
      if (figure.seat) fell(t, figure.seat)
      return
    case 'ally': {
      const plays = isPlayed(t, figure)
      // OW-KO-11: its card is archived after the encounter only, since a replay would bring it back.
      t.happen({ kind: 'figureLeft', figure: figure.id, gone: 'killed', rule: rule('OW-KO-11') })
      if (!figure.seat) return
      if (plays) setFree(t, figure.seat)
      t.happen({ kind: 'allyFell', seat: figure.seat, def: figure.def, rule: rule('OW-KO-11') })
      return
    }
    case 'helper':
    case 'minion':
      t.happen({ kind: 'figureLeft', figure: figure.id, gone: 'killed', rule: rule('OW-DMG-08') })
      return
    case 'boss':
      return
  }
}

function fell(t: Tab, seat: NonNullable<Figure['seat']>): void {
  t.happen({ kind: 'seatFell', seat, rule: rule('OW-KO-03') })
  setFree(t, seat)
}

/** It is the one the seat plays with: whoever has stood up again there is held by other things. */
const isPlayed = (t: Tab, { id, seat }: Figure): boolean => seat !== null && playedBy(t.see, seat)?.id === id

/** Nothing holds the fallen any more, nor whoever comes in their place. OW-STATUS-11, OW-CONSUME-13 */
function setFree(t: Tab, seat: NonNullable<Figure['seat']>): void {
  for (const one of letGo(t.book, t.see, seat)) t.happen(one)
}
