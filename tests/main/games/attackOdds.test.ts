import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { bookOf } from '../../../engine/games/oathsworn/game'
import { handFor } from '../../../main/games/oathsworn/hand'
import { oddsFor } from '../../../main/games/oathsworn/odds'
import { linkedWith } from '../../engine/games/oathsworn/content/pack-folder'
import { beside, plays, tokens } from '../../e2e/games/oathsworn/questions/laid'
import { box } from '../../e2e/games/oathsworn/questions/pack'
import { Table } from '../../e2e/games/oathsworn/questions/table'

const book = bookOf(linkedWith(box))

interface Worth {
  readonly miss: number
  readonly expected: number
  readonly breaks: number
  readonly hp: readonly number[]
}
interface Several extends Worth {
  readonly friends: number
  readonly each: readonly (Worth & { readonly figure: string; readonly friend: boolean })[]
}
interface Told extends Worth {
  readonly targets: readonly string[]
  readonly asks: string
  readonly kind: string
  readonly measure: string
  readonly best: number
  readonly rows: readonly (Worth & { readonly white: number })[]
}
interface Upgrade {
  readonly kind: string
  readonly now: Worth
  readonly best: Worth & { readonly amounts: { readonly [id: string]: number } }
}

/** What is said beside the question that is open. */
function ask<T = Told>(table: Table, more: { [field: string]: Json } = {}): T {
  const { prompt } = table
  const { rule, seat } = prompt
  return oddsFor(book, table.mirror.state(), { ask: 'odds', rule, seat, ...more }, [prompt]) as unknown as T
}

/** At the question how many cards, against every farrow. */
const all = (...more: readonly object[]): Table => {
  const who = { pick: 'all', from: { kinds: ['minion'] } }
  const table = plays({ do: 'attack', shape: { kind: 'figures', who } }, ...more)(new Table({}))
  return table.until('ask.might')
}
const chain = (): Table => {
  const table = plays({ do: 'attack', shape: { kind: 'chain', links: 2, hop: 6, range: 4 } })(new Table({}))
  return table.choose('link:farrow-1:I8').choose('link:farrow-2:G9').until('ask.might')
}
const atTwo = <T extends Worth>(told: Told): T => told.rows.find(({ white }) => white === 2) as unknown as T

const none = { yellow: 0, red: 0, black: 0 }
const struck = (card: string) => beside(new Table({})).choose(`card:${card}:0`).until('ask.might')

describe('odds of an attack', () => {
  it('OW-DMG-07, OW-DMG-08 no more HP are expected of a farrow than it has, and the fewest cards that kill are the best', () => {
    const table = struck('warden-steady-blow')
    const { rows, measure, best } = ask(table)
    expect(measure).toBe('breaks')
    expect(rows.every(({ hp }) => hp.length === 2)).toBe(true)
    for (const { breaks, expected } of rows) expect(expected).toBeCloseTo(breaks, 12)
    const most = Math.max(...rows.map(({ breaks }) => breaks))
    expect(best).toBe(rows.find(({ breaks }) => breaks > most - 1e-12)?.white)
  })

  it('OW-EMP-01 what the card empowers by itself is in the odds before the cards are chosen', () => {
    const [plain, empowered] = [struck('warden-steady-blow'), struck('warden-iron-oath')].map((table) =>
      ask(table, { amounts: none })
    )
    const two = ({ rows }: Told) => rows.find(({ white }) => white === 2)!
    expect(two(empowered!).expected).toBeGreaterThan(two(plain!).expected)
  })

  it('OW-EMP-01, OW-EMP-02 the split that is meant has odds, and the best one is told card by card', () => {
    const table = new Table({}).toFirstTurn().place('seat-1', 'I5', 'N').place('seat-2', 'I9', 'N').turnOf('seat-1')
    table.choose('card:warden-iron-oath:0').until('ask.might')
    const before = ask(table, { amounts: none }).rows.find(({ white }) => white === 3)
    table.spread({ white: 3 }).until('ask.empower')
    const unlaid = ask<Upgrade>(table)
    const { amounts, expected } = unlaid.best
    expect(unlaid.kind).toBe('upgrade')
    expect(expected).toBeCloseTo(before!.expected, 12)
    expect(Object.values(amounts).reduce((sum, steps) => sum + steps, 0)).toBe(3)
    const meant = ask<Upgrade>(table, { amounts })
    expect(meant.now.expected).toBeCloseTo(expected, 12)
    expect(unlaid.now.expected).toBeLessThan(expected)
  })

  it('OW-EMP-02 steps that gain nothing are laid nowhere', () => {
    const table = struck('warden-iron-oath').spread({ white: 3 }).until('ask.empower')
    const { now, best } = ask<Upgrade>(table)
    expect(best).toMatchObject({ amounts: {}, breaks: now.breaks })
  })
})

describe('odds of an attack on several', () => {
  it('OW-ATK-20, OW-DMG-07 are told for all of its targets together and for each, and the advice is for all of them', () => {
    const told = ask(all(), { amounts: none })
    expect([...told.targets].sort()).toEqual(['farrow-1', 'farrow-2', 'farrow-3', 'farrow-4'])
    const { hp, expected, breaks, each } = atTwo<Several>(told)
    expect(each.map(({ figure }) => figure)).toEqual(told.targets)
    expect(expected).toBeCloseTo(
      each.reduce((sum, one) => sum + one.expected, 0),
      12
    )
    expect(breaks).toBeCloseTo(
      each.reduce((sum, one) => sum + one.breaks, 0),
      12
    )
    expect(hp).toHaveLength(5)
    expect(hp.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('OW-AOE-04 what friends would lose is told by itself, and taken off what the advice is ranked by', () => {
    const circle = { do: 'attack', shape: { kind: 'circle', radius: 2, on: { on: 'self' } } }
    const told = ask(plays(circle)(new Table({})).until('ask.might'), { amounts: none })
    const net = ({ expected, friends }: Several): number => expected - friends
    const rows = told.rows as unknown as readonly (Several & { readonly white: number })[]
    const { each, friends, hp, expected } = atTwo<Several>(told)
    expect(each.filter(({ friend }) => friend).map(({ figure }) => figure)).toContain('warden')
    expect(friends).toBeGreaterThan(0)
    expect(hp.reduce((sum, chance, loss) => sum + chance * loss, 0)).toBeCloseTo(expected, 12)
    expect(told.measure).toBe('worth')
    const most = Math.max(...rows.map(net))
    expect(told.best).toBe(rows.find((row) => net(row) > most - 1e-12)?.white)
  })

  it('OW-CHAIN-05 in a chain each further target is hit by less, and the loss of all of them is still exact', () => {
    const table = chain()
    const { hp, expected, each } = atTwo<Several>(ask(table, { amounts: none }))
    expect(each[1]!.expected).toBeLessThan(each[0]!.expected)
    expect(hp.reduce((sum, chance, loss) => sum + chance * loss, 0)).toBeCloseTo(expected, 12)
  })

  it('OW-ATK-12 what ignores the highest and the lowest card at once is in the odds with both', () => {
    const struckWith = (boost: object): number => {
      const table = plays({ do: 'attack', shape: { kind: 'melee' }, boost })(new Table({}))
      return atTwo(ask(table.until('ask.might'), { amounts: none })).expected
    }
    const boosts = [{}, { ignoreHighest: 1 }, { ignoreHighest: 1, ignoreLowest: 1 }]
    const [plain, highest, both] = boosts.map(struckWith)
    expect(highest!).toBeLessThan(plain!)
    expect(both!).toBeLessThan(highest!)
  })
})

describe('the cards on the table', () => {
  type ByCard = readonly (readonly { readonly damage: number; readonly hp: number }[])[]
  const state = (faces: readonly string[]) =>
    ({
      might: {
        onTable: faces.map((face) => ({ colour: 'red', face, by: 'card', extra: false, from: null, owes: false }))
      }
    }) as never
  const targets = ['hulk', 'crow'].map((figure) => ({ figure, defence: 2, bonus: 0 }))
  const suffered = (facts: Json, ...faces: string[]) =>
    handFor(state(faces), { ask: 'hand', facts }) as unknown as ByCard

  it('OW-ATK-12, OW-ATK-20 what they do is told card after card, without those that are ignored', () => {
    const told = suffered({ targets, ignoreHighest: 1, ignoreLowest: 1, times: 2 }, '5', '3', '1')
    expect(told.map(([first]) => first)).toEqual([0, 0, 0, 6].map((damage) => ({ damage, hp: damage / 2 })))
  })

  it('EX-114, OW-CHAIN-05 each link of a chain suffers what it is not spared', () => {
    const told = suffered({ targets: [...targets, ...targets].slice(0, 3), chain: true }, '3', '2', '1', '0')
    expect(told.at(-1)!.map(({ damage }) => damage)).toEqual([6, 5, 3])
  })

  it('are not asked of anything else', () => {
    expect(handFor(state([]), { ask: 'hand', facts: { difficulty: 3 } })).toBeNull()
    expect(handFor(state([]), { ask: 'odds' })).toBeNull()
  })
})

describe('tokens that empower', () => {
  it('OW-TOKEN-10, OW-EMP-01 each number of them has odds, laid as well as can be', () => {
    const at = () => tokens(struck('warden-steady-blow'), 'seat-1', 2).spread({ white: 2 })
    const table = at().until('ask.empowerTokens')
    const told = ask(table)
    expect(told).toMatchObject({ kind: 'draw', asks: 'tokens', targets: ['farrow-1'] })
    expect(told.rows.map(({ white }) => white)).toEqual([0, 1, 2])
    const one = ask<Upgrade>(table.number(1).until('ask.empower'))
    expect(one.best.breaks).toBeCloseTo(told.rows[1]!.breaks, 12)
    expect(one.now.breaks).toBeCloseTo(told.rows[0]!.breaks, 12)
    expect(told.rows[1]!.breaks).toBeGreaterThan(told.rows[0]!.breaks)
  })

  it('OW-EMP-05 so has each number of what a class gathers, on top of what was given before', () => {
    const table = beside(new Table({})).place('farrow-1', 'J8', 'S').turnOf('seat-4')
    tokens(table, 'seat-4', 1).rule({ ruling: 'resource', seat: 'seat-4', resource: 'lethality', count: 2 })
    table.choose('card:cur-quick-stab:0').until('ask.might').spread({ white: 3 }).until('ask.empowerTokens').number(1)
    const told = ask(table.until('ask.resource'))
    expect(told).toMatchObject({ asks: 'tokens' })
    expect(told.rows.map(({ white }) => white)).toEqual([0, 1, 2])
    const before = ask<Upgrade>(table.number(0).until('ask.empower'))
    expect(before.best.expected).toBeCloseTo(told.rows[0]!.expected, 12)
  })
})
