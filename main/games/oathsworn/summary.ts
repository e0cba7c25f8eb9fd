import type { Json } from '../../../engine/kernel/ids'
import type { Encounter } from '../../../engine/oathsworn/encounter/state/state'

/** What the card on the home screen says of a company at this table. */
export const summaryOf = ({ is, clock, seats, figures }: Encounter): Json => ({
  chapter: is.chapter,
  difficulty: is.difficulty,
  encounter: is.encounter,
  round: clock.round,
  outcome: clock.outcome,
  seats: Object.values(seats).map((seat) => ({
    class: seat.class,
    name: seat.name,
    out: figures[seat.figure]?.gone === 'unconscious' || figures[seat.figure]?.gone === 'killed'
  }))
})
