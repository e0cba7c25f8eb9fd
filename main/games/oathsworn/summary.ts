import type { Json } from '../../../engine/kernel/ids'
import type { Book } from '../../../engine/games/oathsworn/encounter/table/book'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'

/** What the card on the home screen says of a company at this table. */
export const summaryOf = (book: Book, { is, clock, seats, figures }: Encounter): Json => ({
  chapter: is.chapter,
  difficulty: is.difficulty,
  encounter: is.encounter,
  round: clock.round,
  outcome: clock.outcome,
  seats: Object.values(seats).map((seat) => ({
    class: seat.class,
    icon: book.get('class', seat.class).icon,
    name: seat.name,
    out: figures[seat.figure]?.gone === 'unconscious' || figures[seat.figure]?.gone === 'killed'
  }))
})

/** In one word, for the list of what a company played. OW-WIN-04..06 */
export const howEnded = ({ clock, flags }: Encounter): string =>
  clock.outcome === 'victory' ? 'won' : flags['after'] === 'moveOn' ? 'moved-on' : 'lost'
