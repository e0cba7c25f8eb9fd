import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counted,
  discarded,
  isSameCards,
  peek,
  pileOf,
  putBack,
  putUnder,
  stacked,
  takeTop,
  without,
  type Pile
} from '../../../engine/kernel/piles'

const anyCards = fc.array(fc.constantFrom('0', '1', '2', '2*'), { maxLength: 12 })
const anyPile: fc.Arbitrary<Pile> = fc.record({ draw: anyCards, discard: anyCards })
const all = ({ draw, discard }: Pile): string[] => [...draw, ...discard]

describe('a pile', () => {
  const pile = { draw: ['1', '0', '2'], discard: ['0'] }

  it('is drawn from the top', () => {
    expect(takeTop(pile, 2)).toEqual({ taken: ['1', '0'], pile: { draw: ['2'], discard: ['0'] } })
    expect(takeTop(pile, 9).taken).toEqual(['1', '0', '2'])
    expect(peek(pile, 2)).toEqual(['1', '0'])
  })

  it('takes cards back on top, underneath or on the discards', () => {
    expect(putBack(pile, ['2*', '1']).draw).toEqual(['2*', '1', '1', '0', '2'])
    expect(putUnder(pile, ['2*']).draw).toEqual(['1', '0', '2', '2*'])
    expect(discarded(pile, ['1', '2']).discard).toEqual(['0', '1', '2'])
  })

  it('loses cards from the draw pile first, then from the discards', () => {
    expect(without(pile, ['0'])).toEqual({ draw: ['1', '2'], discard: ['0'] })
    expect(without(pile, ['0', '0'])).toEqual({ draw: ['1', '2'], discard: [] })
    expect(without(pile, ['0', '0', '0'])).toBeNull()
  })

  it('can be stacked with cards it holds, not with discards', () => {
    expect(stacked(pile, ['2', '1'])).toEqual({ draw: ['2', '1', '0'], discard: ['0'] })
    expect(stacked(pile, ['0', '0'])).toBeNull()
    expect(stacked(pileOf([]), ['1'])).toBeNull()
  })

  it('counts its faces', () => {
    expect(counted(['2', '0', '2'])).toEqual({ '2': 2, '0': 1 })
    expect(isSameCards(['2', '0'], ['0', '2'])).toBe(true)
    expect(isSameCards(['2', '0'], ['2', '2'])).toBe(false)
    expect(isSameCards(['2', '0'], ['2', '0', '0'])).toBe(false)
  })
})

describe('no card is lost or made', () => {
  it('by drawing and putting away', () => {
    fc.assert(
      fc.property(anyPile, fc.nat(14), (pile, count) => {
        const { taken, pile: left } = takeTop(pile, count)
        expect(peek(pile, count)).toEqual(taken)
        expect(putBack(left, taken)).toEqual(pile)
        for (const put of [putUnder(left, taken), discarded(left, taken)]) {
          expect(isSameCards(all(put), all(pile))).toBe(true)
        }
      })
    )
  })

  it('by taking out and stacking', () => {
    fc.assert(
      fc.property(anyPile, anyCards, (pile, cards) => {
        const rest = without(pile, cards)
        if (rest) expect(isSameCards([...all(rest), ...cards], all(pile))).toBe(true)
        const top = stacked(pile, cards)
        if (top) expect(isSameCards(top.draw, pile.draw)).toBe(true)
        if (top) expect(peek(top, cards.length)).toEqual(cards)
      })
    )
  })

  it('and nothing is changed in place', () => {
    const pile: Pile = { draw: Object.freeze(['1', '0', '2']), discard: Object.freeze(['0']) }
    const before = JSON.stringify(pile)
    takeTop(pile, 2)
    putBack(pile, ['1'])
    putUnder(pile, ['1'])
    discarded(pile, ['1'])
    without(pile, ['0', '0'])
    stacked(pile, ['2'])
    expect(JSON.stringify(pile)).toBe(before)
  })
})
