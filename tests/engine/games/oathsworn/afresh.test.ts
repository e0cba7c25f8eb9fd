import { describe, expect, it } from 'vitest'
import type { Game, Happening } from '../../../../engine/kernel/game'
import { beginning } from '../../../../engine/kernel/history'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { Run } from '../../../../engine/kernel/run'
import { SEATS } from '../../../../engine/games/oathsworn/encounter/state/ids'
import { oathsworn } from '../../../../engine/games/oathsworn/game'
import { company } from '../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'
import { legalReply, numbers } from '../../kernel/fixtures/drive'
import { roadGame } from './campaign/fixtures/pack'
import { plan } from './campaign/fixtures/play'

/** At random, and now and then what the table says is otherwise. */
function played<S, H extends Happening, B>(
  game: Game<S, H, B>,
  setup: Json,
  seed: number,
  whims: readonly Json[],
  answers: number
): Run<S, H, B> {
  const next = numbers(seed)
  const run = Run.start(game, setup, `afresh ${seed}`)
  const replyTo = (prompt: Prompt): Reply =>
    next() < 0.1
      ? { form: 'ruling', ruling: whims[Math.floor(next() * whims.length)] ?? null }
      : legalReply(prompt, next)
  for (let n = 0; n < answers; n++) {
    const { waiting } = run
    const prompt = waiting[Math.floor(next() * waiting.length)]
    if (prompt) run.answer({ seat: prompt.seat, by: 'person', reply: replyTo(prompt) })
  }
  return run
}

/** How many boundaries play was begun at; every answer must lead where it led. */
function begunAtEach<S, H extends Happening, B>({ game, begun, boundaries }: Run<S, H, B>): number {
  boundaries.forEach(({ at, happened, state, hash, answers }, i) => {
    const photograph = JSON.parse(JSON.stringify(state)) as S
    const all = [...answers, ...(boundaries[i + 1]?.answers ?? [])]
    const from = beginning<S, H>({ at, happened, state: photograph, hash })
    const again = Run.along(game, begun, from, all)
    expect(again.answers.slice(0, all.length)).toEqual(all)
  })
  return boundaries.length
}

describe('play begun afresh at every boundary', () => {
  const rulings: readonly Json[] = [
    ...SEATS.map((seat) => ({ ruling: 'animus', seat, available: 3 })),
    ...SEATS.map((seat) => ({ ruling: 'tokens', seat, token: 'battleflow', count: 2 })),
    ...SEATS.map((seat) => ({ ruling: 'spend-token', seat, token: 'battleflow' })),
    { ruling: 'go', round: 2, phase: 'refresh' },
    { ruling: 'turn-of', seat: SEATS[1] ?? '' }
  ]
  for (const seed of [1, 2, 3])
    it(`goes the same way in a fight (${seed})`, () => {
      expect(begunAtEach(played(oathsworn(fixtureContent()), company(), seed, rulings, 250))).toBeGreaterThan(15)
    })

  for (const seed of [1, 2, 3])
    it(`goes the same way in a campaign (${seed})`, () => {
      const commands: readonly Json[] = [
        { do: 'gain-iron', iron: 2 },
        { do: 'lose-iron', iron: 1 },
        { do: 'open-trade', shop: 'apothecary' },
        { do: 'close-trade' },
        { do: 'battle', result: { outcome: 'victory', fallen: [] } }
      ]
      expect(begunAtEach(played(roadGame(), plan(), seed, commands, 250))).toBeGreaterThan(5)
    })
})
