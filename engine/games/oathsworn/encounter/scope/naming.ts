import { words, type Words } from '../../../../messages/words'
import { nameOfCard } from '../board/asking'
import { nameOfStageCard } from '../cardFacts/stageTold'
import { SEATS, type CardId, type DefId, type SeatId } from '../state/ids'
import type { Encounter, SeatCard } from '../state/state'
import type { Source } from '../table/scope'

/** What an effect stands on, as the table calls it: a question says what it is for. */
export function nameOfSource(s: Encounter, { kind, id, told }: Source): Words {
  if (told) return nameOfCard(s, told.seat, told.card)
  if (kind === 'stage-card') return nameOfStageCard(s, id as DefId)
  for (const seat of SEATS) {
    const card = toldCards(s, seat).get(`${kind}.${id}`)
    if (card) return nameOfCard(s, seat, card)
  }
  return words(`${kind}.${id}.name`)
}

type ToldCards = ReadonlyMap<string, CardId>

/** The cards of a seat that the table has told, by kind and what they are: the first of each. */
function toldCards(s: Encounter, seat: SeatId): ToldCards {
  const { cards } = s.seats[seat]
  const told = new Map<string, CardId>()
  for (const card in cards) {
    const held = cards[card as CardId] as SeatCard
    const source = `${held.kind}.${held.def}`
    if (held.own !== undefined && !told.has(source)) told.set(source, card as CardId)
  }
  return told
}
