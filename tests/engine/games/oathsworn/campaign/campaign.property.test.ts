import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { resume } from '../../../../../engine/kernel/resume'
import { Run } from '../../../../../engine/kernel/run'
import { beginning } from '../../../../../engine/kernel/history'
import type { Changed } from '../../../../../engine/games/oathsworn/campaign/happenings'
import { isCampaignLost } from '../../../../../engine/games/oathsworn/campaign/people/people'
import { SEATS, seated, type Company } from '../../../../../engine/games/oathsworn/campaign/state'
import { legalReply, numbers } from '../../../kernel/fixtures/drive'
import { injuryCards, ironIn, itemCards, mightCards, wrongWith } from './fixtures/invariants'
import { fourSeats, type CampaignRun } from './fixtures/play'
import { unsaid } from './fixtures/words'
import { CHAPTERS, roadContent, roadGame } from './fixtures/pack'

const content = roadContent()
const game = roadGame()

const setups: readonly Json[] = [
  { name: 'Four', seats: fourSeats },
  { name: 'Hard', seats: fourSeats, hardcore: true, difficulty: 'dread', players: 3, settings: { swapIron: 'stays' } },
  {
    name: 'Table',
    seats: fourSeats,
    dials: { might: 'table', cards: 'table' },
    settings: { curativeLimitScope: 'chapter', shopByToken: true }
  }
]

/** Something the table might do of its own accord, sensible or not. */
function whim({ state }: CampaignRun, next: () => number): Json {
  const one = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(next() * list.length)] ?? otherwise
  const item = one(Object.keys(state.items), 'none-1')
  const other = one(Object.keys(state.items), 'none-1')
  const who = one(Object.keys(state.characters), 'nobody-1')
  const classes = [...game.book.content.class.keys()]
  const seat = one(['seat-1', 'seat-2', 'seat-3', 'seat-4'], 'seat-1')
  const away = Object.values(state.characters).filter(({ where }) => where === 'away')
  return one<Json>(
    [
      { do: 'equip', item, by: who },
      { do: 'equip', item, by: who, instead: [other] },
      { do: 'unequip', item },
      { do: 'exchange', one: item, other },
      { do: 'archive', items: [item] },
      { do: 'sell', item },
      { do: 'buy', card: one(state.trade?.display ?? [], 'robe-1') },
      { do: 'buy-curatives', count: 1 + Math.floor(next() * 5) },
      { do: 'open-trade', shop: one(['banksmith', 'apothecary'], 'banksmith') },
      { do: 'close-trade' },
      { do: 'gain-iron', iron: 1 + Math.floor(next() * 4) },
      { do: 'lose-iron', iron: 1 + Math.floor(next() * 9) },
      { do: 'share', shares: { [who]: Math.floor(next() * 5) } },
      { do: 'petition', cards: [one(['robe-1', 'bow-1', 'lamp-1'], 'robe-1')] },
      { do: 'difficulty', difficulty: one(['grim', 'pilgrim'], 'grim') },
      { do: 'mode', character: who, mode: one(['full', 'companion'], 'full') },
      { do: 'quick-level', character: who },
      { do: 'swap', seat, new: { class: one(classes, 'cur') }, iron: Math.floor(next() * 3) },
      { do: 'swap', seat, back: { character: one(away, { id: 'nobody-1' } as (typeof away)[number]).id } },
      { do: 'hp', character: who, by: one([-1, 1, -6], 1) },
      { do: 'note', text: 'Remember the goose.' },
      { do: 'draw-items', deck: 'unique', count: 1 },
      { do: 'nonsense' }
    ],
    null
  )
}

/** Whims and answers at random; stops when the campaign is over. */
function play(setup: Json, seed: number, answers: number, watch: (run: CampaignRun) => void): CampaignRun {
  const run = Run.start(game, setup, String(seed))
  const next = numbers(seed * 7919 + 1)
  for (let i = 0; i < answers && run.state.part !== 'over'; i++) {
    const prompt = run.waiting[Math.floor(next() * run.waiting.length)]
    if (!prompt) throw new Error('nobody is asked')
    step(run, prompt, next)
    watch(run)
  }
  return run
}

/** To the end of the last chapter: every encounter is won, and whoever is missing at the table is replaced. */
function playThrough(setup: Json, seed: number, watch: (run: CampaignRun) => void): CampaignRun {
  const run = Run.start(game, setup, String(seed))
  const next = numbers(seed * 104_729 + 1)
  for (let i = 0; run.state.part !== 'over'; i++) {
    const [prompt] = run.waiting
    if (!prompt || i > 12_000) throw new Error(`stuck in chapter ${run.state.chapter} at ${prompt?.title.key}`)
    if (run.state.part === 'encounter')
      run.answer({ seat: prompt.seat, by: 'person', reply: { form: 'ruling', ruling: victory(run, next) } })
    else step(run, prompt, next)
    watch(run)
  }
  return run
}

/** Won, with some of those at the table fallen. */
const victory = ({ state }: CampaignRun, next: () => number): Json => ({
  do: 'battle',
  result: {
    outcome: 'victory',
    fallen: SEATS.filter((seat) => state.seats[seat] !== null && next() < (state.hardcore ? 0.01 : 0.1))
  }
})

function step(run: CampaignRun, prompt: Prompt, next: () => number): void {
  if (next() < 0.25) {
    const before = run.state
    const whimsical = run.answer({
      seat: prompt.seat,
      by: 'person',
      reply: { form: 'ruling', ruling: whim(run, next) }
    })
    if (!whimsical.ok) {
      expect(whimsical.fault).toBeUndefined()
      expect(run.state).toBe(before)
    }
    return
  }
  const given = run.answer({ seat: prompt.seat, by: 'person', reply: legalReply(prompt, next) })
  if (!given.ok)
    throw new Error(`${prompt.title.key}: ${given.why.key} ${JSON.stringify(given.fault)} ${JSON.stringify(prompt)}`)
}

const campaigns = fc.record({ setup: fc.constantFrom(...setups), seed: fc.integer({ min: 1, max: 1_000_000 }) })

describe('random campaigns', () => {
  it('OW-GEN-06, OW-GEN-07, OW-MIGHT-04 cards and iron are neither lost nor made, and the company stays legal', () => {
    fc.assert(
      fc.property(campaigns, ({ setup, seed }) => {
        let before: unknown = null
        const run = play(setup, seed, 600, ({ state }) => {
          const counts = [itemCards(game.book, state), injuryCards(state), mightCards(state)]
          before ??= counts
          expect(counts).toEqual(before)
          expect(wrongWith(game.book, state)).toEqual([])
        })
        const changes = run.log.map(({ happening }) => (happening.kind === 'ironChanged' ? happening.by : 0))
        expect(ironIn(run.state)).toBe(changes.reduce((sum, by) => sum + by, 0))
      }),
      { numRuns: 7 }
    )
  })

  it('OW-GEN-12, OW-SAVE-05 a campaign can be saved, loaded and undone at any question, and goes on the same', () => {
    fc.assert(
      fc.property(campaigns, ({ setup, seed }) => {
        let n = 0
        play(setup, seed, 160, (run) => {
          if (n++ % 9 !== 0) return
          const save = JSON.parse(JSON.stringify(run.save())) as ReturnType<typeof run.save>
          const again = resume(game, save)
          expect(again.ok && again.lost === 0 && again.run.hash).toBe(run.hash)
          expect(JSON.parse(JSON.stringify(run.state))).toEqual(run.state)
          const last = run.answers.findLast(({ by }) => by === 'person')
          const back = run.undone()
          if (!back || !last) return
          expect(back.answer(last).ok).toBe(true)
          expect(back.hash).toBe(run.hash)
        })
      }),
      { numRuns: 5 }
    )
  })

  it('OW-SAVE-05 it goes on from the photograph of any boundary with the state alone', () => {
    fc.assert(
      fc.property(campaigns, ({ setup, seed }) => {
        const run = play(setup, seed, 220, () => undefined)
        for (const { at, state, hash, answers } of run.boundaries.slice(1)) {
          const photograph = JSON.parse(JSON.stringify(state)) as typeof state
          const there = beginning<Company, Changed>({ at, happened: 0, state: photograph, hash })
          const from = Run.along(game, run.begun, there, answers)
          const next = run.boundaries.find((one) => one.at >= at + answers.length && one.at > at)
          if (next) expect(from.state.chapter).toBe(next.state.chapter)
        }
      }),
      { numRuns: 4 }
    )
  })

  it('says everything it asks, tells and shows in words that are there', () => {
    const missing = new Set<string>()
    const note = (run: CampaignRun): void => {
      for (const prompt of run.waiting) {
        unsaid(content, prompt.title).forEach((key) => missing.add(key))
        if (!('options' in prompt)) continue
        for (const { label, refused } of prompt.options)
          for (const words of refused ? [label, refused] : [label])
            unsaid(content, words).forEach((key) => missing.add(key))
      }
    }
    for (const [i, setup] of setups.entries()) {
      const run = play(setup, 77 + i, 900, note)
      const { described } = run.log.reduce(
        ({ state, described: lines }, { happening }) => {
          const after = game.apply(state, happening)
          const line = game.describe(after, happening, state)
          return { state: after, described: line ? [...lines, line] : lines }
        },
        { state: game.start(setup, String(77 + i)), described: [] as { key: string }[] }
      )
      expect(described.length).toBeGreaterThan(100)
      for (const line of described) unsaid(content, line).forEach((key) => missing.add(key))
      game.view(run.state, null)
    }
    expect([...missing].sort()).toEqual([])
  })

  it.each(setups.map((setup, at) => ({ setup, at })))(
    'OW-GEN-06, OW-GEN-07, OW-TALLY-16 through all 21 chapters no card and no iron is lost or made, table $at',
    ({ setup }) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          let before: unknown = null
          const run = playThrough(setup, seed, ({ state }) => {
            const counts = [itemCards(game.book, state), injuryCards(state), mightCards(state)]
            before ??= counts
            expect(counts).toEqual(before)
            expect(wrongWith(game.book, state)).toEqual([])
          })
          // A hardcore company may run out of Oathsworn before it runs out of chapters.
          const isLost = run.state.hardcore && isCampaignLost(game.book, run.state)
          expect([run.state.part, isLost || run.state.chapter === CHAPTERS]).toEqual(['over', true])
          const changes = run.log.map(({ happening }) => (happening.kind === 'ironChanged' ? happening.by : 0))
          expect(ironIn(run.state)).toBe(changes.reduce((sum, by) => sum + by, 0))
        }),
        { numRuns: 2 }
      )
    }
  )

  it('OW-SETUP-02 sooner or later a campaign has used up its four seats or its chapters, never its answers', () => {
    const run = play(setups[0] ?? null, 5, 6000, () => undefined)
    expect(run.state.part).toBe('over')
    expect(seated(run.state).length).toBeLessThanOrEqual(4)
  })
})
