import { describe, expect, it } from 'vitest'
import type { Prompt } from '../../../../../../engine/kernel/prompt'
import type { Encounter, SeatState } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { cardId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { A, B, enact, T, tableau, withHand } from '../fixtures/tableau'

const RIPOSTE = 'reaver-riposte'
const bite = { do: 'attack', shape: { kind: 'melee' }, might: { draw: 'instead', cards: { red: 1 } } }

const withSeat =
  (change: (seat: SeatState) => Partial<SeatState>) =>
  (s: Encounter): Encounter => ({
    ...s,
    seats: { ...s.seats, 'seat-1': { ...s.seats['seat-1'], ...change(s.seats['seat-1']) } }
  })
const withAnimus = (available: number, tokens = 0) =>
  withSeat((seat) => ({ animus: { available, reserve: 4 }, tokens: { ...seat.tokens, animus: tokens } }))
const lyingAt = (at: 'hand' | 2) =>
  withSeat(({ cards }) => ({ cards: { ...cards, [cardId(RIPOSTE)]: { ...cards[cardId(RIPOSTE)]!, at } } }))

/** The boss bites one of two who stand beside it; A has a card for whoever attacks A. Who is asked, and with which options? */
function offered(change: (s: Encounter) => Encounter, bitten: 'A' | 'B' = 'A'): readonly Prompt[] {
  const drawing = bitten === 'A' ? { [T]: [0, 0], [A]: [0, -2] } : { [T]: [0, 0], [B]: [0, -2], [A]: [0, 4] }
  const table = tableau(drawing as never, {
    change: (s) => change(withHand('seat-1', RIPOSTE)(s)),
    top: { red: ['2'] }
  })
  return enact(table, [bite as never]).asked.filter(({ rule }) => rule === 'OW-INT-01')
}

describe('an interrupt', () => {
  it('OW-INT-01 is offered when its moment has come, it is in hand and can be paid', () => {
    const [prompt] = offered(withAnimus(4))
    expect(prompt).toMatchObject({ form: 'choose', seat: 'seat-1', title: { key: 'ask.interrupt.attack' } })
    expect(prompt?.form === 'choose' && prompt.options.map(({ id, refused }) => [id, refused === undefined])).toEqual([
      [`card:${RIPOSTE}:0`, true],
      ['pass', true]
    ])
  })

  it('OW-INT-01 is not offered to somebody who can only say no', () => {
    expect(offered(withAnimus(0))).toEqual([])
    expect(offered((s) => lyingAt(2)(withAnimus(4)(s)))).toEqual([])
  })

  it('OW-INT-01 is not offered for what happens to somebody else', () => {
    expect(offered(withAnimus(4), 'B')).toEqual([])
  })

  it('OW-INT-01, OW-TOKEN-07 is offered when a token can bring the animus it wants', () => {
    const [prompt] = offered(withAnimus(0, 1))
    const ids = prompt?.form === 'choose' ? prompt.options.map(({ id }) => id) : []
    expect(ids.some((id) => id.startsWith('token:animus'))).toBe(true)
  })
})
