import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawn } from '../../../../../engine/games/oathsworn/might'
import { freshPiles, printedDice } from '../../../../../engine/games/oathsworn/might'
import { worthOf, worthOfOdds, type Goal } from '../../../../../engine/games/oathsworn/odds/goal'
import { oddsOf } from '../../../../../engine/games/oathsworn/odds/odds'
import { redrawEstimate, redrawPlan, redrawPlans } from '../../../../../engine/games/oathsworn/odds/redraws'
import type { OnTable } from '../../../../../engine/games/oathsworn/odds/table'
import { bestRedraw, oddsAsItLies, oddsOfRedraw, redrawGains } from '../../../../../engine/games/oathsworn/odds/table'
import { goals, only, smallPiles } from './arbitrary'
import { everyDraw } from './enumerator'
import { bestWorth } from './player'

const fewCards = fc.record({ white: fc.nat(2), red: fc.nat(2) }).filter(({ white, red }) => white + red <= 3)
const sum = (list: Iterable<number>): number => Array.from(list).reduce((a, b) => a + b, 0)

describe('redraw tokens planned before the draw', () => {
  it('OW-TOKEN-12 OW-CRIT-07 are worth what a player gets who tries everything', () => {
    fc.assert(
      fc.property(fewCards, smallPiles, goals, fc.nat(2), (cards, piles, goal, tokens) => {
        let most = 0
        everyDraw('oathsworn', cards, piles, ({ cards: hand, left }, chance) => {
          const worth = (blanks: number, total: number): number => (blanks < 2 ? worthOf(goal, total) : 0)
          most += chance * bestWorth({ cards: hand, piles: left }, tokens, worth)
        })
        const plan = redrawPlans({ side: 'oathsworn', cards, piles }, goal, tokens)[tokens]
        expect(Math.abs((plan?.worth ?? -1) - most)).toBeLessThan(1e-8)
        expect((plan?.odds.pMiss ?? 0) + sum(plan?.odds.hit ?? [])).toBeCloseTo(1, 12)
      }),
      { numRuns: 60 }
    )
  })

  it('without a token are the odds of the draw', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 2, red: 1, white: 4 }, piles: freshPiles() } as const
    const plan = redrawPlans(draw, { kind: 'damage' }, 0)[0]
    const odds = oddsOf(draw)
    expect(plan?.odds.pMiss).toBeCloseTo(odds.pMiss, 12)
    expect(plan?.spent).toBe(0)
    for (const [t, p] of odds.hit.entries()) expect(plan?.odds.hit[t] ?? 0).toBeCloseTo(p, 12)
  })

  it('are worth more the more there are, and never all spent for certain', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 1, white: 2 }, piles: freshPiles() } as const
    const plans = redrawPlans(draw, { kind: 'hp', defense: 4, atLeast: 1 }, 3)
    expect(plans.map(({ tokens }) => tokens)).toEqual([0, 1, 2, 3])
    for (const [n, plan] of plans.entries()) {
      expect(plan.spent).toBeLessThanOrEqual(n)
      if (n > 0) expect(plan.worth).toBeGreaterThan(plans[n - 1]?.worth ?? 1)
    }
  })

  it('are exact for dice: one more roll of a lone white die that shows less than its mean', () => {
    const faces = { white: { '0': 2, '1': 2, '2': 1, '2*': 1 } }
    const draw = { side: 'oathsworn', cards: {}, dice: { white: 1 }, faces, piles: freshPiles() } as const
    const [plain, one] = redrawPlans(draw, { kind: 'damage' }, 1)
    // Blanks (1/3) and ones (1/3) are rolled again for 1.2; of what is higher only the blank that ends a chain is.
    const chains = sum(Array.from({ length: 20 }, (_, n) => (1 / 6) ** (n + 1)))
    expect(plain?.worth).toBeCloseTo(1.2, 12)
    expect(one?.worth).toBeCloseTo(1.2 + (1 / 3) * 1.2 + (1 / 3) * 0.2 + chains * ((1 / 3) * 1.2 + (1 / 3) * 0.2), 12)
  })

  it('end early where there are too many hands to look at', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 3, red: 3, black: 2, white: 9 }, piles: freshPiles() } as const
    expect(redrawPlans(draw, { kind: 'hit' }, 3)).toHaveLength(1)
  })

  it('are the same one by one', () => {
    const draw = { side: 'oathsworn', cards: { yellow: 1, white: 3 }, piles: freshPiles() } as const
    const goal: Goal = { kind: 'successes', difficulty: 3 }
    expect([0, 1, 2].map((tokens) => redrawPlan(draw, goal, tokens))).toEqual(redrawPlans(draw, goal, 2))
  })

  const LARGE = { side: 'oathsworn', cards: { yellow: 3, red: 3, black: 2, white: 9 }, piles: freshPiles() } as const
  const GOAL: Goal = { kind: 'successes', difficulty: 3 }

  it('are told from some of the hands where there are too many to look at', () => {
    const [none, one, two] = [0, 1, 2].map((tokens) => redrawPlan(LARGE, GOAL, tokens))
    expect([none, one, two].map((plan) => plan?.isExact)).toEqual([true, false, false])
    expect(one?.worth).toBeGreaterThan(none?.worth ?? 1)
    expect(two?.worth).toBeGreaterThan(one?.worth ?? 1)
    expect((two?.odds.pMiss ?? 0) + sum(two?.odds.hit ?? [])).toBeCloseTo(1, 9)
  })

  it('are told for more tokens and more dice than can be looked through, each token worth something', () => {
    const dice = { ...LARGE, cards: {}, dice: { white: 5 }, faces: printedDice } as const
    for (const draw of [LARGE, dice]) {
      const plans = [2, 3, 4].map((tokens) => redrawPlan(draw, GOAL, tokens))
      for (const [n, plan] of plans.entries()) {
        expect(plan.isExact).toBe(false)
        expect(plan.spent).toBeLessThanOrEqual(plan.tokens)
        expect(plan.odds.pMiss + sum(plan.odds.hit)).toBeCloseTo(1, 9)
        expect(plan.worth).toBeGreaterThan(plans[n - 1]?.worth ?? 0)
      }
    }
  })

  it.each([1, 2])('are near the truth for dice told one by one: %i', (tokens) => {
    const draw = { ...LARGE, cards: {}, dice: { white: 2 }, faces: printedDice } as const
    const exact = redrawPlan(draw, GOAL, tokens)
    const near = redrawEstimate(draw, GOAL, tokens)
    expect(exact.isExact).toBe(true)
    expect(Math.abs(near.worth - exact.worth)).toBeLessThan(0.01)
  })

  it.each([1, 2, 3])('are near the truth when told from some of the hands: %i', (tokens) => {
    const cards = tokens > 2 ? { white: 4 } : { yellow: 2, white: 5 }
    const draw = { side: 'oathsworn', cards, piles: freshPiles() } as const
    const exact = redrawPlan(draw, GOAL, tokens)
    const near = redrawEstimate(draw, GOAL, tokens)
    expect(exact?.isExact).toBe(true)
    expect(Math.abs(near.worth - (exact?.worth ?? 0))).toBeLessThan(0.01)
    expect(Math.abs(near.spent - (exact?.spent ?? 0))).toBeLessThan(tokens > 2 ? 0.05 : 0.01)
    expect(Math.abs(near.odds.pMiss - (exact?.odds.pMiss ?? 1))).toBeLessThan(0.005)
  })
})

const certain = (faces: readonly number[] | Float64Array): number[] =>
  Array.from(faces).flatMap((p, t) => (p > 0.999999 ? [t] : []))
const w = (face: string, from?: number): Drawn => ({ colour: 'white', face, ...(from === undefined ? {} : { from }) })
const r = (face: string, from?: number): Drawn => ({ ...w(face, from), colour: 'red' })
const y = (face: string, from?: number): Drawn => ({ ...w(face, from), colour: 'yellow' })
const next = (face: string) => ({ draw: { [face]: 1 }, discard: {} })

describe('redraws of a hand on the table', () => {
  it('EX-025 OW-TOKEN-12 R3, W0, W0 with a W0 drawn anew as W1 hits for 4', () => {
    const table: OnTable = { hand: [r('3'), w('0'), w('0')], piles: only({ white: next('1') }) }
    expect(certain(oddsOfRedraw(table, 1).hit)).toEqual([4])
  })

  it('EX-026 OW-ATK-11 the same place may be drawn anew again', () => {
    const first: OnTable = { hand: [w('0'), w('0'), w('2')], piles: only({ white: next('0') }) }
    expect(oddsOfRedraw(first, 0).pMiss).toBe(1)
    const second: OnTable = { ...first, piles: only({ white: { draw: { '1': 1 }, discard: { '0': 1 } } }) }
    expect(certain(oddsOfRedraw(second, 0).hit)).toEqual([3])
  })

  it('EX-027 OW-CRIT-07 the extra of a critical that is drawn anew stays', () => {
    const hand = [y('3*'), w('0'), w('1'), y('2', 0)]
    expect(oddsOfRedraw({ hand, piles: only({ yellow: next('0') }) }, 0).pMiss).toBe(1)
    expect(certain(oddsOfRedraw({ hand, piles: only({ yellow: next('1') }) }, 0).hit)).toEqual([4])
  })

  it('EX-028 OW-CRIT-07 an extra drawn anew stays an extra: its blank is harmless', () => {
    const hand = [r('4*'), w('0'), r('0', 0)]
    expect(certain(oddsOfRedraw({ hand, piles: only({ red: next('0') }) }, 2).hit)).toEqual([4])
  })

  it('OW-CRIT-07 a new critical earns its own extra', () => {
    const piles = only({ red: { draw: { '4*': 1 }, discard: { '0': 1 } } })
    // The blank given up for it lies with the discards and comes back, harmless now.
    expect(certain(oddsOfRedraw({ hand: [r('0'), w('0')], piles }, 0).hit)).toEqual([4])
  })

  it('OW-MIGHT-04 the card given up is among the discards that are shuffled', () => {
    const odds = oddsOfRedraw({ hand: [w('2')], piles: only({ white: { draw: {}, discard: { '1': 3 } } }) }, 0)
    expect(Array.from(odds.hit)).toEqual([0, 0.75, 0.25])
  })

  it('OW-MIGHT-03 a die is rolled again and touches no deck', () => {
    const faces = { red: { '0': 2, '2': 1, '3': 2, '4*': 1 } }
    const odds = oddsOfRedraw({ hand: [{ ...r('0'), die: true }, w('0')], piles: only({}), faces }, 0)
    expect(odds.pMiss).toBeCloseTo(1 / 3, 14)
    expect(odds.hit[3]).toBeCloseTo(1 / 3, 14)
  })

  it('OW-ATK-12 OW-ATK-13 criticals of the new card come before the effect that ignores cards', () => {
    const piles = only({ red: { draw: { '4*': 1 }, discard: { '3': 5 } }, white: next('1') })
    const table: OnTable = { hand: [r('3'), w('2')], piles }
    expect(certain(oddsOfRedraw(table, 0, [{ which: 'highest', count: 1 }]).hit)).toEqual([5])
  })

  it('OW-CRIT-07 a critical that still owes is paid whatever is drawn anew; one given up never is', () => {
    const hand: Drawn[] = [{ ...r('4*'), owes: true }, w('0'), w('1')]
    const piles = only({ red: { draw: { '2': 1 }, discard: {} }, white: next('2') })
    expect(certain(oddsAsItLies({ hand, piles }).hit)).toEqual([7])
    expect(certain(oddsOfRedraw({ hand, piles }, 1).hit)).toEqual([9])
    expect(certain(oddsOfRedraw({ hand, piles }, 0).hit)).toEqual([3])
    expect(bestRedraw({ hand, piles }, { kind: 'damage' }, 1)).toBeNull()
  })

  it('tells the gain of every card, and the best one first', () => {
    const table: OnTable = { hand: [r('3'), w('0'), w('0'), r('2')], piles: freshPiles() }
    const gains = redrawGains(table, { kind: 'damage' }).map(({ gain }) => gain)
    expect(gains[0]).toBe(0)
    expect(gains[1]).toBe(gains[2])
    expect(gains[1]).toBeGreaterThan(3)
    expect(bestRedraw(table, { kind: 'damage' }, 1)).toBe(1)
  })

  it('leaves a hand alone that is good enough, and one that no token can save', () => {
    expect(bestRedraw({ hand: [r('3'), w('2')], piles: freshPiles() }, { kind: 'hit' }, 2)).toBeNull()
    expect(bestRedraw({ hand: [w('0'), w('0'), w('0')], piles: freshPiles() }, { kind: 'hit' }, 1)).toBeNull()
    expect(bestRedraw({ hand: [w('0'), w('0'), w('0')], piles: freshPiles() }, { kind: 'hit' }, 2)).toBe(0)
  })

  it('agrees with the player who tries everything', () => {
    fc.assert(
      fc.property(fewCards, smallPiles, goals, (cards, piles, goal) => {
        everyDraw('oathsworn', cards, piles, ({ cards: hand, left }) => {
          const worth = (blanks: number, total: number): number => (blanks < 2 ? worthOf(goal, total) : 0)
          const now = bestWorth({ cards: hand, piles: left }, 0, worth)
          const most = bestWorth({ cards: hand, piles: left }, 1, worth)
          const place = bestRedraw({ hand, piles: left }, goal, 1)
          if (place === null) expect(most - now).toBeLessThan(1e-8)
          else expect(worthOfOdds(oddsOfRedraw({ hand, piles: left }, place), goal)).toBeCloseTo(most, 8)
        })
      }),
      { numRuns: 15 }
    )
  })
})
