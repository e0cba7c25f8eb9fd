import { describe, expect, it } from 'vitest'
import { answer, complaint } from './asking'

type Fields = Record<string, unknown>

const pack = (id: string, limit: number, ...carried: string[]) => ({ id, limit, carried })
const goods = (characters: Fields[], steps: Fields[], more: Fields = {}) =>
  answer({ op: 'inventory', where: 'between', characters, deck: ['t', 'u', 'v'], steps, ...more })
const step = async (...given: Parameters<typeof goods>) => ((await goods(...given))['steps'] as Fields[])[0]

describe('inventory', () => {
  it('RF-TRE-01, RF-D-09 draws go by seat', async () =>
    expect(await goods([pack('a', 5), pack('b', 5)], [{ do: 'draw', to: ['b', 'a'] }])).toEqual({
      steps: [{ ok: true, drew: ['t', 'u'] }],
      characters: [pack('a', 5, 't'), pack('b', 5, 'u')],
      deck: ['v'],
      out: []
    }))
  it('RF-EX-24 RF-TRE-03, RF-TRE-04 a full inventory discards the new card or swaps, and what goes is out', async () => {
    const full = pack('a', 2, 'p', 'q')
    expect(await goods([full], [{ do: 'draw', to: ['a'], then: { a: { swap: 'p' } } }])).toEqual({
      steps: [{ ok: true, drew: ['t'] }],
      characters: [pack('a', 2, 'q', 't')],
      deck: ['u', 'v'],
      out: ['p']
    })
    expect(await goods([full], [{ do: 'draw', to: ['a'], then: { a: 'discard' } }])).toMatchObject({
      characters: [full],
      out: ['t']
    })
  })
  it('RF-TRE-03, RF-TRE-10 who has room has no choice, who is full has to choose', async () => {
    const [room, full] = [pack('a', 1), pack('b', 1, 'p')]
    expect(await step([room], [{ do: 'draw', to: ['a'], then: { a: 'discard' } }])).toEqual({ refused: 'room' })
    expect(await step([room, full], [{ do: 'draw', to: ['a'], then: { b: 'discard' } }])).toEqual({ refused: 'room' })
    expect(await step([full], [{ do: 'draw', to: ['b'] }])).toEqual({ refused: 'choice' })
    expect(await step([full], [{ do: 'draw', to: ['b'], then: { b: { swap: 'q' } } }])).toEqual({ refused: 'carried' })
  })
  it('RF-TRE-03 nothing of a refused step is done', async () =>
    expect(await goods([pack('a', 1), pack('b', 0)], [{ do: 'draw', to: ['a', 'b'] }])).toEqual({
      steps: [{ refused: 'choice' }],
      characters: [pack('a', 1), pack('b', 0)],
      deck: ['t', 'u', 'v'],
      out: []
    }))
  it('RF-TRE-09 an empty deck gives no card, and nothing to choose', async () => {
    const characters = [pack('a', 1), pack('b', 0)]
    expect(await step(characters, [{ do: 'draw', to: ['a', 'b'] }], { deck: ['t'] })).toEqual({ ok: true, drew: ['t', null] }) // prettier-ignore
    expect(await step(characters, [{ do: 'draw', to: ['b'], then: { b: 'discard' } }], { deck: [] })).toEqual({ refused: 'room' }) // prettier-ignore
  })
  it('RF-TRE-10 discards at any time outside combat', async () => {
    const characters = [pack('a', 5, 'p')]
    const discard = { do: 'discard', from: 'a', card: 'p' }
    expect(await goods(characters, [discard], { where: 'addressed' })).toMatchObject({ out: ['p'] })
    expect(await step(characters, [discard], { where: 'combat' })).toEqual({ refused: 'combat' })
    expect(await step(characters, [{ ...discard, card: 't' }])).toEqual({ refused: 'carried' })
  })
  it('RF-EX-25 RF-TRD-01, RF-TRD-02 gives between encounters to who has room', async () => {
    const characters = [pack('a', 1, 'p'), pack('b', 1), pack('c', 0)]
    const give = { do: 'give', card: 'p', from: 'a', to: 'b' }
    expect(await goods(characters, [give])).toMatchObject({
      steps: [{ ok: true, drew: [] }],
      characters: [{ carried: [] }, { carried: ['p'] }, { carried: [] }]
    })
    expect(await step(characters, [{ ...give, to: 'c' }])).toEqual({ refused: 'full' })
    expect(await step(characters, [{ ...give, to: 'a' }])).toEqual({ refused: 'self' })
    expect(await step(characters, [{ ...give, card: 'q' }])).toEqual({ refused: 'carried' })
    expect(await step(characters, [{ ...give, to: 'c' }], { where: 'combat' })).toEqual({ refused: 'combat' })
    expect(await step(characters, [give], { where: 'addressed' })).toEqual({ refused: 'addressed' })
  })
  it('RF-EX-26 RF-TRD-04 a trait is never traded', async () => {
    const characters = [pack('a', 1), pack('b', 1, 'p')]
    const give = { do: 'give', card: 'brave', from: 'a', to: 'b' }
    expect(await step(characters, [give], { traits: ['brave'], where: 'combat' })).toEqual({ refused: 'trait' })
    const exchange = { do: 'exchange', cards: ['brave', 'p'], between: ['a', 'b'] }
    expect(await step(characters, [exchange], { traits: ['brave'] })).toEqual({ refused: 'trait' })
  })
  it('RF-TRD-03 one for one between full inventories, new cards last', async () => {
    const characters = [pack('a', 2, 'p', 'q'), pack('b', 1, 'r')]
    const exchange = { do: 'exchange', cards: ['p', 'r'], between: ['a', 'b'] }
    expect(await goods(characters, [exchange])).toMatchObject({
      characters: [{ carried: ['q', 'r'] }, { carried: ['p'] }]
    })
    expect(await step(characters, [{ ...exchange, cards: ['r', 'p'] }])).toEqual({ refused: 'carried' })
    expect(await step(characters, [{ ...exchange, between: ['a', 'a'] }])).toEqual({ refused: 'self' })
    expect(await step(characters, [exchange], { where: 'combat' })).toEqual({ refused: 'combat' })
  })
  it('RF-INV-01, RF-INV-03 a lower limit drops exactly the excess', async () => {
    const characters = [pack('a', 3, 'p', 'q', 'r')]
    const limit = { do: 'limit', of: 'a', to: 1 }
    expect(await goods(characters, [{ ...limit, drop: ['r', 'p'] }])).toMatchObject({
      characters: [pack('a', 1, 'q')],
      out: ['r', 'p']
    })
    expect(await step(characters, [limit])).toEqual({ refused: 'drop' })
    expect(await step(characters, [{ ...limit, drop: ['p', 'q', 'r'] }])).toEqual({ refused: 'drop' })
    expect(await step(characters, [{ ...limit, drop: ['p', 't'] }])).toEqual({ refused: 'drop' })
    expect(await goods(characters, [{ ...limit, to: 9 }])).toMatchObject({ characters: [{ limit: 9 }] })
    expect(await step(characters, [{ ...limit, to: 9, drop: ['p'] }])).toEqual({ refused: 'drop' })
  })
  it.each([
    ['an unknown step', { steps: [{ do: 'sell' }] }, 'do'],
    ['an unknown character', { steps: [{ do: 'draw', to: ['q'] }] }, '“q”'],
    ['a choice for nobody known', { steps: [{ do: 'draw', to: ['a'], then: { q: 'discard' } }] }, '“q”'],
    ['another choice', { steps: [{ do: 'draw', to: ['a'], then: { a: 'keep' } }] }, 'then'],
    ['a card in two places', { characters: [pack('a', 1, 't')] }, '“t”'],
    ['somebody drawing twice', { steps: [{ do: 'draw', to: ['a', 'a'] }] }, 'to'],
    ['an unknown place', { where: 'shop' }, 'where'],
    ['an exchange of three', { steps: [{ do: 'exchange', cards: ['a'], between: ['a', 'a'] }] }, 'cards']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(
      await complaint({
        op: 'inventory',
        where: 'between',
        characters: [pack('a', 1)],
        deck: ['t'],
        steps: [],
        ...wrong
      })
    ).toContain(words)
  )
})

const rows = [
  { life: 20, defense: 0, inventory: 5 },
  { life: 24, defense: 1, inventory: 7 }
]
const level = (characters: Fields[], traits: Fields = {}, decks: Fields = {}) =>
  answer({ op: 'levelUp', characters, traits, decks })
const hero = { id: 'a', level: 1, rows, carried: 0 }

describe('levelUp', () => {
  it('RF-EX-27 RF-LVL-02, RF-LVL-03, RF-LVL-04 row, trait, full life', async () =>
    expect(await level([hero], { tough: { life: 3 } }, { all: ['tough', 'sly'] })).toEqual({
      characters: [{ id: 'a', level: 2, drew: 'tough', life: 27, defense: 1, inventory: 7, drop: 0 }],
      decks: { all: ['sly'] }
    }))
  it('RF-TRT-04 from the deck of the new level, by seat', async () => {
    const second = { ...hero, id: 'b', level: 2 }
    expect(await level([hero, second, { ...hero, id: 'c' }], {}, { '2': ['x', 'y'], '3': ['z'] })).toMatchObject({
      characters: [{ drew: 'x' }, { drew: 'z', level: 3 }, { drew: 'y' }],
      decks: { '2': [], '3': [] }
    })
  })
  it('RF-TRT-07 an empty deck gives no trait', async () =>
    expect(await level([hero], {}, { all: [] })).toMatchObject({ characters: [{ drew: null }], decks: { all: [] } }))
  it('RF-CHB-05 above the last row the last row stays', async () =>
    expect(await level([{ ...hero, level: 7 }])).toMatchObject({ characters: [{ level: 8, life: 24, inventory: 7 }] }))
  it('RF-TRT-03, RF-LIF-02 traits add up, and stay in bounds', async () => {
    const traits = { frail: { life: -30, defense: -3 }, poor: { inventory: -9 } }
    expect(await level([{ ...hero, traits: ['frail', 'poor'], carried: 2 }], traits)).toMatchObject({
      characters: [{ life: 1, defense: 0, inventory: 0, drop: 2 }]
    })
  })
  it('RF-INV-03 says how many treasures must go', async () =>
    expect(await level([{ ...hero, carried: 7 }], { poor: { inventory: -2 } }, { '2': ['poor'] })).toMatchObject({
      characters: [{ inventory: 5, drop: 2 }]
    }))
  it.each([
    ['no rows', { characters: [{ ...hero, rows: [] }] }, 'rows'],
    ['level 0', { characters: [{ ...hero, level: 0 }] }, 'level'],
    ['a deck of nothing', { decks: { top: [] } }, '“top”'],
    ['a deck for level 1', { decks: { '1': [] } }, '“1”'],
    ['one deck beside others', { decks: { all: [], '2': [] } }, '“all”'],
    ['a trait twice in a deck', { decks: { all: ['x', 'x'] } }, 'x'],
    ['an unknown change', { traits: { x: { luck: 1 } } }, 'luck'],
    ['somebody twice', { characters: [hero, hero] }, '“a”']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'levelUp', characters: [hero], traits: {}, decks: {}, ...wrong })).toContain(words)
  )
})
