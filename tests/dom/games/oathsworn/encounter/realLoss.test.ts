import { describe, expect, it } from 'vitest'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { happeningsIn } from '../../../../../renderer/table/report/happenings'
import { roundsOf } from '../../../../../renderer/games/oathsworn/encounter/telling/byRound'
import { modelOf } from '../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { numbersOf } from '../../../../../renderer/games/oathsworn/encounter/telling/numbers'
import { ownersOf } from '../../../../../renderer/games/oathsworn/encounter/model/owners'
import { evening, learnStarter } from './evening'

learnStarter()

describe('the report of a whole encounter', () => {
  it('OW-DMG-07 counts no HP that were not there to lose', { timeout: 60_000 }, () => {
    const { snapshot } = evening('real loss', () => false)
    const model = modelOf(snapshot.view)!
    const places = model.bosses.flatMap(({ id, slots }) =>
      slots.map((slot) => ({ figure: id, slot: slot.id, hp: slot.fullHp }))
    )
    const owners = ownersOf(snapshot.log, model.seats)
    const rounds = roundsOf(snapshot.log, places, owners, () => 0)
    const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

    const left = model.bosses.flatMap(({ slots }) => slots.map(({ dice }) => sum(dice)))
    expect(rounds.at(-1)?.left).toEqual(left)
    const { lost } = numbersOf(snapshot.log)
    const minions = [...lost].filter(([figure]) => figure.startsWith('farrow'))
    expect(minions.length).toBeGreaterThan(0)
    // A farrow has one HP.
    expect(minions.map(([, hp]) => hp)).toEqual(minions.map(() => 1))
    // Each of its locations has one die, which may be healed.
    const hp = new Map(places.map((place) => [place.slot, place.hp]))
    let taken = 0
    for (const { happening } of happeningsIn(snapshot.log)) {
      const h = happening as unknown as Happened
      if (h.kind === 'dieSet') hp.set(h.slot, sum(h.dice))
      if (h.kind !== 'dieLost') continue
      expect(h.count).toBeLessThanOrEqual(hp.get(h.slot)!)
      hp.set(h.slot, hp.get(h.slot)! - h.count)
      taken += h.count
    }
    // Some of it the four did to each other.
    const dealt = sum(rounds.flatMap((round) => [...round.dealt.values()]))
    expect(dealt).toBeGreaterThan(0)
    expect(dealt).toBeLessThanOrEqual(taken + sum(lost.values()))
  })
})
