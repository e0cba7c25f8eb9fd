import { rule, type Seat } from '../../../../../kernel/ids'
import type { Option } from '../../../../../kernel/prompt'
import { words, type WordArgs } from '../../../../../messages/words'
import { colours, type Colour, type Face, type Side } from '../../../might'
import { mightWords } from '../../board/asking'
import type { Tab } from '../../table/tab'
import { numberOf } from '../../scope/amount'
import { seatOf } from '../../scope/reference'
import type { Verb } from './verb'

/** The top cards of a MIGHT deck are looked at, then put back, in an order or not at all. OW-MIGHT-06 */
export const peek: Verb<'peek'> = function (t, scope, effect) {
  const seat = seatOf(t.see, scope, 'self')
  const colour = effect.colour ?? chooseDeck(t, seat, effect.side)
  const count = numberOf(t.book, t.see, scope, effect.cards)
  const top: Top = () => t.see.might.piles[effect.side][colour].draw.slice(0, count)
  // With real cards the table looks for itself.
  if (top().length === 0 || t.see.is.dials.might === 'table') return
  switch (effect.then) {
    case 'put-back':
      return look(t, seat, effect.side, colour, top)
    case 'reorder':
      return reorder(t, seat, effect.side, colour, top)
    case 'discard-any':
      return discardAny(t, seat, effect.side, colour, top)
  }
}

/** The cards that lie on top when it is asked. */
type Top = () => readonly Face[]

function chooseDeck(t: Tab, seat: Seat, side: Side): Colour {
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-MIGHT-06'),
    seat,
    title: words('ask.peekDeck', { side: words(`side.${side}`) }),
    options: colours.map((colour) => ({
      id: colour,
      label: words('option.deck', {
        colour: words(`colour.${colour}`),
        count: t.see.might.piles[side][colour].draw.length
      })
    }))
  }))
  return colours.find((colour) => colour === chosen) ?? 'white'
}

const deckOf = (side: Side, colour: Colour): WordArgs => ({
  side: words(`side.${side}`),
  colour: words(`colour.${colour}`)
})

const faceOptions = (colour: Colour, top: readonly Face[]): Option[] =>
  top.map((face, place) => ({
    id: `top:${place}`,
    label: words('option.might', mightWords({ colour, face })),
    data: { colour, face }
  }))

/** Only shown to the one who looks: the faces are in the question, never in what is told. */
function look(t: Tab, seat: Seat, side: Side, colour: Colour, top: Top): void {
  t.ask('choose', () => ({
    rule: rule('OW-MIGHT-06'),
    seat,
    title: words('ask.peek', deckOf(side, colour)),
    min: 0,
    max: 0,
    options: faceOptions(colour, top())
  }))
}

function reorder(t: Tab, seat: Seat, side: Side, colour: Colour, top: Top): void {
  const { order } = t.ask('order', () => ({
    rule: rule('OW-MIGHT-06'),
    seat,
    title: words('ask.peekOrder', deckOf(side, colour)),
    options: faceOptions(colour, top())
  }))
  const places = order.map((id) => Number(id.slice('top:'.length)))
  t.happen({ kind: 'mightReordered', side, colour, places, rule: rule('OW-MIGHT-06') })
}

function discardAny(t: Tab, seat: Seat, side: Side, colour: Colour, top: Top): void {
  const { chosen } = t.ask('choose', () => ({
    rule: rule('OW-MIGHT-06'),
    seat,
    title: words('ask.peekDiscard', deckOf(side, colour)),
    min: 0,
    max: top().length,
    options: faceOptions(colour, top())
  }))
  const places = chosen.map((id) => Number(id.slice('top:'.length)))
  if (places.length > 0)
    t.happen({ kind: 'mightMilled', side, colour, places, rule: rule('OW-MIGHT-04'), reveals: true })
}
