import type { Table } from './table'

/** The warden beside a farrow, the others near by, everything payable. */
export const beside = (t: Table): Table => {
  t.toFirstTurn().place('seat-2', 'I9', 'N').place('seat-4', 'J9', 'N').place('seat-3', 'H10', 'N')
  t.place('seat-1', 'H8', 'N').place('farrow-1', 'I8', 'S').place('farrow-2', 'G9', 'S')
  return t.turnOf('seat-1')
}

/** The same, and a card of their own box is played that does this. */
export const plays =
  (...effects: readonly object[]) =>
  (t: Table): Table =>
    beside(t)
      .ownCards()
      .own(effects as never)

export const toSelf = (...riders: readonly object[]): object => ({ do: 'apply', to: 'self', riders })
export const minion = { pick: 'chosen', from: { kinds: ['minion'] } }
export const tokens = (t: Table, seat = 'seat-1', count = 2): Table =>
  t.rule(
    ...['animus', 'battleflow', 'defence', 'empowered', 'redraw'].map((token) => ({
      ruling: 'tokens',
      seat,
      token,
      count
    }))
  )
