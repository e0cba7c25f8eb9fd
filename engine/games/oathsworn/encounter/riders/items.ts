import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { Rider } from '../../content'
import { asked, cardOption } from '../board/asking'
import { itemFacts } from '../cardFacts/facts'
import { oweInjuries } from '../cards/injuries'
import { layoutOf } from '../board/layout'
import { closestVacant, scratchBoardOf } from '../board/scratchBoard'
import type { CardId, FigureId, SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'

/** OW-THROWN-01, OW-THROWN-03, OW-THROWN-04: an item lies beside its owner as if it had been thrown. */
export function dropItem(t: Tab, { slots }: Extract<Rider, { do: 'drop-item' }>, figure: FigureId): void {
  const { seat, at, kind } = figureOf(t.see, figure)
  if (!seat || at === null || kind !== 'oathsworn') return
  const held = (): CardId[] => heldItems(t, seat, slots)
  if (held().length === 0) return
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-THROWN-01'),
    seat: asked(seat),
    title: words('ask.dropItem'),
    options: held().map((card) => cardOption(t.see, seat, card))
  }))
  const to = closestVacant(scratchBoardOf(layoutOf(t.book, t.see)), at)[0]
  if (to === undefined) return
  t.happen({ kind: 'itemThrown', seat, card: chosen.slice('card:'.length) as CardId, to, rule: rule('OW-THROWN-01') })
}

function heldItems(t: Tab, seat: SeatId, slots: readonly string[]): CardId[] {
  const { cards } = t.see.seats[seat]
  return (Object.keys(cards) as CardId[]).filter((id) => {
    const card = cards[id]
    if (card?.kind !== 'item' || card.at === 'out' || card.thrownTo !== undefined) return false
    return slots.includes(itemFacts(t.book, card).slot)
  })
}

/** Injuries to be drawn are noted for the end of the encounter; one archived leaves its owner at once. */
export function drawInjuries(t: Tab, { draw }: Extract<Rider, { do: 'injury' }>, figure: FigureId): void {
  const { seat, kind } = figureOf(t.see, figure)
  if (!seat || kind !== 'oathsworn') return
  if (draw > 0) oweInjuries(t, seat, draw)
  for (let n = draw; n < 0; n++) archiveInjury(t, seat)
}

function archiveInjury(t: Tab, seat: SeatId): void {
  const held = (): CardId[] =>
    (Object.keys(t.see.seats[seat].cards) as CardId[]).filter((id) => {
      const card = t.see.seats[seat].cards[id]
      return card?.kind === 'injury' && card.at !== 'out'
    })
  if (held().length === 0) return
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-GEN-07'),
    seat: asked(seat),
    title: words('ask.archiveInjury'),
    options: held().map((card) => cardOption(t.see, seat, card))
  }))
  t.happen({ kind: 'cardPut', seat, card: chosen.slice('card:'.length) as CardId, at: 'out', rule: rule('OW-GEN-07') })
}
