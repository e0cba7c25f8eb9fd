import { describe, expect, it } from 'vitest'
import { areaBonus, areaOf, waveChoices } from '../../../../../../engine/games/oathsworn/encounter/board/areas'
import { chargePlan } from '../../../../../../engine/games/oathsworn/encounter/movement/chargePlan'
import { at, named, pairs, scene, type Drawn, type Pair } from '../fixtures/boardF'

describe('AOE: areas', () => {
  it('OW-AOE-04, OW-AOE-10 covers everybody in it, the attacker only if it stands in a red hex', () => {
    const layout = scene({ A: [0, 0], M: [0, -1], B: [1, -1] })
    const red: Pair[] = [
      [0, -1],
      [1, -1]
    ]
    const area = areaOf(layout, { kind: 'template', hexes: red, at: at(0, 0), facing: 'N' }, named(layout, 'A'))
    expect(area.victims.map(({ figure }) => figure)).toEqual(['M', 'B'])
    const own = areaOf(layout, { kind: 'template', hexes: [[0, 0]], at: at(0, 0), facing: 'N' }, named(layout, 'A'))
    expect(own.victims.map(({ figure }) => figure)).toEqual(['A'])
  })

  it('OW-AOE-01, OW-AOE-08 is drawn facing north and turns with the attacker', () => {
    const layout = scene({ A: [0, 0] })
    const area = areaOf(layout, {
      kind: 'template',
      hexes: [
        [0, -1],
        [0, -2]
      ],
      at: at(0, 0),
      facing: 'SE'
    })
    expect(pairs(area.hexes)).toEqual([
      [1, 0],
      [2, 0]
    ])
  })

  it('OW-AOE-09 hexes off the board vanish, obstacles shield nobody', () => {
    const layout = scene({ A: [0, -4], M: [0, -5] }, { X: [[0, -5]] })
    const area = areaOf(layout, {
      kind: 'template',
      hexes: [
        [0, -1],
        [0, -2]
      ],
      at: at(0, -4),
      facing: 'N'
    })
    expect(pairs(area.hexes)).toEqual([[0, -5]])
  })

  it('OW-AOE-05, OW-AOE-07 +1 for each covered hex of a large creature after the first, for it alone', () => {
    const layout = scene({ T7: [0, 0], A: [0, 2] })
    const area = areaOf(layout, { kind: 'circle', around: [at(0, 2)], radius: 1, inner: 0 })
    expect(area.victims.map((one) => [one.figure, areaBonus(one)])).toEqual([
      ['T7', 0],
      ['A', 0]
    ])
    const wide = areaOf(layout, { kind: 'circle', around: [at(0, 1)], radius: 1, inner: 0 })
    expect(wide.victims.map((one) => [one.figure, areaBonus(one)])).toEqual([
      ['T7', 3],
      ['A', 0]
    ])
  })

  it('EX-018, OW-CONE-01, OW-CONE-02, OW-CONE-04 a cone of 2 ranks has 8 hexes, of 3 ranks 15', () => {
    const layout = scene({ A: [0, 1] })
    const cone = (ranks: number) =>
      areaOf(layout, { kind: 'cone', front: at(0, 1), facing: 'N', ranks }, named(layout, 'A')).hexes
    expect(pairs(cone(2)).sort()).toEqual(
      (
        [
          [0, 0],
          [-1, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
          [1, -1],
          [-2, 1],
          [2, -1]
        ] as Pair[]
      ).sort()
    )
    expect(cone(3)).toHaveLength(15)
  })

  it('OW-CONE-03, OW-CONE-05 sight does not matter, and own hexes are never in the own cone', () => {
    const layout = scene({ T7: [0, 0], A: [0, -3] }, { X: [[0, -2]] })
    const own = named(layout, 'T7')
    const area = areaOf(layout, { kind: 'cone', front: at(0, -1), facing: 'N', ranks: 2 }, own)
    expect(area.victims.map(({ figure }) => figure)).toEqual(['A'])
    expect(area.hexes.some((h) => own.hexes.includes(h))).toBe(false)
  })

  it('EX-019, OW-WAVE-01, OW-WAVE-05 a wave is three lines to the edge, less the own body', () => {
    const layout = scene({ T7: [0, 0] })
    const wave = (dir: 'N' | 'NE') => areaOf(layout, { kind: 'wave', source: at(0, 0), dir }, named(layout, 'T7')).hexes
    expect(wave('N')).toHaveLength(12)
    expect(wave('NE')).toHaveLength(13)
  })

  it('EX-020, OW-WAVE-02, OW-WAVE-06 goes where most opponents are, ties north then west', () => {
    const figures: Drawn = { T7: [0, 0], A: [0, -4], B: [1, -4], C: [4, -1], ally: [3, 0] }
    const layout = scene(figures)
    const [first, second] = waveChoices(layout, named(layout, 'T7'), () => true)
    expect([first?.dir, first?.hits.length, second?.dir, second?.hits.length]).toEqual(['N', 2, 'SE', 2])
    const more = scene({ ...figures, C: [4, 0], ally2: [5, 0] })
    expect(waveChoices(more, named(more, 'T7'), () => true)[0]).toMatchObject({ dir: 'SE' })
  })

  it('OW-WAVE-03, OW-WAVE-08 obstacles do not stop it and everybody in it is hit; only opponents count for the way', () => {
    const layout = scene({ T7: [0, 0], M: [0, 4], A: [0, -4] }, { X: [[0, -3]] })
    const area = areaOf(layout, { kind: 'wave', source: at(0, 0), dir: 'N' }, named(layout, 'T7'))
    expect(area.victims.map(({ figure }) => figure)).toEqual(['A'])
    expect(waveChoices(layout, named(layout, 'T7'), (id) => id === 'A')[0]?.dir).toBe('N')
  })
})

describe('CHARGE: charge through', () => {
  const charge = (figures: Drawn, around: Parameters<typeof scene>[1], who: string, hexes: number) => {
    const layout = scene(figures, around)
    return chargePlan(layout, named(layout, who), 'N', hexes)
  }

  it('EX-094, OW-CHARGE-02 stops at the edge without bouncing', () => {
    const done = charge({ T7: [0, -3] }, {}, 'T7', 4)
    expect(pairs(done.path)).toEqual([[0, -4]])
    expect(done.stop).toBe('edge')
  })

  it('EX-095, OW-CHARGE-01, OW-CHARGE-03, OW-CHARGE-04, OW-CHARGE-08 passes through figures, stops before an obstacle, steps aside', () => {
    const done = charge({ M: [0, 3], A: [0, 2], B: [0, 1] }, { X: [[0, 0]] }, 'M', 4)
    expect(pairs(done.path)).toEqual([
      [0, 2],
      [0, 1]
    ])
    expect(done.stop).toBe('obstacle')
    expect(pairs([done.aside!])).toEqual([[-1, 1]])
    expect(done.struck).toEqual(['A', 'B'])
  })

  it('EX-096, OW-CHARGE-05, OW-CHARGE-07, OW-CHARGE-09, OW-CHARGE-10 a large charger strikes friend and foe and destroys what it sweeps', () => {
    const done = charge(
      { T7: [0, 3], A: [0, 0], M: [1, -1], B: [3, 0] },
      {
        X: [
          [-1, 1],
          [0, 5]
        ]
      },
      'T7',
      3
    )
    expect(done.struck).toEqual(['A', 'M'])
    expect(done.destroyed).toEqual(['x1'])
    expect(done.aside).toBeNull()
  })
})
