import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshPiles, printedDice } from '../../../../../engine/games/oathsworn/might'
import type { Draw } from '../../../../../engine/games/oathsworn/odds'
import {
  bestEmpowering,
  bestOf,
  bestWhite,
  breaksExpected,
  lossOdds,
  measureOf,
  oddsOf,
  upgrades,
  whiteRows,
  worthOf,
  worthOfOdds,
  type Goal
} from '../../../../../engine/games/oathsworn/odds'
import { goals, smallPiles } from './arbitrary'
import { everyDraw } from './enumerator'

const fresh = (cards: Draw['cards']): Draw => ({ side: 'oathsworn', cards, piles: freshPiles() })

const MOST = 3
const fewOthers = fc.record({ yellow: fc.nat(1), red: fc.nat(1), black: fc.nat(1) })
function worthByPlaying(cards: Draw['cards'], piles: Draw['piles'], goal: Goal): number {
  let worth = 0
  everyDraw('oathsworn', cards, piles, ({ blanks, total }, chance) => {
    if (blanks < 2) worth += chance * worthOf(goal, total)
  })
  return worth
}

describe('how many white cards', () => {
  it('OW-ATK-07 every row is the draw with so many white cards', () => {
    const rows = whiteRows(fresh({ red: 1 }), { kind: 'damage' }, 10)
    expect(rows.map(({ white }) => white)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { white, odds } of rows) {
      const alone = oddsOf(fresh({ red: 1, white }))
      expect(odds.pMiss).toBeCloseTo(alone.pMiss, 14)
      expect(odds.hit.length).toBe(alone.hit.length)
      for (const [t, p] of alone.hit.entries()) expect(odds.hit[t]).toBeCloseTo(p, 14)
    }
  })

  it('OW-CHECK-03 at least one card must be drawn', () => {
    expect(whiteRows(fresh({}), { kind: 'hit' }, 3).map(({ white }) => white)).toEqual([1, 2, 3])
  })

  it('OW-ATK-07, OW-CHECK-03 for every goal the best number is the one that playing every possible draw finds', () => {
    let advised = 0
    fc.assert(
      fc.property(fewOthers, smallPiles, goals, (others, piles, goal) => {
        const rows = whiteRows({ side: 'oathsworn', cards: others, piles }, goal, MOST)
        const counts = Object.values(others).some((count) => count > 0) ? [0, 1, 2, 3] : [1, 2, 3]
        expect(rows.map(({ white }) => white)).toEqual(counts)
        const worth = counts.map((white) => worthByPlaying({ ...others, white }, piles, goal))
        // Worth is a sum over whole decks: as many roundings as draws.
        for (const [n, row] of rows.entries()) expect(Math.abs(row.worth - (worth[n] ?? 0))).toBeLessThan(1e-11)
        const best = Math.max(...worth)
        // Of equals the one with fewer cards.
        const wanted = counts[worth.findIndex((one) => one > best - 1e-11)]
        expect(bestWhite(rows)?.white).toBe(wanted)
        if (wanted !== counts[0]) advised++
      }),
      { numRuns: 300 }
    )
    // It is not always the first.
    expect(advised).toBeGreaterThan(30)
  })

  it('not to miss it takes as few as can be', () => {
    expect(bestWhite(whiteRows(fresh({ red: 2 }), { kind: 'hit' }, 10))?.white).toBe(0)
    expect(bestWhite(whiteRows(fresh({}), { kind: 'hit' }, 10))?.white).toBe(1)
  })

  it('more HP at stake ask for more white cards', () => {
    const best = [1, 2].map((atLeast) => {
      const rows = whiteRows(fresh({ yellow: 1 }), { kind: 'hp', defense: 3, atLeast }, 10)
      return bestWhite(rows)?.white ?? 0
    })
    expect(best[0]).toBeLessThan(best[1] ?? 0)
  })
})

describe('empowering', () => {
  it('EX-043 OW-EMP-02 one white card and four steps end at black, one step lost', () => {
    expect(upgrades({ white: 1 }, 4)).toEqual([
      { cards: { white: 1 }, steps: 0 },
      { cards: { white: 0, yellow: 1 }, steps: 1 },
      { cards: { white: 0, yellow: 0, red: 1 }, steps: 2 },
      { cards: { white: 0, yellow: 0, red: 0, black: 1 }, steps: 3 }
    ])
  })

  it('EX-044 OW-EMP-01 five steps on W and R make two blacks with one to spare', () => {
    const both = upgrades({ white: 1, red: 1 }, 5).find(({ cards }) => cards.black === 2)
    expect(both?.steps).toBe(4)
  })

  it('EX-045 OW-TOKEN-11 one token on three whites makes Y Y Y, R Y W or B W W', () => {
    const all = upgrades({ white: 3 }, 3).filter(({ steps }) => steps === 3)
    expect(all.map(({ cards: { white = 0, yellow = 0, red = 0, black = 0 } }) => [white, yellow, red, black])).toEqual([
      [0, 3, 0, 0],
      [1, 1, 1, 0],
      [2, 0, 0, 1]
    ])
  })

  it('uses all steps for damage and none to hit, since every deck has the same blanks', () => {
    const damage = bestEmpowering(fresh({ white: 3 }), 3, { kind: 'damage' })
    expect(damage.steps).toBe(3)
    expect(damage.worth).toBeGreaterThan(bestEmpowering(fresh({ white: 3 }), 2, { kind: 'damage' }).worth)
    const alone = bestEmpowering(fresh({ white: 1 }), 3, { kind: 'hit' })
    expect([alone.steps, alone.worth]).toEqual([0, 1])
  })
})

describe('what an attack takes', () => {
  const worn: Draw['piles'] = {
    ...freshPiles(),
    white: { draw: { '0': 1, '2': 3 }, discard: { '0': 5, '1': 5, '2': 4 } }
  }
  const whites = (goal: Goal) =>
    Array.from({ length: 8 }, (_, n) => {
      const white = n + 1
      return { white, odds: oddsOf({ side: 'oathsworn', cards: { white }, piles: worn }) }
    }).map((way) => ({ ...way, breaks: breaksExpected(way.odds, goal) ?? 0 }))

  it('OW-DMG-07, OW-DMG-08 loss beyond the HP left is worth nothing: of certain kills the one with the fewest cards', () => {
    const uncapped: Goal = { kind: 'loss', defence: 2 }
    expect(bestOf(whites(uncapped), uncapped)?.white).toBe(4)
    const farrow: Goal = { kind: 'loss', defence: 2, left: 1, breaks: 1 }
    const ways = whites(farrow)
    expect(ways.slice(1, 4).map(({ breaks }) => breaks)).toEqual([1, 1, 1])
    expect(bestOf(ways, farrow)?.white).toBe(2)
    expect(lossOdds(ways[1]!.odds, farrow)).toEqual([0, 1])
  })

  it('OW-BRK-01 a location that is in reach is worth more than HP; one that is out of reach is not', () => {
    const near: Goal = { kind: 'loss', defence: 3, left: 9, breaks: 2 }
    const far: Goal = { kind: 'loss', defence: 3, left: 9, breaks: 9 }
    const byChance = whites(near).toSorted((a, b) => b.breaks - a.breaks)[0]
    expect(measureOf(whites(near), near)).toBe('breaks')
    expect(bestOf(whites(near), near)?.white).toBe(byChance?.white)
    expect(measureOf(whites(far), far)).toBe('worth')
    const byWorth = whites(far).toSorted((a, b) => worthOfOdds(b.odds, far) - worthOfOdds(a.odds, far))[0]
    expect(bestOf(whites(far), far)?.white).toBe(byWorth?.white)
  })

  it('OW-ATK-20 a factor, damage of the attack and its least are reckoned before what is added against one target', () => {
    const goal: Goal = { kind: 'loss', defence: 3, times: 2, damage: 1, least: 6, bonus: -1 }
    expect([0, 2, 3, 5].map((total) => worthOf(goal, total))).toEqual([1, 1, 2, 3])
  })

  it('OW-EMP-02, OW-MIGHT-03 steps are laid on dice as on cards, and where nothing is to be gained on none', () => {
    const dice = bestEmpowering({ ...fresh({ white: 1 }), dice: { red: 1 }, faces: printedDice }, 1, { kind: 'damage' })
    expect([dice.cards, dice.dice, dice.steps]).toEqual([{ white: 1 }, { red: 0, black: 1 }, 1])
    const certain = bestEmpowering({ side: 'oathsworn', cards: { white: 2 }, piles: worn }, 3, {
      kind: 'loss',
      defence: 2,
      left: 1,
      breaks: 1
    })
    expect(certain.steps).toBe(0)
  })
})
