import { distance, labelOf, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { asked, cardOption, hexOption, nameOfCard, numberOfOption, perTable } from '../board/asking'
import type { Slot } from '../../content'
import { itemFacts } from '../cardFacts/facts'
import type { CardId, FigureId, SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, hexesOf, isFree } from '../board/figures'

/** The item an attack throws: chosen before the draw, lying beside the target after it. THROWN */
export function chooseThrown(t: Tab, seat: SeatId, slot: Slot): CardId | null {
  const held = (): CardId[] =>
    (Object.keys(t.see.seats[seat].cards) as CardId[]).filter((id) => {
      const card = t.see.seats[seat].cards[id]
      if (card?.kind !== 'item' || card.at === 'out' || card.thrownTo !== undefined) return false
      return itemFacts(t.book, card).slot === slot
    })
  if (held().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-THROWN-01'),
    seat: asked(seat),
    title: words('ask.throwItem'),
    options: held().map((card) => cardOption(t.see, seat, card))
  }))
  return chosen.slice('card:'.length) as CardId
}

/** OW-THROWN-01: in a free hex next to the target, or to where it `stood` when it fell, by choice; else the closest. */
export function layThrown(t: Tab, seat: SeatId, card: CardId, target: FigureId, stood: readonly Hex[]): void {
  const open = perTable(t, () => landingsBeside(t, target, stood))
  if (open().length === 0) return
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-THROWN-01'),
    seat: asked(seat),
    title: words('ask.thrownHex', { item: nameOfCard(t.see, seat, card) }),
    options: open().map((h) => hexOption(h, words('option.hex', { hex: labelOf(boardOf(t.book, t.see), h) ?? '' })))
  }))
  t.happen({ kind: 'itemThrown', seat, card, to: numberOfOption(chosen) as Hex, rule: rule('OW-THROWN-03') })
}

function landingsBeside(t: Tab, target: FigureId, stood: readonly Hex[]): Hex[] {
  const now = hexesOf(t.book, figureOf(t.see, target))
  const goal = now.length > 0 ? now : stood
  let least = Infinity
  let found: Hex[] = []
  for (const h of boardOf(t.book, t.see).hexes) {
    if (!isFree(t.book, t.see, h)) continue
    const away = Math.min(...goal.map((other) => distance(h, other)))
    if (away > least || away === 0) continue
    if (away < least) found = []
    least = away
    found.push(h)
  }
  // Next to the target the thrower picks; farther off north then west does, and the list is in that order.
  return least <= 1 ? found : found.slice(0, 1)
}
