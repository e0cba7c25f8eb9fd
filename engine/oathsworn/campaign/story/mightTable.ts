import { rule } from '../../../kernel/ids'
import type { Tab as EncounterTab } from '../../encounter/tab'
import { TOKENS, type Token } from '../../encounter/state/state'
import type { Happened } from '../../encounter/happenings'
import { isMight } from '../happenings/might'
import { characterAt, SEATS, type Company } from '../state'
import type { Tab } from '../tab'

/**
 * The story part draws, empowers and redraws by the very rules of the encounter. They look at MIGHT, dials and tokens
 * alone, so they are shown those, and what they make happen is passed on.
 */
export function mightTable(t: Tab): EncounterTab {
  const table = {
    book: t.book,
    get see() {
      return seen(t.see)
    },
    happen(happening: Happened): void {
      if (isMight(happening)) return t.happen(happening)
      if (happening.kind === 'told') return t.happen({ kind: 'told', words: happening.words, rule: rule('OW-EMP-01') })
      if (happening.kind !== 'tokensSpent') throw new Error(`${happening.kind} does not happen in the story`)
      const character = t.see.seats[happening.seat]
      if (character !== null)
        t.happen({
          kind: 'tokensChanged',
          character,
          token: happening.token,
          by: -happening.count,
          permanent: false,
          rule: rule('OW-TOKEN-10')
        })
    }
  }
  return table as unknown as EncounterTab
}

function seen(company: Company) {
  const { chance, might, dials, settings } = company
  return {
    chance,
    might,
    is: { dials: { might: dials.might, dice: 'never' }, settings: { refillAtOnce: settings['refillAtOnce'] === true } },
    seats: Object.fromEntries(
      SEATS.map((seat) => {
        const { name = '', tokens = {} } = characterAt(company, seat) ?? {}
        return [seat, { name, tokens: Object.fromEntries(TOKENS.map((token: Token) => [token, tokens[token] ?? 0])) }]
      })
    )
  }
}
