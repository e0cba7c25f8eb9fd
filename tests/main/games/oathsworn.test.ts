import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { games } from '../../../main/games/hosting'
import { Host } from '../../../main/tables/host'
import type { Bag } from '../../../main/saves/log/bag'
import { emptySave, expectRefused, open, value } from '../saves/kit'
import { kindOf, linkedOf, trialOf } from '../fixtures/hosted'

const faults: string[] = []
const hostOn = (bag: Bag): Host =>
  new Host(bag, { games, seed: () => 'a seed', onFault: (message) => faults.push(message) })

interface Worth {
  readonly miss: number
  readonly expected: number
}
interface Told {
  readonly by: string
  readonly asks: string
  readonly mayRoll: boolean
  readonly miss: number
  readonly targets: readonly string[]
  readonly rows: readonly (Worth & { readonly white: number })[]
  readonly redraws: number
  readonly tokens: number
  readonly exact: boolean
  readonly expected: number
  readonly now: Worth
  readonly redrawn: readonly (Worth & { readonly place: number; readonly gain: number })[]
}

/** Bots play this many decisions of a trial encounter. */
function tried(bag: Bag, seed: string, decisions: number) {
  const { kind, setup } = trialOf(games, 'oathsworn', seed)
  const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup, seed }))
  const bot = linkedOf(games, 'oathsworn').bot!('careful', seed)!
  for (let k = 0; k < decisions && !run.isOver; k++) {
    const [prompt] = run.waiting
    value(run.answer(run.revision, { seat: prompt!.seat, by: 'bot', reply: bot(prompt!, run.state) }))
  }
  return run
}

/** Asks about the question that is open, at once or by pondering. */
const asking =
  (run: ReturnType<typeof tried>) =>
  async (about: string, more = {}): Promise<Told> => {
    const { rule, seat } = run.waiting[0]!
    const question = { ask: about, rule, seat, ...more }
    return value((await run.ponder(question)) ?? run.ask(question)) as unknown as Told
  }

describe('Oathsworn at the table', () => {
  it('offers what can be set up', () => {
    const offer = value(kindOf(games, 'oathsworn').offer()) as { [part: string]: Json[] }
    expect(offer['encounters']!.length).toBeGreaterThan(0)
    expect(offer['ready']).toMatchObject([{ name: 'The Lanterns', setup: { seats: [{}, {}, {}, {}] } }])
    expect(Object.keys(kindOf(games, 'oathsworn').forms() as object)).toContain('own-card')
    expect(Object.keys((offer['words'] as unknown as { en: object }).en).length).toBeGreaterThan(100)
  })

  it('starts what it offers as ready', () => {
    const bag = open(emptySave())
    const { ready } = value(kindOf(games, 'oathsworn').offer()) as unknown as { ready: { setup: Json }[] }
    const run = value(hostOn(bag).start({ kind: 'encounter', game: 'oathsworn', setup: ready[0]!.setup }))
    expect(run.waiting.length).toBeGreaterThan(0)
    expect(run.summary()).toMatchObject({ chapter: 1, seats: [{}, {}, {}, {}] })
    bag.close()
  })

  it('makes ready whom somebody wishes for, as they are by that chapter', () => {
    const classes = ['witch', 'blade', 'warden', 'cur']
    const setup = value(kindOf(games, 'oathsworn').ready!({ encounter: 'turnkey', classes })) as unknown as {
      encounter: string
      seats: { class: string; level: number; pool: string[] }[]
    }
    expect(setup.encounter).toBe('turnkey')
    expect(setup.seats.map((seat) => seat.class)).toEqual(classes)
    expect(setup.seats.every(({ level, pool }) => level === 3 && pool.length > 7)).toBe(true)
    expect(kindOf(games, 'oathsworn').titleOf?.(setup as unknown as Json)).toEqual({ key: 'encounter.turnkey.name' })
  })

  it('OW-REPLAY-03, OW-REPLAY-05, OW-REPLAY-06 sets a further try up with the same four, whole, and three tokens to choose', () => {
    const bag = open(emptySave())
    const host = hostOn(bag)
    const first = tried(bag, 'again', 20)
    const again = value(host.again(first.id))
    expect(again.id).not.toBe(first.id)
    expect(again.waiting.map(({ title }) => title.key)).toEqual(Array(4).fill('ask.replayTokens'))
    expect(again.summary()).toMatchObject({ encounter: (first.summary() as { encounter: string }).encounter })
    expect(host.again(999)).toMatchObject({ ok: false, why: { key: 'table.noSuchRun' } })
    bag.close()
  })

  it('OW-WIN-04, OW-WIN-05 says what comes next: for an encounter by itself neither epilogue nor a price', () => {
    const bag = open(emptySave())
    const setup = value(
      kindOf(games, 'oathsworn').ready!({ encounter: 'rootsow', classes: ['warden', 'ranger', 'priest', 'cur'] })
    )
    const ended = (premises: object, outcome: string) => {
      const run = value(
        hostOn(bag).start({ kind: 'encounter', game: 'oathsworn', setup: { ...(setup as object), ...premises } })
      )
      const bot = linkedOf(games, 'oathsworn').bot!('careful', 'end')!
      const answer = (reply: ReturnType<typeof bot>) =>
        value(run.answer(run.revision, { seat: run.waiting[0]!.seat, by: 'person', reply }))
      while ((run.summary() as { round: number }).round === 0) answer(bot(run.waiting[0]!, run.state))
      answer({ form: 'ruling', ruling: { ruling: 'over', outcome } })
      const [asked] = run.waiting
      return {
        told: run.tale.at(-1)!.words?.key,
        offered: asked?.form === 'choose' ? asked.options.map(({ label, data }) => [label.key, data]) : []
      }
    }
    expect(ended({}, 'victory').told).toBe('report.after.single.epilogue')
    expect(ended({ single: false }, 'victory').told).toBe('report.after.epilogue')
    expect(ended({}, 'defeat').offered).toEqual([
      ['option.single.moveOn', undefined],
      ['option.single.replay', undefined]
    ])
    expect(ended({ single: false }, 'defeat').offered).toMatchObject([
      ['option.moveOn', undefined],
      ['option.replay', {}]
    ])
    bag.close()
  })

  it('makes nothing ready for a wish it does not understand', () => {
    for (const wish of [
      null,
      { encounter: 'turnkey', classes: ['witch'] },
      { encounter: 'nobody', classes: ['witch', 'blade', 'warden', 'cur'] },
      { encounter: 'turnkey', classes: ['witch', 'blade', 'warden', 'nobody'] }
    ])
      expect(kindOf(games, 'oathsworn').ready!(wish)).toMatchObject({ ok: false, why: { key: 'table.nothingToPlay' } })
    expect(kindOf(games, 'oathsworn-campaign').ready!(null)).toMatchObject({ ok: false })
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

  it('tells the odds of a draw for each number of white cards', { timeout: 60_000 }, async () => {
    const bag = open(emptySave())
    const { kind, setup } = trialOf(games, 'oathsworn', 'odds')
    const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup, seed: 'odds' }))
    const bot = linkedOf(games, 'oathsworn').bot!('careful', 'odds')!
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

  it(
    'tells what a redraw would bring to the hand on the table, and what tokens are worth before it',
    { timeout: 60_000 },
    async () => {
      const bag = open(emptySave())
      const { kind, setup } = trialOf(games, 'oathsworn', 'redraws')
      const seats = (setup as { seats: { [fact: string]: Json }[] }).seats.map((seat) => ({
        ...seat,
        tokens: { redraw: 2 }
      }))
      const armed = { ...(setup as object), seats } as unknown as Json
      const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup: armed, seed: 'redraws' }))
      const bot = linkedOf(games, 'oathsworn').bot!('careful', 'redraws')!
      const until = (title: string): void => {
        for (let k = 0; k < 400 && run.waiting[0]?.title.key !== title; k++) {
          const prompt = run.waiting[0]!
          value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
        }
      }
      const ask = asking(run)
      until('ask.might')
      const { rows, targets, redraws } = await ask('odds')
      expect(targets).toEqual([expect.any(String)])
      expect(redraws).toBe(2)
      const plain = rows.find(({ white }) => white === 3)!
      const one = await ask('redraw', { white: 3, tokens: 1 })
      const two = await ask('redraw', { white: 3, tokens: 2 })
      expect([one.tokens, two.tokens, one.exact]).toEqual([1, 2, true])
      expect(one.expected).toBeGreaterThan(plain.expected)
      expect(two.expected).toBeGreaterThan(one.expected)
      // Nobody has three, and who means fewer cubes sees what fewer bring.
      const { rule, seat } = run.waiting[0]!
      expectRefused(
        (await run.ponder({ ask: 'redraw', rule, seat, white: 3, tokens: 3 }))!,
        'unknown',
        'table.noAnswer'
      )
      const bare = await ask('odds', { amounts: { yellow: 0, red: 0, black: 0 } })
      expect(bare.rows[0]!.white).toBe(1)

      until('ask.hand.onTable')
      const { now, redrawn } = await ask('odds')
      const cards = (run.snapshot().view as unknown as { might: { table: { face: string }[] } }).might.table
      expect(redrawn.map(({ place }) => place)).toEqual(cards.map((_, place) => place))
      for (const card of redrawn) expect(card.gain).toBeCloseTo(card.expected - now.expected, 9)
      const blank = cards.findIndex(({ face }) => face === '0')
      if (blank >= 0) expect(redrawn[blank]!.gain).toBeGreaterThan(0)
      bag.close()
    }
  )

  it('OW-MIGHT-03 tells the odds of dice where the table may roll them: before, how many, and with redraws', async () => {
    const bag = open(emptySave())
    const { kind, setup } = trialOf(games, 'oathsworn', 'dice')
    const { seats, ...rest } = setup as { seats: { [fact: string]: Json }[] }
    const armed = {
      ...rest,
      dials: { dice: 'ask' },
      seats: seats.map((seat) => ({ ...seat, tokens: { redraw: 1 } }))
    } as unknown as Json
    const run = value(hostOn(bag).start({ kind, game: 'oathsworn', setup: armed, seed: 'dice' }))
    const bot = linkedOf(games, 'oathsworn').bot!('careful', 'dice')!
    for (let k = 0; k < 400 && run.waiting[0]?.title.key !== 'ask.might'; k++) {
      const prompt = run.waiting[0]!
      value(run.answer(run.revision, { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) }))
    }
    const ask = asking(run)
    const none = { yellow: 0, red: 0, black: 0 }
    const white = (told: Told, count: number) => told.rows.find((row) => row.white === count)!
    const cards = await ask('odds', { amounts: none })
    const dice = await ask('odds', { amounts: none, dice: true })
    expect([cards.by, cards.mayRoll, dice.by]).toEqual(['cards', true, 'dice'])
    // Two white dice miss when both are blank: a face in three of each.
    expect(white(dice, 2).miss).toBeCloseTo(1 / 9, 9)
    expect(white(cards, 2).miss).not.toBeCloseTo(1 / 9, 9)
    const planned = await ask('redraw', { amounts: none, dice: true, white: 2, tokens: 1 })
    expect(planned.miss).toBeLessThan(1 / 9)

    const [prompt] = run.waiting
    const reply = { form: 'spread' as const, amounts: { white: 2 } }
    value(run.answer(run.revision, { seat: prompt!.seat, by: 'person', reply }))
    expect(run.waiting[0]?.title.key).toBe('ask.dice')
    const asked = await ask('odds', { amounts: {} })
    expect([asked.asks, asked.rows.map((row) => row.white)]).toEqual(['dice', [0, 1, 2]])
    expect(white(asked, 0).miss).toBeCloseTo(white(cards, 2).miss, 9)
    expect(white(asked, 2).miss).toBeCloseTo(1 / 9, 9)
    expect((await ask('redraw', { white: 2, tokens: 1 })).miss).toBeCloseTo(planned.miss, 9)
    bag.close()
  })

  it('does not begin with what no pack knows any more, says what it is, and leaves the company as it is', () => {
    const bag = open(emptySave())
    const { ready } = value(kindOf(games, 'oathsworn').offer()) as unknown as { ready: { setup: Json }[] }
    const { seats, ...rest } = ready[0]!.setup as { seats: { items: string[] }[] }
    const [first, ...others] = seats
    const lost = {
      ...rest,
      seats: [{ ...first, items: [...first!.items, 'lost-blade'] }, ...others]
    } as unknown as Json
    const { last } = bag
    expect(hostOn(bag).start({ kind: 'encounter', game: 'oathsworn', setup: lost })).toEqual({
      ok: false,
      code: 'refused',
      why: { key: 'setup.unknown', args: { kind: 'item', id: 'lost-blade' } }
    })
    expect(bag.last).toBe(last)
    bag.close()
  })

  it('is not opened without its packs', () => {
    expectRefused(kindOf(games, 'oathsworn').link({ 'nobodys-pack': 'x' }), 'unknown', 'table.packMissing')
  })
})
