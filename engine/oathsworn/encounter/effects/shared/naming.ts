import { words, type Words } from '../../../../kernel/words'
import { nameOfCard } from '../../asking'
import { nameOfStageCard } from '../../stageTold'
import { SEATS, type CardId, type DefId } from '../../state/ids'
import type { Encounter } from '../../state/state'
import type { Source } from './scope'

/** What an effect stands on, as the table calls it: a question says what it is for. */
export function nameOfSource(s: Encounter, { kind, id }: Source): Words {
  if (kind === 'stage-card') return nameOfStageCard(s, id as DefId)
  for (const seat of SEATS) {
    const { cards } = s.seats[seat]
    for (const card of Object.keys(cards) as CardId[]) {
      const held = cards[card]
      if (held?.own !== undefined && held.kind === kind && held.def === id) return nameOfCard(s, seat, card)
    }
  }
  return words(`${kind}.${id}.name`)
}
