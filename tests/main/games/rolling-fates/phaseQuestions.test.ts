import { describe, expect, it } from 'vitest'
import { answer, complaint } from './asking'

type Fields = Record<string, unknown>

const damage = (characters: Fields[], messages: Fields[]) => answer({ op: 'damage', characters, messages })
const a = { id: 'a', life: 10, max: 24 }

describe('damage', () => {
  const change = async (character: Fields, message: Fields) =>
    ((await damage([{ ...a, ...character }], [{ to: ['a'], ...message }])) as { messages: { change: Fields }[] })
      .messages[0]?.change['a']

  it.each([
    ['RF-EX-01 RF-DEF-03 Defense 2 stops 1', { defense: 2 }, { amount: 1 }, 0],
    ['RF-EX-02 RF-DEF-02 Defense 2 leaves 3 of 5', { defense: 2 }, { amount: 5 }, -3],
    ['RF-EX-03 RF-DEF-01 Weak: 3 is 6, less 2', { defense: 2, statuses: ['weakness'] }, { amount: 3 }, -4],
    ['RF-EX-04 RF-WEA-02 Weak: 2 is 4, less 4', { defense: 4, statuses: ['weakness'] }, { amount: 2 }, 0],
    ['RF-DEF-04 two hits of 3 against Defense 2', { defense: 2 }, { amount: 3, hits: 2 }, -2],
    ['RF-LIF-03, RF-WEA-04 loss passes Defense and Weakness', { defense: 9, statuses: ['weakness'] }, { amount: 3, kind: 'loss' }, -3], // prettier-ignore
    ['RF-EX-23 RF-HEA-02 heal 4 at 22 of 24', { life: 22 }, { amount: 4, kind: 'heal' }, 2],
    ['RF-LIF-01 heal never lowers', { life: 30 }, { amount: 4, kind: 'heal' }, 0],
    ['RF-LIF-02 the dial stops at 0', {}, { amount: 999 }, -10],
    ['RF-DEF-03 an amount of 0', {}, { amount: 0 }, 0]
  ])('%s', async (_name, character, message, expected) => expect(await change(character, message)).toBe(expected))

  it('RF-EX-29 RF-ENE-05, RF-DEF-05 all that are named, and statuses though the damage is reduced to 0', async () =>
    expect(
      await damage([a, { ...a, id: 'b', defense: 1 }], [{ to: ['a', 'b'], amount: 1, statuses: ['poison'] }])
    ).toEqual({
      messages: [{ change: { a: -1, b: 0 }, gained: { a: ['poison'], b: ['poison'] } }],
      characters: [
        { id: 'a', life: 9, statuses: ['poison'] },
        { id: 'b', life: 10, statuses: ['poison'] }
      ],
      over: false
    }))
  it('RF-EX-33 RF-STA-06 the immune take the damage and no token', async () =>
    expect(
      await damage([{ ...a, immune: ['poison'] }], [{ to: ['a'], amount: 1, statuses: ['poison'] }])
    ).toMatchObject({
      messages: [{ change: { a: -1 }, gained: { a: [] } }]
    }))
  it('RF-STA-04 a status that is on is not gained again', async () =>
    expect(
      await damage([{ ...a, statuses: ['stun'] }], [{ to: ['a'], amount: 0, statuses: ['stun', 'poison'] }])
    ).toMatchObject({ messages: [{ gained: { a: ['poison'] } }], characters: [{ statuses: ['poison', 'stun'] }] }))
  it('RF-HIT-05, RF-DEF-06 Weakness of a message doubles the next, not itself', async () =>
    expect(
      await damage(
        [a],
        [
          { to: ['a'], amount: 2, statuses: ['weakness'] },
          { to: ['a'], amount: 2 }
        ]
      )
    ).toMatchObject({ messages: [{ change: { a: -2 } }, { change: { a: -4 } }] }))
  it('RF-END-01, RF-DEF-06 one at 0 ends it, after the message has reached all', async () =>
    expect(
      await damage([{ ...a, life: 2 }, { ...a, id: 'b' }], [{ to: ['a', 'b'], amount: 2 }, { to: ['b'], amount: 1, statuses: ['investigate'] }]) // prettier-ignore
    ).toMatchObject({
      messages: [{ change: { a: -2, b: -2 } }, { refused: 'over' }],
      characters: [{ life: 0 }, { life: 8 }],
      over: true
    }))
  it('RF-EX-32 RF-STA-03 nobody investigates a character', async () =>
    expect(
      await damage(
        [a],
        [
          { to: ['a'], amount: 3, statuses: ['investigate'] },
          { to: ['a'], amount: 1 }
        ]
      )
    ).toMatchObject({ messages: [{ refused: 'investigate' }, { change: { a: -1 } }], characters: [{ life: 9 }] }))
  it.each([
    ['a character investigated', { characters: [{ ...a, statuses: ['investigate'] }] }, 'investigated'],
    ['1000 damage', { messages: [{ to: ['a'], amount: 1000 }] }, 'amount'],
    ['an unknown kind', { messages: [{ to: ['a'], amount: 1, kind: 'fire' }] }, 'kind'],
    ['an unknown character', { messages: [{ to: ['q'], amount: 1 }] }, '“q”'],
    ['somebody named twice', { messages: [{ to: ['a', 'a'], amount: 1 }] }, 'to'],
    ['no hits', { messages: [{ to: ['a'], amount: 1, hits: 0 }] }, 'hits'],
    ['no maximum', { characters: [{ id: 'a', life: 1 }] }, 'max']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'damage', characters: [a], messages: [], ...wrong })).toContain(words)
  )
})

const fate = (characters: Fields[], attempts: unknown[], more: Fields = {}) =>
  answer({ op: 'fatePhase', characters, attempts, ...more })

describe('fatePhase', () => {
  it('RF-EX-05, RF-EX-06 RF-POI-01, RF-POI-03 poison takes 2, also from the Weak', async () =>
    expect(await fate([{ ...body('a', 9), statuses: ['weakness', 'poison'] }], ['stays', 'gone'])).toEqual({
      characters: [{ id: 'a', life: 7, statuses: ['poison'], rolls: true }],
      enemies: [],
      over: null,
      used: 2
    }))
  it('RF-EX-07 RF-STA-11 poison kills before any attempt, and everything stops', async () =>
    expect(
      await fate(
        [body('a', 5), { ...body('b', 2), statuses: ['poison'] }, { ...body('c', 5), statuses: ['poison'] }],
        []
      )
    ).toEqual({
      characters: [
        { id: 'a', life: 5, statuses: [], rolls: false },
        { id: 'b', life: 0, statuses: ['poison'], rolls: false },
        { id: 'c', life: 5, statuses: ['poison'], rolls: false }
      ],
      enemies: [],
      over: 'lost',
      used: 0
    }))
  it('RF-EX-08 RF-RCV-02 a coin: gone or stays', async () =>
    expect(await fate([{ ...body('a', 9), statuses: ['poison'] }], ['gone'])).toMatchObject({
      characters: [{ life: 7, statuses: [] }]
    }))
  it('RF-EX-09 RF-RCV-03 a die: 4 and more remove', async () =>
    expect(
      await fate([{ ...body('a', 9), statuses: ['poison', 'weakness'] }], [4, 3], { method: 'die' })
    ).toMatchObject({ characters: [{ statuses: ['weakness'] }], used: 2 }))
  it('RF-EX-10 RF-STN-01, RF-STN-02 stun goes without an attempt, and no dice are rolled', async () =>
    expect(await fate([{ ...body('a', 9), statuses: ['stun'] }, body('b', 3)], [])).toMatchObject({
      characters: [
        { statuses: [], rolls: false },
        { statuses: [], rolls: true }
      ],
      used: 0
    }))
  it('RF-STA-08 somebody may lose more or less to poison', async () =>
    expect(await fate([{ ...body('a', 9), statuses: ['poison'], poisonLoss: 0 }], ['stays'])).toMatchObject({
      characters: [{ life: 9, statuses: ['poison'] }]
    }))
  it('RF-POI-04, RF-RCV-06 enemies too, after the characters, unless their data forbids', async () =>
    expect(
      await fate([{ ...body('a', 9), statuses: ['weakness'] }], ['gone', 'stays', 'gone'], {
        enemies: [
          { ...body('x', 9), statuses: ['poison', 'weakness', 'investigate'] },
          { ...body('y', 9), statuses: ['poison', 'weakness'], recovers: false }
        ]
      })
    ).toMatchObject({
      characters: [{ statuses: [] }],
      enemies: [
        { life: 7, statuses: ['poison', 'investigate'] },
        { life: 7, statuses: ['poison', 'weakness'] }
      ],
      used: 3
    }))
  it('RF-EX-11 RF-STN-06 stun leaves an enemy once it has lost an action', async () =>
    expect(
      await fate([body('a', 1)], [], {
        enemies: [
          { ...body('x', 9), statuses: ['stun'] },
          { ...body('y', 9), statuses: ['stun'], lostAction: true }
        ]
      })
    ).toMatchObject({ enemies: [{ statuses: ['stun'] }, { statuses: [] }] }))
  it('RF-CMB-07, RF-D-10 poison may win: nobody rolls, and statuses are off', async () =>
    expect(
      await fate([{ ...body('a', 9), statuses: ['weakness'] }], ['stays'], {
        enemies: [{ ...body('x', 2), statuses: ['poison', 'weakness'] }]
      })
    ).toEqual({
      characters: [{ id: 'a', life: 9, statuses: [], rolls: false }],
      enemies: [{ id: 'x', life: 0, statuses: [] }],
      over: 'won',
      used: 1
    }))
  it('RF-EX-37 RF-END-04 characters come first, so dying together is a loss', async () =>
    expect(
      await fate([{ ...body('a', 2), statuses: ['poison'] }], [], {
        enemies: [{ ...body('x', 2), statuses: ['poison'] }]
      })
    ).toMatchObject({ enemies: [{ life: 2, statuses: ['poison'] }], over: 'lost', used: 0 }))
  it('RF-CMB-03 one enemy that falls leaves the others fighting', async () =>
    expect(
      await fate([body('a', 2)], [], { enemies: [{ ...body('x', 2), statuses: ['poison'] }, body('y', 1)] })
    ).toMatchObject({ characters: [{ rolls: true }], enemies: [{ life: 0 }, { life: 1 }], over: null }))
  it.each([
    ['too few attempts', { characters: [{ ...body('a', 9), statuses: ['poison'] }] }, 'attempts'],
    ['a number for a coin', { attempts: [4] }, 'attempts[0]'],
    ['a word for a die', { attempts: ['gone'], method: 'die' }, 'attempts[0]'],
    ['a die of 7', { attempts: [7], method: 'die' }, 'attempts[0]'],
    ['a character investigated', { characters: [{ ...body('a', 9), statuses: ['investigate'] }] }, 'investigated'],
    ['an enemy with the name of a character', { enemies: [body('a', 1)] }, '“a”']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'fatePhase', characters: [body('a', 9)], attempts: [], ...wrong })).toContain(words)
  )
})

const body = (id: string, life: number) => ({ id, life })
const party = (...given: number[]) => given.map((life, seat) => body('abcd'.charAt(seat), life))
const targets = (characters: Fields[], policy: string, more: Fields = {}) =>
  answer({ op: 'targets', characters, policy, ...more })

describe('targets', () => {
  it('RF-ENE-07 at random, pick by pick from who is left', async () =>
    expect(await targets(party(1, 1, 1), 'random', { count: 2, draws: [1, 1] })).toEqual({
      targets: ['b', 'c'],
      used: 2,
      next: 0
    }))
  it('RF-ENE-07 lowest and highest life', async () => {
    expect(await targets(party(5, 3, 9), 'lowest', { count: 2 })).toEqual({ targets: ['b', 'a'], used: 0, next: 0 })
    expect(await targets(party(5, 3, 9), 'highest')).toEqual({ targets: ['c'], used: 0, next: 0 })
  })
  it('RF-D-06 chance decides among equals, and one candidate or everybody needs no draw', async () => {
    expect(await targets(party(3, 9, 3), 'lowest', { draws: [1] })).toMatchObject({ targets: ['c'], used: 1 })
    expect(await targets(party(3, 9, 3), 'lowest', { count: 2, draws: [1] })).toMatchObject({ targets: ['c', 'a'], used: 1 }) // prettier-ignore
    expect(await targets(party(3), 'random')).toMatchObject({ targets: ['a'], used: 0 })
    expect(await targets(party(3, 3), 'random', { count: 9 })).toMatchObject({ targets: ['a', 'b'], used: 0 })
    expect(await targets(party(3, 3), 'all')).toMatchObject({ targets: ['a', 'b'], used: 0 })
  })
  it('RF-ENE-08 without dials life is not looked at', async () =>
    expect(await targets(party(5, 3, 9), 'lowest', { dials: false, draws: [2] })).toMatchObject({ targets: ['c'] }))
  it('RF-ENE-07 the last attacker, then at random; at random if there is none', async () => {
    expect(await targets(party(1, 1, 1), 'lastAttacker', { last: 'b' })).toMatchObject({ targets: ['b'], used: 0 })
    expect(await targets(party(1, 1, 1), 'lastAttacker', { last: 'b', count: 2, draws: [1] })).toMatchObject({
      targets: ['b', 'c'],
      used: 1
    })
    expect(await targets(party(1, 1, 1), 'lastAttacker', { draws: [0] })).toMatchObject({ targets: ['a'], used: 1 })
  })
  it('RF-ENE-07 in turns, on from a seat', async () => {
    expect(await targets(party(1, 1, 1), 'turns', { next: 2, count: 2 })).toEqual({
      targets: ['c', 'a'],
      used: 0,
      next: 1
    })
    expect(await targets(party(1, 1), 'turns', { count: 9 })).toEqual({ targets: ['a', 'b'], used: 0, next: 0 })
  })
  it.each([
    ['an unknown policy', { policy: 'weakest' }, 'policy'],
    ['ten targets', { count: 10 }, 'count'],
    ['no target', { count: 0 }, 'count'],
    ['a last attacker who is not there', { last: 'q' }, '“q”'],
    ['a seat that is not there', { next: 2 }, 'next'],
    ['a draw too high', { draws: [2] }, 'draws[0]'],
    ['a negative draw', { draws: [-1] }, 'draws[0]'],
    ['too few draws', { draws: [] }, 'draws'],
    ['somebody twice', { characters: [...party(1), ...party(1)] }, '“a”']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(
      await complaint({ op: 'targets', characters: party(1, 1), policy: 'random', draws: [0], ...wrong })
    ).toContain(words)
  )
})

const intent = (script: Fields, more: Fields = {}) =>
  answer({ op: 'intent', life: 5, max: 10, round: 2, others: 1, script, ...more })

describe('intent', () => {
  const when = [
    { if: { round: 3 }, act: 'third' },
    { if: { every: 4 }, act: 'fourth' },
    { if: { life: 20 }, act: 'hurt' },
    { if: { alone: true }, act: 'alone' }
  ]
  const script = { when, cycle: ['bite', 'roar'] }
  it('RF-ENE-07 goes round its cycle', async () => {
    expect(await intent(script)).toEqual({ act: 'bite', at: 1, used: 0 })
    expect(await intent(script, { at: 5 })).toEqual({ act: 'roar', at: 6, used: 0 })
  })
  it('RF-ENE-07 the first case that holds, and the cycle waits', async () => {
    expect(await intent(script, { round: 3, others: 0, at: 4 })).toEqual({ act: 'third', at: 4, used: 0 })
    expect(await intent(script, { round: 8, life: 1 })).toMatchObject({ act: 'fourth', at: 0 })
    expect(await intent(script, { life: 2 })).toMatchObject({ act: 'hurt' })
    expect(await intent(script, { life: 3 })).toMatchObject({ act: 'bite' })
    expect(await intent(script, { others: 0 })).toMatchObject({ act: 'alone' })
  })
  it('RF-ENE-07 weights share a draw below their sum', async () => {
    const weights = [
      ['a', 2],
      ['b', 0],
      ['c', 1]
    ]
    const acts = await Promise.all([0, 1, 2].map((draw) => intent({ weights }, { draws: [draw], at: 7 })))
    expect(acts).toEqual([
      { act: 'a', at: 7, used: 1 },
      { act: 'a', at: 7, used: 1 },
      { act: 'c', at: 7, used: 1 }
    ])
  })
  it.each([
    ['a script without an act', { script: {} }, 'script'],
    ['a cycle and weights', { script: { cycle: ['a'], weights: [['a', 1]] } }, 'script'],
    ['an empty cycle', { script: { cycle: [] } }, 'cycle'],
    ['weights of nothing', { script: { weights: [['a', 0]] } }, 'weights'],
    ['a weight of 100', { script: { weights: [['a', 100]] } }, 'weights'],
    ['a draw beyond the sum', { script: { weights: [['a', 3]] }, draws: [3] }, 'draws[0]'],
    [
      'a case of two conditions',
      { script: { when: [{ if: { round: 1, alone: true }, act: 'a' }], cycle: ['a'] } },
      'if'
    ],
    ['a case of none', { script: { when: [{ if: {}, act: 'a' }], cycle: ['a'] } }, 'if'],
    ['a life of 0', { life: 0 }, 'life']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(
      await complaint({ op: 'intent', life: 5, max: 10, round: 2, others: 1, script: { cycle: ['a'] }, ...wrong })
    ).toContain(words)
  )
})
