import { describe, expect, it } from 'vitest'
import { freshPiles } from '../../../engine/games/oathsworn/might'
import { expectedDamage, hpOdds, oddsOf } from '../../../engine/games/oathsworn/odds'
import { answersIn, listen } from './listening'

interface Answer {
  pMiss: number
  pHit: number
  expectedDamage: number
  expectedDamageOnHit: number
  damage: Record<string, number>
  hp?: Record<string, number>
  [more: string]: unknown
}

async function ask(query: object): Promise<Answer> {
  const heard = await listen(['odds'], JSON.stringify(query))
  expect(heard.notes).toEqual([])
  return answersIn(heard)[0] as unknown as Answer
}

async function refusal(query: object): Promise<string> {
  const { code, notes } = await listen(['odds'], JSON.stringify(query))
  expect(code).toBe(2)
  return notes.join()
}

const sum = (chances: Record<string, number> = {}): number => Object.values(chances).reduce((a, b) => a + b, 0)

describe('table odds', () => {
  it('OW-MIGHT-05 draws all there are when more cards are asked for than exist', async () => {
    const all = await ask({ side: 'oathsworn', draw: { white: 18, red: 2 } })
    expect(await ask({ side: 'oathsworn', draw: { white: 19, red: 2 } })).toEqual(all)
    expect(await ask({ side: 'oathsworn', draw: { white: 1_000_000, red: 2 } })).toEqual(all)
    const two = { white: { draw: { 0: 1 }, discard: { '2c': 1 } } }
    expect(await ask({ side: 'oathsworn', draw: { white: 1_000_000 }, decks: two })).toMatchObject({ damage: { 2: 1 } })
  })

  it('does not reckon with more cards than it can', async () => {
    const heaps = { white: { draw: { 0: 200 }, discard: { 0: 200 } } }
    expect(await refusal({ side: 'oathsworn', draw: { white: 300 }, decks: heaps })).toContain(
      'draw.white: at most 255 cards'
    )
  })

  it('answers with the odds of the engine, new decks where none are named', async () => {
    const answer = await ask({ side: 'oathsworn', draw: { yellow: 2, red: 1, white: 4 }, defense: 4 })
    const odds = oddsOf({ side: 'oathsworn', cards: { yellow: 2, red: 1, white: 4 }, piles: freshPiles() })
    expect(answer.pMiss).toBe(odds.pMiss)
    expect(answer.expectedDamage).toBe(expectedDamage(odds))
    expect(answer.expectedDamageOnHit).toBeCloseTo(answer.expectedDamage / answer.pHit, 12)
    for (const [t, p] of Object.entries(answer.damage)) expect(p).toBe(odds.hit[Number(t)])
    for (const [h, p] of Object.entries(answer.hp ?? {})) expect(p).toBe(hpOdds(odds, 4)[Number(h)])
  })

  it('sums: damage to the chance to hit, hp with the misses as 0 to 1', async () => {
    const answer = await ask({ side: 'oathsworn', draw: { white: 5 }, defense: 3 })
    expect(sum(answer.damage)).toBeCloseTo(answer.pHit, 12)
    expect(sum(answer.hp)).toBeCloseTo(1, 12)
    expect(answer.hp?.['0']).toBeGreaterThanOrEqual(answer.pMiss)
  })

  it('reads 2c as the critical two, and leaves out what cannot happen', async () => {
    const decks = { white: { draw: { '2c': 1 }, discard: { '1': 1 }, onTable: 4 } }
    expect(await ask({ side: 'oathsworn', draw: { white: 1 }, decks })).toMatchObject({ pMiss: 0, damage: { 3: 1 } })
    expect(await ask({ side: 'enemy', draw: { white: 1 }, decks })).toMatchObject({ pMiss: 0, damage: { 2: 1 } })
  })

  it('OW-MIGHT-05 draws what exists when more is asked for than there is', async () => {
    const decks = { red: { draw: { '3': 2 }, discard: { '2': 1 }, onTable: 15 } }
    expect(await ask({ side: 'oathsworn', draw: { red: 9 }, decks })).toMatchObject({ damage: { 8: 1 } })
  })

  it('a heap of a named deck that is left out is empty', async () => {
    expect(await ask({ side: 'oathsworn', draw: { red: 2 }, decks: { red: {} } })).toMatchObject({ damage: { 0: 1 } })
  })

  it('rolls dice whose faces are a third of the deck', async () => {
    const answer = await ask({ side: 'oathsworn', dice: { black: 1 } })
    expect(answer.expectedDamage).toBeCloseTo(3, 12)
    expect(answer.damage['0']).toBeCloseTo(1 / 3, 14)
  })

  it('OW-DMG-02 adds a bonus to hits only', async () => {
    const answer = await ask({ side: 'oathsworn', draw: { white: 2 }, bonus: 5, defense: 5 })
    expect(Math.min(...Object.keys(answer.damage).map(Number))).toBeGreaterThanOrEqual(5)
    expect(answer.hp?.['0']).toBe(answer.pMiss)
  })

  it('OW-CHECK-04 OW-CHECK-08 tells the odds of a check', async () => {
    const answer = await ask({ side: 'oathsworn', draw: { white: 4 }, check: { difficulty: 3, modifier: 1 } })
    const successes = answer['successes'] as Record<string, number>
    expect(sum(successes)).toBeCloseTo(1, 12)
    expect(answer['success']).toBeCloseTo(1 - (successes['0'] ?? 0), 12)
  })

  it('OW-CHAIN-05 takes the effects that ignore cards', async () => {
    const chained = await ask({ side: 'oathsworn', draw: { white: 4 }, ignore: { chain: 3 } })
    const whole = await ask({ side: 'oathsworn', draw: { white: 4 }, ignore: { chain: 1 } })
    expect(chained.expectedDamage).toBeLessThan(whole.expectedDamage)
    expect(chained.pMiss).toBeCloseTo(whole.pMiss, 12)
  })

  it('gives advice on white cards, upgrades and redraws for a goal', async () => {
    const query = { side: 'oathsworn', draw: { yellow: 1, white: 2 }, defense: 4, atLeast: 1 }
    const answer = await ask({ ...query, whiteUpTo: 4, empowered: 3, redraws: 1 })
    const rows = answer['white'] as { white: number; worth: number }[]
    expect(rows.map(({ white }) => white)).toEqual([0, 1, 2, 3, 4])
    expect(answer['bestWhite']).toBe(3)
    expect(answer['bestEmpowered']).toMatchObject({ steps: 3 })
    const plans = answer['redraws'] as { tokens: number; worth: number; hp: Record<string, number> }[]
    expect(plans[0]?.worth).toBeCloseTo(rows[2]?.worth ?? 0, 12)
    expect(plans[1]?.worth).toBeCloseTo(1 - (plans[1]?.hp['0'] ?? 0), 9)
  })

  it('EX-029 tells of a hand what every redraw would do', async () => {
    const hand = [
      { colour: 'red', face: '4c' },
      { colour: 'white', face: '2' },
      { colour: 'red', face: '3', from: 0 }
    ]
    const answer = await ask({ side: 'oathsworn', hand, ignore: { highest: 1 } })
    expect(answer['now']).toMatchObject({ worth: 5 })
    expect((answer['redrawn'] as { place: number }[]).map(({ place }) => place)).toEqual([0, 1, 2])
    const free = await ask({
      side: 'oathsworn',
      hand: [{ colour: 'white', face: '0' }, ...hand].map(({ colour, face }) => ({ colour, face }))
    })
    expect(free['best']).toBe(0)
  })

  it.each([
    [{ side: 'oathsworm' }, 'did you mean "oathsworn"?'],
    [{ draw: { white: 1 } }, '“side” is missing'],
    [{ side: 'enemy', draw: { whit: 1 } }, 'did you mean "white"?'],
    [{ side: 'enemy', draw: { white: -1 } }, 'draw.white: −1 is too small'],
    [{ side: 'enemy', draw: { white: 1.5 } }, 'draw.white: must be a whole number'],
    [{ side: 'enemy', defense: 0 }, 'defense: 0 is too small'],
    [{ side: 'enemy', decks: { white: { draw: { '0c': 1 } } } }, '“0c” is no card face'],
    [{ side: 'enemy', decks: { white: { draw: { '1': 200, '2': 100 } } } }, 'decks.white.draw: holds 300 cards'],
    [{ side: 'oathsworn', ignore: { highest: 1, lowest: 1 } }, 'exactly one of'],
    [{ side: 'oathsworn', redraws: 1, goal: 'hp' }, 'defense: is needed'],
    [{ side: 'enemy', redraws: 1 }, 'for the Oathsworn side'],
    [
      {
        side: 'oathsworn',
        hand: [
          { colour: 'red', face: '3' },
          { colour: 'red', face: '3', from: 0 }
        ]
      },
      'hand[1].from'
    ],
    [{ side: 'oathsworn', hand: Array(4).fill({ colour: 'red', face: '4c' }) }, 'not so many cards 4c'],
    [[], 'must be an object']
  ])('%j is wrong use', async (query, message) => {
    expect(await refusal(query)).toContain(message)
  })

  it('refuses names that could reach into objects', async () => {
    const { code, notes } = await listen(['odds'], '{"side":"enemy","__proto__":{"side":"oathsworn"}}')
    expect(code).toBe(2)
    expect(notes[0]).toContain('not allowed as a name')
  })
})
