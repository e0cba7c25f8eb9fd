import { describe, expect, it } from 'vitest'
import { Run } from '../../../../../../engine/kernel/run'
import { picker } from '../../../../../../engine/simulation/bot'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { tableWrong, watched, wrongAtPrompt } from '../../../../../fixtures/oathsworn/invariants'
import { anything } from '../../../../../fixtures/oathsworn/otherwise'
import { contentWith, halfOf, replyWith, setupWith } from '../../../../../fixtures/oathsworn/swarm'

/** Another one in every run (vitest.config.ts). */
const SEED = process.env['SEED'] ?? ''
/** A machine that others use as well takes ten times as long. */
const MINUTES = 180_000
const GAMES = Number(process.env['NIGHTS'] ?? 32)
/** Where half of everything is missing a night need not come to an end. */
const ENOUGH = 600
/** Asked closely, a question takes a hundred times as long as answered: one in so many is. */
const CLOSELY = 16

interface Played {
  readonly hash: string
  readonly answers: number
  readonly rulings: number
}

function play(seed: string): Played {
  const isIn = halfOf(seed)
  const isCorrected = isIn('corrections')
  const game = watched(oathsworn(contentWith(isIn)), !isCorrected)
  const run = Run.start(game, setupWith(isIn), seed)
  const pick = picker(seed)
  let [answers, rulings] = [0, 0]
  const stop = (why: string): never => {
    throw new Error(`${why}, after ${answers} answers and ${rulings} corrections of "${seed}"`)
  }
  const isTime = (): boolean => isCorrected && run.state.clock.phase !== 'setup' && pick(8) === 0
  for (; answers < ENOUGH; answers++) {
    const [asked] = run.waiting
    if (!asked) break
    if (isTime()) {
      const ruling = anything(game.book, run.state, pick)
      const { ruling: kind } = ruling as { readonly ruling: string }
      if (isIn(`correction ${kind}`)) {
        const told = run.answer({ seat: asked.seat, by: 'person', reply: { form: 'ruling', ruling } })
        if (!told.ok && told.fault) stop(`${JSON.stringify(ruling)}: ${told.fault.message}`)
        if (told.ok) rulings++
      }
    }
    const [prompt] = run.waiting
    if (!prompt) break
    const isClose = !isCorrected && answers % CLOSELY === 0
    const wrong = isClose ? wrongAtPrompt(game.book, run.state, prompt) : tableWrong(game.book, run.state)
    if (wrong) stop(wrong)
    const given = run.answer({ seat: prompt.seat, by: 'bot', reply: replyWith(isIn, prompt, pick) })
    if (!given.ok) stop(`${given.fault?.message ?? given.why.key} [${given.fault?.crumbs.join(' > ') ?? ''}]`)
  }
  return { hash: run.hash, answers, rulings }
}

describe('random play with half of everything', () => {
  const games: Played[] = []
  it(
    `OW-GEN-12, OW-GEN-04 nothing is lost, made or out of place (SEED=${SEED})`,
    () => {
      for (let n = 0; n < GAMES; n++) games.push(play(`swarm ${SEED} ${n}`))
      expect(games.some(({ rulings }) => rulings > 0)).toBe(true)
      expect(games.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(GAMES * 20)
    },
    MINUTES
  )

  it('OW-GEN-12 the same seed is the same game, with the same half of everything', () => {
    const [first] = games
    expect(play(`swarm ${SEED} 0`)).toEqual(first)
  })
})
