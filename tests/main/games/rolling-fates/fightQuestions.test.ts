import { describe, expect, it } from 'vitest'
import { answer, complaint } from './asking'

type Fields = Record<string, unknown>

const aim = (parts: Fields[], choice: string[][], enemies = ['x', 'y', 'z']) =>
  answer({ op: 'aim', parts, enemies, characters: ['a', 'b'], choice })

describe('aim', () => {
  it('RF-EX-21 RF-HIT-07 two parts may have two targets', async () =>
    expect(
      await aim(
        [
          { damage: 7, statuses: ['stun'], targets: 1 },
          { statuses: ['investigate'], targets: 1 }
        ],
        [['x'], ['y']]
      )
    ).toEqual({
      entries: [
        { part: 0, target: 'x', damage: 7, statuses: ['stun'] },
        { part: 1, target: 'y', damage: 0, statuses: ['investigate'] }
      ]
    }))
  it('RF-EX-22 RF-HIT-07 one part has its targets for all it does', async () =>
    expect(await aim([{ damage: 7, statuses: ['stun', 'investigate'], targets: 1 }], [['x', 'y']])).toEqual({
      refused: 'count',
      part: 0
    }))
  it('RF-EX-38 RF-HIT-08 three targets against two enemies are two entries', async () => {
    const part = { damage: 2, targets: 3 }
    expect(await aim([part], [['y', 'x']], ['x', 'y'])).toEqual({
      entries: [
        { part: 0, target: 'y', damage: 2, statuses: [] },
        { part: 0, target: 'x', damage: 2, statuses: [] }
      ]
    })
    expect(await aim([part], [['y']], ['x', 'y'])).toEqual({ refused: 'count', part: 0 })
    expect(await aim([part], [['x', 'y']])).toEqual({ refused: 'count', part: 0 })
  })
  it('RF-HEA-01, RF-HEA-03 heals are for characters, the rest for enemies', async () => {
    expect(await aim([{ heal: 4, targets: 1 }], [['b']])).toEqual({ entries: [{ part: 0, target: 'b', heal: 4 }] })
    expect(await aim([{ heal: 4, targets: 1 }], [['x']])).toEqual({ refused: 'target', part: 0 })
    expect(await aim([{ damage: 4, targets: 1 }], [['a']])).toEqual({ refused: 'target', part: 0 })
  })
  it('RF-HEA-04, RF-HIT-08 nobody is chosen twice, unless the text repeats', async () => {
    expect(await aim([{ heal: 4, targets: 2 }], [['a', 'a']])).toEqual({ refused: 'twice', part: 0 })
    expect(await aim([{ damage: 1, targets: 2 }], [['x', 'x']])).toEqual({ refused: 'twice', part: 0 })
    expect(await aim([{ damage: 1, targets: 3, repeats: true }], [['x', 'y', 'x']])).toMatchObject({
      entries: [{ target: 'x' }, { target: 'y' }, { target: 'x' }]
    })
  })
  it('RF-D-08 with repeats exactly the stated targets, however few enemies there are', async () => {
    const part = { damage: 1, targets: 3, repeats: true }
    expect(await aim([part], [['x', 'x']], ['x'])).toEqual({ refused: 'count', part: 0 })
    expect(await aim([part], [['x', 'x', 'x']], ['x'])).toMatchObject({ entries: [{}, {}, {}] })
  })
  it('RF-D-08 names the first part and its first reason', async () => {
    const parts = [
      { damage: 1, targets: 1 },
      { damage: 1, targets: 2 },
      { heal: 1, targets: 2 }
    ]
    expect(await aim(parts, [['x'], ['y', 'y'], ['x']])).toEqual({ refused: 'twice', part: 1 })
    expect(await aim(parts, [['a', 'a'], ['y'], []])).toEqual({ refused: 'target', part: 0 })
  })
  it('RF-D-07 a 0 without a status is no entry', async () =>
    expect(await aim([{ targets: 1 }, { damage: 1, targets: 1 }], [['x'], ['x']])).toMatchObject({
      entries: [{ part: 1 }]
    }))
  it.each([
    ['an unknown id', { choice: [['q']] }, 'q'],
    ['too few lists', { choice: [] }, 'choice'],
    ['ten targets', { parts: [{ targets: 10 }] }, 'targets'],
    ['no target', { parts: [{ targets: 0 }] }, 'targets'],
    ['a heal that hurts', { parts: [{ targets: 1, heal: 1, damage: 1 }] }, 'parts[0]'],
    ['a status twice', { parts: [{ targets: 1, statuses: ['stun', 'stun'] }] }, 'statuses'],
    ['a status that is none', { parts: [{ targets: 1, statuses: ['asleep'] }] }, 'statuses'],
    ['a body on both sides', { characters: ['x'] }, '“x”'],
    ['an enemy twice', { enemies: ['x', 'x'] }, 'enemies']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(
      await complaint({
        op: 'aim',
        parts: [{ targets: 1, damage: 1 }],
        enemies: ['x'],
        characters: ['a'],
        choice: [['x']],
        ...wrong
      })
    ).toContain(words)
  )
})

const hit = (enemies: Fields[], entries: Fields[], draws?: number[]) =>
  answer({ op: 'hit', enemies, entries, ...(draws ? { draws } : {}) })
const lives = async (...given: Parameters<typeof hit>) =>
  ((await hit(...given))['enemies'] as { life: number }[]).map(({ life }) => life)
const x = { id: 'x', life: 20 }
const on = (damage: number, more: Fields = {}) => ({ target: 'x', damage, ...more })

describe('hit', () => {
  it('RF-EX-18 RF-HIT-06 5 and Weakness, then 3, are 11', async () =>
    expect(await lives([x], [on(5, { statuses: ['weakness'] }), on(3)])).toEqual([9]))
  it('RF-EX-19 RF-HIT-05 8 and Weakness in one entry are 8', async () =>
    expect(await hit([x], [on(8, { statuses: ['weakness'] })])).toMatchObject({
      entries: [{ dealt: 8, life: 12, gained: ['weakness'] }]
    }))
  it('RF-EX-20 RF-HIT-04, RF-HIT-11 two entries on a Weak enemy are not one', async () => {
    const weak = { ...x, defense: 1, statuses: ['weakness'] }
    expect(await lives([weak], [on(3), on(4)])).toEqual([8])
    expect(await lives([weak], [on(7)])).toEqual([7])
  })
  it('RF-HIT-11 damage is never less than nothing, and is not capped by life', async () => {
    expect(await hit([{ ...x, defense: 9 }], [on(3)])).toMatchObject({ entries: [{ dealt: 0, life: 20 }] })
    expect(await hit([{ ...x, life: 2 }], [on(9)])).toMatchObject({ entries: [{ dealt: 9, life: 0 }] })
  })
  it('RF-HIT-14, RF-D-03 whoever is defeated has no statuses, gets none, and no draw is made', async () =>
    expect(
      await hit([{ ...x, life: 3, statuses: ['poison'], resist: { stun: 50 } }], [on(3, { statuses: ['stun'] })])
    ).toEqual({
      entries: [{ dealt: 3, life: 0, gained: [], resisted: [], immune: [], hooks: [] }],
      enemies: [{ id: 'x', life: 0, defense: 0, statuses: [], hits: 1, last: null }],
      over: true,
      used: 0
    }))
  it('RF-HIT-15, RF-D-07 what the rules refuse, the first reason that holds', async () => {
    const y = { id: 'y', life: 1 }
    expect(
      (
        await hit([{ ...x, life: 1 }, y], [on(-1), on(1000), on(0), on(1), on(1000), { target: 'y', damage: 1 }, on(0)])
      )['entries']
    ).toMatchObject([
      { refused: 'damage' },
      { refused: 'damage' },
      { refused: 'empty' },
      { life: 0 },
      { refused: 'target' },
      { life: 0 },
      { refused: 'over' }
    ])
  })
  it('RF-HIT-09, RF-HIT-12 entries of damage 0 are no hits, and nobody has made them', async () =>
    expect(await hit([{ ...x, hits: 4, last: 'a' }], [on(0, { statuses: ['stun'], by: 'b' })])).toMatchObject({
      enemies: [{ hits: 4, last: 'a' }]
    }))
  it('RF-HIT-12 the last attacker is who entered the last damage, or nobody', async () => {
    expect(await hit([x], [on(1, { by: 'b' })])).toMatchObject({ enemies: [{ hits: 1, last: 'b' }] })
    expect(await hit([x], [on(1, { by: 'b' }), on(1)])).toMatchObject({ enemies: [{ hits: 2, last: null }] })
  })
  it('RF-STA-06 RF-STA-04 immune, or on already, and no draw is made', async () =>
    expect(
      await hit(
        [{ ...x, immune: ['poison'], statuses: ['stun'], resist: { poison: 100, stun: 100 } }],
        [on(0, { statuses: ['stun', 'poison'] })]
      )
    ).toMatchObject({ entries: [{ gained: [], resisted: [], immune: ['poison'] }], used: 0 }))
  it('RF-STA-09, RF-D-04 one draw of a hundred for each status that would be new', async () => {
    const enemy = { ...x, resist: { weakness: 50, poison: 50 } }
    const entry = on(1, { statuses: ['weakness', 'stun', 'poison'] })
    expect(await hit([enemy], [entry], [49, 50, 7])).toMatchObject({
      entries: [{ gained: ['stun', 'weakness'], resisted: ['poison'] }],
      used: 2
    })
    expect(await hit([enemy], [entry], [50, 49])).toMatchObject({
      entries: [{ gained: ['poison', 'stun'], resisted: ['weakness'] }]
    })
  })
  it('RF-IVG-05 an enemy may be immune to Investigate', async () =>
    expect(await hit([{ ...x, immune: ['investigate'] }], [on(0, { statuses: ['investigate'] })])).toMatchObject({
      entries: [{ immune: ['investigate'], gained: [] }]
    }))
  it.each([
    ['no list of entries', { entries: undefined }, 'entries'],
    ['an enemy without life', { enemies: [{ id: 'x', life: 0 }] }, 'life'],
    ['an enemy twice', { enemies: [x, x] }, '“x”'],
    ['an unknown target', { entries: [{ target: 'q', damage: 1 }] }, '“q”'],
    ['half a point of damage', { entries: [on(0.5)] }, 'damage'],
    ['text for damage', { entries: [{ target: 'x', damage: '5' }] }, 'damage'],
    ['a status twice', { entries: [on(1, { statuses: ['stun', 'stun'] })] }, 'statuses'],
    ['a resistance of 101', { enemies: [{ ...x, resist: { stun: 101 } }] }, 'stun'],
    ['a resistance to nothing', { enemies: [{ ...x, resist: { sleep: 1 } }] }, 'sleep'],
    ['too few draws', { enemies: [{ ...x, resist: { stun: 5 } }], entries: [on(1, { statuses: ['stun'] })] }, 'draws'],
    ['a draw of 100', { enemies: [{ ...x, resist: { stun: 5 } }], entries: [on(1, { statuses: ['stun'] })], draws: [100] }, 'draws[0]'], // prettier-ignore
    ['a hook with two reasons', { enemies: [{ ...x, hooks: [{ when: { hit: true, life: 1 }, do: [] }] }] }, 'when'],
    ['a hook without a reason', { enemies: [{ ...x, hooks: [{ when: {}, do: [] }] }] }, 'when'],
    ['every 0th hit', { enemies: [{ ...x, hooks: [{ when: { hits: 0 }, do: [] }] }] }, 'hits'],
    ['a hook that does two things at once', { enemies: [{ ...x, hooks: [{ when: { hit: true }, do: [{ heal: 1, shed: 'stun' }] }] }] }, 'do[0]'] // prettier-ignore
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'hit', enemies: [x], entries: [], ...wrong })).toContain(words)
  )
})

describe('hooks', () => {
  const heal = [{ heal: 5 }]
  const ran = async (hooks: Fields[], entries: Fields[], more: Fields = {}) =>
    ((await hit([{ ...x, max: 30, hooks, ...more }], entries))['entries'] as { hooks: number[] }[]).map(
      (one) => one.hooks
    )

  it('RF-ECB-01, RF-HIT-09 on a hit, which a status alone is not', async () =>
    expect(await ran([{ when: { hit: true }, do: [] }], [on(0, { statuses: ['stun'] }), on(1)])).toEqual([[], [0]]))
  it('RF-ECB-01 on every second hit, counted from before', async () =>
    expect(await ran([{ when: { hits: 2 }, do: [] }], [on(1), on(0, { statuses: ['stun'] }), on(1), on(1)], { hits: 1 })).toEqual([[0], [], [], [0]])) // prettier-ignore
  it('RF-D-03 on damage of a size, after Weakness and Defense', async () => {
    const hooks = [{ when: { damage: 5 }, do: [] }]
    expect(await ran(hooks, [on(5), on(6)], { defense: 1 })).toEqual([[], [0]])
    expect(await ran(hooks, [on(3)], { statuses: ['weakness'], defense: 1 })).toEqual([[0]])
  })
  it('RF-D-03 on a status that is newly on', async () =>
    expect(await ran([{ when: { status: 'stun' }, do: [] }], [on(1, { statuses: ['stun'] }), on(1, { statuses: ['stun'] })])).toEqual([[0], []])) // prettier-ignore
  it('RF-D-03 on life that is crossed downwards', async () =>
    expect(await ran([{ when: { life: 15 }, do: heal }], [on(4), on(1), on(4), on(1)])).toEqual([[], [0], [], [0]]))
  it('RF-D-03 the defeated run death alone', async () => {
    const hooks = [
      { when: { hit: true }, do: heal },
      { when: { life: 5 }, do: heal },
      { when: { death: true }, do: [{ heal: 9 }, { gain: 'stun' }] }
    ]
    expect(await hit([{ ...x, hooks }], [on(20)])).toMatchObject({
      entries: [{ hooks: [2], life: 0 }],
      enemies: [{ life: 0, statuses: [] }],
      over: true
    })
  })
  it('RF-ECB-02 they run after the entry and before the next', async () =>
    expect(
      await hit(
        [{ ...x, hooks: [{ when: { hit: true }, do: [{ defense: 2 }, { gain: 'weakness' }] }] }],
        [on(3), on(3)]
      )
    ).toMatchObject({
      entries: [
        { dealt: 3, life: 17, gained: [] },
        { dealt: 4, life: 13 }
      ],
      enemies: [{ defense: 4, statuses: ['weakness'] }]
    }))
  it('RF-D-03 they heal up to the maximum, and Defense is never below nothing', async () =>
    expect(
      await hit(
        [{ ...x, life: 19, max: 20, hooks: [{ when: { hit: true }, do: [{ heal: 9 }, { defense: -3 }] }] }],
        [on(1)]
      )
    ).toMatchObject({ entries: [{ life: 20 }], enemies: [{ life: 20, defense: 0 }] }))
  it('RF-STA-06 they shed a status and give one, unless immune', async () =>
    expect(
      await hit(
        [{ ...x, statuses: ['poison'], immune: ['stun'], hooks: [{ when: { hit: true }, do: [{ shed: 'poison' }, { gain: 'stun' }] }] }], // prettier-ignore
        [on(1)]
      )
    ).toMatchObject({ enemies: [{ statuses: [] }] }))
  it('RF-D-03 they reach the others that live, and set off no hooks', async () => {
    const hooks = [
      {
        when: { death: true },
        do: [
          { heal: 3, to: 'others' },
          { gain: 'weakness', to: 'others' }
        ]
      }
    ]
    const watching = [{ when: { status: 'weakness' }, do: [{ defense: 5 }] }]
    expect(
      await hit(
        [
          { ...x, life: 2, hooks },
          { id: 'y', life: 5, max: 7, hooks: watching },
          { id: 'z', life: 5, max: 20, immune: ['weakness'] }
        ],
        [on(2)]
      )
    ).toMatchObject({
      entries: [{ hooks: [0] }],
      enemies: [
        { life: 0, statuses: [] },
        { life: 7, defense: 0, statuses: ['weakness'] },
        { life: 8, statuses: [] }
      ],
      over: false
    })
  })
  it('RF-ECB-01 one that runs once has run', async () =>
    expect(await ran([{ when: { hit: true }, do: [], once: true }, { when: { hit: true }, do: [] }], [on(1), on(1)])).toEqual([[0, 1], [1]])) // prettier-ignore
})
