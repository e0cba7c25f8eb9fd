import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom, numbersFrom, randomInt, shuffled, threefry, type Chance } from '../../../engine/kernel/chance'

const hex = (...counterAndKey: [number, number, number, number]): string[] => {
  const [counter0, counter1, key0, key1] = counterAndKey
  return Array.from(threefry(key0, key1, counter0, counter1), (word) => word.toString(16).padStart(8, '0'))
}

function draws(chance: Chance, stream: string, below: number, count: number): number[] {
  const values: number[] = []
  let left = chance
  for (let k = 0; k < count; k++) {
    const drawn = randomInt(left, stream, below)
    values.push(drawn.value)
    left = drawn.chance
  }
  return values
}

/** Pearson's sum over how often each value fell; near the number of values when all are equally likely. */
function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(values: readonly number[], below: number): number[] {
  const counts = Array<number>(below).fill(0)
  for (const value of values) counts[value]!++
  return counts
}

describe('Threefry-2x32, 20 rounds', () => {
  it('gives the published answers of Random123', () => {
    expect(hex(0, 0, 0, 0)).toEqual(['6b200159', '99ba4efe'])
    expect(hex(0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff)).toEqual(['1cb996fc', 'bb002be7'])
    expect(hex(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344)).toEqual(['c4923a9c', '483df7a0'])
  })
})

describe('chance', () => {
  it('OW-GEN-12 the same seed and the same draws give the same numbers', () => {
    const chance = chanceFrom('a cold evening')
    expect(draws(chance, 'might', 18, 8)).toEqual(draws(JSON.parse(JSON.stringify(chance)), 'might', 18, 8))
    expect(draws(chance, 'might', 18, 8)).not.toEqual(draws(chanceFrom('a cold evenin'), 'might', 18, 8))
  })

  it('OW-GEN-12 a stream is not disturbed by what others draw', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, others) => {
        let left = chanceFrom(seed)
        for (let k = 0; k < others; k++) left = randomInt(left, 'events', 6).chance
        expect(draws(left, 'might', 18, 5)).toEqual(draws(chanceFrom(seed), 'might', 18, 5))
      })
    )
  })

  it('never changes the chance it was given', () => {
    const chance = Object.freeze(chanceFrom('still'))
    const first = randomInt(chance, 'dice', 6)
    expect(randomInt(chance, 'dice', 6)).toEqual(first)
    expect(chance.drawn).toEqual({})
    expect(first.chance.drawn).toEqual({ dice: 1 })
  })

  it('stays below, for any bound up to 2³²', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x100000000 }), (seed, below) => {
        const { value } = randomInt(chanceFrom(seed), 's', below)
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(below)
      })
    )
  })

  it('throws away what would make some values likelier', () => {
    // 3 · 2³⁰ leaves a quarter of all words over: without throwing away, the first third would come twice as often.
    const below = 3 * 2 ** 30
    const thirds = draws(chanceFrom('fair'), 's', below, 6000).map((value) => Math.floor(value / 2 ** 30))
    expect(chiSquare(countsOf(thirds, 3), 6000)).toBeLessThan(14)
  })

  it.each([2, 6, 18, 97])('falls evenly on %i values', (below) => {
    const total = below * 400
    const bound = below + 5 * Math.sqrt(2 * below) // five standard deviations
    for (const seed of ['one', 'two', 'three']) {
      expect(chiSquare(countsOf(draws(chanceFrom(seed), 'even', below, total), below), total)).toBeLessThan(bound)
    }
  })
})

describe('shuffling', () => {
  it('keeps every card and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.string(), (cards, seed) => {
        const before = [...cards]
        const { list } = shuffled(cards, chanceFrom(seed), 'deck')
        expect([...list].sort()).toEqual([...cards].sort())
        expect(cards).toEqual(before)
      })
    )
  })

  it('makes all 24 orders of four cards equally likely', () => {
    const counts = new Map<string, number>()
    let chance = chanceFrom('orders')
    for (let k = 0; k < 9600; k++) {
      const { list, chance: left } = shuffled(['a', 'b', 'c', 'd'], chance, 'deck')
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1)
      chance = left
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()], 9600)).toBeLessThan(24 + 5 * Math.sqrt(48))
  })
})

describe('numbers for those who play in simulations', () => {
  it('are the numbers of a chance that is carried along', () => {
    const draw = numbersFrom('night', 'bot')
    let chance = chanceFrom('night')
    for (const below of [6, 2, 100, 1, 7, 2 ** 31]) {
      const drawn = randomInt(chance, 'bot', below)
      chance = drawn.chance
      expect(draw(below)).toBe(drawn.value)
    }
  })
})
