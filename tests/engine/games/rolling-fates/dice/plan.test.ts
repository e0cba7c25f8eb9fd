import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceIn } from '../../../../../engine/games/rolling-fates/dice/cost'
import { choicesOf, without } from '../../../../../engine/games/rolling-fates/dice/faces'
import { plan, type Worthy } from '../../../../../engine/games/rolling-fates/dice/plan'
import { actionSigns, costOf } from './costs'
import { asNumber, slowBest, slowPays } from './slowOdds'

interface Told {
  readonly signs: string
  readonly luck?: number | null
  readonly worth: number
  readonly times?: number | null
}
const worthy = ({ signs, luck = null, worth, times = null }: Told): Worthy => ({
  cost: costOf(`${luck === null ? '' : `L${luck}`}${signs}`),
  worth,
  times
})

/** The greatest sum by trying every use of every ability in turn. */
function slowPlan(dice: readonly number[], luck: number | null, told: readonly Told[]): number {
  const sums = told.flatMap((use, at) => {
    if ((use.times ?? 9) <= 0) return []
    if ((use.luck ?? null) !== null && use.luck !== luck) return []
    const size = diceIn(costOf(use.signs))
    const later = told.map((other, i) => (i === at ? { ...other, times: (other.times ?? 9) - 1 } : other))
    return choicesOf(dice, size)
      .filter((choice) => slowPays(use.signs, choice))
      .map((choice) => use.worth + slowPlan(without(dice, choice), (use.luck ?? null) === null ? luck : null, later))
  })
  return Math.max(0, ...sums)
}

const now = (dice: number[], told: Told[], luck: number | null = null) =>
  plan({ dice, luck, rerolls: [] }, told.map(worthy), true).worth

describe('plan', () => {
  it('RF-CHP-10 no die is spent twice', () =>
    expect(now([2, 2, 5], [{ signs: 'aa', worth: 3 }, { signs: '*', worth: 1 }])).toBe(4)) // prettier-ignore
  it('RF-CHP-05 an ability is used as often as it can be paid, or as often as its text allows', () => {
    expect(now([1, 1, 1], [{ signs: '1', worth: 2 }])).toBe(6)
    expect(now([1, 1, 1], [{ signs: '1', worth: 2, times: 2 }])).toBe(4)
  })
  it('RF-D-02 what costs no dice is used once, unless it says more', () => {
    expect(plan({ dice: [], luck: null, rerolls: [] }, [worthy({ signs: '0', worth: 7 })], true).worth).toBe(7)
    expect(plan({ dice: [], luck: null, rerolls: [] }, [worthy({ signs: '0', worth: 7, times: 3 })], true).worth).toBe(
      21
    )
  })
  it('RF-CHP-10 the Luck die is spent once', () =>
    expect(
      plan({ dice: [6], luck: 4, rerolls: [] }, [{ cost: costOf('L4'), worth: 5, times: null }, { cost: costOf('L4 6'), worth: 8, times: null }], true).worth // prettier-ignore
    ).toBe(8))
  it('RF-CHP-05 agrees with the second implementation', () => {
    const anyTold = fc.record({
      signs: actionSigns,
      luck: fc.constantFrom(null, null, 3, 4),
      worth: fc.integer({ min: 0, max: 999 }),
      times: fc.constantFrom(null, 1, 2)
    })
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
        fc.array(anyTold, { minLength: 1, maxLength: 4 }),
        (dice, told) => void expect(now(dice, told, 4)).toBe(slowPlan(dice, 4, told))
      ),
      { numRuns: 60 }
    )
  })
  it('RF-FAT-11 the mean after rerolls agrees with the second implementation', () => {
    const told = [
      { signs: 'aa', worth: 5 },
      { signs: '6', worth: 3, times: 1 },
      { signs: '14', worth: 7 }
    ]
    const known = new Map()
    for (const dice of [
      [1, 2, 6],
      [4, 4, 6],
      [1, 4, 5]
    ]) {
      // prettier-ignore
      const slow = slowBest((bar) => slowPlan(bar, null, told), dice, [2, 3], known)
      const found = plan({ dice, luck: null, rerolls: [2, 3] }, told.map(worthy), true)
      expect(found.keep).toEqual(slow.keep)
      expect(found.worth).toBeCloseTo(asNumber(slow.worth, 3, 2), 12)
    }
  })
})
