import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { Run } from '../../../../../../engine/kernel/run'
import { resume } from '../../../../../../engine/kernel/resume'
import { picker } from '../../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../../engine/games/oathsworn/bots/random'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { company } from '../../../../../fixtures/oathsworn/company'
import { watched, wrongAtPrompt } from '../../../../../fixtures/oathsworn/invariants'
import { fixtureContent } from '../../../../../fixtures/oathsworn/pack'

const game = watched(oathsworn(fixtureContent()))
const tokens = { animus: 1, battleflow: 1, defence: 1, empowered: 1, redraw: 2 }

/** Nobody plays this long: a night that gets here goes in circles. */
const ENOUGH = 3000
/** Where a bot that tells nothing holds the cards of both sides, nobody is ever hurt. */
const NOBODY_HURT = 'cards and stage cards held by the table'

/** Companies and tables that between them use everything there is. */
const NIGHTS: { readonly [name: string]: Json } = {
  'four full characters': company(),
  'two companions': company(
    {},
    { strider: { mode: 'companion', injuries: ['sprain', 'gash'] }, bulwark: { mode: 'companion', tokens } }
  ),
  'injured, with tokens, ambushed': company(
    {
      ambushed: true,
      traits: { bushcraft: 2, comradery: 1 },
      allies: [
        { ally: 'spearman', count: 4 },
        { ally: 'drummer', count: 1 }
      ]
    },
    { reaver: { injuries: ['sprain'], tokens }, hexer: { injuries: ['gash', 'sprain'], tokens, hp: 3 } }
  ),
  'easy, with dice': company(
    { difficulty: 'journeyman', dials: { dice: 'ask' }, settings: { enemyDice: true, refillAtOnce: true } },
    { reaver: { tokens }, strider: { tokens }, hexer: { tokens }, bulwark: { tokens } }
  ),
  'dread, another print': company({
    difficulty: 'dread',
    hardcore: true,
    replay: true,
    settings: {
      fireTiming: 'endOfRound',
      cagedMayDefend: true,
      cageHelpers: 'oathswornAndAllies',
      determinationReturnsLethality: true,
      lastDieReactionsFirst: true,
      alliesAreStageTargets: true,
      maxWhiteEncounter: 4
    }
  }),
  [NOBODY_HURT]: company({ dials: { cards: 'table', stage: 'table' } }),
  'might told by the table': company({ dials: { might: 'table' } })
}

describe('random legal play', () => {
  for (const [name, setup] of Object.entries(NIGHTS))
    it(`OW-GEN-12 ${name}: nothing is lost, made or out of place, and the same seed is the same game`, () => {
      for (let n = 0; n < 6; n++) {
        const first = play(setup, `${name} ${n}`)
        expect(first.isOver || (name === NOBODY_HURT && first.answers === ENOUGH)).toBe(true)
        if (n === 0) expect(play(setup, `${name} ${n}`).hash).toBe(first.hash)
      }
    })

  it('OW-GEN-12 saving and loading, undoing and doing again lead back to the same place', () => {
    const run = Run.start(game, NIGHTS['two companions'] as Json, 'back')
    const pick = picker('back')
    for (let n = 0; run.waiting[0] && n < 400; n++) {
      const [prompt] = run.waiting
      const before = run.hash
      const answer = {
        seat: prompt.seat,
        by: 'bot' as const,
        reply: randomBot({ prompt, state: run.state, book: game.book, pick })
      }
      expect(run.answer(answer).ok).toBe(true)
      if (n % 40 !== 0) continue
      const loaded = resume(game, JSON.parse(JSON.stringify(run.save())))
      expect(loaded.ok && loaded.run.hash).toBe(run.hash)
      const undone = run.undone()
      expect(undone?.hash).toBe(before)
      expect(undone?.answer(answer).ok).toBe(true)
      expect(undone?.hash).toBe(run.hash)
    }
  })
})

function play(setup: Json, seed: string): { isOver: boolean; hash: string; answers: number } {
  const run = Run.start(game, setup, seed)
  const pick = picker(seed)
  for (let answers = 0; ; answers++) {
    const [prompt] = run.waiting
    if (!prompt || answers === ENOUGH) return { isOver: game.isOver(run.state), hash: run.hash, answers }
    const wrong = wrongAtPrompt(game.book, run.state, prompt)
    if (wrong) throw new Error(`${wrong}, after ${answers} answers of "${seed}"`)
    const reply = randomBot({ prompt, state: run.state, book: game.book, pick })
    const result = run.answer({ seat: prompt.seat, by: 'bot', reply })
    if (!result.ok) {
      const { message, crumbs } = result.fault ?? { message: JSON.stringify(result.why), crumbs: [] }
      throw new Error(
        `${message} [${crumbs.join(' > ')}], after ${answers} answers of "${seed}" to ${prompt.title.key}`
      )
    }
  }
}
