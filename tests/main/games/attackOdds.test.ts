import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { bookOf } from '../../../engine/games/oathsworn/game'
import { oddsFor } from '../../../main/games/oathsworn/odds'
import { linkedWith } from '../../engine/games/oathsworn/content/pack-folder'
import { beside } from '../../e2e/questions/laid'
import { box } from '../../e2e/questions/pack'
import { Table } from '../../e2e/questions/table'

const book = bookOf(linkedWith(box))

interface Worth {
  readonly miss: number
  readonly expected: number
  readonly breaks: number
  readonly hp: readonly number[]
}
interface Told extends Worth {
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
