import { describe, expect, it } from 'vitest'
import { perColour } from '../../../../../engine/games/oathsworn/might'
import { handOf, oddsAsItLies, pilesOf } from '../../../../../engine/games/oathsworn/odds'

describe('odds of an encounter as it stands', () => {
  it('OW-MIGHT-06 count the heaps and forget their order', () => {
    const piles = perColour((colour) => ({ draw: colour === 'red' ? ['3', '0', '3'] : [], discard: ['4*'] }))
    expect(pilesOf(piles).red).toEqual({ draw: { '3': 2, '0': 1 }, discard: { '4*': 1 } })
    expect(pilesOf({ ...piles, red: { draw: ['0', '3', '3'], discard: ['4*'] } }).red).toEqual(pilesOf(piles).red)
  })

  it('OW-CRIT-07 read the table place by place: dice, extras, and what is owed', () => {
    const lying = { colour: 'red', by: 'card', extra: false, from: null, owes: false } as const
    const hand = handOf([
      { ...lying, face: '4*', owes: true },
      { ...lying, face: '0', by: 'die' },
      { ...lying, face: '0', extra: true, from: 0 },
      { ...lying, face: '2', extra: true }
    ])
    expect(hand).toEqual([
      { colour: 'red', face: '4*', owes: true },
      { colour: 'red', face: '0', die: true },
      { colour: 'red', face: '0', from: 0 },
      { colour: 'red', face: '2', from: null }
    ])
    const piles = pilesOf(perColour(() => ({ draw: ['3'], discard: [] })))
    expect(oddsAsItLies({ hand, piles }).hit[9]).toBe(1)
  })
})
