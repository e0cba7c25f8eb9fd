import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import type { OpenRun } from '../../../main/tables/open-run'
import { games } from '../../../main/games/hosting'
import { Host } from '../../../main/tables/host'
import type { Bag } from '../../../main/saves/log/bag'
import { emptySave, expectRefused, open, value } from '../saves/kit'
import { kindOf, linkedOf, trialOf } from '../fixtures/hosted'

const GAME = 'oathsworn-campaign'
const faults: string[] = []
const hostOn = (bag: Bag): Host =>
  new Host(bag, { games, seed: () => 'a seed', onFault: (message) => faults.push(message) })
const plan = {
  name: 'Four Crows',
  seats: [{ class: 'warden' }, { class: 'blade', mode: 'companion' }, { class: 'cur' }, { class: 'priest' }]
}

const say = (run: OpenRun, option: string): void => {
  const [prompt] = run.waiting
  value(run.answer(run.revision, { seat: prompt!.seat, by: 'person', reply: { form: 'choose', chosen: [option] } }))
}

describe('the campaign of a company', () => {
  it('offers whom to found it with, in words, with the form of every command', () => {
    const offer = value(kindOf(games, GAME).offer()) as { [part: string]: Json }
    expect(offer['classes']).toHaveLength(12)
    expect(offer['difficulties']).toHaveLength(5)
    expect(offer['chapters']).toMatchObject([{ chapter: 1, tellings: ['instant', 'bare'] }, {}, {}])
    expect(Object.keys(kindOf(games, GAME).forms() as object)).toContain('command.equip')
  })

  it('is founded by its plan, and lies in the same book as its encounters', () => {
    const bag = open(emptySave())
    const host = hostOn(bag)
    const run = value(host.start({ kind: 'campaign', game: GAME, setup: plan }))
    expect(run.summary()).toMatchObject({
      chapter: 1,
      part: 'start',
      iron: 12,
      seats: [{ class: 'warden' }, {}, {}, {}]
    })
    expect(run.waiting).toMatchObject([
      { form: 'choose', options: [{ id: 'story' }, { id: 'instant' }, { id: 'bare' }] }
    ])
    const { kind, setup } = trialOf(games, 'oathsworn', 'beside')
    value(host.start({ kind, game: 'oathsworn', setup }))
    expect(bag.runs.map(({ kind: of, game }) => [of, game])).toEqual([
      ['campaign', GAME],
      ['encounter', 'oathsworn']
    ])
    bag.close()
  })

  it('asks for a plan when there is none that makes sense', () => {
    const bag = open(emptySave())
    const twice = { ...plan, seats: plan.seats.map(() => ({ class: 'cur' })) }
    const run = value(hostOn(bag).start({ kind: 'campaign', game: GAME, setup: twice }))
    expect(run.waiting).toMatchObject([{ form: 'card', schema: 'plan' }])
    bag.close()
  })

  it('tells the odds of a check for each number of cards, better with more redraws', () => {
    const bag = open(emptySave())
    const run = value(hostOn(bag).start({ kind: 'campaign', game: GAME, setup: plan, seed: 'odds' }))
    say(run, 'bare')
    say(run, 'check')
    say(run, 'survival')
    const [asked] = run.waiting
    value(run.answer(run.revision, { seat: asked!.seat, by: 'person', reply: { form: 'number', value: 5 } }))
    const [prompt] = run.waiting
    expect(prompt).toMatchObject({ form: 'number', rule: 'OW-CHECK-03', data: { difficulty: 5 } })
    const told = value(run.ask({ ask: 'odds', rule: prompt!.rule, seat: prompt!.seat })) as unknown as {
      rows: { white: number; miss: number; success: number; redrawn: number | null }[]
    }
    expect(told.rows.map(({ white }) => white)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { miss, success } of told.rows) expect(miss + success).toBeLessThanOrEqual(1 + 1e-12)
    expect(told.rows[0]!.miss).toBe(0)
    expectRefused(run.ask({ ask: 'weather' }), 'unknown', 'table.noAnswer')
    bag.close()
  })

  it('OW-TOKEN-10, OW-EMP-01 tells the odds of each number of tokens in a check, and the best way to lay the steps', () => {
    const bag = open(emptySave())
    const run = value(hostOn(bag).start({ kind: 'campaign', game: GAME, setup: plan, seed: 'empowered' }))
    const answer = (reply: Json): void => {
      const [prompt] = run.waiting
      value(run.answer(run.revision, { seat: prompt!.seat, by: 'person', reply: reply as never }))
    }
    const odds = <T>(more: { [field: string]: Json } = {}): T => {
      const [prompt] = run.waiting
      return value(run.ask({ ask: 'odds', rule: prompt!.rule, seat: prompt!.seat, ...more })) as unknown as T
    }
    say(run, 'bare')
    const { seats } = run.state as unknown as { readonly seats: { readonly [seat: string]: string } }
    answer({
      form: 'ruling',
      ruling: { do: 'gain-token', character: seats['seat-1'] ?? '', token: 'empowered', onPurpose: true }
    })
    for (const option of ['check', 'might']) say(run, option)
    answer({ form: 'number', value: 5 })
    answer({ form: 'number', value: 3 })
    expect(run.waiting[0]).toMatchObject({ rule: 'OW-TOKEN-10' })
    const { rows } = odds<{ readonly rows: readonly { readonly white: number; readonly expected: number }[] }>()
    expect(rows.map(({ white }) => white)).toEqual([0, 1])
    expect(rows[1]!.expected).toBeGreaterThan(rows[0]!.expected)
    answer({ form: 'number', value: 1 })
    expect(run.waiting[0]).toMatchObject({ rule: 'OW-EMP-01' })
    type Upgrade = {
      readonly now: { expected: number }
      readonly best: { expected: number; amounts: { [id: string]: number } }
    }
    const { best, now } = odds<Upgrade>()
    expect(best.expected).toBeCloseTo(rows[1]!.expected, 12)
    expect(odds<Upgrade>({ amounts: best.amounts }).now.expected).toBeCloseTo(best.expected, 12)
    expect(now.expected).toBeCloseTo(rows[0]!.expected, 12)
    bag.close()
  })

  it('and its encounters take decisions back each for itself, and stay so', () => {
    const files = emptySave()
    const bag = open(files)
    const host = hostOn(bag)
    const campaign = value(host.start({ kind: 'campaign', game: GAME, setup: plan }))
    const { kind, setup } = trialOf(games, 'oathsworn', 'beside')
    const encounter = value(host.start({ kind, game: 'oathsworn', setup }))
    const runs = [campaign, encounter]
    for (const option of ['bare', 'check']) say(campaign, option)
    const bot = linkedOf(games, 'oathsworn').bot!('careful', 'beside')!
    for (let k = 0; k < 2; k++) {
      const [prompt] = encounter.waiting
      const reply = bot(prompt!, encounter.state)
      value(encounter.answer(encounter.revision, { seat: prompt!.seat, by: 'bot', reply }))
    }
    const seen = () => runs.map((run) => JSON.stringify(run.snapshot()))
    for (const [mine, other] of [
      [0, 1],
      [1, 0]
    ] as const) {
      const before = seen()
      value(runs[mine]!.undo(runs[mine]!.revision, true))
      expect(seen()[other]).toBe(before[other])
      expect(seen()[mine]).not.toBe(before[mine])
    }
    const heads = bag.runs.map(({ head, answers }) => [head, answers])
    expect(heads.map(([, answers]) => answers)).toEqual([1, 1])
    bag.close()
    const again = open(files)
    expect(again.runs.map(({ head, answers }) => [head, answers])).toEqual(heads)
    again.close()
  })

  it('is played by bots, left and found again at the same question', () => {
    const files = emptySave()
    const bag = open(files)
    const { setup } = trialOf(games, GAME, 'bots')
    const run = value(hostOn(bag).start({ kind: 'campaign', game: GAME, setup, seed: 'bots' }))
    const bot = linkedOf(games, GAME).bot!('random', 'bots')!
    for (let k = 0; k < 300 && run.waiting.length > 0; k++) {
      const [prompt] = run.waiting
      value(run.answer(run.revision, { seat: prompt!.seat, by: 'bot', reply: bot(prompt!, run.state) }))
    }
    const before = run.snapshot()
    bag.close()
    const again = open(files)
    const resumed = value(hostOn(again).resume(run.id))
    expect(JSON.parse(JSON.stringify(resumed.snapshot()))).toEqual(JSON.parse(JSON.stringify(before)))
    again.close()
    expect(faults).toEqual([])
  })
})
