import type { Ignore } from '../ignoring'
import type { PerColour } from '../might'
import { colours } from '../might'
import type { Goal } from './goal'
import { worthOfOdds } from './goal'
import { oddsWith } from './ignored'
import type { Draw, Odds } from './odds'
import { bestOf } from './rank'

/** One way to upgrade the cards and dice of a draw. */
export interface Empowered {
  readonly cards: PerColour<number>
  readonly dice: PerColour<number>
  readonly steps: number
  readonly odds: Odds
  readonly worth: number
}

/** Every draw that some of these steps can make of the cards, using as few as it takes (OW-EMP-01, OW-EMP-02). */
export function upgrades(
  cards: PerColour<number>,
  steps: number
): readonly { readonly cards: PerColour<number>; readonly steps: number }[] {
  const found = new Map([[keyOf(cards), { cards, steps: 0 }]])
  for (const at of found.values())
    if (at.steps < steps)
      for (const next of oneStep(at.cards))
        if (!found.has(keyOf(next))) found.set(keyOf(next), { cards: next, steps: at.steps + 1 })
  return [...found.values()]
}

/** The best use of the steps for a goal; of equals the one that needs fewer (OW-TOKEN-11, OW-EMP-02). */
export const bestEmpowering = (draw: Draw, steps: number, goal: Goal, ignores: readonly Ignore[] = []): Empowered =>
  // There is an answer for every number of steps.
  bestEmpowerings(draw, [steps], goal, ignores)[0] as Empowered

/** The best use of each of several numbers of steps: every way is worked out once. */
export function bestEmpowerings(
  draw: Draw,
  several: readonly number[],
  goal: Goal,
  ignores: readonly Ignore[] = []
): readonly Empowered[] {
  const ways = waysToUpgrade(draw, Math.max(0, ...several)).map((way) => ({
    ...way,
    odds: oddsWith({ ...draw, cards: way.cards, dice: way.dice }, ignores)
  }))
  return several.map((most) => {
    const within = ways.filter(({ steps }) => steps <= most)
    // There is always the draw as it is.
    const best = bestOf(within, goal) as (typeof ways)[number]
    return { ...best, worth: worthOfOdds(best.odds, goal) }
  })
}

/** Cards and dice share the steps; those that need fewer come first. */
function waysToUpgrade({ cards, dice = {} }: Draw, steps: number): readonly Omit<Empowered, 'odds' | 'worth'>[] {
  return upgrades(cards, steps)
    .flatMap((some) =>
      upgrades(dice, steps - some.steps).map((rest) => ({
        cards: some.cards,
        dice: rest.cards,
        steps: some.steps + rest.steps
      }))
    )
    .sort((a, b) => a.steps - b.steps)
}

function oneStep(cards: PerColour<number>): readonly PerColour<number>[] {
  return colours.flatMap((colour, strength) => {
    const stronger = colours[strength + 1]
    const count = cards[colour] ?? 0
    if (!stronger || count === 0) return []
    return [{ ...cards, [colour]: count - 1, [stronger]: (cards[stronger] ?? 0) + 1 }]
  })
}

const keyOf = (cards: PerColour<number>): string => colours.map((colour) => cards[colour] ?? 0).join()
