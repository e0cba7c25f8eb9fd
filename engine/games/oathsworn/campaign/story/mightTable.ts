import { rule } from '../../../../kernel/ids'
import type { MightSeen, MightTable } from '../../encounter/might/mightTable'
import { NO_TOKENS } from '../../encounter/state/state'
import { isMight } from '../happenings/might'
import { characterAt, type Company, type SeatId } from '../state'
import type { CampaignTable } from '../tab'

/** The story part draws, empowers and redraws by the very rules of the encounter: this is the table they sit at. */
export const mightTable = (t: CampaignTable): MightTable => ({
  book: t.book,
  ask: (form, put) => t.ask(form, put),
  chooseOne: (put) => t.chooseOne(put),
  get see() {
    return seen(t.see)
  },
  happen(happening) {
    if (isMight(happening)) return t.happen(happening)
    if (happening.kind === 'told') return t.happen({ kind: 'told', words: happening.words, rule: rule('OW-EMP-01') })
    const { seat, token, count } = happening
    const character = t.see.seats[seat]
    if (character === null) return
    t.happen({
      kind: 'tokensChanged',
      character,
      token,
      by: -count,
      permanent: false,
      rule: happening.rule ?? rule('OW-TOKEN-12')
    })
  }
})

function seen(company: Company): MightSeen {
  const { chance, might, dials, settings } = company
  const seatSeen = (seat: SeatId) => {
    const { name = '', tokens = {} } = characterAt(company, seat) ?? {}
    return { name, tokens: { ...NO_TOKENS, ...tokens } }
  }
  return {
    chance,
    might,
    is: { dials, settings: { refillAtOnce: settings['refillAtOnce'] === true } },
    seats: {
      'seat-1': seatSeen('seat-1'),
      'seat-2': seatSeen('seat-2'),
      'seat-3': seatSeen('seat-3'),
      'seat-4': seatSeen('seat-4')
    }
  }
}
