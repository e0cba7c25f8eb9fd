import { describe, expect, it } from 'vitest'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import { meanwhile } from '../../../../../renderer/games/oathsworn/encounter/telling/meanwhile'
import { evening } from './evening'

/** What a person watches while the deeds are told. */
const watched = ({ figures, seats, clock }: EncounterView, known: ReadonlySet<string>) => ({
  clock: [clock.round, clock.phase, clock.turn?.seat],
  figures: figures
    .filter(({ id }) => known.has(id))
    .map(({ id, at, facing, hp, hexes, front, locations }) => ({
      ...{ id, at, facing, hexes: at === null ? [] : [...hexes].sort(), front: at === null ? null : front },
      hp: locations.length > 0 ? 0 : hp,
      dice: locations.map((one) => [one.id, one.dice, one.broken, at === null ? [] : [...one.hexes].sort()])
    })),
  hp: seats.map((seat) => seat.hp)
})

describe('while it is told', () => {
  it.each(['meanwhile one', 'meanwhile two'])('the table is in the end what the game says it is (%s)', (seed) => {
    let last: { view: EncounterView; log: number } | undefined
    let compared = 0
    const { run } = evening(seed, () => false)
    const all = run.log as unknown as readonly ToldLine[]
    // The same evening again, looked at after each of its answers.
    for (let answers = 0; answers <= run.revision; answers++) {
      const then = run.at(answers)
      const view = run.game.view(then.state, null) as unknown as EncounterView
      const log = all.filter(({ after }) => after <= then.revision).length
      if (last) {
        const fresh = all.slice(last.log, log)
        const known = new Set(last.view.figures.map(({ id }) => id))
        const added = fresh.some(({ happening }) =>
          ['allyBrought', 'seatRose', 'figureReturned'].includes(happening.kind)
        )
        if (!added) {
          expect(watched(meanwhile(last.view, fresh), known)).toEqual(watched(view, known))
          compared++
        }
      }
      last = { view, log }
    }
    expect(compared).toBeGreaterThan(100)
  })
})
