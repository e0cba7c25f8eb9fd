import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { games } from '../../../main/games'
import { Host } from '../../../main/table/host'
import type { Bag } from '../../../main/store/bag'
import { emptySave, expectRefused, open, value } from '../store/kit'

const faults: string[] = []
const hostOn = (bag: Bag): Host =>
  new Host(bag, { games, seed: () => 'a seed', onFault: (message) => faults.push(message) })

/** Bots play this many decisions of a trial encounter. */
function tried(bag: Bag, seed: string, decisions: number) {
  const { kind, setup } = value(games.trial('oathsworn', seed))
  const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup, seed }))
  const bot = value(games.find('oathsworn', null)).bot!('careful', seed)!
  for (let k = 0; k < decisions && !run.isOver; k++) {
    const [prompt] = run.waiting
    value(run.answer(run.revision, { seat: prompt!.seat, by: 'bot', reply: bot(prompt!, run.state) }))
  }
  return run
}

describe('Oathsworn at the table', () => {
  it('offers what can be set up', () => {
    const offer = value(games.offer('oathsworn')) as { [part: string]: Json[] }
    expect(offer['encounters']!.length).toBeGreaterThan(0)
    expect(offer['classes']!.length).toBeGreaterThanOrEqual(4)
    expect(offer['difficulties']!.slice(0, 2)).toEqual(['free-company', 'journeyman'])
    expect(offer['ready']).toMatchObject([{ name: 'The Lanterns', setup: { seats: [{}, {}, {}, {}] } }])
    expect(Object.keys(offer['schemas']!)).toContain('own-card')
    expect(Object.keys(offer['words']!).length).toBeGreaterThan(100)
  })

  it('starts what it offers as ready', () => {
    const bag = open(emptySave())
    const { ready } = value(games.offer('oathsworn')) as unknown as { ready: { setup: Json }[] }
    const run = value(hostOn(bag).start({ kind: 'encounter', game: 'oathsworn', setup: ready[0]!.setup }))
    expect(run.waiting.length).toBeGreaterThan(0)
    expect(run.summary()).toMatchObject({ chapter: 1, seats: [{}, {}, {}, {}] })
    bag.close()
  })

  it('is played, left and found again at the same question', { timeout: 60_000 }, () => {
    const files = emptySave()
    const bag = open(files)
    const run = tried(bag, 'one evening', 120)
    const before = run.snapshot()
    bag.close()
    const again = open(files)
    const resumed = value(hostOn(again).resume(run.id))
    expect(resumed.hash).toBe(run.hash)
    expect(JSON.parse(JSON.stringify(resumed.snapshot()))).toEqual(JSON.parse(JSON.stringify(before)))
    again.close()
    expect(faults).toEqual([])
  })

  it('tells the odds of a draw for each number of white cards', { timeout: 60_000 }, () => {
    const bag = open(emptySave())
    const { kind, setup } = value(games.trial('oathsworn', 'odds'))
    const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup, seed: 'odds' }))
    const bot = value(games.find('oathsworn', null)).bot!('careful', 'odds')!
    for (let k = 0; k < 400; k++) {
      const [prompt] = run.waiting
      if (!prompt || prompt.title.key === 'ask.might') break
      value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
    }
    const [prompt] = run.waiting
    expect(prompt?.title.key).toBe('ask.might')
    const { rule, seat } = prompt!
    const told = value(run.ask({ ask: 'odds', rule, seat, data: null })) as {
      rows: { white: number; miss: number; hp: number[]; expected: number }[]
    }
    expect(told.rows.length).toBeGreaterThan(2)
    for (const { hp, miss } of told.rows) {
      expect(hp.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(hp[0]).toBeGreaterThanOrEqual(miss - 1e-12)
    }
    expectRefused(run.ask({ ask: 'weather' }), 'unknown', 'table.noAnswer')
    bag.close()
  })

  it('is not opened without its packs', () => {
    expectRefused(games.find('oathsworn', { 'nobodys-pack': 'x' }), 'unknown', 'table.packMissing')
  })
})
