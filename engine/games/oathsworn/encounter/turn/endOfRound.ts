import { rule } from '../../../../kernel/ids'
import { timeOutCages } from '../fight/caged'
import { runStage } from '../scope/run'
import { inOrder } from '../scope/who'
import { setOffTile, tileScope, waitsForRoundEnd } from '../movement/travel'
import { endOfRoundLasting } from '../scope/lasting'
import { phaseEffects } from './phases'
import { checkStage } from '../stageCards/stageDeck'
import type { FigureId } from '../state/ids'
import type { Tile } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard, hexesOf } from '../board/figures'

/** S2, step 4. OW-END-04: enemy effects in the order they were made, then players' in seat order, then what is over. */
export function endOfRound(t: Tab): void {
  t.in(rule('OW-END-01'), () => phaseEffects(t, 'end-of-round'))
  tilesAtEnd(t)
  t.in(rule('OW-END-03'), () => timeOutCages(t))
  cleanUp(t)
  checkStage(t)
}

/** OW-END-02: cards with an effect until the end of the round are discarded, and what lasted until now is over. */
function cleanUp(t: Tab): void {
  const { inView } = t.see.stage
  if (inView.length > 0)
    t.happen({ kind: 'stageCardsDiscarded', cards: inView, from: 'inView', rule: rule('OW-END-02') })
  endOfRoundLasting(t)
}

/** Tiles that do something to whoever stands in them now; fire, in the printing where it burns at the end. OW-TILE-01 */
function tilesAtEnd(t: Tab): void {
  for (const tile of t.see.tiles) {
    const record = t.book.get('tile', tile.def)
    if (record.onRoundEnd.length === 0 && !waitsForRoundEnd(t, tile)) continue
    for (const id of standingIn(t, tile)) {
      if (!t.see.tiles.includes(tile) || t.see.figures[id]?.at == null) continue
      const where = hexesOf(t.book, t.see.figures[id]).find((h) => tile.hexes.includes(h))
      if (where === undefined) continue
      if (waitsForRoundEnd(t, tile))
        t.in(rule('OW-TILE-01'), () => setOffTile(t, id, tile, where, { by: null, broken: undefined, setOff: [] }))
      else t.in(rule('OW-END-01'), () => runStage(t, tileScope(record, id, where, null, []), record.onRoundEnd))
    }
  }
}

const standingIn = (t: Tab, tile: Tile): FigureId[] =>
  inOrder(
    t.book,
    t.see,
    figuresOnBoard(t.see).filter((figure) => hexesOf(t.book, figure).some((h) => tile.hexes.includes(h)))
  ).map(({ id }) => id)
