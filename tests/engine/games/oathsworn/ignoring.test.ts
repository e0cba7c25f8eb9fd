import { describe, expect, it } from 'vitest'
import { chainLink, ignoredPlaces, keptTotal } from '../../../../engine/games/oathsworn/ignoring'

describe('ignoring cards', () => {
  it('EX-029 OW-ATK-13 the extra of an ignored critical counts', () => {
    const hand = [{ face: '4*' }, { face: '2' }, { face: '3', from: 0 }]
    expect(keptTotal(hand, { which: 'highest', count: 1 })).toBe(5)
  })

  it('OW-ATK-15 and the same effect passes over it: R4*, W1 + R3 without the two highest is 3', () => {
    const hand = [{ face: '4*' }, { face: '1' }, { face: '3', from: 0 }]
    expect(ignoredPlaces(hand, { which: 'highest', count: 2 })).toEqual([0, 1])
    expect(keptTotal(hand, { which: 'highest', count: 2 })).toBe(3)
  })

  it('OW-ATK-13 a whole chain was drawn because of its first critical', () => {
    const hand = [{ face: '4*' }, { face: '1' }, { face: '4*', from: 0 }, { face: '3', from: 2 }]
    expect(keptTotal(hand, { which: 'highest', count: 3 })).toBe(7)
  })

  it('OW-ATK-15 of a critical and its equal extra the critical goes first', () => {
    const hand = [{ face: '3*' }, { face: '2' }, { face: '3', from: 0 }]
    expect(ignoredPlaces(hand, { which: 'highest', count: 2 })).toEqual([0, 1])
  })

  it('OW-ATK-15 an extra whose critical was redrawn is ignored like any card', () => {
    expect(keptTotal([{ face: '1' }, { face: '3', from: null }], { which: 'highest', count: 1 })).toBe(1)
  })

  it('OW-ATK-15 too few cards leave 0', () => {
    expect(keptTotal([{ face: '3' }, { face: '1' }], { which: 'lowest', count: 5 })).toBe(0)
  })

  it('OW-ATK-15 a blank is the lowest card of all', () => {
    expect(keptTotal([{ face: '3' }, { face: '0' }], { which: 'lowest', count: 1 })).toBe(3)
  })

  it('EX-114 OW-CHAIN-05 R3, W2, W1, W0 deal 6, 5 and 3 to the three targets of a chain', () => {
    const hand = [{ face: '3' }, { face: '2' }, { face: '1' }, { face: '0' }]
    expect([1, 2, 3].map((target) => keptTotal(hand, chainLink(target)))).toEqual([6, 5, 3])
  })

  it('without an effect everything counts', () => {
    expect(keptTotal([{ face: '4*' }, { face: '3', from: 0 }])).toBe(7)
  })
})
