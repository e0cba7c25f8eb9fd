import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { colours, sides } from '../../might'
import { replayPrice } from '../../replayPrice'
import { COMPANY } from '../board/asking'
import { clearTable } from '../might/draw'
import { SEATS } from '../state/ids'
import { TOKENS } from '../state/state'
import type { Tab } from '../table/tab'

/** When all is over: the table is cleared, the decks are whole again, and a beaten company decides. OW-WIN-04..06 */
export function afterwards(t: Tab): void {
  if (t.see.flags['after'] !== undefined) return
  while (t.see.might.onTable.length + t.see.might.aside.length > 0) clearTable(t)
  for (const seat of SEATS) recoverItems(t, seat)
  resetDecks(t)
  if (t.see.clock.outcome === 'victory')
    return t.happen({ kind: 'afterChosen', after: 'epilogue', rule: rule('OW-WIN-04') })
  const after = t.chooseOne(() => ({
    rule: rule('OW-WIN-05'),
    seat: COMPANY,
    title: words('ask.afterDefeat'),
    options: waysOn(t)
  }))
  if (after === 'moveOn') discardTokens(t)
  t.happen({
    kind: 'afterChosen',
    after: after === 'moveOn' ? 'moveOn' : 'replay',
    rule: rule(after === 'moveOn' ? 'OW-WIN-06' : 'OW-REPLAY-01')
  })
}

function waysOn({ see: { is }, book }: Tab): readonly Option[] {
  if (is.single) return ['moveOn', 'replay'].map((id) => ({ id, label: words(`option.single.${id}`) }))
  // OW-REPLAY-02: who has tried again already has paid.
  const ticks = is.replay ? 0 : replayPrice(book.get('difficulty', is.difficulty))
  return [
    { id: 'moveOn', label: words('option.moveOn') },
    { id: 'replay', label: words('option.replay', { ticks }), data: { ticks } }
  ]
}

/** OW-MIGHT-08 */
function resetDecks(t: Tab): void {
  for (const side of sides)
    for (const colour of colours)
      if (t.see.might.piles[side][colour].discard.length > 0)
        t.happen({ kind: 'mightReshuffled', side, colour, rule: rule('OW-MIGHT-08') })
}

/** OW-THROWN-05 */
function recoverItems(t: Tab, seat: (typeof SEATS)[number]): void {
  for (const [card, { thrownTo }] of Object.entries(t.see.seats[seat].cards))
    if (thrownTo !== undefined)
      t.happen({ kind: 'itemRecovered', seat, card: card as never, rule: rule('OW-THROWN-05') })
}

/** OW-WIN-06 */
function discardTokens(t: Tab): void {
  for (const seat of SEATS)
    for (const token of TOKENS) {
      const count = t.see.seats[seat].tokens[token]
      if (count > 0) t.happen({ kind: 'tokensSpent', seat, token, count, rule: rule('OW-WIN-06') })
    }
}
