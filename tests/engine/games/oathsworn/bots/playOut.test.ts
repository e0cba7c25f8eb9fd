import { describe, expect, it } from 'vitest'
import { Run } from '../../../../../engine/kernel/run'
import type { Json } from '../../../../../engine/kernel/ids'
import { bots, type EncounterBot } from '../../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../../engine/simulation/bot'
import { playOut } from '../../../../../engine/simulation/playOut'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { readySetup } from '../../../../../engine/games/oathsworn/ready'
import { contentOf } from '../content/pack-folder'

const content = contentOf('core', 'starter')
const game = oathsworn(content)
const setupOf = (encounter: string): Json => readySetup(content, { encounter }) as unknown as Json

describe('bots play whole encounters of the starter pack', () => {
  for (const encounter of ['rootsow', 'kilnhart', 'turnkey'])
    for (const name of ['random', 'greedy', 'careful'] as const)
      it(`${encounter}, ${name}`, () => {
        for (let n = 0; n < 3; n++) {
          const { state } = playOut(game, setupOf(encounter), `${encounter} ${n}`, bots[name])
          expect(state.clock.outcome).toMatch(/victory|defeat/)
        }
      })
})

/** The same fight by the very run the app keeps: with its answers, its chain and its boundaries. */
function kept(setup: Json, seed: string, bot: EncounterBot) {
  const run = Run.start(game, setup, seed)
  const pick = picker(`${seed} bot`)
  for (let [prompt] = run.waiting; prompt; [prompt] = run.waiting) {
    const reply = bot({ prompt, state: run.state, book: game.book, pick })
    expect(run.answer({ seat: prompt.seat, by: 'bot', reply }).ok).toBe(true)
  }
  return {
    state: run.state,
    happenings: run.log.map(({ happening }) => happening),
    answers: run.answers.filter(({ by }) => by === 'bot').length
  }
}

describe('a fight that nobody keeps', () => {
  it.each(['rootsow', 'kilnhart', 'turnkey'])('%s goes as it goes when every answer is kept', (encounter) => {
    const setup = setupOf(encounter)
    const happenings: Happened[] = []
    const played = playOut(game, setup, 'kept', bots.careful, (h) => happenings.push(h))
    expect({ ...played, happenings }).toEqual(kept(setup, 'kept', bots.careful))
  })

  it('takes no answer that the question does not offer', () => {
    const cheat: EncounterBot = (sight) =>
      sight.prompt.form === 'choose' ? { form: 'choose', chosen: [] } : bots.random(sight)
    expect(() => playOut(game, setupOf('rootsow'), 'cheat', cheat)).toThrow(/was refused: answer\.count/)
  })
})
